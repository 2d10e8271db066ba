/* The tiles that are face up: the place of each, the kinds, how large they can be, and where one would fit. */
import { adds, type Built, fitOf, fits, lying, type Tiles } from "../../fit";
import type { Layout } from "../../layout";
import type { Public, TileFacts, TruckerView } from "../../view";
import { half, most, where } from "../../words";

export interface Slot {
  readonly place: number;
  /** The tile here, or the one taken from here. */
  readonly tile: string;
  /** The seat that took it; -1: the tile is still here. */
  readonly taker: number;
}

/** Every place of the warehouse, in order. */
export function slotsOf(table: Pick<Public, "open" | "places" | "holes">): Slot[] {
  const slots: Slot[] = [];
  const put = (place: number, tile: string, taker: number): void => {
    while (slots.length <= place) slots.push({ place: slots.length, tile: "", taker: -1 });
    slots[place] = { place, tile, taker };
  };
  table.open.forEach((tile, i) => {
    put(table.places[i] ?? i, tile, -1);
  });
  for (const { place, seat, tile } of table.holes) put(place, tile, seat);
  return slots;
}

// -- kinds

export interface Kind {
  readonly id: string;
  readonly label: string;
  /** The kinds of tiles it covers; the first one is its picture. */
  readonly tiles: readonly string[];
}
export const KINDS: readonly Kind[] = [
  { id: "engines", label: "Engines", tiles: ["engine", "double engine"] },
  { id: "cannons", label: "Cannons", tiles: ["cannon", "double cannon"] },
  { id: "cabins", label: "Cabins", tiles: ["cabin"] },
  { id: "batteries", label: "Batteries", tiles: ["battery"] },
  { id: "shields", label: "Shields", tiles: ["shield"] },
  { id: "holds", label: "Holds", tiles: ["cargo hold"] },
  { id: "red-holds", label: "Red holds", tiles: ["special cargo hold"] },
  { id: "aliens", label: "Aliens", tiles: ["purple life support", "brown life support"] },
  { id: "modules", label: "Modules", tiles: ["structural module"] },
];
/** Only with missions that have payloads. */
export const PAYLOADS: Kind = {
  id: "payloads",
  label: "Payloads",
  tiles: ["explosive cargo", "fragile cargo", "heavy cargo", "radioactive cargo", "artifact", "double artifact"],
};
const KIND_OF = new Map([...KINDS, PAYLOADS].flatMap((kind) => kind.tiles.map((tile) => [tile, kind.id] as const)));
export const kindOf = (tile: { readonly kind: string } | undefined): string => KIND_OF.get(tile?.kind ?? "") ?? "";

/** The chips: every kind with how many are face up, always in the same order. */
export function chipsOf(open: readonly string[], tiles: Tiles): (Kind & { readonly number: number })[] {
  const numbers = new Map<string, number>();
  for (const id of open) {
    const kind = kindOf(tiles.get(id));
    numbers.set(kind, (numbers.get(kind) ?? 0) + 1);
  }
  const all = numbers.has(PAYLOADS.id) ? [...KINDS, PAYLOADS] : KINDS;
  return all.map((kind) => ({ ...kind, number: numbers.get(kind.id) ?? 0 }));
}

// -- sizes

export interface Grid {
  readonly columns: number;
  /** px of a place, without the gap. */
  readonly size: number;
}
const STEPS = [24, 40, 60, 84, 112, 140, 160, 200];
const LARGEST = 64;
const SMALLEST = 26;

/** The largest size at which this many places fit into a box. It shrinks in a few steps, so that places rarely move. */
export function gridFor(slots: number, width: number, height: number, gap: number): Grid {
  const room = STEPS.find((step) => step >= slots) ?? slots;
  for (let size = LARGEST; size > SMALLEST; size--) {
    const columns = Math.floor((width + gap) / (size + gap));
    const rows = Math.floor((height + gap) / (size + gap));
    if (columns * rows >= room) return { columns, size };
  }
  return { columns: Math.max(1, Math.floor((width + gap) / (SMALLEST + gap))), size: SMALLEST };
}

// -- where it would fit

const TURNS = [0, 1, 2, 3];

/** Free squares beside the ship on which a tile fits in some rotation. */
export function squaresFor(tile: TileFacts, layout: Layout, ship: Built): string[] {
  return layout.board.squares.filter(
    (square) => !ship.has(square) && TURNS.some((turn) => fits(fitOf(layout, ship, lying(square, tile, turn)))),
  );
}

/** "Fits at column 7, row 8.", or the number of places. */
export function fitWords(squares: readonly string[]): string {
  const [only] = squares;
  if (!only) return "Fits nowhere on your ship yet.";
  return squares.length > 1 ? `Fits on ${squares.length} squares.` : `Fits at ${where(only)}.`;
}

/** How the tile changes a ship's strength: "Engines 5 → 7." */
export function gainWords(tile: TileFacts, me: TruckerView): string {
  // With payloads around, a part's picture does not tell what it adds.
  if (me.zones) return "";
  const { cannons, engines } = adds(tile, 0);
  const told: readonly [string, number, number][] = [
    ["Engines", most(me.engines), engines],
    ["Cannons", most(me.cannons), cannons],
    ["Berths", me.berths, tile.kind === "cabin" ? tile.capacity : 0],
    ["Battery tokens", me.charge, tile.kind === "battery" ? tile.capacity : 0],
    ["Places for goods", me.room.places, kindOf(tile).endsWith("holds") ? tile.capacity : 0],
  ];
  const [found] = told.filter(([, , more]) => more);
  return found ? `${found[0]} ${half(found[1])} → ${half(found[1] + found[2])}.` : "";
}

/** Keeps listed places in order and adds new ones at the end, so that nothing in the list moves. */
export const kept = (before: readonly number[], now: readonly number[]): number[] => [
  ...before,
  ...now.filter((place) => !before.includes(place)),
];
