/* The game's components as the server's catalog lists them, ready to be looked up by id. */
import type { TileFacts } from "../../art/galaxy-trucker/tile";
import type { Plain } from "../../wire/types";

export interface TileData extends TileFacts {
  readonly origin: string;
}
export interface ThreatData {
  readonly threat: string;
  readonly side: string;
}
export interface PenaltyData {
  readonly days: number;
  readonly crew: number;
  readonly goods: number;
  readonly shots: readonly ThreatData[];
}
/** An adventure card. */
export interface CardData {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly text: string;
  readonly strength: number;
  readonly days: number;
  readonly credits: number;
  readonly crew: number;
  readonly goods: readonly string[];
  readonly planets: readonly (readonly string[])[];
  readonly threats: readonly ThreatData[];
  readonly penalty: PenaltyData;
  readonly lines: readonly { readonly lowest: string; readonly suffers: PenaltyData }[];
  readonly starter: boolean;
}
/** A supercard; what depends on the flight's level is listed for levels I to III. */
export interface SupercardData {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly numbers: readonly number[];
  /** Meteor shower: the sides, one after another. */
  readonly waves: readonly string[];
  /** Meteor alert: large meteors; a die that is not 0 is set. */
  readonly rows: readonly (readonly { readonly side: string; readonly die: number }[])[];
  /** Fleet: the sides on which cannons count full. */
  readonly full: readonly string[];
  readonly segments: readonly PenaltyData[];
  readonly columns: readonly {
    readonly plus: string;
    readonly minus: string;
    readonly segments: readonly PenaltyData[];
  }[];
  readonly origin: string;
  readonly known: string;
}
export interface MissionData {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  readonly origin: string;
}
export interface OrderData {
  readonly id: string;
  readonly says: string;
}
export interface BetData extends OrderData {
  readonly odds: number;
}
/** A ship board: its squares as `column,row`, from the bow to the stern; `cap` is the most that losses cost. */
export interface ShipBoard {
  readonly ship_class: string;
  readonly cap: number;
  readonly start: string;
  readonly squares: readonly string[];
}
export interface Catalog {
  readonly tiles: ReadonlyMap<string, TileData>;
  readonly cards: ReadonlyMap<string, CardData>;
  readonly supercards: ReadonlyMap<string, SupercardData>;
  readonly missions: ReadonlyMap<string, MissionData>;
  readonly directives: ReadonlyMap<string, OrderData>;
  readonly bets: ReadonlyMap<string, BetData>;
  readonly boards: ReadonlyMap<string, ShipBoard>;
  /** What a block of each colour sells for. */
  readonly goods: Readonly<Record<string, number>>;
  readonly route: {
    readonly spaces: number;
    readonly finishing: readonly number[];
    readonly best_looking: number;
  };
}

const byId = <T extends { readonly id: string }>(list: unknown): ReadonlyMap<string, T> =>
  new Map((list as readonly T[] | undefined)?.map((one) => [one.id, one]));

const read = new WeakMap<Plain, Catalog>();

export function catalogOf(plain: Plain): Catalog {
  let known = read.get(plain);
  if (!known) {
    const boards = (plain.boards ?? []) as readonly ShipBoard[];
    known = {
      tiles: byId<TileData>(plain.tiles),
      cards: byId<CardData>(plain.cards),
      supercards: byId<SupercardData>(plain.supercards),
      missions: byId<MissionData>(plain.missions),
      directives: byId<OrderData>(plain.directives),
      bets: byId<BetData>(plain.bets),
      boards: new Map(boards.map((one) => [one.ship_class, one])),
      goods: (plain.goods ?? {}) as Catalog["goods"],
      route: (plain.route ?? { spaces: 40, finishing: [], best_looking: 0 }) as Catalog["route"],
    };
    read.set(plain, known);
  }
  return known;
}

/** What a component is called on its card sheet. */
export const titleOf = (kind: string, id: string, catalog: Catalog): string =>
  (kind === "tile"
    ? catalog.tiles.get(id)?.name
    : kind === "mission"
      ? catalog.missions.get(id)?.title
      : (catalog.cards.get(id) ?? catalog.supercards.get(id))?.name) ?? id;
