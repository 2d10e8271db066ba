/*
 * Every sound of the house and its games, composed as one family: one scale, so that simultaneous sounds harmonize;
 * four voices; one envelope. A sound is a row of notes, never code. Each game has at most ten, and the house's five are
 * the same at every table.
 */

/** The five tones of C pentatonic, in semitones above C. */
const STEPS = { C: 0, D: 2, E: 4, G: 7, A: 9 } as const;
export type Pitch = `${keyof typeof STEPS}${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
const C0 = 16.3516;
export const hertz = (pitch: Pitch): number =>
  C0 * 2 ** (Number(pitch.slice(1)) + STEPS[pitch[0] as keyof typeof STEPS] / 12);

/** Glass rings for arrivals, reed is wood and hands, a horn alarms, and air rushes or rattles. */
export type Voice = "glass" | "reed" | "horn" | "air";

export interface Note {
  /** Seconds after the start of the sound. */
  readonly at: number;
  readonly voice: Voice;
  /** For air, the center of the band. */
  readonly pitch: Pitch;
  /** The pitch it slides to. */
  readonly to?: Pitch | undefined;
  readonly lasts: number;
  /** 0 to 1, before the master volume. */
  readonly loud: number;
}
export type Score = readonly Note[];

type Row = readonly [voice: Voice, at: number, pitch: Pitch, lasts: number, loud: number, to?: Pitch];
const notes = (...rows: readonly Row[]): Score =>
  rows.map(([voice, at, pitch, lasts, loud, to]) => ({ voice, at, pitch, lasts, loud, to }));

export const SCORE = {
  // The house's own sounds, at every table.
  turn: notes(["glass", 0, "C5", 0.22, 0.26], ["glass", 0.12, "G5", 0.22, 0.24], ["glass", 0.24, "E5", 0.42, 0.22]),
  chat: notes(["glass", 0, "C6", 0.07, 0.16], ["glass", 0.06, "G5", 0.12, 0.16]),
  refuse: notes(["reed", 0, "G4", 0.1, 0.3], ["reed", 0.11, "E4", 0.16, 0.32]),
  win: notes(
    ["reed", 0.0, "C5", 0.24, 0.2],
    ["reed", 0.13, "E5", 0.24, 0.2],
    ["reed", 0.26, "G5", 0.24, 0.2],
    ["reed", 0.39, "C6", 0.24, 0.2],
    ["reed", 0.52, "G5", 0.24, 0.2],
    ["reed", 0.65, "C6", 0.8, 0.2],
  ),
  lose: notes(["glass", 0, "E4", 0.3, 0.3], ["glass", 0.2, "D4", 0.3, 0.3], ["glass", 0.42, "C4", 0.6, 0.3]),

  // Shared by several games.
  tick: notes(["reed", 0, "D6", 0.035, 0.22]),
  place: notes(["reed", 0, "A4", 0.12, 0.5, "C4"], ["air", 0, "A6", 0.04, 0.3]),
  gain: notes(["glass", 0, "E5", 0.12, 0.22], ["glass", 0.08, "G5", 0.2, 0.24]),
  loss: notes(["glass", 0, "E4", 0.14, 0.34], ["glass", 0.09, "C4", 0.24, 0.34]),
  roll: notes(
    ["air", 0, "A5", 0.07, 0.6],
    ["air", 0.06, "E6", 0.07, 0.6],
    ["air", 0.11, "A6", 0.07, 0.55],
    ["air", 0.18, "A5", 0.07, 0.5],
    ["air", 0.27, "E6", 0.07, 0.4],
  ),
  card: notes(["air", 0, "E5", 0.5, 0.18, "E7"], ["glass", 0.18, "D5", 0.5, 0.2, "E5"]),
  follow: notes(["reed", 0, "A4", 0.09, 0.26], ["reed", 0.07, "D5", 0.14, 0.26]),
  rise: notes(["reed", 0, "C4", 0.42, 0.26, "C5"], ["glass", 0.26, "G5", 0.34, 0.24]),
  deed: notes(
    ["reed", 0, "C5", 0.34, 0.24],
    ["reed", 0.085, "E5", 0.34, 0.22],
    ["reed", 0.17, "G5", 0.34, 0.21],
    ["reed", 0.255, "C6", 0.34, 0.2],
  ),
  warn: notes(["reed", 0, "A4", 0.2, 0.34], ["reed", 0.2, "A4", 0.2, 0.34]),
  danger: notes(["reed", 0, "A3", 0.5, 0.45, "C2"], ["air", 0, "A5", 0.35, 0.42, "G3"]),

  // Galaxy Trucker's yard: a plate drawn from a heap of plates, and one that snaps into place.
  take: notes(["air", 0, "A5", 0.09, 0.4, "G6"], ["glass", 0.05, "A4", 0.06, 0.16]),
  weld: notes(["reed", 0, "A3", 0.09, 0.45, "C3"], ["air", 0, "D7", 0.05, 0.4], ["reed", 0.045, "A5", 0.07, 0.2]),

  // Space Alert's computer, and the heartbeat of the ship under everything.
  alarm: notes(["horn", 0, "A4", 0.3, 0.2, "E5"], ["reed", 0, "A3", 0.3, 0.26, "E4"]),
  intruder: notes(["reed", 0, "G4", 0.24, 0.3, "D3"], ["horn", 0, "G4", 0.24, 0.2, "D4"]),
  data: notes(["reed", 0, "A5", 0.12, 0.22], ["reed", 0.09, "D6", 0.12, 0.22], ["reed", 0.18, "G6", 0.12, 0.22]),
  pip: notes(["horn", 0, "C6", 0.1, 0.18]),
  static: notes(["air", 0, "G7", 0.9, 0.3, "G3"], ["reed", 0.1, "C5", 0.7, 0.16, "C2"]),
  clear: notes(["air", 0, "C4", 0.4, 0.4, "E7"], ["glass", 0.3, "E5", 0.14, 0.22], ["glass", 0.42, "A5", 0.3, 0.2]),
  bell: notes(["reed", 0, "E4", 0.18, 0.28], ["reed", 0.16, "A4", 0.4, 0.28]),
  heart: notes(["reed", 0, "G2", 0.5, 0.3], ["reed", 0, "G3", 0.16, 0.08]),
} as const satisfies Readonly<Record<string, Score>>;
export type Cue = keyof typeof SCORE;

/** The house's own sounds: your turn, a chat message, a refusal, and the result. */
export const HOUSE = ["turn", "chat", "refuse", "win", "lose"] as const satisfies readonly Cue[];
export type HouseCue = (typeof HOUSE)[number];

/** Repeats a sound so many times, so many seconds apart: a call is recognized by its rhythm. */
export const again = (score: Score, times: number, every: number): Score =>
  Array.from({ length: times }, (_, i) => score.map((note) => ({ ...note, at: note.at + i * every }))).flat();

export const louder = (score: Score, by: number): Score => score.map((note) => ({ ...note, loud: note.loud * by }));

/** The duration in seconds. */
export const lengthOf = (score: Score): number => Math.max(0, ...score.map((note) => note.at + note.lasts));
