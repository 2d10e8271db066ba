/** "Since your last turn": what others did, oldest first, a few sentences for each of their turns. All of it pure. */
import type { Happened, Line } from "../wire/types";
import { byMoment, doer } from "./words";

/** How much of a turn is told. */
const MOST = 2;

export interface RecapTurn {
  /** Whose turn it was, or whose doing it is; null: nobody's in particular. */
  seat: number | null;
  lines: Line[];
  /** How many lines of it are left out. */
  more: number;
}

/** The lines since this seat's own last turn, without its own doings in other people's. */
export function sinceLastTurn(lines: readonly Line[], me: number): Line[] {
  const last = lines.findLastIndex((line) => line.moment?.seat === me);
  // Before the first turn there is only the setup, which everyone has seen.
  const begun = last >= 0 ? last + 1 : lines.findIndex((line) => line.moment?.seat != null);
  return begun < 0 ? [] : lines.slice(begun).filter((line) => doer(line.words) !== me);
}

/** The entry after which these lines happened. */
export const recapAfter = (lines: readonly Line[]): number => Math.max(0, (lines[0]?.seq ?? 1) - 1);

/**
 * Grouped by turn. `worth` says how much a kind of event matters, 0 for not at all; of each turn the weightiest lines
 * are told, in the order in which they happened.
 */
export function recapTurns(lines: readonly Line[], worth: (event: Happened) => number = () => 1): RecapTurn[] {
  return byMoment(lines).flatMap(({ moment, lines: turn }) => {
    const told = turn.filter((line) => worth(line.event) > 0);
    const chosen = new Set(told.toSorted((a, b) => worth(b.event) - worth(a.event)).slice(0, MOST));
    const kept = told.filter((line) => chosen.has(line));
    const first = kept[0];
    if (!first) return [];
    return [{ seat: moment?.seat ?? doer(first.words), lines: kept, more: told.length - kept.length }];
  });
}

/** Turns' worth of lines after a place in the log: what a badge counts. */
export const turnsSince = (lines: readonly Line[], read: number): number => byMoment(lines.slice(read)).length;
