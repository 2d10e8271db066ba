/*
 * What happened since you last acted: the others' turns, oldest first; on your own turn, and for spectators, what the
 * current turn has brought so far.
 */
import type { Line } from "../../wire/types";

export interface Recap<L> {
  readonly title: string;
  readonly lines: readonly L[];
}

export function recap<L extends Pick<Line, "moment">>(lines: readonly L[], seat: number | null): Recap<L> {
  const latest = lines.at(-1)?.moment?.seat ?? null;
  const whose = seat ?? latest;
  const now = latest === whose;
  const from = lines.findLastIndex((line) => ((line.moment?.seat ?? null) === whose) !== now) + 1;
  return { title: now ? "This turn" : "Since your last turn", lines: lines.slice(from) };
}
