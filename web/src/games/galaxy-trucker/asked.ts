/* What may be done now, found among the legal actions. */
import { allOf, firstOf, type Of } from "../../lib/kinds";
import type { Pick } from "../../wire/types";
import type { Action } from "./view";

export interface Asked {
  readonly legal: readonly Action[];
  readonly picks: readonly Pick[];
}

type Type = Action["type"];
export const find = <K extends Type>(asked: Asked, type: K) => firstOf(asked.legal, type);
export const all = <K extends Type>(asked: Asked, type: K): Of<Action, K>[] => allOf(asked.legal, type);

/** The squares on which the tile in hand may be placed. */
export function openSquares(asked: Asked): string[] {
  const place = asked.picks.find((one) => one.type === "place");
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

/** Cabins in which an alien of a colour may live. */
export const alienCabins = (asked: Asked, colour: "purple" | "brown"): string[] => [
  ...new Set(all(asked, "board").flatMap((one) => one[colour] ?? [])),
];
