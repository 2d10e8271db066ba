/* The components as the server lists them, ready to be looked up. No rules here. */

import { perStation, perZone, type Zone } from "../../art/space-alert/ink";
import type { ShipState } from "../../art/space-alert/ship";
import type {
  Catalog,
  SpecializationFacts,
  StationFacts,
  StoreFacts,
  SystemFacts,
  ThreatFacts,
  TileFacts,
  TrackFacts,
} from "../../generated/space-alert";
import { byId, once } from "../../lib/catalog";

/** The damage tiles on each zone. */
export type Damage = ShipState["damage"];
export const INTACT: Damage = perZone(() => []);

/** The threat cards by their codes. */
export const threatsOf: (catalog: Catalog) => ReadonlyMap<string, ThreatFacts> = once((catalog) =>
  byId(catalog.threats),
);
export const tracksOf: (catalog: Catalog) => ReadonlyMap<string, TrackFacts> = once((catalog) => byId(catalog.tracks));
export const tilesOf: (catalog: Catalog) => ReadonlyMap<string, TileFacts> = once((catalog) => byId(catalog.tiles));
export const specializationOf = (catalog: Catalog, id: string | null | undefined): SpecializationFacts | undefined =>
  catalog.specializations.find((one) => one.id === id);
export const stationOf = (catalog: Catalog, id: string): StationFacts | undefined =>
  catalog.stations.find((one) => one.id === id);

/** The effect of a system, given the damage to its zone. */
export const systemText = (system: SystemFacts, zone: Zone, damage: Damage): string =>
  system.damaged && damage[zone].includes(system.tile) ? system.damaged : system.text;

/** The supplies of a station as a mission begins, given the damage to its zone. */
interface Stock {
  readonly start: number;
  readonly room: number;
}
const stockOf = (store: StoreFacts, zone: Zone, damage: Damage): Stock =>
  damage[zone].includes(store.tile)
    ? { start: store.damaged_start, room: store.damaged_room }
    : { start: store.start, room: store.room };
export const stocksOf = (catalog: Catalog, damage: Damage): ReadonlyMap<string, Stock> =>
  new Map(
    catalog.stations.flatMap(({ zone, stores }) => stores.map((store) => [store.id, stockOf(store, zone, damage)])),
  );

/** The ship as a mission begins, with the damage to it. */
export function newShip(catalog: Catalog, damage: Damage = INTACT): ShipState {
  const stocks = stocksOf(catalog, damage);
  const start = (store: string): number => stocks.get(store)?.start ?? 0;
  const room = (store: string): number => stocks.get(store)?.room ?? 0;
  return {
    shields: perZone((zone) => start(`shield.${zone}`)),
    reactors: perZone((zone) => start(`reactor.${zone}`)),
    shieldRoom: perZone((zone) => room(`shield.${zone}`)),
    reactorRoom: perZone((zone) => room(`reactor.${zone}`)),
    strengths: perStation((station) => strengthOf(stationOf(catalog, station), damage)),
    capsules: start("capsules"),
    rockets: start("rockets"),
    interceptors: true,
    squads: { upper_blue: "ready", lower_red: "ready" },
    damage,
    broken: [],
    maintained: 0,
  };
}
function strengthOf(station: StationFacts | undefined, damage: Damage): number {
  const hurt = station?.systems.some((system) => system.damaged && damage[station.zone].includes(system.tile));
  return (hurt ? station?.damaged_strength : station?.strength) ?? 0;
}

/** The mission's name. */
export const missionName = (catalog: Catalog, id: string): string =>
  catalog.missions.find((one) => one.id === id)?.name ?? "A mission";
