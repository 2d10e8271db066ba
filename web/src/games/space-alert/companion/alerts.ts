/*
 * The computer without a table: each cue's call from the ship's alert language, and the whole mission as a sound file
 * with captions, for a device that does not run this page.
 */
import { again, louder, type Pitch, SCORE, type Score } from "../../../lib/score";
import { schedule } from "../../../lib/sound";
import { SCORES } from "../announcements";
import type { Cue, CueSound, MissionScript, Trajectory } from "../types";

const CALLS: Readonly<Record<CueSound, keyof typeof SCORES | null>> = {
  alert: "phase_begins",
  threat: "threat",
  serious: "serious",
  internal: "internal",
  data: "incoming_data",
  transfer: "data_transfer",
  tone: "data_transfer_ends",
  static: "silence_began",
  restored: "communications_restored",
  warning: "phase_warning",
  count: null,
  phase: "phase_ends",
  jump: "mission_ends",
};

/** The call of a cue. */
export const alertOf = (sound: CueSound): Score => {
  const call = CALLS[sound];
  return (call && SCORES[call]) ?? SCORE.pip;
};

const PITCH: Readonly<Record<Trajectory, Pitch>> = { red: "G4", white: "D5", blue: "A5", internal: "C4" };
/** Without a voice, pips replace the words: as many as the turn, low for red, high for blue, deep for inside. */
export function pips(turn: number, zone: Trajectory): Score {
  const pip = SCORE.pip.map((note) => ({ ...note, at: 1.3, pitch: PITCH[zone], lasts: 0.2 }));
  return again(pip, turn, 0.32);
}

const isThreat = (cue: Cue): boolean => ["threat", "serious", "internal"].includes(cue.sound);

/** A second of lost communications, under everything else. */
const HISS: Score = louder(
  SCORE.static
    .filter((note) => note.voice === "air")
    .map((note) => ({ ...note, at: 1, lasts: 1.2, pitch: "A5", to: undefined })),
  0.1,
);

interface Sounding {
  /** Seconds. */
  readonly at: number;
  readonly notes: Score;
}
/** All the sounds of the file, in order. */
export function soundings(script: MissionScript): Sounding[] {
  let threats = 0;
  const heard = script.cues.map((cue): Sounding => {
    const threat = isThreat(cue) ? script.threats[threats++] : undefined;
    const more = threat ? pips(threat.turn, threat.zone) : [];
    return { at: cue.at / 1000, notes: [...alertOf(cue.sound), ...more] };
  });
  const hiss = script.silences.map(([from, until]): Sounding => {
    const seconds = Math.floor((until - from) / 1000) - 1;
    const notes = again(HISS, seconds, 1);
    return { at: from / 1000, notes };
  });
  return [...heard, ...hiss].toSorted((a, b) => a.at - b.at);
}

/** Good enough for the calls, small enough to send to a phone. */
const RATE = 12_000;
const TAIL = 4;

/** The mission as a sound file. */
export async function render(script: MissionScript): Promise<Blob> {
  const seconds = script.length / 1000 + TAIL;
  const studio = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  const master = studio.createGain();
  master.gain.value = 0.9;
  master.connect(studio.destination);
  for (const { at, notes } of soundings(script)) schedule(studio, master, notes, at);
  const buffer = await studio.startRendering();
  return new Blob([wav(buffer.getChannelData(0), RATE)], { type: "audio/wav" });
}

/** PCM samples as a WAV file: 16 bits, one channel. */
export function wav(samples: Float32Array, rate: number): ArrayBuffer {
  const file = new ArrayBuffer(44 + samples.length * 2);
  const view = new DataView(file);
  const text = (at: number, words: string): void => {
    for (let i = 0; i < words.length; i++) view.setUint8(at + i, words.charCodeAt(i));
  };
  text(0, "RIFF");
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => {
    view.setInt16(44 + i * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true);
  });
  return file;
}

/** The captions of that file, as WebVTT. A caption stays until the next, five seconds at most. */
export function captions(script: MissionScript): string {
  const lines = script.cues.map((cue, i) => {
    const next = script.cues[i + 1]?.at ?? script.length + TAIL * 1000;
    const until = Math.max(cue.at + 500, Math.min(cue.at + 5000, next));
    return `${stamp(cue.at)} --> ${stamp(until)}\n${cue.text}\n`;
  });
  return `WEBVTT\n\n${lines.join("\n")}`;
}

function stamp(ms: number): string {
  const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, "0");
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}

/** "3:05" */
export const clockWords = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
