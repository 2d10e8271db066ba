/* The game's components by id. */
import type * as game from "../../generated/galaxy-trucker";
import { byId, once } from "../../lib/catalog";

export type * from "../../generated/galaxy-trucker";
export type Good = keyof game.Catalog["goods"];
export type Catalog = ReturnType<typeof catalogOf>;

export const catalogOf = once((catalog: game.Catalog) => ({
  ...catalog,
  tiles: byId(catalog.tiles),
  cards: byId(catalog.cards),
  supercards: byId(catalog.supercards),
  missions: byId(catalog.missions),
  directives: byId(catalog.directives),
  bets: byId(catalog.bets),
  boards: new Map(catalog.boards.map((one) => [one.ship_class, one])),
}));

/** The sale price of blocks of goods. */
export const priceOf = (goods: readonly Good[], catalog: Catalog): number =>
  goods.reduce((sum, good) => sum + catalog.goods[good], 0);

/** A component's title on its card sheet. */
export const titleOf = (kind: string, id: string, catalog: Catalog): string =>
  (kind === "tile"
    ? catalog.tiles.get(id)?.name
    : kind === "mission"
      ? catalog.missions.get(id)?.title
      : (catalog.cards.get(id) ?? catalog.supercards.get(id))?.name) ?? id;
