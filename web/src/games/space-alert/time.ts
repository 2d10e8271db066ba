/* The ship's clock. The server ticks every five seconds of it; in between it runs on here. */
import type { MatchClock } from "../../shell/board";
import type { Public } from "./view";

/** Five seconds: the grid on which the ship's computer speaks. */
const GRID = 5000;
/** The computer says when a minute is left; before that, nobody knows, and the table does not tell. */
const ANNOUNCED = 60_000;

/** The ship's clock now, in its own milliseconds. */
export function shipTime(table: Public, clock: MatchClock, at: number): number {
  if (table.stage !== "planning" || !table.beat) return table.time;
  const match = clock.now + (clock.running ? Math.max(0, at - clock.readAt) : 0);
  const shown = ((match - table.began) / table.beat) * GRID;
  return Math.min(table.time + GRID, Math.max(table.time, shown));
}

/** Milliseconds until the phase ends, once that has been announced; null before. */
export function phaseLeft(table: Public, time: number): number | null {
  if (table.stage !== "planning" || !table.beat) return null;
  const end = table.phase_ends[table.phase - 1];
  return end === undefined ? null : Math.min(ANNOUNCED, Math.max(0, end - time));
}

/** How far a phase's bar is filled. Its length is not known before it is announced, so the bar only creeps until then. */
export function phaseFill(table: Public, phase: number, time: number): number {
  if (phase < table.phase || table.stage === "over" || table.stage === "owning_up") return 1;
  if (phase > table.phase || table.stage !== "planning") return 0;
  const left = phaseLeft(table, time);
  if (left !== null) return 1 - 0.25 * (left / ANNOUNCED);
  const gone = time - (phase > 1 ? (table.phase_ends[phase - 2] ?? 0) : 0);
  return 0.75 * (1 - Math.exp(-gone / 120_000));
}

/** The place of a past moment on its phase's bar: the phase, and how far along. */
export function placeOf(table: Public, at: number): { phase: number; along: number } {
  const ended = table.phase_ends.slice(0, table.phase - 1).filter((end) => end <= at).length;
  const phase = ended + 1;
  if (phase >= table.phase && table.stage === "planning") return { phase, along: phaseFill(table, phase, at) };
  const from = table.phase_ends[phase - 2] ?? 0;
  const length = (table.phase_ends[phase - 1] ?? at) - from;
  return { phase, along: length > 0 ? Math.min(1, (at - from) / length) : 0 };
}

/** 6:34 */
export function face(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
/** The time left: a clock that has not run out never shows 0:00. */
export const faceLeft = (ms: number): string => face(Math.ceil(ms / 1000) * 1000);
