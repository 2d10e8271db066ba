/*
 * One tile: plate, four sides, component. Connectors are shapes: one prong in the middle is single, two at the sides
 * are double, all three are universal, and a bright bar is smooth hull. They turn with the tile, and so do parts with a
 * direction (barrels, nozzles, shields, artifacts). Figures and goods stay upright.
 */
import type * as game from "../../generated/galaxy-trucker";
import { svg } from "../svg";
import type { Content, Drawn } from "./components";
import * as component from "./components";
import { tileDefs } from "./ink";
import * as payload from "./payloads";

/** What is printed on a tile. */
export type TileFacts = Pick<game.TileFacts, "id" | "kind" | "sides" | "capacity">;
/** Clockwise from the top: 0 smooth, 1 single, 2 double, 3 universal. */
export type Sides = TileFacts["sides"];

interface TileLook {
  readonly turn?: number;
  /** What is on the tile; without it the tile looks as it does in the warehouse. */
  readonly content?: Content | undefined;
}

type Kind = TileFacts["kind"];
const KINDS: Readonly<Record<Kind, (drawn: Drawn) => string>> = {
  "starting cabin": component.startingCabin,
  cabin: component.cabin,
  battery: component.battery,
  "cargo hold": component.hold,
  "special cargo hold": component.specialHold,
  "structural module": component.structuralModule,
  engine: component.engine,
  "double engine": component.doubleEngine,
  cannon: component.cannon,
  "double cannon": component.doubleCannon,
  shield: component.shield,
  "brown life support": component.brownLife,
  "purple life support": component.purpleLife,
  "explosive cargo": payload.explosive,
  "fragile cargo": payload.fragile,
  "heavy cargo": payload.heavy,
  "radioactive cargo": payload.radioactive,
  artifact: payload.artifact,
  "double artifact": payload.doubleArtifact,
};
export const DIRECTED = new Set<Kind>(["engine", "double engine", "cannon", "double cannon", "shield", "artifact"]);
/** Where the battery bolt sits on an unturned tile; the bolt stays upright. */
const BOLTS: Readonly<Partial<Record<Kind, readonly [number, number, number]>>> = {
  "double cannon": [50, 66, 17],
  "double engine": [50, 40, 17],
  shield: [37, 63, 16],
};

/** A tile's sides after this many quarter turns clockwise. */
export function turned(sides: Sides, turn: number): Sides {
  const side = (i: number): number => sides[(i - turn + 8) % 4] ?? 0;
  return [side(0), side(1), side(2), side(3)];
}

/** Tile n of the starting cabins belongs to seat n - 1. */
export const seatOf = (tile: TileFacts): number => Number(tile.id.split("-")[1] ?? 1) - 1;

const prong = (prefix: string, x: number, width: number): string =>
  `<rect x="${x - width / 2}" y="-1" width="${width}" height="17" rx="2.2" fill="url(#${prefix}-brass)" stroke="#5d3815" stroke-width="1.4"/>`;

function side(prefix: string, connector: number): string {
  const bar = `<path d="M13 4.2H87" stroke="${connector ? "#0d1c2e" : "#9db7d4"}" stroke-width="3.6" stroke-linecap="round"/>`;
  if (!connector) return bar;
  const middle = connector === 2 ? "" : prong(prefix, 50, connector === 1 ? 17 : 13);
  return bar + (connector === 1 ? middle : prong(prefix, 27, 13) + middle + prong(prefix, 73, 13));
}

/** A tile in a box of 100 by 100; `prefix` names the gradients of tileDefs. */
export function tileGroup(tile: TileFacts, look: TileLook, prefix: string): string {
  const turn = look.turn ?? 0;
  const sides = tile.sides.map((one, i) => `<g transform="rotate(${(i + turn) * 90} 50 50)">${side(prefix, one)}</g>`);
  let inner = KINDS[tile.kind]({ prefix, capacity: tile.capacity, content: look.content, seat: seatOf(tile) });
  if (DIRECTED.has(tile.kind) && turn) inner = `<g transform="rotate(${turn * 90} 50 50)">${inner}</g>`;
  const plate = `<rect x="1" y="1" width="98" height="98" rx="9" fill="url(#${prefix}-plate)" stroke="#0a1626" stroke-width="1.5"/><path d="M10 2H90" stroke="#fff" stroke-opacity=".18" stroke-width="1"/>`;
  return plate + sides.join("") + inner + boltOf(tile.kind, turn);
}

function boltOf(kind: Kind, turn: number): string {
  const place = BOLTS[kind];
  if (!place) return "";
  let [x, y] = [place[0] - 50, place[1] - 50];
  for (let i = 0; i < turn; i++) [x, y] = [-y, x];
  return component.bolt(50 + x, 50 + y, place[2]);
}

export const tile = (facts: TileFacts, look: TileLook, prefix: string): string =>
  svg("0 0 100 100", `<defs>${tileDefs(prefix)}</defs>${tileGroup(facts, look, prefix)}`);

const GEAR = Array.from(
  { length: 8 },
  (_, i) => `<path transform="rotate(${i * 45} 50 50)" d="M50 31V24" stroke-width="6"/>`,
);

/** The back of a tile or payload: all that is known of it while it is face down. */
export function backGroup(isPayload: boolean, prefix: string): string {
  if (isPayload)
    return `<rect x="1" y="1" width="98" height="98" rx="9" fill="#3a2a1c" stroke="#0a1626" stroke-width="2"/><rect x="9" y="9" width="82" height="82" rx="6" fill="none" stroke="#d98e4a" stroke-width="2.5" stroke-dasharray="9 6"/>${payload.CRATE_MARK}`;
  return `<rect x="1" y="1" width="98" height="98" rx="9" fill="url(#${prefix}-back)" stroke="#0a1420" stroke-width="2"/><rect x="9" y="9" width="82" height="82" rx="6" fill="none" stroke="#56779a" stroke-opacity=".7" stroke-width="2"/><g fill="none" stroke="#7fa2c6" stroke-opacity=".75" stroke-width="3"><circle cx="50" cy="50" r="19"/><circle cx="50" cy="50" r="7"/>${GEAR.join("")}</g>`;
}
