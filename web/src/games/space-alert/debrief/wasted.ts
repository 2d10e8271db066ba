/** Wasted actions grouped by reason. */
import type { Debrief } from "../types";

export type Wasted = Debrief["wasted"][number];

/** One reason, and all actions that were wasted for it: by whom, and on which turns. */
export interface Fold {
  readonly first: Wasted;
  readonly count: number;
  readonly members: readonly { readonly seat: number; readonly turns: readonly number[] }[];
}

/** In the order in which the reasons first came up. The hint is part of the reason. */
export function folded(wasted: readonly Wasted[]): Fold[] {
  const reasons = new Map<string, Wasted[]>();
  for (const one of wasted) {
    const reason = JSON.stringify([one.why, one.hint]);
    reasons.set(reason, [...(reasons.get(reason) ?? []), one]);
  }
  return [...reasons.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const seats = [...new Set(all.map((one) => one.seat))].sort((a, b) => a - b);
    const turnsOf = (seat: number): number[] => all.filter((one) => one.seat === seat).map((one) => one.turn);
    return [{ first, count: all.length, members: seats.map((seat) => ({ seat, turns: turnsOf(seat) })) }];
  });
}
