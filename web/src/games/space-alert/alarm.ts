/* The state of alarm: it rises with every phase, and most of all as one ends. */
import { again, louder, SCORE, type Score } from "../../lib/score";
import { phaseLeft } from "./time";
import type { Public } from "./view";

/** This long before the end of a phase, the edges of the screen turn red. */
const LAST_MS = 20_000;
export type Alarm = "calm" | "phase-1" | "phase-2" | "phase-3" | "last";

/** The computer counts in steps of five seconds, and so does this. */
export function alarmOf(table: Public): Alarm {
  if (table.stage !== "planning" || !table.beat) return "calm";
  const left = phaseLeft(table, table.time);
  if (left !== null && left <= LAST_MS) return "last";
  return table.phase >= 3 ? "phase-3" : table.phase === 2 ? "phase-2" : "phase-1";
}

/** How long one bar of the background lasts, in seconds. */
export const BAR = 4;
const beats = (count: number, loud: number): Score => again(louder(SCORE.heart, loud), count, BAR / count);

/** One bar of the sound under everything else: a heart that beats faster and louder. */
const BARS: Readonly<Record<Alarm, Score>> = {
  calm: [],
  "phase-1": beats(1, 0.35),
  "phase-2": beats(2, 0.45),
  "phase-3": beats(4, 0.6),
  last: beats(8, 0.8),
};
export const background = (alarm: Alarm): Score => BARS[alarm];
