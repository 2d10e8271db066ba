import { describe, expect, test } from "vitest";
import { Desk } from "../../../src/games/galaxy-trucker/desk.svelte";
import { built } from "../../../src/games/galaxy-trucker/fit";
import { layoutOf } from "../../../src/games/galaxy-trucker/layout";
import {
  chipsOf,
  fitWords,
  gainWords,
  gridFor,
  kept,
  kindOf,
  slotsOf,
  squaresFor,
} from "../../../src/games/galaxy-trucker/parts/build/warehouse";
import type { ThreatFacts } from "../../../src/games/galaxy-trucker/view";
import { atLevel, sizes } from "../../../src/games/galaxy-trucker/words";
import { catalog, part, table, trucker } from "./flights";

describe("places", () => {
  const before = { open: ["cabin-1", "engine-1", "cannon-1"], places: [0, 1, 2], holes: [] };

  test("a taken tile leaves a hole, and the others stay", () => {
    const after = { open: ["cabin-1", "cannon-1"], places: [0, 2], holes: [{ place: 1, seat: 3, tile: "engine-1" }] };
    expect(slotsOf(before).map((one) => one.tile)).toEqual(["cabin-1", "engine-1", "cannon-1"]);
    expect(slotsOf(after)).toEqual([
      { place: 0, tile: "cabin-1", taker: -1 },
      { place: 1, tile: "engine-1", taker: 3 },
      { place: 2, tile: "cannon-1", taker: -1 },
    ]);
  });
  test("a new tile fills a hole, wherever it comes in the list", () => {
    const filled = { open: ["cabin-1", "cannon-1", "shield-1"], places: [0, 2, 1], holes: [] };
    expect(slotsOf(filled).map((one) => one.tile)).toEqual(["cabin-1", "shield-1", "cannon-1"]);
  });
  test("tiles listed separately keep their order, with new places at the end", () => {
    expect(kept([7, 2], [2, 5, 7])).toEqual([7, 2, 5]);
    expect(kept([7, 2], [7])).toEqual([7, 2]);
  });
  test("fresh changes are marked, but not the first view or a jump", () => {
    const desk = new Desk();
    desk.watch(table(before));
    expect([...desk.fresh]).toEqual([]);
    desk.watch(
      table({ open: ["cabin-1", "cannon-1"], places: [0, 2], holes: [{ place: 1, seat: 3, tile: "engine-1" }] }),
    );
    expect([...desk.fresh]).toEqual(["hole 1"]);
    const many = Array.from({ length: 20 }, (_, i) => `module-${i}`);
    desk.watch(table({ open: many, places: many.map((_, i) => i) }));
    expect([...desk.fresh]).toEqual(["hole 1"]);
  });
});

describe("kinds", () => {
  test("chips count what lies there, in an order that never changes", () => {
    const { tiles } = catalog();
    const chips = chipsOf(["cabin-1"], tiles);
    expect(chips.find((one) => one.id === "cabins")?.number).toBe(1);
    expect(chips.map((one) => one.id)).toEqual(chipsOf([], tiles).map((one) => one.id));
    expect(chips.map((one) => one.label)).not.toContain("Payloads");
  });
  test("every tile is of one kind", () => {
    expect(kindOf({ kind: "double engine" })).toBe("engines");
    expect(kindOf({ kind: "brown life support" })).toBe("aliens");
    expect(kindOf({ kind: "special cargo hold" })).toBe("red-holds");
    expect(kindOf({ kind: "artifact" })).toBe("payloads");
  });
});

describe("sizes", () => {
  const [width, height, gap] = [408, 430, 4];
  const rows = (slots: number): number => {
    const { columns, size } = gridFor(slots, width, height, gap);
    return Math.ceil(slots / columns) * (size + gap) - gap;
  };
  test("140 tiles fit beside a ship at 1440 by 900", () => {
    for (const slots of [5, 24, 60, 80, 100, 140]) expect(rows(slots)).toBeLessThanOrEqual(height);
    expect(gridFor(140, width, height, gap).size).toBeGreaterThanOrEqual(28);
  });
  test("they shrink as there are more, in few steps", () => {
    const sizes = Array.from({ length: 140 }, (_, i) => gridFor(i + 1, width, height, gap).size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBeLessThanOrEqual(6);
  });
  test("in a tiny space they can be scrolled", () => {
    expect(gridFor(140, 200, 60, gap).size).toBe(26);
  });
});

describe("reading a tile", () => {
  const board = { ship_class: "I", cap: 5, start: "7,7", squares: ["7,6", "6,7", "7,7", "8,7", "7,8"] };
  const cabin = catalog().tiles.get("cabin-1");
  if (!cabin) throw new Error("There is no cabin.");

  test("it says on how many free squares it fits", () => {
    const ship = built([part("7,7", "cabin-1")], catalog().tiles);
    const squares = squaresFor(cabin, layoutOf(board), ship);
    expect(squares).not.toContain("7,7");
    expect(squares.length).toBeGreaterThan(0);
    expect(fitWords([])).toBe("Fits nowhere on your ship yet.");
    expect(fitWords(["7,6"])).toBe("Fits at column 7, row 6.");
    expect(fitWords(["7,6", "8,7"])).toBe("Fits on 2 squares.");
  });
  test("it says what it adds, but not where payloads reach", () => {
    expect(gainWords(cabin, trucker(0, { berths: 2 }))).toBe("Berths 2 → 4.");
    const engine = catalog().tiles.get("engine2-1");
    expect(engine && gainWords(engine, trucker(0, { engines: [3, 5] }))).toBe("Engines 5 → 7.");
    expect(gainWords(cabin, trucker(0, { zones: { silenced: [], irradiated: [], blast: [] } }))).toBe("");
  });
});

test("a mission's pay reads as it is on this flight", () => {
  expect(atLevel("12, 18 or 24, less 4, 6 or 8 for each incident.", 2)).toBe("18, less 6 for each incident.");
  expect(atLevel("At most 3, 4 or 6 exposed connectors (levels I to III).", 3)).toBe("At most 6 exposed connectors.");
});

test("the sizes of a swarm are summed up", () => {
  const rock = (threat: ThreatFacts["threat"]): ThreatFacts => ({ threat, side: "front" });
  expect(sizes([rock("large meteor"), rock("small meteor"), rock("large meteor")])).toBe(
    "2 large meteors, 1 small meteor",
  );
});
