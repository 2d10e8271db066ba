import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../../src/art/colour";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");
const [house = "", rest = ""] = css.split(':root[data-palette="high"]');

/** name -> color, for one theme. */
function theme(block: string, side: "light" | "dark"): Record<string, string> {
  const colours: Record<string, string> = {};
  for (const [, name = "", light = "", dark = ""] of block.matchAll(
    /--([a-z0-9-]+): light-dark\((#\w{6}), (#\w{6})\);/g,
  ))
    colours[name] = side === "light" ? light : dark;
  for (const [, name = "", both = ""] of block.matchAll(/--([a-z0-9-]+): (#\w{6});/g)) colours[name] = both;
  return colours;
}

const SIDES = ["light", "dark"] as const;
const PALETTES = { house: "", high: rest.slice(0, rest.indexOf("}")) };
const CASES = SIDES.flatMap((side) =>
  Object.entries(PALETTES).map(
    ([name, extra]) => [side, name, { ...theme(house, side), ...theme(extra, side) }] as const,
  ),
);

describe.each(CASES)("%s theme, %s palette", (_, __, colours) => {
  const get = (name: string): string => {
    const found = colours[name];
    if (!found) throw new Error(`tokens.css has no colour --${name}`);
    return found;
  };
  const walls = ["space-0", "space-1", "space-2", "space-3"];

  test.each(["ink", "ink-2", "ink-3", "good", "warn", "bad", "info"])("--%s can be read on every wall", (ink) => {
    for (const wall of walls) expect(contrast(get(ink), get(wall)), wall).toBeGreaterThanOrEqual(4.5);
  });

  test.each([0, 1, 2, 3, 4])("seat %i: the name can be read, the shape seen, the initial read on it", (i) => {
    for (const wall of walls.slice(0, 3)) {
      expect(contrast(get(`seat-${i}-ink`), get(wall)), wall).toBeGreaterThanOrEqual(4.5);
      expect(contrast(get(`seat-${i}`), get(wall)), wall).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(get("seat-ink"), get(`seat-${i}`))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["move", "energy", "culture", "economy", "diplomacy", "colony"])("the %s face stands out", (face) => {
    for (const ground of [...walls, "die-top", "die-bottom"])
      expect(contrast(get(`face-${face}`), get(ground)), ground).toBeGreaterThanOrEqual(4.5);
    expect(contrast(get("die-pick-ink"), get(`face-${face}`))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["nebula", "comet", "relic", "beacon"])("the %s badge stands out", (badge) => {
    for (const wall of walls) expect(contrast(get(`badge-${badge}`), get(wall)), wall).toBeGreaterThanOrEqual(3);
  });

  test.each(["space-alert", "galaxy-trucker", "starship-captains", "tiny-epic-galaxies"])(
    "words can be read on a %s button",
    (game) => {
      expect(contrast(get("accent-ink"), get(game))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("instrument lines carry meaning", () => {
    for (const wall of walls.slice(0, 3)) expect(contrast(get("line-2"), get(wall)), wall).toBeGreaterThanOrEqual(3);
  });
});
