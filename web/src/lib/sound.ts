/*
 * Synthesised sound, soft and short. A cue is data: notes with a time, a pitch and a loudness. `schedule` writes it
 * onto any audio context, so that a test can listen. The context itself starts at the first gesture, as browsers ask.
 */

export const CUES = [
  "tick",
  "place",
  "gain",
  "loss",
  "roll",
  "turn",
  "colonize",
  "upgrade",
  "follow",
  "explore",
  "danger",
  "win",
  "lose",
  "chat",
  "refuse",
  "warn",
] as const;
export type Cue = (typeof CUES)[number];

export interface Note {
  /** Seconds after the cue begins. */
  readonly at: number;
  readonly lasts: number;
  /** Hz at the start; for noise, the middle of the band. */
  readonly pitch: number;
  /** Hz at the end, if it slides. */
  readonly to?: number;
  /** 0 to 1, before the master volume. */
  readonly loud: number;
  readonly wave: "sine" | "triangle" | "square" | "noise";
}

export const note = (at: number, pitch: number, lasts: number, loud: number, more: Partial<Note> = {}): Note => ({
  at,
  pitch,
  lasts,
  loud,
  wave: "sine",
  ...more,
});

// Equal temperament around A4 = 440, so that cues which sound together agree.
const C4 = 261.6;
const E4 = 329.6;
const A4 = 440;
const C5 = 523.3;
const D5 = 587.3;
const E5 = 659.3;
const G5 = 784;
const C6 = 1046.5;

const SCORE: Readonly<Record<Cue, readonly Note[]>> = {
  tick: [note(0, 1250, 0.035, 0.22, { wave: "triangle" })],
  place: [note(0, 300, 0.09, 0.4, { to: 190 }), note(0, 1800, 0.03, 0.12, { wave: "noise" })],
  gain: [note(0, E5, 0.12, 0.3), note(0.08, G5, 0.2, 0.32)],
  loss: [note(0, E4, 0.14, 0.3), note(0.09, C4, 0.24, 0.3)],
  roll: [0, 0.06, 0.11, 0.18, 0.27].map((at, i) =>
    note(at, 900 + (i % 3) * 420, 0.045, 0.34 - i * 0.04, { wave: "noise" }),
  ),
  turn: [note(0, C5, 0.22, 0.28), note(0.12, G5, 0.22, 0.28), note(0.24, E5, 0.42, 0.24)],
  colonize: [C5, E5, G5, C6].map((pitch, i) => note(i * 0.085, pitch, 0.34, 0.3 - i * 0.02, { wave: "triangle" })),
  upgrade: [note(0, C4, 0.42, 0.26, { to: C5, wave: "triangle" }), note(0.26, G5, 0.34, 0.24)],
  follow: [note(0, A4, 0.09, 0.26, { wave: "triangle" }), note(0.07, D5, 0.14, 0.26, { wave: "triangle" })],
  explore: [note(0, 700, 0.5, 0.18, { to: 2600, wave: "noise" }), note(0.18, D5, 0.5, 0.2, { to: E5 })],
  danger: [
    note(0, 150, 0.42, 0.45, { to: 62, wave: "triangle" }),
    note(0, 420, 0.22, 0.22, { to: 180, wave: "noise" }),
  ],
  win: [C5, E5, G5, C6, G5, C6].map((pitch, i) =>
    note(i * 0.13, pitch, i === 5 ? 0.8 : 0.24, 0.28, { wave: "triangle" }),
  ),
  lose: [note(0, E4, 0.3, 0.26), note(0.2, D5 / 2, 0.3, 0.26), note(0.42, C4, 0.6, 0.26)],
  chat: [note(0, C6, 0.07, 0.16), note(0.06, G5, 0.12, 0.16)],
  refuse: [note(0, 196, 0.09, 0.26, { wave: "triangle" }), note(0.11, 174.6, 0.14, 0.26, { wave: "triangle" })],
  warn: [note(0, A4, 0.13, 0.26, { wave: "triangle" }), note(0.2, A4, 0.13, 0.26, { wave: "triangle" })],
};

export const score = (cue: Cue): readonly Note[] => SCORE[cue];

/** How long a cue sounds, in seconds. */
export const length = (cue: Cue): number => Math.max(...SCORE[cue].map((n) => n.at + n.lasts));

/** What scheduling needs of an AudioContext. */
export type Studio = Pick<
  AudioContext,
  "createOscillator" | "createGain" | "createBufferSource" | "createBiquadFilter" | "createBuffer" | "sampleRate"
>;

/** Writes a cue, or a score of a game's own, onto the studio's timeline, from `start` seconds on, into `output`. */
export function schedule(studio: Studio, output: AudioNode, cue: Cue | readonly Note[], start: number): void {
  for (const n of typeof cue === "string" ? SCORE[cue] : cue) {
    const begin = start + n.at;
    const end = begin + n.lasts;
    const loudness = studio.createGain();
    // A short rise and a long fall: no clicks, no drones. Exponential ramps may not touch zero.
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(n.loud, begin + Math.min(0.012, n.lasts / 4));
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(output);
    if (n.wave === "noise") hiss(studio, n, begin, end, loudness);
    else tone(studio, n, n.wave, begin, end, loudness);
  }
}

function tone(studio: Studio, n: Note, wave: OscillatorType, begin: number, end: number, into: AudioNode): void {
  const voice = studio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(n.pitch, begin);
  if (n.to !== undefined) voice.frequency.exponentialRampToValueAtTime(n.to, end);
  voice.connect(into);
  voice.start(begin);
  voice.stop(end);
}

function hiss(studio: Studio, n: Note, begin: number, end: number, into: AudioNode): void {
  const source = studio.createBufferSource();
  source.buffer = noise(studio, n.lasts);
  const band = studio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  band.frequency.setValueAtTime(n.pitch, begin);
  if (n.to !== undefined) band.frequency.exponentialRampToValueAtTime(n.to, end);
  source.connect(band);
  band.connect(into);
  source.start(begin);
  source.stop(end);
}

/** The same hiss every time: a linear congruential generator is random enough for the ear. */
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
  /** Plays a cue or a score, or nothing while muted or before the first gesture. */
  play(cue: Cue | readonly Note[]): void;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

/** A person hears loudness as about the square of the fader's place. */
export const faderGain = (volume: number): number => Math.min(1, Math.max(0, volume)) ** 2;

type Context = Studio &
  Pick<AudioContext, "currentTime" | "destination" | "state" | "resume"> & { createGain(): GainNode };

/**
 * Call `listen` once with the page: the first pointer, key or touch starts the sound. A page without WebAudio
 * stays silent and everything else works.
 */
export function createSound(
  makeContext: () => Context | null = browserContext,
): Sound & { listen(page: EventTarget): void } {
  let context: Context | null = null;
  let master: GainNode | null = null;
  let volume = 0.6;
  let muted = false;
  const gestures = ["pointerdown", "keydown", "touchend"];

  const level = (): void => {
    if (master) master.gain.value = muted ? 0 : faderGain(volume);
  };
  const wake = (): void => {
    context ??= makeContext();
    if (!context) return;
    if (!master) {
      master = context.createGain();
      master.connect(context.destination);
      level();
    }
    if (context.state !== "running") void context.resume();
  };

  return {
    play(cue) {
      if (muted || volume <= 0 || !context || !master || context.state !== "running") return;
      schedule(context, master, cue, context.currentTime + 0.005);
    },
    listen(page) {
      // Kept on: a phone suspends sound when the page is left, and the next touch brings it back.
      for (const kind of gestures) page.addEventListener(kind, wake, { passive: true });
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
  };
}

function browserContext(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

/** The page's one sound desk. */
export const sound = createSound();
