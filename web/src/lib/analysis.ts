/** The search's analysis of a match, by place in the replay. Pure functions. */
import type { Analysis, Decision, Frame } from "../wire/types";
import type { Turning } from "./replay";

/** A decision that cost less than this counts as good as the best. */
const WORTH_TELLING = 0.05;

/** A difference this large between two answers may make a puzzle, if a longer search confirms it. */
const CLEARLY = 0.1;
export function mayPuzzle(ways: readonly { readonly value: number }[]): boolean {
  const values = ways.map((way) => way.value);
  return values.length > 1 && Math.max(...values) - Math.min(...values) >= CLEARLY;
}

export interface Chance {
  place: number;
  shares: readonly number[];
}

/** A decision, and the place in the replay just before it was made. */
export interface Judged {
  place: number;
  decision: Decision;
}

const places = (frames: readonly Frame[]): Map<number, number> =>
  new Map(frames.map((frame, place) => [frame.seq, place]));

/** Everyone's chances where they were computed, in replay order. */
export function chancesOf(analysis: Analysis, frames: readonly Frame[]): Chance[] {
  const at = places(frames);
  return analysis.chances.flatMap(({ seq, shares }) => {
    const place = at.get(seq);
    return place === undefined ? [] : [{ place, shares }];
  });
}

export function judgedOf(analysis: Analysis, frames: readonly Frame[]): Judged[] {
  const at = places(frames);
  return analysis.decisions.flatMap((decision) => {
    const place = at.get(decision.seq);
    return place ? [{ place: place - 1, decision }] : [];
  });
}

export const mistakesOf = (judged: readonly Judged[]): Judged[] =>
  judged.filter(({ decision }) => decision.lost >= WORTH_TELLING);

/** The moments that changed someone's chances most, as flags on the graph. */
export function flagsOf(analysis: Analysis, frames: readonly Frame[]): Turning[] {
  const at = places(frames);
  return analysis.turns.flatMap(({ seq, seat, before, after }) => {
    const place = at.get(seq);
    return place === undefined ? [] : [{ place, seat, swing: after - before, lead: false }];
  });
}

/** The chances at a place, from the last time they were computed. */
export const chancesAt = (chances: readonly Chance[], place: number): readonly number[] =>
  (chances.findLast((chance) => chance.place <= place) ?? chances[0])?.shares ?? [];

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** For each seat, how many decisions it made, and how many as good as the search's. */
export function goodOf(judged: readonly Judged[], seats: number): { good: number; all: number }[] {
  const counts = Array.from({ length: seats }, () => ({ good: 0, all: 0 }));
  for (const { decision } of judged) {
    const count = counts[decision.seat];
    if (!count) continue;
    count.all += 1;
    if (decision.lost < WORTH_TELLING) count.good += 1;
  }
  return counts;
}
