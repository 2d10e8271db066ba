/* The game's components by id. */
import type * as game from "../../generated/starship-captains";
import { byId, once } from "../../lib/catalog";

export type * from "../../generated/starship-captains";
export type Catalog = ReturnType<typeof catalogOf>;

export const catalogOf = once((catalog: game.Catalog) => ({
  ...catalog,
  places: byId(Object.values(catalog.galaxies).flatMap((galaxy) => galaxy.locations)),
  figures: byId(catalog.figures),
  tokens: byId(catalog.tokens),
  rooms: byId(catalog.rooms),
  missions: byId(catalog.missions),
  techs: byId(catalog.techs),
  tracks: byId(catalog.tracks),
  events: byId(catalog.events),
  stations: byId(catalog.stations),
  passengers: byId(catalog.passengers),
}));

export const figureName = (catalog: Catalog, id: string): string => catalog.figures.get(id)?.name ?? id;

/** The name of a room, built-in or on a tech. */
export const roomName = (catalog: Catalog, id: string): string =>
  catalog.rooms.get(id)?.name ?? catalog.techs.get(id)?.name ?? id;
