/* How alarmed the ship is: more with every phase, and most of all as one ends. */
import { type Note, note } from "../../lib/sound";
import { phaseLeft } from "./time";
import type { Public } from "./view";

/** So long before the end of a phase, the edges of the screen turn red. */
export const LAST_MS = 20_000;
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
const beats = (count: number, pitch: number, loud: number): Note[] =>
  Array.from({ length: count }, (_, i) => note((i * BAR) / count, pitch, BAR / count, loud, { wave: "triangle" }));

/** One bar of what sounds under everything else: a heart that beats faster and louder. */
const BARS: Readonly<Record<Alarm, readonly Note[]>> = {
  calm: [],
  "phase-1": beats(1, 98, 0.07),
  "phase-2": [...beats(2, 98, 0.09), ...beats(1, 147, 0.03)],
  "phase-3": [...beats(4, 104, 0.11), ...beats(2, 156, 0.04)],
  last: [...beats(8, 110, 0.14), ...beats(4, 165, 0.06)],
};
export const background = (alarm: Alarm): readonly Note[] => BARS[alarm];
