import { describe, expect, test } from "vitest";
import { galaxyOf } from "../../../src/games/starship-captains/catalog";
import { guide } from "../../../src/games/starship-captains/guide";
import { chart, curve } from "../../../src/games/starship-captains/layout";
import { bonuses, countLit, litIn } from "../../../src/games/starship-captains/slots";
import { catalog, ship, tech } from "./builders";

const SOURCES = import.meta.glob<string>(
  ["../../../src/games/starship-captains/**/*.{svelte,ts}", "../../../src/shell/table/Play.svelte", "!**/guide.ts"],
  { query: "?raw", import: "default", eager: true },
);

describe("tech slots", () => {
  const cards = catalog(tech("net", "m--", "r--"), tech("gear", "r--", "--r"));
  test("the frame at the left counts", () => {
    expect(bonuses(cards, "A", ship(), 0, "net")).toEqual(["medal", "repair"]);
  });
  test("two cards that face each other light the icons they share", () => {
    const fitted = ship({ slots: ["net", "gear", null, null, null, null] });
    expect(litIn(cards, "A", fitted, 1).left).toEqual([true, false, false]);
    expect(countLit(litIn(cards, "A", fitted, 0))).toBe(2);
  });
  test("printed icons count under damage, too", () => {
    const hurt = ship({ slots: ["damage", null, "damage", "damage", null, "damage"] });
    expect(litIn(cards, "A", hurt, 2).right).toEqual([false, true, false]);
  });
});

describe("the map", () => {
  test("every place is on it, and a straight route is cut in half by its pirate", () => {
    const galaxy = galaxyOf(catalog(), "small");
    const drawn = chart(galaxy, 500);
    expect(drawn.spots.size).toBe(3);
    for (const { x, y } of drawn.spots.values()) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(500);
    }
    const [route] = galaxy.routes;
    if (!route) throw new Error("There is no route.");
    const { middle } = curve(route, drawn);
    expect(middle.x).toBeCloseTo(350);
    expect(middle.y).toBeCloseTo(((drawn.spots.get("arvo")?.y ?? 0) + drawn.home.y) / 2);
  });
});

describe("words", () => {
  test("the guide points at parts that exist", () => {
    const files = Object.values(SOURCES).join("");
    for (const step of guide.steps) {
      for (const selector of `${step.anchor}, ${step.needs ?? step.anchor}`.split(", ")) {
        const tab = /^#tab-([a-z]+)$/.exec(selector)?.[1];
        if (tab) expect(files).toContain(`{ id: "${tab}", label:`);
        else expect(files).toContain(/^\[(.+)\]$/.exec(selector)?.[1]);
      }
    }
  });
});
