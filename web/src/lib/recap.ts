/** "Since your last turn": what others did, oldest first, a few sentences for each turn. Pure functions. */
import type { Happened, Line } from "../wire/types";
import { byMoment, doer } from "./words";

/** The most sentences for one turn. */
const MOST = 2;

export interface RecapTurn {
  /** The seat whose turn or action it was; null: nobody in particular. */
  seat: number | null;
  lines: Line[];
  /** How many of its lines are left out. */
  more: number;
}

/** The lines since this seat's last turn, without its own actions during other turns. */
export function sinceLastTurn(lines: readonly Line[], me: number): Line[] {
  const last = lines.findLastIndex((line) => line.moment?.seat === me);
  // Before the first turn there is only the setup, which everyone has seen.
  const begun = last >= 0 ? last + 1 : lines.findIndex((line) => line.moment?.seat != null);
  return begun < 0 ? [] : lines.slice(begun).filter((line) => doer(line.words) !== me);
}

/** The last entry before these lines. */
export const recapAfter = (lines: readonly Line[]): number => Math.max(0, (lines[0]?.seq ?? 1) - 1);

/**
 * Groups lines by turn. `worth` says how much an event matters, 0 for not at all; each turn shows its most important
 * lines in their original order.
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

/** The number of turns after a place in the log, for a badge. */
export const turnsSince = (lines: readonly Line[], read: number): number => byMoment(lines.slice(read)).length;
