/*
 * The connection to one other person's browser. Of two browsers, the one with the lower id makes the offer. Every offer
 * starts a new link: a failed link is simply replaced, and nothing is ever renegotiated.
 */
import type { Handshake } from "../../wire/types";

/** The part of RTCPeerConnection used here, so that tests can provide their own. */
export type Peer = Pick<
  RTCPeerConnection,
  | "addTransceiver"
  | "getTransceivers"
  | "createOffer"
  | "createAnswer"
  | "setLocalDescription"
  | "setRemoteDescription"
  | "addIceCandidate"
  | "close"
  | "connectionState"
  | "onconnectionstatechange"
  | "onicecandidate"
  | "ontrack"
>;

/** Linking: not heard yet. Linked. Lost: several tries failed. */
export type LinkState = "linking" | "linked" | "lost";

export interface LinkHooks {
  peer: () => Peer;
  relay: (handshake: Handshake) => void;
  /** Receives the other person's track, when there is one. */
  heard: (track: MediaStreamTrack) => void;
  changed: (state: LinkState) => void;
  /** Called before a failed link is replaced: get fresh credentials first. */
  failing: () => Promise<void>;
}

/** How long a link may take on a slow phone, and how long it may be silent before it counts as broken. */
export const WITHIN = 15_000;
export const PATIENCE = 5_000;
const LONGEST_WAIT = 30_000;
/** Candidates found within this many milliseconds are sent together. */
const TOGETHER = 60;
const AT_ONCE = 8;

export class Link {
  state: LinkState = "linking";
  #peer: Peer | null = null;
  /** The number of this try; the offering side counts. */
  #number = 0;
  #failures = 0;
  #sent: MediaStreamTrack | null = null;
  /** Candidates found here but not sent; and received but not added. */
  #found: RTCIceCandidateInit[] = [];
  #early: RTCIceCandidateInit[] = [];
  #described = false;
  #telling: ReturnType<typeof setTimeout> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  /** Messages are handled one at a time. */
  #turn: Promise<void> = Promise.resolve();

  constructor(
    readonly offers: boolean,
    readonly hooks: LinkHooks,
  ) {}

  /** Starts, or restarts at once because the obstacle is gone. */
  begin(): void {
    if (this.#closed || this.state === "linked") return;
    if (this.offers) this.#queue(() => this.#offer());
    else this.#watch(WITHIN);
  }

  /** Sends this track, or silence. */
  send(track: MediaStreamTrack | null): void {
    this.#sent = track;
    for (const { sender } of this.#peer?.getTransceivers() ?? [])
      void sender.replaceTrack(track).catch(() => undefined);
  }

  take(handshake: Handshake): void {
    this.#queue(() => this.#take(handshake));
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #queue(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(async () => {
      if (this.#closed) return;
      try {
        await work();
      } catch (error) {
        console.warn(error);
        this.#failed();
      }
    });
  }

  async #offer(): Promise<void> {
    const peer = this.#open(this.#number + 1);
    peer.addTransceiver("audio", { direction: "sendrecv" });
    const offer = await peer.createOffer();
    if (peer !== this.#peer) return;
    await peer.setLocalDescription(offer);
    this.send(this.#sent);
    this.hooks.relay({ kind: "link_offer", link: this.#number, sdp: offer.sdp ?? "" });
  }

  async #answer(link: number, sdp: string): Promise<void> {
    const peer = this.#open(link);
    await peer.setRemoteDescription({ type: "offer", sdp });
    if (peer !== this.#peer) return;
    for (const transceiver of peer.getTransceivers()) transceiver.direction = "sendrecv";
    this.send(this.#sent);
    const answer = await peer.createAnswer();
    await peer.setLocalDescription(answer);
    this.hooks.relay({ kind: "link_answer", link, sdp: answer.sdp ?? "" });
    await this.#settle(peer);
  }

  async #take(handshake: Handshake): Promise<void> {
    if (handshake.kind === "link_offer") {
      if (!this.offers) await this.#answer(handshake.link, handshake.sdp);
      return;
    }
    const peer = this.#peer;
    if (!peer || handshake.link !== this.#number) return;
    if (handshake.kind === "link_answer") {
      if (!this.offers || this.#described) return;
      await peer.setRemoteDescription({ type: "answer", sdp: handshake.sdp });
      await this.#settle(peer);
      return;
    }
    for (const { candidate, mid = null, line = null } of handshake.candidates)
      this.#early.push({ candidate, sdpMid: mid, sdpMLineIndex: line });
    if (this.#described) await this.#settle(peer);
  }

  /** The remote description is set: adds the candidates received so far. */
  async #settle(peer: Peer): Promise<void> {
    this.#described = true;
    for (const candidate of this.#early.splice(0)) {
      // One useless candidate is no reason to give up the others.
      if (peer === this.#peer) await peer.addIceCandidate(candidate).catch((error) => console.warn(error));
    }
  }

  #open(number: number): Peer {
    this.#drop();
    this.#number = number;
    const peer = this.hooks.peer();
    this.#peer = peer;
    peer.ontrack = ({ track }) => this.hooks.heard(track);
    peer.onicecandidate = ({ candidate }) => {
      if (candidate?.candidate) this.#tell(candidate.toJSON());
    };
    peer.onconnectionstatechange = () => this.#look(peer);
    this.#watch(WITHIN);
    return peer;
  }

  #tell(candidate: RTCIceCandidateInit): void {
    this.#found.push(candidate);
    this.#telling ??= setTimeout(() => {
      this.#telling = null;
      while (this.#found.length) {
        const candidates = this.#found.splice(0, AT_ONCE).map((one) => ({
          candidate: one.candidate ?? "",
          mid: one.sdpMid ?? null,
          line: one.sdpMLineIndex ?? null,
        }));
        this.hooks.relay({ kind: "link_candidates", link: this.#number, candidates });
      }
    }, TOGETHER);
  }

  #look(peer: Peer): void {
    if (peer !== this.#peer) return;
    if (peer.connectionState === "connected") {
      this.#failures = 0;
      this.#rest();
      this.#become("linked");
    } else if (peer.connectionState === "failed") this.#failed();
    // A phone that changes its network reconnects by itself, or not at all.
    else if (peer.connectionState === "disconnected") this.#watch(PATIENCE);
  }

  #failed(): void {
    if (this.#closed) return;
    this.#drop();
    this.#failures += 1;
    this.#become(this.#failures > 1 ? "lost" : "linking");
    if (!this.offers) {
      this.#watch(WITHIN);
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        void this.hooks.failing().finally(() => this.begin());
      },
      Math.min(LONGEST_WAIT, 1_000 * 2 ** (this.#failures - 1)),
    );
  }

  #watch(within: number): void {
    this.#rest();
    this.#timer = setTimeout(() => this.#failed(), within);
  }

  #rest(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #drop(): void {
    this.#rest();
    if (this.#telling) clearTimeout(this.#telling);
    this.#telling = null;
    this.#found = [];
    this.#early = [];
    this.#described = false;
    const peer = this.#peer;
    this.#peer = null;
    if (!peer) return;
    peer.ontrack = peer.onicecandidate = peer.onconnectionstatechange = null;
    peer.close();
  }

  #become(state: LinkState): void {
    if (this.#closed || state === this.state) return;
    this.state = state;
    this.hooks.changed(state);
  }
}
