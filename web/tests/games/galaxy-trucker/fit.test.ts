/*
 * The page works out itself how a tile fits, because hovering is faster than a server's answer. These tests compare it
 * with the real rules: random ships with a tile added, and the rules' verdict on each.
 */
import { describe, expect, test } from "vitest";
import { block } from "../../../src/art/galaxy-trucker/figures";
import { catalogOf, type Good } from "../../../src/games/galaxy-trucker/catalog";
import { adds, type Built, exposed, type Fit, fitOf, type Lying, lying } from "../../../src/games/galaxy-trucker/fit";
import { type Layout, layoutOf } from "../../../src/games/galaxy-trucker/layout";
import type { Game, TileFacts } from "../../../src/games/galaxy-trucker/view";
import { examplesOf } from "../../examples";

interface Example {
  readonly ship_class: string;
  readonly parts: readonly (readonly [square: string, tile: string, turn: number])[];
  readonly bad: readonly string[];
  readonly turned: boolean;
  readonly joins: readonly string[];
  readonly exposed: number;
  readonly gain: readonly [cannons: number, engines: number] | null;
}

const SHIPS = 4000;
const { catalog, examples } = examplesOf<{ catalog: Game["catalog"]; examples: readonly Example[] }>(
  "tests.games.galaxy_trucker.fitting_examples",
  SHIPS,
  "hover",
);
const { tiles, boards } = catalogOf(catalog);
const GOODS = Object.keys(catalog.goods) as Good[];

interface Seen {
  readonly layout: Layout;
  /** Without the hovering tile, and with it. */
  readonly ship: Built;
  readonly whole: Built;
  readonly placed: Lying;
}
function seen({ ship_class, parts }: Example): Seen {
  const board = boards.get(ship_class);
  if (!board) throw new Error(`There is no board ${ship_class}.`);
  const all = parts.map(([square, tile, turn]) => lying(square, tiles.get(tile) as TileFacts, turn));
  const whole = new Map(all.map((one) => [one.square, one]));
  const placed = all.at(-1) as Lying;
  return { layout: layoutOf(board), ship: new Map([...whole].slice(0, -1)), whole, placed };
}

describe(`${SHIPS} random ships`, () => {
  test("are all kinds of ships", () => {
    expect(examples).toHaveLength(SHIPS);
    expect(new Set(examples.map((one) => one.ship_class)).size).toBe(boards.size);
    for (const some of [
      examples.filter((one) => one.bad.length),
      examples.filter((one) => one.joins.length && !one.bad.length),
      examples.filter((one) => one.turned),
      examples.filter((one) => one.gain?.some(Boolean)),
    ])
      expect(some.length).toBeGreaterThan(SHIPS / 50);
  });
  test("a tile over a ship joins and clashes with what the rules say", () => {
    for (const one of examples) {
      const { layout, ship, placed } = seen(one);
      const fit = fitOf(layout, ship, placed);
      expect(neighbors(layout, placed, fit), JSON.stringify(one.parts)).toEqual([one.bad, one.joins]);
      expect(fit.trouble).toHaveLength(one.bad.length + Number(one.turned));
    }
  });
  test("a wrongly rotated tile would be noticed", () => {
    const wrong = examples.filter((one) => {
      const { layout, ship, placed } = seen(one);
      const other = lying(placed.square, placed.tile, (placed.turn + 1) % 4);
      const said = neighbors(layout, other, fitOf(layout, ship, other));
      return JSON.stringify(said) !== JSON.stringify([one.bad, one.joins]);
    });
    expect(wrong.length).toBeGreaterThan(SHIPS / 4);
  });
  test("connectors are exposed, and strength is added, as the rules say", () => {
    for (const one of examples) {
      const { layout, whole, placed } = seen(one);
      expect(exposed(layout, whole), JSON.stringify(one.parts)).toBe(one.exposed);
      if (one.gain) {
        const { cannons, engines } = adds(placed.tile, placed.turn);
        expect([cannons, engines], JSON.stringify(one.parts)).toEqual(one.gain);
      }
    }
  });
});

test("a block of goods is drawn with its price", () => {
  for (const good of GOODS) expect(block(0, 0, 20, good)).toContain(`>${catalog.goods[good]}</text>`);
});

/** The neighboring squares that clash with a tile, and those that it joins. */
function neighbors(layout: Layout, placed: Lying, fit: Fit): string[][] {
  return ["bad", "joined"].map((mark) =>
    fit.sides
      .filter((one) => one.mark === mark)
      .map((one) => layout.beside(placed.square, one.side))
      .sort(),
  );
}
