/* The game's components as the server's catalog lists them, ready to be looked up by id. */
import type { Plain } from "../../wire/types";

export interface PlanetData {
  readonly id: string;
  readonly name: string;
  readonly type: "energy" | "culture" | "dual";
  readonly symbol: "economy" | "diplomacy";
  readonly vp: number;
  readonly spaces: number;
  readonly text: string;
  readonly limits: readonly string[];
  readonly origin: string;
}
export interface PilotData {
  readonly id: string;
  readonly name: string;
  readonly trained: readonly string[];
  readonly vp: number;
  readonly badges: readonly string[];
  readonly text: string;
  readonly origin: string;
}
export interface ExplorationData {
  readonly id: string;
  readonly name: string;
  readonly kind: "discovery" | "danger";
  readonly badges: readonly string[];
  readonly vp: number;
  readonly dwarf: boolean;
  readonly gain: Readonly<Record<string, number>>;
  readonly lose: Readonly<Record<string, number>>;
  /** Steps of the danger track, 0 without one, and the symbol that advances on it. */
  readonly steps: number;
  readonly symbol: string;
  readonly text: string;
  readonly origin: string;
}
export interface MissionData {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly vp: number;
  readonly tied: number;
  readonly origin: string;
}
export interface LevelData {
  readonly level: number;
  readonly dice: number;
  readonly ships: number;
  readonly vp: number;
  readonly cost: number;
}
export interface RogueData {
  readonly id: string;
  readonly name: string;
  readonly difficulty: string;
  /** What its colony die does, level by level. */
  readonly ladder: readonly string[];
  /** A rule of its own; empty for those of the base game. */
  readonly rule: string;
  readonly origin: string;
}
export interface Catalog {
  readonly planets: ReadonlyMap<string, PlanetData>;
  readonly pilots: ReadonlyMap<string, PilotData>;
  readonly exploration: ReadonlyMap<string, ExplorationData>;
  readonly missions: ReadonlyMap<string, MissionData>;
  readonly rogues: ReadonlyMap<string, RogueData>;
  readonly levels: readonly LevelData[];
  /** The two faces each advanced ship lists on the hangar mat. */
  readonly hangar: Readonly<Record<string, readonly string[]>>;
}

/** The server lists a card's track and amounts as it keeps them; the board wants gains and losses apart. */
function explorationOf(plain: Plain): ExplorationData {
  const track = plain.track as { steps: number; symbol: string } | null | undefined;
  const amount = (kind: string): number => Number(plain[kind] ?? 0);
  const only = (sign: 1 | -1) => ({
    energy: Math.max(0, sign * amount("energy")),
    culture: Math.max(0, sign * amount("culture")),
  });
  return {
    id: String(plain.id),
    name: String(plain.name),
    kind: plain.kind === "danger" ? "danger" : "discovery",
    badges: (plain.badges as readonly string[] | undefined) ?? [],
    vp: Number(plain.vp ?? 0),
    dwarf: plain.dwarf_planet === true,
    gain: only(1),
    lose: only(-1),
    steps: track?.steps ?? 0,
    symbol: track?.symbol ?? "",
    text: String(plain.text ?? ""),
    origin: String(plain.origin ?? ""),
  };
}

const byId = <T extends { readonly id: string }>(list: unknown): ReadonlyMap<string, T> =>
  new Map(((list as readonly T[] | undefined) ?? []).map((one) => [one.id, one]));

const made = new WeakMap<Plain, Catalog>();

/** Built once for each catalog. */
export function catalogOf(plain: Plain): Catalog {
  let catalog = made.get(plain);
  if (!catalog) {
    catalog = {
      planets: byId(plain.planets),
      pilots: byId(plain.pilots),
      exploration: byId(((plain.exploration as readonly Plain[] | undefined) ?? []).map(explorationOf)),
      missions: byId(plain.missions),
      rogues: byId(plain.rogues),
      levels: (plain.levels as readonly LevelData[] | undefined) ?? [],
      hangar: (plain.hangar as Catalog["hangar"] | undefined) ?? {},
    };
    made.set(plain, catalog);
  }
  return catalog;
}
