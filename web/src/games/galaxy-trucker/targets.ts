/*
 * What is legal now, and where: which answers there are, and which squares of the ship give one. The server's list
 * decides what is legal; nothing else is lit.
 */
import { allOf, firstOf, type Of } from "../../lib/kinds";
import { fatal, type Noted } from "../../lib/notes";
import type { Good } from "./catalog";
import { type Action, type Alien, type Pick, type Public, truckerOf } from "./view";

/** The mark on a square: legal (dashed), chosen (solid), fitting as the tile is turned, kept, or in trouble. */
export type Light = "legal" | "fits" | "chosen" | "bad" | "good";

export interface Asked {
  readonly legal: readonly Action[];
  readonly picks: readonly Pick[];
}

type Type = Action["type"];
export const find = <K extends Type>(asked: Asked, type: K) => firstOf(asked.legal, type);
export const all = <K extends Type>(asked: Asked, type: K): Of<Action, K>[] => allOf(asked.legal, type);

/** The squares on which the tile in hand may be placed. */
export function openSquares(asked: Asked): string[] {
  const place = firstOf(asked.picks, "place");
  return place?.fields.find((one) => one.name === "square")?.values.map((one) => String(one.value)) ?? [];
}
export const placing = (square: string, turn: number): Action => ({ type: "place", square, turn });

/** Number tiles that may be taken. */
export const numbers = (asked: Asked): number[] => all(asked, "finish").map((one) => one.number);

export const takeable = (asked: Asked): ReadonlySet<string> => new Set(all(asked, "take").map((one) => one.tile));
export const unpackable = (asked: Asked): ReadonlySet<string> => new Set(all(asked, "unpack").map((one) => one.tile));
export const removable = (asked: Asked): string[] => all(asked, "remove").map((one) => one.square);
export const keepable = (asked: Asked): string[] => all(asked, "keep").map((one) => one.square);
export const lookable = (asked: Asked): ReadonlySet<number> => new Set(all(asked, "look").map((one) => one.pile));

/** Cabins in which an alien of this color may live. */
export const alienCabins = (asked: Asked, colour: Alien): string[] => [
  ...new Set(all(asked, "board").flatMap((one) => one[colour] ?? [])),
];

/** Cabins that the question is about: for aliens, for an envoy, for commuters. */
export const askedCabins = (asked: Asked): string[] => [
  ...new Set([
    ...alienCabins(asked, "purple"),
    ...alienCabins(asked, "brown"),
    ...[...all(asked, "seat_envoy"), ...all(asked, "seat_guests")].flatMap((one) => one.cabin ?? []),
  ]),
];

// -- in flight

/** What is in hand during a question: a battery to draw on, a block to stow. */
export interface InHand {
  readonly battery: string | null;
  readonly good: Good | null;
  /** A piece of a broken ship, by its first square. */
  readonly piece: string | null;
}

/** A question in flight: the legal answers, the notes on them, and what is in hand. */
export interface InFlight {
  readonly table: Public;
  readonly seat: number;
  readonly choice: Noted | null;
  readonly legal: readonly Action[];
  readonly hand: InHand;
}

export interface Tap {
  /** Done at once. */
  readonly act?: Action;
  /** Previewed first. */
  readonly propose?: Action;
  readonly take?: Partial<InHand>;
}

/** The batteries that an answer could draw on, in list order. */
export function batteries(legal: readonly Action[]): string[] {
  return [...new Set(allOf(legal, "power", "shield", "shoot").flatMap((one) => one.battery ?? []))];
}

/** The battery in hand, or else the fullest one. */
export function battery(table: Public, seat: number, legal: readonly Action[], hand: InHand): string | null {
  const open = batteries(legal);
  if (hand.battery && open.includes(hand.battery)) return hand.battery;
  const parts = table.truckers.find((one) => one.seat === seat)?.parts ?? [];
  const tokens = (square: string): number => parts.find((part) => part.square === square)?.tokens ?? 0;
  return open.toSorted((a, b) => tokens(b) - tokens(a))[0] ?? null;
}

/** The double parts that can be powered. */
export const powerable = (legal: readonly Action[]): string[] => [
  ...new Set(allOf(legal, "power").map((one) => one.part)),
];

/** The block in hand, or else the most valuable one that fits. */
export function good(table: Public, legal: readonly Action[], hand: InHand): Good | null {
  const open = new Set<string>(allOf(legal, "stow").map((one) => one.good));
  return table.dock.find((one) => one === hand.good) ?? table.dock.find((one) => open.has(one)) ?? null;
}

/** The answer that defends with the battery in hand: a shield, or a shot. */
export function defence(
  table: Public,
  seat: number,
  legal: readonly Action[],
  hand: InHand,
): Of<Action, "shield" | "shoot"> | null {
  const free = allOf(legal, "shoot").find((one) => one.battery === null);
  if (free) return free;
  const from = battery(table, seat, legal, hand);
  return allOf(legal, "shield", "shoot").find((one) => one.battery === from) ?? null;
}

/** What each lit square does. An answer that throws the flight away is previewed first. */
export function taps({ table, seat, choice, legal, hand }: InFlight): Map<string, Tap> {
  const found = new Map<string, Tap>();
  const pieces = truckerOf(table, seat)?.pieces ?? [];
  for (const action of legal) {
    if (action.type === "lose_crew" || action.type === "lose_guest")
      found.set(action.cabin, fatal(choice, action) ? { propose: action } : { act: action });
    else if (action.type === "give_good") found.set(action.hold, { act: action });
    else if (action.type === "give_token") found.set(action.battery, { act: action });
    else if (action.type === "retain") found.set(action.square, { act: action });
    else if (action.type === "jettison")
      found.set(action.square, table.doing === "black hole" ? { act: action } : { propose: action });
  }
  const from = battery(table, seat, legal, hand);
  for (const one of batteries(legal)) found.set(one, { take: { battery: one } });
  for (const action of allOf(legal, "power")) if (action.battery === from) found.set(action.part, { act: action });
  const block = good(table, legal, hand);
  for (const action of allOf(legal, "stow")) if (action.good === block) found.set(action.hold, { act: action });
  for (const action of allOf(legal, "keep")) {
    const piece = pieces.find((one) => one.includes(action.square)) ?? [action.square];
    for (const square of piece)
      found.set(
        square,
        hand.piece === action.square ? { act: action } : { propose: action, take: { piece: action.square } },
      );
  }
  // Two answers for one cabin (crew or guest) get buttons, not a square.
  if (allOf(legal, "lose_guest").length) found.clear();
  return found;
}

export function lights(asked: InFlight): Map<string, Light> {
  const { table, seat, choice, legal, hand } = asked;
  const lit = new Map<string, Light>();
  for (const [square, { act, propose }] of taps(asked)) {
    const action = act ?? propose;
    lit.set(square, action && fatal(choice, action) ? "bad" : "legal");
  }
  const from = battery(table, seat, legal, hand);
  if (from && batteries(legal).length) lit.set(from, "chosen");
  for (const square of table.giving_up) lit.set(square, "bad");
  if (hand.piece) {
    for (const piece of truckerOf(table, seat)?.pieces ?? []) {
      const kept = piece.includes(hand.piece);
      for (const square of piece) lit.set(square, kept ? "good" : "bad");
    }
  }
  return lit;
}

const WHAT: Readonly<Partial<Record<Action["type"], string>>> = {
  lose_crew: "Lose crew from",
  give_good: "Give up a block from",
  give_token: "Give up a token from",
  retain: "Keep",
  jettison: "Give up",
  power: "Power",
  stow: "Load into",
  keep: "Keep the piece with",
};

/** The label of a lit square. */
export function tapName(choice: InFlight["choice"], tap: Tap | undefined, square: string, part: string): string {
  const action = tap?.act ?? tap?.propose;
  const verb = action ? (WHAT[action.type] ?? "Choose") : "Draw on";
  const cost = action ? fatal(choice, action) : "";
  return `${verb} the ${part} at ${square}${cost && `. ${cost}`}`;
}
