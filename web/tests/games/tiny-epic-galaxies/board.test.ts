import { describe, expect, test } from "vitest";
import type { PlanetFacts } from "../../../src/games/tiny-epic-galaxies/catalog";
import { BOX, onOrbit, percent, spaceAt } from "../../../src/games/tiny-epic-galaxies/orbit";
import { ordersOf, plainOrders } from "../../../src/games/tiny-epic-galaxies/orders";

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
  test("faces without an order are asked", () => {
    expect(ordersOf({ move: { answer: "never", reserve: 0 } })).toMatchObject({
      move: { answer: "never" },
      energy: { answer: "ask", reserve: 0 },
    });
  });

  test("asking for everything is having no orders", () => {
    expect(plainOrders(ordersOf(null))).toBeNull();
    expect(plainOrders(ordersOf({ energy: { answer: "follow", reserve: 3 } }))).toMatchObject({
      energy: { answer: "follow", reserve: 3 },
    });
  });
});
