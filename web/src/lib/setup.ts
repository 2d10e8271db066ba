/** The initial values of "Open a table": a tutorial setup for the first match of a game, later the last choice. */

import type { Clock, GameInfo, Plain } from "../wire/types";
import { isSlow } from "./clocks";
import { keep, kept } from "./keep";
import { defaults, usualSeats } from "./options";
import { startFor } from "./starts";

/** A seat's occupant: a friend with their own page, someone at this device by name, or a bot by level. */
export interface Chair {
  who: "person" | "here" | string;
  name: string;
}

export interface Setup {
  /** The other seats; seat 0 is yours. */
  chairs: Chair[];
  options: Plain;
  clock: Clock;
  open: boolean;
}

const key = (slug: string): string => `readyroom.setup.${slug}`;
export const chair = (who: string, name = ""): Chair => ({ who, name });
const isPerson = (who: string): boolean => who === "person" || who === "here";

export function rememberSetup(slug: string, setup: Setup): void {
  keep(key(slug), setup);
}

/** The setup for a person who has finished this many matches of the game. */
export function setupFor(game: GameInfo, finished: number): Setup {
  const last = kept<Partial<Setup> | null>(key(game.slug), null);
  return (last && recalled(game, last)) ?? firstSetup(game, finished);
}

/** A beginner starts with bots, as "Play now" does; others wait for a friend. */
function firstSetup(game: GameInfo, finished: number): Setup {
  const start = finished ? undefined : startFor(game, 0);
  return {
    chairs: start
      ? start.bots.map((level) => chair(level))
      : Array.from({ length: usualSeats(game) - 1 }, () => chair("person")),
    options: { ...defaults(game.options), ...start?.options },
    clock: "none",
    open: true,
  };
}

/** The last setup, as far as it is still valid: the game's bots and options may have changed. */
function recalled(game: GameInfo, { chairs, options, clock, open }: Partial<Setup>): Setup | null {
  if (!Array.isArray(chairs) || chairs.length + 1 < game.least_seats || chairs.length + 1 > game.most_seats)
    return null;
  const known = Object.entries(options ?? {}).filter(([name]) => game.options.some((field) => field.name === name));
  return {
    chairs: chairs.map(({ who, name }) =>
      chair(isPerson(who) || game.levels.includes(who) ? who : "person", String(name ?? "")),
    ),
    options: { ...defaults(game.options), ...Object.fromEntries(known) },
    clock: clock && (clock === "relaxed" || clock === "brisk" || isSlow(clock)) ? clock : "none",
    open: open !== false,
  };
}

/** The other seats as the server expects them: people at your device beside you, then free seats, bots from the last
 * seat backward. */
export function seated(chairs: readonly Chair[]): { seats: number; here: string[]; bots: string[] } {
  return {
    seats: chairs.length + 1,
    here: chairs.filter(({ who }) => who === "here").map(({ name }) => name.trim()),
    bots: chairs.flatMap(({ who }) => (isPerson(who) ? [] : [who])).reverse(),
  };
}

/** How many friends with their own page the table waits for. */
export const awaited = (chairs: readonly Chair[]): number => chairs.filter(({ who }) => who === "person").length;
