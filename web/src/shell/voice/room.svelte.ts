/*
 * Voice chat at one table from this browser's side: who is linked, what is sent, and what is heard. The table says who
 * takes part and when nobody may talk; sound goes from browser to browser and is never stored.
 */
import { untrack } from "svelte";
import { speaking } from "../../lib/speakers.svelte";
import { Behind, Refusal } from "../../wire/socket";
import type { Handshake, Voice, VoicesJoined } from "../../wire/types";
import type { TableSession } from "../table/session.svelte";
import { choices } from "./choices.svelte";
import { type Ear, Meter, PageEar } from "./ear";
import { Link, type LinkState, type Peer } from "./link";

/** The browser's part; tests provide their own. */
export interface Devices {
  /** Why voice chat does not work in this browser; empty if it does. */
  missing: (listening: boolean) => string;
  microphone: () => Promise<MediaStreamTrack>;
  peer: (config: RTCConfiguration) => Peer;
  ear: (id: string) => Ear;
  /** Measures one's own microphone. */
  meter: (track: MediaStreamTrack) => {
    level: () => number;
    audible: (level: number, now: number) => boolean;
    close: () => void;
  };
  /** Whether something is being read aloud, which must be audible. */
  announcing: () => boolean;
  close: () => void;
}

/** Asking: for the microphone. */
export type State = "out" | "asking" | "joining" | "in";

export interface Heard {
  readonly voice: Voice;
  readonly link: LinkState;
}

const NOT_SECURE =
  "Browsers allow a microphone only on pages whose address begins with https. Ask the person who runs this server for one. You can listen without it.";
const BEAT = 100;
/** The volume of voices while something is read aloud. */
const UNDER = 0.3;

interface Mate {
  link: Link;
  ear: Ear;
}

export class Room {
  state = $state<State>("out");
  /** Why it failed. */
  problem = $state("");
  /** No microphone, or no permission: they can only listen. */
  listening = $state(false);
  muted = $state(false);
  /** Whether the key or the button is held. */
  held = $state(false);
  /** How loud the microphone is, from 0 to 1. */
  level = $state(0);
  /** Whether you are speaking and it is sent. */
  aloud = $state(false);
  you = $state("");
  /** Whether the operator has a relay. */
  relayed = $state(false);
  #states = $state<Record<string, LinkState>>({});
  #told: VoicesJoined | null = null;
  #track: MediaStreamTrack | null = null;
  #meter: ReturnType<Devices["meter"]> | null = null;
  #mates = new Map<string, Mate>();
  #timer: ReturnType<typeof setInterval> | null = null;
  #welcomes = 0;
  #hushed = false;

  readonly people = $derived.by<readonly Voice[]>(() => this.session.voices?.people ?? []);
  readonly hushed = $derived.by(() => this.session.voices?.hushed ?? "");
  readonly others = $derived<readonly Heard[]>(
    this.people
      .filter((voice) => voice.id !== this.you)
      .map((voice) => ({ voice, link: this.#states[voice.id] ?? "linking" })),
  );
  readonly lost = $derived(this.state === "in" ? this.others.filter(({ link }) => link === "lost") : []);
  /** Whether the host has muted you. */
  readonly cut = $derived(this.state === "in" && this.people.some((voice) => voice.id === this.you && !voice.talks));
  /** Whether anything is sent now. */
  readonly sends = $derived(
    this.state === "in" &&
      !this.listening &&
      !this.hushed &&
      !this.cut &&
      (choices.now.mode === "open" ? !this.muted : this.held),
  );

  constructor(
    readonly session: TableSession,
    readonly devices: Devices = browserDevices(),
  ) {}

  /** Follows the table while the page shows it. */
  run(): () => void {
    this.session.relayed = ({ by, handshake }) => this.#hear(by, handshake);
    $effect(() => {
      void this.session.voices;
      void this.session.connection;
      void this.state;
      untrack(() => this.#attend());
    });
    // The server has forgotten everyone: anyone in voice chat rejoins, with the microphone still on.
    $effect(() => {
      const here = this.session.connection === "open" && (this.state === "in" || this.state === "joining");
      if (here && this.session.welcomes !== this.#welcomes) void untrack(() => this.#enter(true));
    });
    $effect(() => {
      const track = this.sends ? this.#track : null;
      for (const { link } of this.#mates.values()) link.send(track);
    });
    $effect(() => this.#setVolumes());
    $effect(() => {
      if (this.session.connection === "closed" || this.session.connection === "dismissed") untrack(() => this.#end());
    });
    return () => {
      this.session.relayed = null;
      this.leave();
    };
  }

  /** Asks the browser for the microphone, then the table for the others. */
  async join(listening = false): Promise<void> {
    if (this.state !== "out") return;
    this.problem = this.devices.missing(listening);
    if (this.problem) return;
    this.listening = listening;
    if (!listening) {
      this.state = "asking";
      try {
        this.#track = await this.devices.microphone();
      } catch (error) {
        this.state = "out";
        this.problem = whyNoMicrophone(error);
        return;
      }
      this.#meter = this.devices.meter(this.#track);
      this.#track.onended = () => this.#end("Your microphone was switched off. Join again when it is back.");
    }
    this.muted = this.held = false;
    await this.#enter();
  }

  leave(): void {
    const was = this.state;
    this.#end();
    if (was === "in" || was === "joining") void this.session.ask({ type: "leave_voices" }).catch(() => undefined);
  }

  /** The key or the button is pressed or released. */
  hold(held: boolean): void {
    this.held = held && this.state === "in";
  }

  dismiss(): void {
    this.problem = "";
  }

  async #enter(again = false): Promise<void> {
    this.state = "joining";
    this.#welcomes = this.session.welcomes;
    try {
      const answer = await this.session.ask({ type: "join_voices" });
      // They may have left, or closed the page, in the meantime.
      if ((this.state as State) !== "joining" || answer.type !== "voices_joined") return;
      // For the table, someone who rejoins is new.
      if (again) this.#dropAll();
      this.#told = answer;
      this.you = answer.you;
      this.relayed = answer.relayed;
      this.state = "in";
      this.#timer ??= setInterval(() => this.#listen(), BEAT);
    } catch (error) {
      if (error instanceof Behind && this.session.connection !== "closed") {
        this.#welcomes = -1; // the connection was lost: try again once it is back
        return;
      }
      this.#end(error instanceof Refusal ? error.reason : "Voice chat could not be joined. Try again.");
    }
  }

  #end(problem = ""): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#dropAll();
    this.#meter?.close();
    this.#meter = null;
    if (this.#track) this.#track.onended = null;
    this.#track?.stop();
    this.#track = null;
    this.#told = null;
    if (this.state !== "out") this.devices.close();
    this.state = "out";
    this.you = "";
    this.level = 0;
    this.aloud = this.held = false;
    if (problem) this.problem = problem;
    speaking.hear([]);
  }

  /** Links to newcomers, unlinks those who left, and mutes all while nobody may talk. */
  #attend(): void {
    if (this.state !== "in" || !this.#told || this.session.connection !== "open") return;
    if (this.session.welcomes !== this.#welcomes) return;
    if (!this.people.some(({ id }) => id === this.you)) {
      this.#end(
        this.session.yours.length || this.session.table?.you_host
          ? "You joined voice chat on another page."
          : "You no longer have a seat, so you left voice chat.",
      );
      return;
    }
    const there = new Set(this.people.map(({ id }) => id));
    for (const [id, mate] of this.#mates) if (!there.has(id)) this.#drop(id, mate);
    const over = this.#hushed && !this.hushed;
    this.#hushed = this.hushed !== "";
    for (const { id } of this.people) {
      if (id === this.you) continue;
      const known = this.#mates.get(id);
      // Links that could not be made during the silence are made after it.
      if (!known && !this.hushed) this.#link(id).link.begin();
      else if (known && over) known.link.begin();
    }
    this.#setVolumes();
  }

  #link(id: string): Mate {
    const ear = this.devices.ear(id);
    const link = new Link(this.you < id, {
      peer: () => this.devices.peer(this.#config()),
      relay: (handshake) => this.#relay(id, handshake),
      heard: (track) => ear.play(track),
      changed: (state) => (this.#states = { ...this.#states, [id]: state }),
      failing: () => this.#refresh(),
    });
    const mate = { link, ear };
    this.#mates.set(id, mate);
    link.send(this.sends ? this.#track : null);
    this.#setVolumes();
    return mate;
  }

  #hear(by: string, handshake: Handshake): void {
    if (this.state !== "in" || this.hushed) return;
    // From another node, an offer may arrive before the news of its sender.
    (this.#mates.get(by) ?? this.#link(by)).link.take(handshake);
  }

  #relay(to: string, handshake: Handshake): void {
    // A refused message is dropped, and the link is tried again.
    void this.session.ask({ type: "relay", to, handshake }).catch(() => undefined);
  }

  /** Relay credentials expire: gets new ones for the existing links. */
  async #refresh(): Promise<void> {
    const answer = await this.session.ask({ type: "join_voices" }).catch(() => null);
    if (answer?.type === "voices_joined" && answer.you === this.you) this.#told = answer;
  }

  #config(): RTCConfiguration {
    const servers = this.#told?.servers ?? [];
    return {
      iceServers: servers.map(({ urls, username, credential }) => ({
        urls: [...urls],
        ...(username ? { username, credential } : {}),
      })),
      iceTransportPolicy: this.#told?.only_relayed ? "relay" : "all",
    };
  }

  #setVolumes(): void {
    const under = this.devices.announcing() ? UNDER : 1;
    for (const [id, { ear }] of this.#mates) {
      const voice = this.people.find((one) => one.id === id);
      ear.volume(voice?.talks && !this.hushed ? choices.volume(voice.name) * under : 0);
    }
  }

  #listen(): void {
    const now = performance.now();
    this.level = this.#meter?.level() ?? 0;
    this.aloud = this.sends && !!this.#meter?.audible(this.level, now);
    this.#setVolumes();
    const heard = this.people.filter(({ id }) => (id === this.you ? this.aloud : this.#mates.get(id)?.ear.speaks(now)));
    speaking.hear(heard.flatMap(({ seats }) => seats));
  }

  #drop(id: string, { link, ear }: Mate): void {
    link.close();
    ear.close();
    this.#mates.delete(id);
    const { [id]: _, ...others } = this.#states;
    this.#states = others;
  }

  #dropAll(): void {
    for (const [id, mate] of this.#mates) this.#drop(id, mate);
  }
}

function whyNoMicrophone(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return "Your browser did not let this page use the microphone. Allow it beside the page’s address, then join again.";
  if (name === "NotFoundError") return "No microphone was found. Connect one, then join again.";
  return "Your microphone cannot be used right now. Another program may be using it.";
}

function browserDevices(): Devices {
  let context: AudioContext | null = null;
  const audio = (): AudioContext => {
    context ??= new AudioContext();
    void context.resume();
    return context;
  };
  return {
    missing: (listening) => {
      if (typeof RTCPeerConnection === "undefined") return "This browser does not support voice chat.";
      if (listening || navigator.mediaDevices) return "";
      return isSecureContext ? "This browser cannot use a microphone." : NOT_SECURE;
    },
    microphone: async () => {
      const wanted = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
      const stream = await navigator.mediaDevices.getUserMedia({ audio: wanted });
      return stream.getAudioTracks()[0] as MediaStreamTrack;
    },
    peer: (config) => new RTCPeerConnection(config),
    ear: (id) => new PageEar(audio(), id),
    meter: (track) => new Meter(audio(), new MediaStream([track])),
    announcing: () => typeof speechSynthesis !== "undefined" && speechSynthesis.speaking,
    close: () => {
      void context?.close();
      context = null;
    },
  };
}
