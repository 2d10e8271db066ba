/* The hourglass between two updates from the server. */
import type { MatchClock } from "../../shell/board";
import type { HourglassView } from "./view";

/** Milliseconds of sand left; 0 when it has run out. */
export function sandLeft(glass: HourglassView, clock: MatchClock, at: number): number {
  if (!glass.runs_out) return 0;
  const now = clock.now + (clock.running ? Math.max(0, at - clock.readAt) : 0);
  return Math.min(glass.seconds * 1000, Math.max(0, glass.runs_out - now));
}

/** 0:52; shows 0:00 only when the sand has run out. */
export function face(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
