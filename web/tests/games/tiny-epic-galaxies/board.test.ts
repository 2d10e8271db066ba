import { describe, expect, test } from "vitest";
import type { PlanetFacts } from "../../../src/games/tiny-epic-galaxies/catalog";
import { BOX, onOrbit, percent, spaceAt } from "../../../src/games/tiny-epic-galaxies/orbit";
import { ASK_ALL, answered, orNone } from "../../../src/games/tiny-epic-galaxies/orders";

const planet: PlanetFacts = {
  id: "gort",
  name: "Gort",
  type: "energy",
  symbol: "economy",
  vp: 7,
  spaces: 5,
  advances: 6,
  text: "",
  limits: [],
  origin: "printed",
};

describe("an orbit", () => {
  test("has the start at the lower left and the symbol at the lower right", () => {
    const [start, symbol] = [spaceAt(planet, 0), spaceAt(planet, 6)];
    expect(start.x).toBeLessThan(0);
    expect(start.y).toBeGreaterThan(0);
    expect(symbol.x).toBeCloseTo(-start.x);
    expect(symbol.y).toBeCloseTo(start.y);
  });

  test("keeps five ships on one space apart and inside the picture", () => {
    const places = Array.from({ length: 5 }, (_, nth) => percent(onOrbit(planet, 0, nth, 5)));
    expect(new Set(places.map((at) => at.left)).size).toBe(5);
    for (const at of places) expect(Number.parseFloat(at.left)).toBeGreaterThan(0);
    expect(BOX.above).toBeLessThan(BOX.height);
  });
});

describe("answers in advance", () => {
  const some = { ...ASK_ALL, energy: { answer: "follow", reserve: 3 } } as const;

  test("asking for everything is having no orders", () => {
    expect(orNone(ASK_ALL)).toBeNull();
    expect(orNone(some)).toEqual(some);
  });
  test("are counted by face, and useless questions as one more", () => {
    expect([null, ASK_ALL, some, { ...some, skip_useless: true }].map(answered)).toEqual([0, 0, 1, 2]);
  });
});
