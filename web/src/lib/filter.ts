/** The lobby's filter: remembered in this browser, and in the address, so that a filtered lobby can be sent to a
 * friend. */
import type { Clock, TableInfo } from "../wire/types";
import { keep, kept } from "./keep";
import { count } from "./words";

export interface Wish {
  game: string;
  pace: "" | "live" | "slow";
  newcomers: boolean;
  /** The least number of free seats. */
  free: number;
  show: Shown;
}

/** Tables to join now, tables announced for later, matches to watch; or all of them. */
export type Shown = "" | "join" | "later" | "watch";
const SHOWN: readonly string[] = ["join", "later", "watch"];

export const ANY: Wish = { game: "", pace: "", newcomers: false, free: 1, show: "" };
export const MOST_FREE = 4;
const KEY = "readyroom.finding";
const KEYS = ["game", "pace", "newcomers", "free", "show"] as const;

/** The filter in the address, or else the last one chosen in this browser. */
export function firstWish(query: URLSearchParams): Wish {
  if (KEYS.some((key) => query.has(key))) return wishOf((key) => query.get(key));
  const last = kept<Record<string, unknown> | null>(KEY, null);
  return last && typeof last === "object" ? wishOf((key) => String(last[key] ?? "")) : ANY;
}

/** Keeps only valid values: an address may contain anything. */
function wishOf(said: (key: string) => string | null): Wish {
  const word = (key: string): string => said(key) ?? "";
  const free = Math.trunc(Number(word("free")));
  return {
    game: /^[a-z0-9-]{1,64}$/.test(word("game")) ? word("game") : "",
    pace: word("pace") === "live" ? "live" : word("pace") === "slow" ? "slow" : "",
    newcomers: ["1", "true"].includes(word("newcomers")),
    free: free > 1 ? Math.min(free, MOST_FREE) : 1,
    show: SHOWN.includes(word("show")) ? (word("show") as Shown) : "",
  };
}

export const isAny = (wish: Wish): boolean => KEYS.every((key) => wish[key] === ANY[key]);

export const rememberWish = (wish: Wish): void => keep(KEY, wish);

/** The filter for the address: only values that differ from the default. */
export const inAddress = (wish: Wish): Record<string, string | null> =>
  Object.fromEntries(
    KEYS.map((key) => [key, wish[key] === ANY[key] ? null : wish[key] === true ? "1" : String(wish[key])]),
  );

/** The filter as the server's query. */
export const asQuery = (wish: Wish): Record<string, string | number | undefined> => ({
  game: wish.game || undefined,
  pace: wish.pace || undefined,
  newcomers: wish.newcomers ? "true" : undefined,
  free: wish.free > 1 ? wish.free : undefined,
});

const CLOCKS: Partial<Record<Clock, string>> = {
  relaxed: "relaxed clock",
  brisk: "brisk clock",
  "days-1": "a day for each move",
  "days-3": "3 days for each move",
  week: "a week for each move",
};

/** A table to join, in words. */
export const openWords = (table: TableInfo): string =>
  [
    `Hosted by ${table.host}`,
    `${count(table.free, "seat")} free`,
    CLOCKS[table.clock] ?? "",
    table.newcomers ? "newcomers welcome" : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** A table announced for a time, in words. */
export const meetingWords = (table: TableInfo): string => {
  const maybe = table.meeting?.maybe.length ?? 0;
  return [`${table.free} wanted`, maybe ? `${maybe} maybe` : "", table.newcomers ? "newcomers welcome" : ""]
    .filter(Boolean)
    .join(" · ");
};
