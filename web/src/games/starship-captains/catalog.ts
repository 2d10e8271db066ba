/* The game's components as the server's catalog lists them, ready to be looked up by id. */
import type { Faction } from "../../art/starship-captains/ink";
import type { Plain } from "../../wire/types";

export interface LocationData {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export interface RouteData {
  readonly a: string;
  readonly b: string;
  readonly colour: string;
}
export interface GalaxyData {
  readonly locations: readonly LocationData[];
  readonly routes: readonly RouteData[];
}
export interface RoomData {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly effect: string;
  readonly text: string;
}
export interface LineData {
  readonly colour: string;
  readonly effect: string;
  readonly text: string;
}
export interface MissionData {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly lines: readonly LineData[];
  readonly source: string;
}
export interface TechData {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly kind: "room" | "one-shot" | "ability" | "scores";
  readonly colour: string;
  readonly effect: string;
  readonly text: string;
  /** Side icons from top to bottom: r repair, m medal, v move, - none. */
  readonly left: string;
  readonly right: string;
  readonly can_replace: boolean;
  readonly source: string;
}
export interface SlotBoardData {
  readonly frame_left: string;
  readonly frame_right: string;
  readonly left: readonly string[];
  readonly right: readonly string[];
}
export interface TrackSide {
  readonly event: number;
  readonly bonuses: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}
export interface TrackData {
  readonly id: Faction;
  readonly name: string;
  readonly length: number;
  readonly loop_points: number;
  readonly zone_ends: readonly number[];
  readonly sides: Readonly<Record<string, TrackSide>>;
}
export interface EventData {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly effect: string;
  readonly text: string;
  readonly lasting: boolean;
  readonly source: string;
}
export interface StationData {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
  readonly text: string;
}
export interface PassengerData {
  readonly id: string;
  readonly name: string;
  readonly techs: readonly string[];
  readonly action: string;
  readonly text: string;
  readonly scoring: string;
  readonly source: string;
}
export interface Catalog {
  readonly galaxies: Readonly<Record<string, GalaxyData>>;
  readonly places: ReadonlyMap<string, LocationData>;
  readonly rooms: ReadonlyMap<string, RoomData>;
  readonly missions: ReadonlyMap<string, MissionData>;
  readonly techs: ReadonlyMap<string, TechData>;
  readonly slotBoards: Readonly<Record<string, SlotBoardData>>;
  readonly tracks: readonly TrackData[];
  readonly events: ReadonlyMap<string, EventData>;
  readonly stations: ReadonlyMap<string, StationData>;
  readonly passengers: ReadonlyMap<string, PassengerData>;
  /** Which figures match a mission line of a colour without the help of a tech. */
  readonly matching: Readonly<Record<string, readonly string[]>>;
  readonly rounds: {
    readonly last: number;
    readonly stay: number;
    readonly medal: number;
    readonly cadets: readonly number[];
    readonly cargo: number;
  };
  readonly epilogue: { readonly least: number; readonly lines: readonly string[] };
}

const byId = <T extends { readonly id: string }>(list: unknown): ReadonlyMap<string, T> =>
  new Map(((list as readonly T[] | undefined) ?? []).map((one) => [one.id, one]));

const NO_GALAXY: GalaxyData = { locations: [], routes: [] };
const made = new WeakMap<Plain, Catalog>();

/** Built once for each catalog. */
export function catalogOf(plain: Plain): Catalog {
  let catalog = made.get(plain);
  if (!catalog) {
    const galaxies = (plain.galaxies as Catalog["galaxies"] | undefined) ?? {};
    catalog = {
      galaxies,
      places: byId(Object.values(galaxies).flatMap((galaxy) => galaxy.locations)),
      rooms: byId(plain.rooms),
      missions: byId(plain.missions),
      techs: byId(plain.techs),
      slotBoards: (plain.slot_boards as Catalog["slotBoards"] | undefined) ?? {},
      tracks: (plain.tracks as readonly TrackData[] | undefined) ?? [],
      events: byId(plain.events),
      stations: byId(plain.stations),
      passengers: byId(plain.passengers),
      matching: (plain.matching as Catalog["matching"] | undefined) ?? {},
      rounds: (plain.rounds as Catalog["rounds"] | undefined) ?? { last: 4, stay: 3, medal: 0, cadets: [], cargo: 8 },
      epilogue: (plain.epilogue as Catalog["epilogue"] | undefined) ?? { least: 0, lines: [] },
    };
    made.set(plain, catalog);
  }
  return catalog;
}

export const galaxyOf = (catalog: Catalog, side: string): GalaxyData => catalog.galaxies[side] ?? NO_GALAXY;

/** A room's name, whether it is the ship's own or a tech. */
export const roomName = (catalog: Catalog, id: string): string =>
  catalog.rooms.get(id)?.name ?? catalog.techs.get(id)?.name ?? id;
export const roomColour = (catalog: Catalog, id: string): string =>
  catalog.rooms.get(id)?.colour ?? catalog.techs.get(id)?.colour ?? "gray";
