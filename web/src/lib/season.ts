/** A season in words: its dates, the points for a result, the tie-breaker. */
import type { SeasonInfo, SeasonSheet } from "../wire/types";
import { serverNow } from "./time";
import { count, half } from "./words";

const day = (ms: number, timeZone?: string): string =>
  new Date(ms).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric", timeZone });

/** "Nov 17, 2026 – Jan 31, 2027". */
export const datesWords = (season: Pick<SeasonInfo, "starts" | "ends">, timeZone?: string): string =>
  `${day(season.starts, timeZone)} – ${day(season.ends, timeZone)}`;

export function stateWords(season: Pick<SeasonInfo, "status" | "starts" | "ends">, now = serverNow()): string {
  if (season.status === "finished") return "Finished";
  if (now < season.starts) return "Starts soon";
  if (now > season.ends) return "Waiting to be finished";
  const days = Math.ceil((season.ends - now) / 86_400_000);
  return days > 1 ? `${days} days left` : "Last day";
}

/** "10-6-3-1 points by place; the best 8 results count." */
export function schemeWords(season: Pick<SeasonInfo, "scheme" | "places" | "best">): string {
  const worth =
    season.scheme === "places"
      ? `${season.places.join("-")} points by place; ties get the same`
      : "The game’s own points count; for a crew, its mission’s";
  return `${worth}. ${season.best ? `The best ${count(season.best, "result counts", "results count")}.` : "All results count."}`;
}

export const TIES =
  "In a tie, more first places win, then a better best result, then fewer matches. After that, members share the rank.";

export const pointsWords = (points: number): string => half(points);

/** "+4 for Gus", "Gus is removed", "Struck out for Gus: Friday league, round 1". */
export function rulingWords(ruling: Omit<SeasonSheet["rulings"][number], "at" | "reason">): string {
  if (ruling.kind === "points") return `${ruling.points > 0 ? "+" : ""}${ruling.points} for ${ruling.name}`;
  if (ruling.kind === "remove") return `${ruling.name || "Someone"} is removed`;
  return `Struck out${ruling.name ? ` for ${ruling.name}` : ""}: ${ruling.title || "a match"}`;
}

/** Presets for a new season, in plain words. */
export const SCHEMES = [
  { title: "By place", places: [10, 6, 3, 1], scheme: "places", help: "10 points for the first, then 6, 3 and 1." },
  { title: "Winner takes all", places: [1], scheme: "places", help: "One point for every win. Short and sharp." },
  {
    title: "The game’s points",
    places: [],
    scheme: "points",
    help: "What the game itself gives. Right for Space Alert crews.",
  },
] as const;
