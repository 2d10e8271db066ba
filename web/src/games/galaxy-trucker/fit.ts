/*
 * How a tile would sit on a ship, judged by its picture alone: which prongs meet, what is in front of a barrel or
 * behind a nozzle. It is only what a player can see at a glance; the server decides what counts.
 */
import { type Sides, turned } from "../../art/galaxy-trucker/tile";
import type { Layout } from "./layout";
import type { PartView, TileFacts } from "./view";

type Joint = "apart" | "joined" | "mismatch" | "blocked";

/** A tile with its rotation. */
export interface Lying {
  readonly square: string;
  readonly tile: TileFacts;
  readonly turn: number;
  readonly sides: Sides;
}
export type Built = ReadonlyMap<string, Lying>;
export type Tiles = ReadonlyMap<string, TileFacts>;

export const lying = (square: string, tile: TileFacts, turn: number): Lying => ({
  square,
  tile,
  turn,
  sides: turned(tile.sides, turn),
});

/** The tiles of a ship by square. */
export function built(parts: readonly PartView[], tiles: Tiles): Built {
  return new Map(
    parts.flatMap((part) => {
      const tile = tiles.get(part.tile);
      return tile ? [[part.square, lying(part.square, tile, part.turn)] as const] : [];
    }),
  );
}

const UNIVERSAL = 3;
export function joint(mine: number, theirs: number): Joint {
  if (!mine && !theirs) return "apart";
  if (!mine || !theirs) return "blocked";
  return mine === theirs || mine === UNIVERSAL || theirs === UNIVERSAL ? "joined" : "mismatch";
}

const SHORT = ["smooth", "single", "double", "universal"] as const;

export const isCannon = (tile: TileFacts): boolean => tile.kind === "cannon" || tile.kind === "double cannon";
const isEngine = (tile: TileFacts): boolean => tile.kind === "engine" || tile.kind === "double engine";
const BOW = 0;
const STERN = 2;

/** How one side of a tile being placed fits. */
interface SideFit {
  readonly side: number;
  readonly mark: "joined" | "open" | "bad";
  /** Why it is bad, in a few words. */
  readonly why: string;
}
export interface Fit {
  readonly sides: readonly SideFit[];
  readonly joins: number;
  /** Why the tile would fail the inspection, in a few words each. */
  readonly trouble: readonly string[];
}

export function fitOf(layout: Layout, ship: Built, placed: Lying): Fit {
  const sides: SideFit[] = [];
  const trouble: string[] = [];
  for (let side = 0; side < 4; side++) {
    const mine = placed.sides[side] ?? 0;
    const near = ship.get(layout.beside(placed.square, side));
    if (!near) {
      if (mine) sides.push({ side, mark: "open", why: "" });
      continue;
    }
    const why = clash(placed, near, side);
    if (why) {
      sides.push({ side, mark: "bad", why });
      trouble.push(why);
    } else if (mine) sides.push({ side, mark: "joined", why: "" });
  }
  if (isEngine(placed.tile) && placed.turn) trouble.push("Points the wrong way");
  const joins = sides.filter((one) => one.mark === "joined").length;
  return { sides, joins, trouble };
}

/** Why two tiles clash along this side of the first; empty if they do not. */
function clash(one: Lying, other: Lying, side: number): string {
  const back = (side + 2) % 4;
  if (isCannon(one.tile) && one.turn === side) return "Cannon is blocked";
  if (isCannon(other.tile) && other.turn === back) return "Blocks a cannon";
  if (isEngine(one.tile) && !one.turn && side === STERN) return "Engine is blocked";
  if (isEngine(other.tile) && !other.turn && side === BOW) return "Blocks an engine";
  const [mine, theirs] = [one.sides[side] ?? 0, other.sides[back] ?? 0];
  const meets = joint(mine, theirs);
  if (meets === "apart" || meets === "joined") return "";
  const words = `${SHORT[mine]} meets ${SHORT[theirs]}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the tile joins something and nothing is wrong with it. */
export const fits = (fit: Fit): boolean => fit.joins > 0 && !fit.trouble.length;

/** The number of connectors with nothing beside them. */
export function exposed(layout: Layout, ship: Built): number {
  let count = 0;
  for (const part of ship.values())
    part.sides.forEach((connector, side) => {
      if (connector && !ship.has(layout.beside(part.square, side))) count++;
    });
  return count;
}

/** What a tile adds to cannon and engine strength, with doubles powered. */
export const adds = (tile: TileFacts, turn: number): { cannons: number; engines: number } => ({
  cannons: isCannon(tile) ? (tile.adds[turn] ?? 0) : 0,
  engines: isEngine(tile) ? (tile.adds[turn] ?? 0) : 0,
});
