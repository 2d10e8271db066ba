/* The types of this game's view, and helpers to read it. */
import type { GameAction, Public, ShipView } from "../../generated/tiny-epic-galaxies";
import type * as wire from "../../wire/types";

export type * from "../../generated/tiny-epic-galaxies";
export type { GameAction as Action } from "../../generated/tiny-epic-galaxies";
export type Option = wire.Option<GameAction>;
export type Choice = wire.Choice<GameAction>;
export type Pick = wire.Pick<GameAction>;

/** A place as views and actions write it: its kind, and the planet or card it names. */
export interface Place {
  readonly kind: string;
  readonly id: string;
}

export function place(at: string): Place {
  const colon = at.indexOf(":");
  return colon < 0 ? { kind: at, id: "" } : { kind: at.slice(0, colon), id: at.slice(colon + 1) };
}

/** The seat number under which the Rogue Galaxy's pieces are drawn; it has no seat of its own. */
export const ROGUE_SEAT = 3;

export interface ShipOnTable extends ShipView {
  readonly seat: number;
  readonly index: number;
  readonly rogue: boolean;
}

/** Every ship, in play or not, with its owner. */
export function allShips(table: Public): ShipOnTable[] {
  const ships = table.galaxies.flatMap((galaxy) =>
    galaxy.ships.map((ship, index) => ({ ...ship, seat: galaxy.seat, index, rogue: false })),
  );
  const rogue = table.rogue?.ships.map((ship, index) => ({ ...ship, seat: ROGUE_SEAT, index, rogue: true }));
  return rogue ? [...ships, ...rogue] : ships;
}

export const shipKey = (ship: ShipOnTable): string => `${ship.rogue ? "rogue" : ship.seat}-${ship.index}`;

export const shipsAt = (ships: readonly ShipOnTable[], at: string): ShipOnTable[] =>
  ships.filter((ship) => ship.at === at);
