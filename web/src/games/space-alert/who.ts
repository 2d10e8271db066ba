/* Who does what: crew by turns. Calls, cards that only you can see, and cards that were not called. */
import { isStation } from "../../art/space-alert/ink";
import { halfName, stationName } from "../../art/space-alert/symbols";
import { callsOf, type Sketches } from "./sketch";
import type { Called } from "./types";
import { type MemberView, memberKey, type Own, type Public, phaseOf, turnsOf } from "./view";

type CellKind = "called" | "yours" | "laid" | "none";
export interface Cell {
  readonly turn: number;
  readonly kind: CellKind;
  /** The order; for a card that lies face down, `action` or `movement`. */
  readonly order: string;
  /** The station named with the call. */
  readonly at: string;
  /** Called before the last threat or phase was announced. */
  readonly stale: boolean;
  /** The card on your own space, if you have called something else. */
  readonly instead: string;
}

interface Seen {
  readonly table: Public;
  readonly sketches: Sketches;
  /** The viewer's seat, and what only that seat knows. */
  readonly seat: number | null;
  readonly own: Own | null;
}

/** One row of the grid: a cell for each turn of the mission. */
export function cellsOf(seen: Seen, member: MemberView): Cell[] {
  const drawn = callsOf(seen.sketches).filter((call) => call.member === memberKey(member));
  const mine = member.seat !== null && member.seat === seen.seat;
  const board = mine && seen.own ? seen.own.board : member.board;
  return turnsOf(seen.table.phases).map((turn) => {
    const call = drawn.find((one) => one.turn === turn);
    const said = member.intended.find((one) => one.turn === turn && one.order !== "nothing");
    const space = board.find((one) => one.turn === turn);
    const [action = "", movement = ""] = space?.card?.split("/") ?? [];
    const lies = space?.half === "movement" ? movement : action;
    const base = { turn, at: call?.at ?? "", stale: !call && (said?.outdated ?? false), instead: "" };
    const order = call?.what ?? said?.order ?? "";
    if (order) return { ...base, kind: "called", order, instead: mine && lies && lies !== order ? lies : "" };
    // An android's cards lie open, so they need no calls.
    if (lies) return { ...base, kind: mine ? "yours" : "called", order: lies };
    return space ? { ...base, kind: "laid", order: space.half || "special" } : { ...base, kind: "none", order: "" };
  });
}

/** A cell in words: "turn 4: Fire in upper red". */
export function cellWords(cell: Cell): string {
  const what = halfName(cell.order);
  const where = isStation(cell.at) ? ` in ${stationName(cell.at)}` : "";
  switch (cell.kind) {
    case "called":
      return `turn ${cell.turn}: ${what}${where}${cell.stale ? ", called before the latest news" : ""}`;
    case "yours":
      return `turn ${cell.turn}: ${what}, not called`;
    case "laid":
      return `turn ${cell.turn}: ${cell.order === "movement" ? "a movement" : cell.order === "action" ? "an action" : "a special card"}, not called`;
    case "none":
      return "";
  }
}

/** The width of a turn: wide in the open phase, narrow when locked, a hint for later ones. */
export const shareOf = (phases: Public["phases"], turn: number, phase: number): number => {
  const of = phaseOf(phases, turn);
  return of === phase ? 1.9 : of < phase ? 1 : 0.5;
};

/** All calls, in the form the server checks. `names` begin its sentences. */
export function calledBy(table: Public, sketches: Sketches, names: (member: MemberView) => string): Called {
  const drawn = callsOf(sketches);
  const crew = table.crew.map((member) => {
    const key = memberKey(member);
    const cells = cellsOf({ table, sketches, seat: null, own: null }, member).filter((one) => one.kind === "called");
    const turns = turnsOf(table.phases).flatMap((turn) => {
      const call = drawn.find((one) => one.member === key && one.turn === turn);
      const stands = call?.at || sketches.get(`fig:${key}:${turn}`)?.value;
      const at = typeof stands === "string" && isStation(stands) ? stands : null;
      const order = cells.find((one) => one.turn === turn)?.order ?? "";
      return order || at ? [{ turn, order, at }] : [];
    });
    return { member: key, name: names(member), turns };
  });
  const threats = table.threats.map(({ threat, turn }) => ({ threat, turn }));
  return { crew, threats, since: table.phases[table.phase - 1]?.[0] ?? 1 };
}
