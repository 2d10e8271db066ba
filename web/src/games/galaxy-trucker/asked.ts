/* What may be done now, found among the legal actions. */
import type { Action, Pick } from "../../wire/types";

export interface Asked {
  readonly legal: readonly Action[];
  readonly picks: readonly Pick[];
}

export const find = (asked: Asked, type: string): Action | undefined => asked.legal.find((one) => one.type === type);
export const all = (asked: Asked, type: string): Action[] => asked.legal.filter((one) => one.type === type);

/** The squares on which the tile in hand may be placed. */
export function openSquares(asked: Asked): string[] {
  const place = asked.picks.find((one) => one.type === "place");
  return place?.fields.find((one) => one.name === "square")?.values.map((one) => String(one.value)) ?? [];
}
export const placing = (square: string, turn: number): Action => ({ type: "place", square, turn });

/** Number tiles that may be taken. */
export const numbers = (asked: Asked): number[] => all(asked, "finish").map((one) => Number(one.number));

const values = (asked: Asked, type: string, field: string): string[] =>
  all(asked, type).map((one) => String(one[field]));
export const takeable = (asked: Asked): ReadonlySet<string> => new Set(values(asked, "take", "tile"));
export const unpackable = (asked: Asked): ReadonlySet<string> => new Set(values(asked, "unpack", "tile"));
export const removable = (asked: Asked): string[] => values(asked, "remove", "square");
export const keepable = (asked: Asked): string[] => values(asked, "keep", "square");
export const lookable = (asked: Asked): ReadonlySet<number> =>
  new Set(all(asked, "look").map((one) => Number(one.pile)));

/** Cabins in which an alien of a colour may live. */
export function alienCabins(asked: Asked, colour: "purple" | "brown"): string[] {
  const found = all(asked, "board").flatMap((one) => (typeof one[colour] === "string" ? [one[colour] as string] : []));
  return [...new Set(found)];
}
