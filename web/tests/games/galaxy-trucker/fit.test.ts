/*
 * How a tile would sit on a ship is the one rule that the page knows, because it hovers faster than a server answers.
 * Here it is held against the rules: random ships with a tile added, and what the rules say of each.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { TileFacts } from "../../../src/art/galaxy-trucker/tile";
import { catalogOf } from "../../../src/games/galaxy-trucker/catalog";
import { type Built, bodyOf, exposed, fitOf, type Lying, lying } from "../../../src/games/galaxy-trucker/fit";
import { type Layout, layoutOf } from "../../../src/games/galaxy-trucker/layout";
import type { Game } from "../../../src/games/galaxy-trucker/view";
import { isDead } from "../../../src/games/galaxy-trucker/zones";

interface Example {
  readonly ship_class: string;
  readonly parts: readonly (readonly [square: string, tile: string, turn: number])[];
  readonly bad: readonly string[];
  readonly turned: boolean;
  readonly joins: readonly string[];
  readonly exposed: number;
  readonly body: readonly string[];
  readonly barred: readonly string[];
}

const SHIPS = 2000;
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const told = execFileSync(
  process.env.PYTHON ?? `${root}.venv/bin/python`,
  ["-m", "tests.games.galaxy_trucker.fitting_examples", `${SHIPS}`, "hover"],
  { cwd: root, maxBuffer: 1 << 27, env: { ...process.env, PYTHONPATH: `${root}src:${root}` } },
);
const { catalog, examples } = JSON.parse(told.toString()) as { catalog: Game["catalog"]; examples: readonly Example[] };
const { tiles, boards } = catalogOf(catalog);

interface Seen {
  readonly layout: Layout;
  /** Without the tile that hovers, and with it. */
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
    for (const some of [examples.filter((one) => one.bad.length), examples.filter((one) => one.barred.length)])
      expect(some.length).toBeGreaterThan(SHIPS / 20);
  });
  test("a tile over a ship joins and clashes with what the rules say", () => {
    for (const one of examples) {
      const { layout, ship, placed } = seen(one);
      const fit = fitOf(layout, ship, placed);
      const at = (mark: string) => fit.sides.filter((side) => side.mark === mark).map(({ side }) => side);
      const beside = (mark: string) =>
        at(mark)
          .map((side) => layout.beside(placed.square, side))
          .sort();
      expect([beside("bad"), beside("joined")], JSON.stringify(one.parts)).toEqual([one.bad, one.joins]);
      expect(fit.trouble).toHaveLength(one.bad.length + Number(one.turned));
    }
  });
  test("connectors are exposed, and parts hang together, as the rules say", () => {
    for (const one of examples) {
      const { layout, whole, placed } = seen(one);
      expect(exposed(layout, whole), JSON.stringify(one.parts)).toBe(one.exposed);
      expect([...bodyOf(layout, whole, placed.square)].sort(), JSON.stringify(one.parts)).toEqual(one.body);
    }
  });
  test("payloads empty the squares that the rules say", () => {
    for (const one of examples) {
      const { layout, whole } = seen(one);
      const dead = layout.board.squares.filter(isDead(layout, whole)).sort();
      expect(dead, JSON.stringify(one.parts)).toEqual(one.barred);
    }
  });
});
