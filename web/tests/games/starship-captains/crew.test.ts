import { describe, expect, test } from "vitest";
import { catalogOf } from "../../../src/games/starship-captains/catalog";
import { harvest, matches, matchingOf, suggestion, within } from "../../../src/games/starship-captains/crew";
import type { Game, ShipView } from "../../../src/games/starship-captains/view";
import { examplesOf } from "../../examples";
import { catalog, mission, ship } from "./builders";

const DRILL = mission(
  ["blue", { research: 1 }],
  ["yellow", { damage: 1, artifact: 1, medal: 1, advance: 2 }],
  ["gold", { android: 1 }],
);
const PLAIN = matchingOf(catalog(), ship());
const MENTORED = matchingOf(catalog(), ship({ matching: "mentored" }));

describe("who matches", () => {
  test("the colour, whatever the rank; only androids match gold", () => {
    expect(matches(PLAIN, DRILL, ["blue", "yellow-commander", "android"])).toEqual([true, true, true]);
    expect(matches(PLAIN, DRILL, ["red", "cadet", "blue"])).toEqual([false, false, false]);
  });
  test("an empty line neither matches nor fails", () => {
    expect(matches(PLAIN, DRILL, ["blue", null, null])).toEqual([true, null, null]);
  });
  test("with mentoring, the first cadet matches, and no second one", () => {
    expect(matches(MENTORED, DRILL, ["cadet", "cadet", null])).toEqual([true, false, null]);
  });
});

describe("what comes of it", () => {
  test("lines that match are counted, others are not; androids leave", () => {
    const crew = ["red", "yellow", "android"] as const;
    const found = harvest(catalog(), DRILL, crew, matches(PLAIN, DRILL, crew));
    expect(Object.fromEntries(found.totals)).toEqual({ damage: 1, artifact: 1, medal: 1, advance: 2, android: 1 });
    expect([found.queue, found.leaving]).toEqual([2, 1]);
  });
});

describe("a suggested crew", () => {
  test("uses who matches and keeps androids for where nobody else does", () => {
    expect(suggestion(PLAIN, DRILL, ["blue", "yellow", "cadet", "android"])).toEqual(["blue", "yellow", "android"]);
  });
  test("fills up with cadets first", () => {
    expect(suggestion(PLAIN, DRILL, ["red", "blue", "cadet"])).toEqual(["blue", "cadet", "red"]);
  });
});

describe("a suggested crew with a mentor", () => {
  test("sends the cadet where nobody else matches", () => {
    expect(suggestion(MENTORED, DRILL, ["blue", "cadet", "android"])).toEqual(["blue", "cadet", "android"]);
  });
  test("keeps the android for the line that only it can take", () => {
    expect(suggestion(PLAIN, DRILL, ["android", "red", "cadet"])).toEqual(["cadet", "red", "android"]);
  });
});

describe("a suggestion for what is left", () => {
  test("leaves alone those sent by hand", () => {
    expect(suggestion(PLAIN, DRILL, ["blue", "yellow"], ["cadet", null, null])).toEqual(["cadet", "yellow", "blue"]);
  });
  test("does not count on a mentor twice", () => {
    expect(suggestion(MENTORED, DRILL, ["yellow", "cadet", "red"], ["cadet"])).toEqual(["cadet", "yellow", "cadet"]);
  });
});

describe("a mission on the map", () => {
  test("shows which of its lines the crew would match", () => {
    expect(within(PLAIN, DRILL, ["yellow", "cadet", "cadet"])).toEqual([false, true, false]);
    expect(within(PLAIN, DRILL, ["blue"])).toEqual([true, false, false]);
    expect(within(PLAIN, DRILL, [])).toEqual([false, false, false]);
  });
});

const CREWS = 3000;
test(`${CREWS} random crews match the lines of their missions as the rules say`, () => {
  interface Example {
    readonly mission: string;
    readonly matching: ShipView["matching"];
    readonly crew: ShipView["queue"];
    readonly fits: readonly boolean[];
  }
  const told = examplesOf<{ catalog: Game["catalog"]; examples: readonly Example[] }>(
    "tests.games.starship_captains.crew_examples",
    CREWS,
    "crews",
  );
  const cards = catalogOf(told.catalog);
  const fits = (one: Example, matching = one.matching) => {
    const card = cards.missions.get(one.mission);
    if (!card) throw new Error(`There is no mission ${one.mission}.`);
    return matches(matchingOf(cards, ship({ matching })), card, one.crew);
  };
  for (const one of told.examples) expect(fits(one), JSON.stringify(one)).toEqual(one.fits);
  const wrong = told.examples.filter((one) => String(fits(one, "plain")) !== String(one.fits));
  expect(wrong.length, "crews that need a mentor").toBeGreaterThan(CREWS / 20);
});
