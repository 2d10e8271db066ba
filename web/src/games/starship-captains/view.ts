/* The types of this game's view, and helpers to read it. */
import { FIGURES, type Figure } from "../../art/starship-captains/figures";
import { ARTIFACTS } from "../../art/starship-captains/tokens";
import type { GameAction, Own, PlaceView, Public, ShipView } from "../../generated/starship-captains";
import type * as wire from "../../wire/types";

export type * from "../../generated/starship-captains";
export type { GameAction as Action } from "../../generated/starship-captains";
export type Option = wire.Option<GameAction>;
export type Choice = wire.Choice<GameAction>;

/** Everyone in the ready room, kind by kind. */
export const ready = (ship: ShipView): Figure[] =>
  FIGURES.flatMap((figure) => Array.from({ length: ship.ready[figure] }, () => figure));

/** Who is on a mission or between two tasks, on the ship whose turn it is. */
export const away = (table: Public, ship: ShipView): readonly Figure[] =>
  table.active === ship.seat ? [...(table.mission?.crew ?? []), ...(table.commander ? [table.commander] : [])] : [];

/** Everything in the hold, token by token. */
export const cargo = (ship: ShipView): string[] => [
  ...ARTIFACTS.flatMap((kind) => Array.from({ length: ship.artifacts[kind] }, () => kind)),
  ...Array.from({ length: ship.pirates }, () => "pirate"),
];

/** The seat whose ship is shown: your own, or for a spectator the active one. */
export const shownSeat = (p: { seat: number | null; view: { readonly public: Public } }): number =>
  p.seat ?? p.view.public.active;

export const shipOf = (table: Public, seat: number): ShipView => {
  const ship = table.ships[seat];
  if (!ship) throw new RangeError(`There is no ship of seat ${seat}.`);
  return ship;
};

/** What only you can see; null in an open replay, which shows everyone's knowledge at once. */
export const ownOf = (own: Own | null): Own | null => (own && "missions" in own ? own : null);

/** The coming mission of a planet, if you know it. */
export const comingTo = (own: Own | null, place: string): string | undefined =>
  ownOf(own)?.missions.find((one) => one.place === place)?.mission;

export const placeOf = (table: Public, id: string): PlaceView | undefined =>
  table.places.find((place) => place.id === id);
