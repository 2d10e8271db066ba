/** Which tables someone looks for: remembered in this browser, and in the address, so that a filtered lobby can be sent
 *  to a friend. */
import type { Clock, TableInfo } from "../wire/types";
import { keep, kept } from "./keep";
import { count } from "./words";

export interface Wish {
  game: string;
  pace: "" | "live" | "slow";
  newcomers: boolean;
  /** At least so many free seats. */
  free: number;
  show: Shown;
}

/** Tables to join now, those announced for later, matches to watch; or all of it. */
export type Shown = "" | "join" | "later" | "watch";
const SHOWN: readonly string[] = ["join", "later", "watch"];

export const ANY: Wish = { game: "", pace: "", newcomers: false, free: 1, show: "" };
export const MOST_FREE = 4;
const KEY = "readyroom.finding";
const KEYS = ["game", "pace", "newcomers", "free", "show"] as const;

/** What the address asks for; without a word about it there, what was chosen here last. */
export function firstWish(query: URLSearchParams): Wish {
  if (KEYS.some((key) => query.has(key))) return wishOf((key) => query.get(key));
  const last = kept<Record<string, unknown> | null>(KEY, null);
  return last && typeof last === "object" ? wishOf((key) => String(last[key] ?? "")) : ANY;
}

/** Only what a wish can be: an address may say anything. */
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

/** The same in the address: only what is out of the ordinary. */
export const inAddress = (wish: Wish): Record<string, string | null> =>
  Object.fromEntries(
    KEYS.map((key) => [key, wish[key] === ANY[key] ? null : wish[key] === true ? "1" : String(wish[key])]),
  );

/** The same as the server is asked. */
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

/** A table to join. */
export const openWords = (table: TableInfo): string =>
  [
    `Hosted by ${table.host}`,
    `${count(table.free, "seat")} free`,
    CLOCKS[table.clock] ?? "",
    table.newcomers ? "newcomers welcome" : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** A table that is announced for a time. */
export const meetingWords = (table: TableInfo): string => {
  const maybe = table.meeting?.maybe.length ?? 0;
  return [`${table.free} wanted`, maybe ? `${maybe} maybe` : "", table.newcomers ? "newcomers welcome" : ""]
    .filter(Boolean)
    .join(" · ");
};
