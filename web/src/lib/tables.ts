/** Tables of a list in words: how far the match is, who waits for whom, who played. */
import type { TableInfo } from "../wire/types";
import { ago, serverNow, stretch } from "./time";
import { count, half, heading, listed } from "./words";

const nameAt = (table: TableInfo, seat: number): string => table.seats[seat]?.name || "an empty seat";
export const players = (table: TableInfo): string => listed(table.seats.map((seat) => seat.name).filter(Boolean));

/** "Round 7", "Phase 2", without whose turn it is. */
const whereWords = (table: TableInfo): string => (table.moment ? heading({ ...table.moment, seat: null }, []) : "");

/** Whom the match waits for: "your turn", "waiting for Ben and Mira"; empty if everyone acts at once. */
export function turnWords(table: TableInfo): string {
  if (table.your_turn) return "your turn";
  if (!table.to_act.length || table.to_act.length === table.seats.length) return "";
  return `waiting for ${listed(table.to_act.map((seat) => nameAt(table, seat)))}`;
}

/** The text under "Your turn": how far the match is, and how long people have been waiting. */
export function urgentWords(table: TableInfo, game: string, now = serverNow()): string {
  const people = table.seats.filter(
    (seat) => seat.kind === "person" && !seat.yours && !table.to_act.includes(seat.seat),
  );
  const where = [game, whereWords(table)].filter(Boolean).join(", ");
  const waited = Math.max(0, now - table.changed);
  if (!people.length) return `${where}. Last move ${ago(table.changed, now)}.`;
  const wait = waited < 60_000 ? "just started waiting" : `been waiting for ${stretch(waited)}`;
  return `${where}. ${listed(people.map((seat) => seat.name))} ${people.length === 1 ? "has" : "have"} ${wait}.`;
}

/** One of your own tables, in words. */
export function ownWords(table: TableInfo, now = serverNow()): string {
  if (table.status === "gathering")
    return table.free ? `Waiting for players · ${count(table.free, "seat")} free` : "Ready to start";
  return [whereWords(table), turnWords(table), ago(table.changed, now)].filter(Boolean).join(" · ");
}

/** A match to watch, in words. */
export const runningWords = (table: TableInfo, game: string): string =>
  [game, whereWords(table), table.watching ? `${table.watching} watching` : ""].filter(Boolean).join(" · ");

/** A finished match: who played, how it ended, when. */
export const finishedWords = (table: TableInfo, now = serverNow()): string =>
  [players(table), table.result || table.scores.map(half).join(" to "), ago(table.changed, now)]
    .filter(Boolean)
    .join(" · ");
