/*
 * How the questions of a flight are answered on the ship: which squares mean an answer, and which one. What is legal is
 * the server's list; nothing is lit that is not in it.
 */
import type { Action } from "../../../../wire/types";
import type { Public } from "../../view";
import type { Light } from "./lights";

/** What is in hand while a question stands: a battery to draw on, a block to stow. */
export interface InHand {
  readonly battery: string | null;
  readonly good: string | null;
  /** A piece of a broken ship, by its first square. */
  readonly piece: string | null;
}

export interface Tap {
  /** Done at once. */
  readonly act?: Action;
  /** Thought over first. */
  readonly propose?: Action;
  readonly take?: Partial<InHand>;
}

const text = (value: unknown): string => String(value ?? "");
const of = (legal: readonly Action[], type: string): readonly Action[] => legal.filter((one) => one.type === type);

/** The batteries an answer could draw on, in the order of the list. */
export function batteries(legal: readonly Action[]): string[] {
  const named = legal.filter((one) => one.type === "power" || one.type === "shield" || one.type === "shoot");
  return [...new Set(named.map((one) => text(one.battery)).filter(Boolean))];
}

/** The battery in hand, or else the fullest. */
export function battery(table: Public, seat: number, legal: readonly Action[], hand: InHand): string | null {
  const open = batteries(legal);
  if (hand.battery && open.includes(hand.battery)) return hand.battery;
  const parts = table.truckers.find((one) => one.seat === seat)?.parts ?? [];
  const tokens = (square: string): number => parts.find((part) => part.square === square)?.tokens ?? 0;
  return open.toSorted((a, b) => tokens(b) - tokens(a))[0] ?? null;
}

/** The double parts that could be powered. */
export const powerable = (legal: readonly Action[]): string[] => [
  ...new Set(of(legal, "power").map((one) => text(one.part))),
];

/** The block in hand, or else the most valuable that fits somewhere. */
export function good(table: Public, legal: readonly Action[], hand: InHand): string | null {
  const open = new Set(of(legal, "stow").map((one) => text(one.good)));
  if (hand.good && table.dock.includes(hand.good)) return hand.good;
  return table.dock.find((one) => open.has(one)) ?? null;
}

/** The answer that defends with the battery in hand: a shield, or a shot. */
export function defence(table: Public, seat: number, legal: readonly Action[], hand: InHand): Action | null {
  const free = of(legal, "shoot").find((one) => one.battery === null || one.battery === undefined);
  if (free) return free;
  const from = battery(table, seat, legal, hand);
  return legal.find((one) => (one.type === "shield" || one.type === "shoot") && one.battery === from) ?? null;
}

/** What the lit squares mean, square by square. */
export function taps(table: Public, seat: number, legal: readonly Action[], hand: InHand): Map<string, Tap> {
  const found = new Map<string, Tap>();
  for (const action of legal) {
    if (action.type === "lose_crew" || action.type === "lose_guest") found.set(text(action.cabin), { act: action });
    else if (action.type === "give_good") found.set(text(action.hold), { act: action });
    else if (action.type === "give_token") found.set(text(action.battery), { act: action });
    else if (action.type === "retain") found.set(text(action.square), { act: action });
    else if (action.type === "jettison")
      found.set(text(action.square), table.doing === "black hole" ? { act: action } : { propose: action });
  }
  const from = battery(table, seat, legal, hand);
  for (const one of batteries(legal)) found.set(one, { take: { battery: one } });
  for (const action of of(legal, "power")) if (action.battery === from) found.set(text(action.part), { act: action });
  const block = good(table, legal, hand);
  for (const action of of(legal, "stow")) if (action.good === block) found.set(text(action.hold), { act: action });
  for (const action of of(legal, "keep")) {
    const piece = table.pieces.find((one) => one.includes(text(action.square))) ?? [text(action.square)];
    for (const square of piece)
      found.set(
        square,
        hand.piece === text(action.square)
          ? { act: action }
          : { propose: action, take: { piece: text(action.square) } },
      );
  }
  // Two answers for one cabin (crew or guest) are for buttons, not for a square.
  if (of(legal, "lose_guest").length) found.clear();
  return found;
}

export function lights(table: Public, seat: number, legal: readonly Action[], hand: InHand): Map<string, Light> {
  const lit = new Map<string, Light>();
  for (const square of taps(table, seat, legal, hand).keys()) lit.set(square, "legal");
  const from = battery(table, seat, legal, hand);
  if (from && batteries(legal).length) lit.set(from, "chosen");
  for (const square of table.giving_up) lit.set(square, "bad");
  if (hand.piece) {
    for (const piece of table.pieces) {
      const kept = piece.includes(hand.piece);
      for (const square of piece) lit.set(square, kept ? "good" : "bad");
    }
  }
  return lit;
}

const WHAT: Readonly<Record<string, string>> = {
  lose_crew: "Lose somebody from",
  give_good: "Give a block from",
  give_token: "Give a token from",
  retain: "Keep",
  jettison: "Give up",
  power: "Power",
  stow: "Load into",
  keep: "Keep the piece with",
};

/** What a lit square is called. */
export function tapName(tap: Tap | undefined, square: string, part: string): string {
  const action = tap?.act ?? tap?.propose;
  const verb = action ? (WHAT[action.type] ?? "Choose") : "Draw on";
  return `${verb} the ${part} at ${square}`;
}
