/* The game's components by id. */
import type * as game from "../../generated/tiny-epic-galaxies";
import { byId, once } from "../../lib/catalog";

export type * from "../../generated/tiny-epic-galaxies";
export type Catalog = ReturnType<typeof catalogOf>;

export const catalogOf = once((catalog: game.Catalog) => ({
  ...catalog,
  planets: byId(catalog.planets),
  pilots: byId(catalog.pilots),
  exploration: byId(catalog.exploration),
  missions: byId(catalog.missions),
  rogues: byId(catalog.rogues),
}));
