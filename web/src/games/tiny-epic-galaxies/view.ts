/* What the server sends about a match of this game, read only; its fields are generated from the server's own types. */
import type * as wire from "../../generated/tiny-epic-galaxies";

/** Nothing that came from the server is changed here, however deep it lies. */
type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

export type DieView = ReadOnly<wire.DieView>;
export type ShipView = ReadOnly<wire.ShipView>;
export type GalaxyView = ReadOnly<wire.GalaxyView>;
export type RogueView = ReadOnly<wire.RogueView>;
export type ScoreView = ReadOnly<wire.ScoreView>;
export type Public = ReadOnly<wire.Public>;
export type Own = ReadOnly<wire.Own>;

/** A place as the views and actions write it: its kind, and the planet or card it names. */
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

/** Every ship in play and out of it, with whose it is. */
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
