import { describe, expect, test } from "vitest";
import { pieces } from "../../../src/games/starship-captains/effects";
import { guide } from "../../../src/games/starship-captains/guide";
import { bonuses, countLit, litBy } from "../../../src/games/starship-captains/icons";
import { chart, curve } from "../../../src/games/starship-captains/layout";
import { catalog } from "./builders";

const SOURCES = import.meta.glob<string>(
  ["../../../src/games/starship-captains/**/*.{svelte,ts}", "../../../src/shell/table/Play.svelte", "!**/guide.ts"],
  { query: "?raw", import: "default", eager: true },
);

describe("icons at the sides of a slot", () => {
  test("are lit as the view tells, the left side first", () => {
    expect(litBy("m---v-")).toEqual({ left: [true, false, false], right: [false, true, false] });
    expect(countLit("m---v-")).toBe(2);
  });
  test("bring their bonuses from top to bottom, at the same height the left one first", () => {
    expect(bonuses("m-rrv-")).toEqual(["medal", "repair", "move", "repair"]);
  });
  test("are dark where nothing is known", () => {
    expect(countLit(undefined)).toBe(0);
    expect(bonuses(undefined)).toEqual([]);
  });
});

describe("the map", () => {
  test("every place is on it, and a straight route is cut in half by its pirate", () => {
    const galaxy = catalog().galaxies.small;
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

describe("effects as symbols", () => {
  test("every word of the effect language has a symbol", () => {
    const row = pieces("move [artifact -> medal advance(any,2)] (repair / jump) draw-omega(3)");
    expect(
      row.map((one) => (one.kind === "advance" ? `${one.who}${one.n}` : one.kind === "mark" ? one.text : one.name)),
    ).toEqual(["travel", "artifact", "→", "medal", "any2", "repair", "/", "jump", "tech"]);
  });
});
