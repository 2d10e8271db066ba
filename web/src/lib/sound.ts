/*
 * Synthesized sound, soft and short. `schedule` writes a score onto any audio context, so that tests can check it. The
 * context starts at the first gesture, as browsers require, and is suspended while the page is hidden.
 */
import { type Cue, hertz, type Note, SCORE, type Score } from "./score";

/** The part of an AudioContext that scheduling needs. */
export type Studio = Pick<
  AudioContext,
  "createOscillator" | "createGain" | "createBufferSource" | "createBiquadFilter" | "createBuffer" | "sampleRate"
>;

/** Writes a score onto the studio's timeline, starting at `start` seconds, into `output`. */
export function schedule(studio: Studio, output: AudioNode, score: Score, start: number): void {
  for (const n of score) {
    const begin = start + n.at;
    const end = begin + n.lasts;
    const loudness = studio.createGain();
    // A short rise and a long fall avoid clicks and drones. Exponential ramps must not reach zero.
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(n.loud, begin + Math.min(0.012, n.lasts / 4));
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(output);
    if (n.voice === "air") hiss(studio, n, begin, end, loudness);
    else tone(studio, n, n.voice, begin, end, loudness);
  }
}

const WAVES = { glass: "sine", reed: "triangle", horn: "square" } as const;
/** A square wave sounds harsh above its fourth overtone. */
const MELLOW = 4;

function tone(studio: Studio, n: Note, voice: keyof typeof WAVES, begin: number, end: number, into: AudioNode): void {
  const source = studio.createOscillator();
  source.type = WAVES[voice];
  slide(source.frequency, n, begin, end);
  if (voice === "horn") source.connect(filter(studio, "lowpass", hertz(n.pitch) * MELLOW, into));
  else source.connect(into);
  source.start(begin);
  source.stop(end);
}

function hiss(studio: Studio, n: Note, begin: number, end: number, into: AudioNode): void {
  const source = studio.createBufferSource();
  source.buffer = noise(studio, n.lasts);
  const band = filter(studio, "bandpass", hertz(n.pitch), into);
  band.Q.value = 1.2;
  slide(band.frequency, n, begin, end);
  source.connect(band);
  source.start(begin);
  source.stop(end);
}

function slide(frequency: AudioParam, n: Note, begin: number, end: number): void {
  frequency.setValueAtTime(hertz(n.pitch), begin);
  if (n.to) frequency.exponentialRampToValueAtTime(hertz(n.to), end);
}

function filter(studio: Studio, type: BiquadFilterType, at: number, into: AudioNode): BiquadFilterNode {
  const made = studio.createBiquadFilter();
  made.type = type;
  made.frequency.value = at;
  made.connect(into);
  return made;
}

/** The same noise every time: a linear congruential generator is random enough for the ear. */
function noise(studio: Studio, seconds: number): AudioBuffer {
  const buffer = studio.createBuffer(1, Math.max(1, Math.ceil(studio.sampleRate * seconds)), studio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22222;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    samples[i] = (state / 0x3fffffff - 1) * 0.9;
  }
  return buffer;
}

export interface Sound {
  /** Plays a sound, unless muted, before the first gesture, or while the page is hidden. */
  play(cue: Cue | Score): void;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Play even while the page is hidden: a device that speaks for a whole table may show something else. */
  unseen: boolean;
}

/** Perceived loudness is about the square of the fader position. */
export const faderGain = (volume: number): number => Math.min(1, Math.max(0, volume)) ** 2;

type Context = Studio &
  Pick<AudioContext, "currentTime" | "destination" | "state" | "resume" | "suspend" | "createDynamicsCompressor">;

/**
 * Call `listen` once for the page: the first pointer, key or touch starts the sound. Without WebAudio the page stays
 * silent and everything else works.
 */
export function createSound(
  makeContext: () => Context | null = browserContext,
  hidden: () => boolean = () => typeof document !== "undefined" && document.hidden,
): Sound & { listen(page: EventTarget): void } {
  let context: Context | null = null;
  let master: GainNode | null = null;
  let volume = 0.6;
  let muted = false;
  let unseen = false;
  const gestures = ["pointerdown", "keydown", "touchend"];

  const level = (): void => {
    if (master) master.gain.value = muted ? 0 : faderGain(volume);
  };
  const wake = (): void => {
    context ??= makeContext();
    if (!context) return;
    if (!master) {
      master = context.createGain();
      // Limits many simultaneous sounds instead of letting them crackle.
      const limit = context.createDynamicsCompressor();
      master.connect(limit);
      limit.connect(context.destination);
      level();
    }
    if (context.state !== "running") void context.resume();
  };
  /** Stops what is playing when the page is left. */
  const look = (): void => {
    if (!context) return;
    if (hidden() && !unseen) void context.suspend();
    else wake();
  };

  return {
    play(cue) {
      if (muted || volume <= 0 || !context || !master || context.state !== "running") return;
      if (hidden() && !unseen) return;
      schedule(context, master, typeof cue === "string" ? SCORE[cue] : cue, context.currentTime + 0.005);
    },
    listen(page) {
      // The listeners stay: a phone suspends sound when the page is left, and the next touch resumes it.
      for (const kind of gestures) page.addEventListener(kind, wake, { passive: true });
      page.addEventListener("visibilitychange", look);
    },
    get volume() {
      return volume;
    },
    set volume(value: number) {
      volume = Math.min(1, Math.max(0, value));
      level();
    },
    get muted() {
      return muted;
    },
    set muted(value: boolean) {
      muted = value;
      level();
    },
    get unseen() {
      return unseen;
    },
    set unseen(value: boolean) {
      unseen = value;
    },
  };
}

function browserContext(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

/** The page's only sound instance. */
export const sound = createSound();
