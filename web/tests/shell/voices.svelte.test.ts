// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speaking } from "../../src/lib/speakers.svelte";
import { TableSession } from "../../src/shell/table/session.svelte";
import { choices } from "../../src/shell/voice/choices.svelte";
import type { Ear } from "../../src/shell/voice/ear";
import { isTalkKey } from "../../src/shell/voice/keys";
import { Link, type LinkState, type Peer, WITHIN } from "../../src/shell/voice/link";
import { type Devices, Room } from "../../src/shell/voice/room.svelte";
import type { Handshake, Voice } from "../../src/wire/types";
import { FakeWire, welcome } from "./fake";

class FakePeer {
  connectionState: RTCPeerConnectionState = "new";
  onconnectionstatechange: (() => void) | null = null;
  onicecandidate: ((event: unknown) => void) | null = null;
  ontrack: ((event: unknown) => void) | null = null;
  /** The track being sent. */
  sent: unknown = null;
  taken: unknown[] = [];
  candidates: unknown[] = [];
  config: RTCConfiguration = {};
  #transceivers: unknown[] = [];

  addTransceiver(): void {
    const replaceTrack = async (track: unknown): Promise<void> => {
      this.sent = track;
    };
    this.#transceivers.push({ direction: "recvonly", sender: { replaceTrack } });
  }
  getTransceivers = (): unknown[] => this.#transceivers;
  createOffer = async (): Promise<unknown> => ({ type: "offer", sdp: "an offer" });
  createAnswer = async (): Promise<unknown> => ({ type: "answer", sdp: "an answer" });
  setLocalDescription = async (): Promise<void> => undefined;
  setRemoteDescription = async (told: { type: string }): Promise<void> => {
    this.taken.push(told);
    if (told.type === "offer") this.addTransceiver();
  };
  addIceCandidate = async (candidate: unknown): Promise<void> => {
    this.candidates.push(candidate);
  };
  close(): void {
    this.connectionState = "closed";
  }
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
  find(candidate: string): void {
    const toJSON = (): unknown => ({ candidate, sdpMid: "0", sdpMLineIndex: 0 });
    this.onicecandidate?.({ candidate: { candidate, toJSON } });
  }
}

const MICROPHONE = { stop: vi.fn(), onended: null } as unknown as MediaStreamTrack;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  choices.change({ agreed: false, mode: "open", key: "v", volumes: {}, silenced: [] });
});

function linked(offers: boolean) {
  const peers: FakePeer[] = [];
  const told: Handshake[] = [];
  const states: LinkState[] = [];
  const failing = vi.fn(async () => undefined);
  const link = new Link(offers, {
    peer: () => {
      const peer = new FakePeer();
      peers.push(peer);
      return peer as unknown as Peer;
    },
    relay: (handshake) => told.push(handshake),
    heard: () => undefined,
    changed: (state) => states.push(state),
    failing,
  });
  return { link, peers, told, states, failing };
}
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("an offer accepts only the answer to that attempt", async () => {
  const { link, peers, told, states } = linked(true);
  link.begin();
  await settle();
  expect(told).toEqual([{ kind: "link_offer", link: 1, sdp: "an offer" }]);
  link.take({ kind: "link_answer", link: 7, sdp: "stray" });
  link.take({ kind: "link_answer", link: 1, sdp: "theirs" });
  link.take({ kind: "link_answer", link: 1, sdp: "twice" });
  await settle();
  expect(peers[0]?.taken).toEqual([{ type: "answer", sdp: "theirs" }]);
  peers[0]?.become("connected");
  expect(states).toEqual(["linked"]);
});

test("early candidates wait, and those found together are sent together", async () => {
  const { link, peers, told } = linked(false);
  link.begin();
  link.take({ kind: "link_offer", link: 3, sdp: "theirs" });
  link.take({ kind: "link_candidates", link: 3, candidates: [{ candidate: "a", mid: "0", line: 0 }] });
  link.take({ kind: "link_candidates", link: 2, candidates: [{ candidate: "old", mid: "0", line: 0 }] });
  await settle();
  expect(peers[0]?.candidates).toEqual([{ candidate: "a", sdpMid: "0", sdpMLineIndex: 0 }]);
  for (const one of "123456789") peers[0]?.find(one);
  await vi.advanceTimersByTimeAsync(100);
  const [answer, first, second] = told;
  expect(answer).toEqual({ kind: "link_answer", link: 3, sdp: "an answer" });
  expect(first?.kind === "link_candidates" && first.candidates.length).toBe(8);
  expect(second?.kind === "link_candidates" && second.candidates.length).toBe(1);
});

test("a failed link is retried with fresh passwords, and given up after two attempts", async () => {
  const { link, peers, told, states, failing } = linked(true);
  link.send(MICROPHONE);
  link.begin();
  await settle();
  expect(peers[0]?.sent).toBe(MICROPHONE);
  peers[0]?.become("failed");
  expect(peers[0]?.connectionState).toBe("closed");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(peers).toHaveLength(2);
  expect(peers[1]?.sent).toBe(MICROPHONE);
  expect(told.at(-1)).toEqual({ kind: "link_offer", link: 2, sdp: "an offer" });
  expect(states).toEqual([]);
  await vi.advanceTimersByTimeAsync(WITHIN);
  expect(states).toEqual(["lost"]);
  await vi.advanceTimersByTimeAsync(2_000);
  peers[2]?.become("connected");
  expect(states).toEqual(["lost", "linked"]);
  link.close();
  expect(peers[2]?.connectionState).toBe("closed");
});

test("a silent link has a moment to recover", async () => {
  const { link, peers } = linked(true);
  link.begin();
  await settle();
  peers[0]?.become("connected");
  peers[0]?.become("disconnected");
  await vi.advanceTimersByTimeAsync(4_000);
  peers[0]?.become("connected");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(peers).toHaveLength(1);
  peers[0]?.become("disconnected");
  await vi.advanceTimersByTimeAsync(6_500);
  expect(peers).toHaveLength(2);
});

test("every offer begins a new link at the other end", async () => {
  const { link, peers } = linked(false);
  link.take({ kind: "link_offer", link: 1, sdp: "first" });
  link.take({ kind: "link_offer", link: 2, sdp: "second" });
  await settle();
  expect(peers.map((peer) => peer.connectionState)).toEqual(["closed", "new"]);
});

class FakeEar implements Ear {
  now = -1;
  talks = false;
  closed = false;
  play(): void {}
  volume(volume: number): void {
    this.now = volume;
  }
  speaks(): boolean {
    return this.talks;
  }
  close(): void {
    this.closed = true;
  }
}

const voice = (id: string, more: Partial<Voice> = {}): Voice => ({ id, name: id, seats: [], talks: true, ...more });

function atTable(microphone: () => Promise<MediaStreamTrack> = async () => MICROPHONE) {
  const wires: FakeWire[] = [];
  const session = new TableSession(
    "abc",
    () => "token",
    () => undefined,
    () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  );
  const peers: FakePeer[] = [];
  const ears = new Map<string, FakeEar>();
  let announcing = false;
  const devices: Devices = {
    missing: () => "",
    microphone,
    peer: (config) => {
      const peer = new FakePeer();
      peer.config = config;
      peers.push(peer);
      return peer as unknown as Peer;
    },
    ear: (id) => {
      const ear = new FakeEar();
      ears.set(id, ear);
      return ear;
    },
    meter: () => ({ level: () => 0.2, audible: () => true, close: () => undefined }),
    announcing: () => announcing,
    close: () => undefined,
  };
  const room = new Room(session, devices);
  let stop = (): void => undefined;
  const ended = $effect.root(() => {
    stop = room.run();
  });
  const wire = (): FakeWire => wires.at(-1) as FakeWire;
  const answer = (you: string, more: object = {}): void => {
    const id = String(wire().of("join_voices").at(-1)?.id);
    wire().say({ type: "voices_joined", id, you, servers: [], relayed: false, only_relayed: false, ...more });
  };
  const tell = (people: Voice[], hushed = ""): void => {
    wire().say({ type: "voices", people, hushed });
    flushSync();
  };
  const end = (): void => {
    stop();
    ended();
    session.close();
  };
  wire().onopen?.();
  wire().say(welcome({ voices: { type: "voices", people: [], hushed: "" } }));
  return { room, session, wires, wire, peers, ears, answer, tell, end, announce: (on: boolean) => (announcing = on) };
}

async function joined(you = "b", people: Voice[] = [voice("a"), voice("b"), voice("c")]) {
  const at = atTable();
  void at.room.join();
  await settle();
  at.tell(people);
  at.answer(you);
  await settle();
  flushSync();
  await settle();
  return at;
}

test("a newcomer offers to later ids, and waits for the others", async () => {
  const { room, wire, peers, end } = await joined();
  expect(room.state).toBe("in");
  expect(
    wire()
      .of("relay")
      .map(({ to }) => to),
  ).toEqual(["c"]);
  expect(peers).toHaveLength(1);
  wire().say({ type: "relayed", by: "a", handshake: { kind: "link_offer", link: 1, sdp: "theirs" } });
  await settle();
  expect(wire().of("relay").at(-1)).toMatchObject({ to: "a", handshake: { kind: "link_answer" } });
  expect(peers.map((peer) => peer.sent)).toEqual([MICROPHONE, MICROPHONE]);
  end();
  expect(peers.every((peer) => peer.connectionState === "closed")).toBe(true);
  expect(MICROPHONE.stop).toHaveBeenCalled();
});

test("during silence nothing is sent, played or linked; afterwards everything resumes", async () => {
  const { room, wire, peers, ears, tell, end } = await joined("a", [voice("a"), voice("b")]);
  peers[0]?.become("connected");
  expect(ears.get("b")?.now).toBe(1);
  tell([voice("a"), voice("b"), voice("c")], "Communications are down.");
  await settle();
  expect(room.sends).toBe(false);
  expect(peers.map((peer) => peer.sent)).toEqual([null]);
  expect(ears.get("b")?.now).toBe(0);
  expect(
    wire()
      .of("relay")
      .map(({ to }) => to),
  ).toEqual(["b"]);
  wire().say({ type: "relayed", by: "c", handshake: { kind: "link_offer", link: 1, sdp: "too early" } });
  expect(ears.has("c")).toBe(false);
  tell([voice("a"), voice("b"), voice("c")]);
  await settle();
  expect(peers.map((peer) => peer.sent)).toEqual([MICROPHONE, MICROPHONE]);
  expect(ears.get("b")?.now).toBe(1);
  expect(
    wire()
      .of("relay")
      .map(({ to }) => to),
  ).toEqual(["b", "c"]);
  end();
});

test("push to talk sends only while it is held, a muted microphone and one that the host muted send nothing", async () => {
  const { room, peers, tell, end } = await joined("a", [voice("a"), voice("b")]);
  const sent = (): unknown => {
    flushSync();
    return peers[0]?.sent;
  };
  room.muted = true;
  expect(sent()).toBe(null);
  room.muted = false;
  choices.change({ mode: "push" });
  expect(sent()).toBe(null);
  room.hold(true);
  await settle();
  expect(sent()).toBe(MICROPHONE);
  tell([voice("a", { talks: false }), voice("b")]);
  expect(room.cut).toBe(true);
  expect(sent()).toBe(null);
  room.hold(false);
  tell([voice("a"), voice("b")]);
  expect(sent()).toBe(null);
  end();
});

test("each person has their own volume, is silent if the host muted them, and quieter during announcements", async () => {
  const { ears, tell, announce, end } = await joined("a", [voice("a"), voice("b", { name: "Bo" })]);
  const loud = (): number | undefined => {
    vi.advanceTimersByTime(100);
    return ears.get("b")?.now;
  };
  choices.setVolume("Bo", 0.5);
  expect(loud()).toBe(0.5);
  announce(true);
  expect(loud()).toBeCloseTo(0.15);
  announce(false);
  choices.silence("Bo", true);
  expect(loud()).toBe(0);
  choices.silence("Bo", false);
  expect(loud()).toBe(0.5);
  tell([voice("a"), voice("b", { name: "Bo", talks: false })]);
  expect(loud()).toBe(0);
  expect(JSON.parse(localStorage.getItem("readyroom.voices") ?? "{}")).toMatchObject({ volumes: { Bo: 0.5 } });
  end();
});

test("a speaker's seat lights up", async () => {
  const { ears, end } = await joined("a", [voice("a", { seats: [0] }), voice("b", { seats: [1, 2] })]);
  vi.advanceTimersByTime(100);
  expect(speaking.seats).toEqual([0]);
  (ears.get("b") as FakeEar).talks = true;
  vi.advanceTimersByTime(100);
  expect(speaking.seats).toEqual([0, 1, 2]);
  end();
  expect(speaking.seats).toEqual([]);
});

test("a person who leaves is dropped, and so is one no longer listed", async () => {
  const { room, peers, ears, tell, end } = await joined("a", [voice("a"), voice("b")]);
  tell([voice("a")]);
  expect(peers[0]?.connectionState).toBe("closed");
  expect(ears.get("b")?.closed).toBe(true);
  tell([]);
  expect(room.state).toBe("out");
  expect(room.problem).toBe("You joined voice chat on another page.");
  end();
});

test("after a lost connection, voice is rejoined with the microphone still on", async () => {
  const { room, wires, wire, peers, answer, end } = await joined("a", [voice("a"), voice("b")]);
  const stopped = vi.mocked(MICROPHONE.stop).mock.calls.length;
  wire().drop();
  flushSync();
  expect(peers[0]?.connectionState).toBe("new");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(wires).toHaveLength(2);
  wire().onopen?.();
  wire().say(welcome({ voices: { type: "voices", people: [voice("b")], hushed: "" } }));
  flushSync();
  await settle();
  wire().say({ type: "voices", people: [voice("b"), voice("c")], hushed: "" });
  answer("c");
  await settle();
  flushSync();
  expect(room.state).toBe("in");
  expect(room.you).toBe("c");
  expect(peers[0]?.connectionState).toBe("closed");
  expect(vi.mocked(MICROPHONE.stop).mock.calls.length).toBe(stopped);
  end();
});

test("a blocked microphone is explained, and voice is not joined", async () => {
  const { room, wire, end } = atTable(async () => {
    throw new DOMException("", "NotAllowedError");
  });
  await room.join();
  expect(room.state).toBe("out");
  expect(room.problem).toContain("did not let this page use the microphone");
  expect(wire().of("join_voices")).toEqual([]);
  end();
});

test("a refusal is shown, and the microphone released", async () => {
  const { room, wire, end } = atTable();
  const joining = room.join();
  await settle();
  const before = vi.mocked(MICROPHONE.stop).mock.calls.length;
  const id = String(wire().of("join_voices").at(-1)?.id);
  wire().say({ type: "refused", id, reason: "There is room for no more.", wait: 0 });
  await joining;
  expect(room.problem).toBe("There is room for no more.");
  expect(vi.mocked(MICROPHONE.stop).mock.calls.length).toBe(before + 1);
  end();
});

test("a relay's password goes to the browser, and only the relay is used where the operator wants that", async () => {
  const at = atTable();
  void at.room.join();
  await settle();
  at.tell([voice("a"), voice("b")]);
  const servers = [
    { urls: ["stun:s"], username: "", credential: "" },
    { urls: ["turn:t"], username: "u", credential: "p" },
  ];
  at.answer("a", { servers, relayed: true, only_relayed: true });
  await settle();
  flushSync();
  await settle();
  expect(at.peers[0]?.config).toEqual({
    iceServers: [{ urls: ["stun:s"] }, { urls: ["turn:t"], username: "u", credential: "p" }],
    iceTransportPolicy: "relay",
  });
  at.end();
});

test("the talk key does not react while typing", () => {
  const field = document.createElement("input");
  const pressed = (target: EventTarget, more: object = {}): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key: "V", ...more });
    Object.defineProperty(event, "target", { value: target });
    return event;
  };
  expect(isTalkKey(pressed(document.body), "v")).toBe(true);
  expect(isTalkKey(pressed(field), "v")).toBe(false);
  expect(isTalkKey(pressed(document.body, { ctrlKey: true }), "v")).toBe(false);
});
