/* Tech slots: which side icons face each other and agree. */
import type { Catalog } from "./catalog";
import type { ShipView } from "./view";

const EMPTY = "---";
export const SLOTS = 6;
export const DAMAGE = "damage";

export interface Sides {
  readonly left: string;
  readonly right: string;
}

/** The icons of a slot: its card's, or those printed under it. */
export function sidesOf(catalog: Catalog, board: string, ship: ShipView, slot: number, card = ship.slots[slot]): Sides {
  const tech = card ? catalog.techs.get(card) : undefined;
  if (tech) return tech;
  const printed = catalog.slot_boards[board];
  return { left: printed?.left[slot] ?? EMPTY, right: printed?.right[slot] ?? EMPTY };
}

/** The icons that the neighbours of a slot turn towards it; the frame's at both ends. */
export function facing(catalog: Catalog, board: string, ship: ShipView, slot: number): Sides {
  const printed = catalog.slot_boards[board];
  return {
    left: slot > 0 ? sidesOf(catalog, board, ship, slot - 1).right : (printed?.frame_left ?? EMPTY),
    right: slot < SLOTS - 1 ? sidesOf(catalog, board, ship, slot + 1).left : (printed?.frame_right ?? EMPTY),
  };
}

/** For one side: which of three heights agree. */
export const agree = (one: string, other: string): boolean[] =>
  [0, 1, 2].map((height) => one[height] !== "-" && one[height] === other[height]);

export interface Lit {
  readonly left: readonly boolean[];
  readonly right: readonly boolean[];
}
export const DARK: Lit = { left: [false, false, false], right: [false, false, false] };

/** Which icons of a card would light up in a slot. */
export function litIn(catalog: Catalog, board: string, ship: ShipView, slot: number, card = ship.slots[slot]): Lit {
  const around = facing(catalog, board, ship, slot);
  const own = sidesOf(catalog, board, ship, slot, card);
  return { left: agree(around.left, own.left), right: agree(own.right, around.right) };
}

export const countLit = (lit: Lit): number => [...lit.left, ...lit.right].filter(Boolean).length;

const BONUS: Readonly<Record<string, string>> = { r: "repair", m: "medal", v: "move" };

/** The bonuses a card would bring in a slot, from top to bottom. */
export function bonuses(catalog: Catalog, board: string, ship: ShipView, slot: number, card: string): string[] {
  const own = sidesOf(catalog, board, ship, slot, card);
  const lit = litIn(catalog, board, ship, slot, card);
  return [0, 1, 2].flatMap((height) => [
    ...(lit.left[height] ? [BONUS[own.left[height] ?? ""] ?? ""] : []),
    ...(lit.right[height] ? [BONUS[own.right[height] ?? ""] ?? ""] : []),
  ]);
}
