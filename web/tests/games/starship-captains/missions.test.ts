import { describe, expect, test } from "vitest";
import { pieces, sum } from "../../../src/games/starship-captains/effects";
import { harvest, matches, suggestion, within } from "../../../src/games/starship-captains/matching";
import { coming, comingTo } from "../../../src/games/starship-captains/seen";
import type { Own, Public } from "../../../src/games/starship-captains/view";
import { catalog, mission } from "./builders";

const DRILL = mission(["blue", "research"], ["yellow", "damage artifact medal advance(any,2)"], ["gold", "android"]);

describe("who matches", () => {
  test("the colour, whatever the rank; only androids match gold", () => {
    expect(matches(catalog(), DRILL, ["blue", "yellow-commander", "android"], false)).toEqual([true, true, true]);
    expect(matches(catalog(), DRILL, ["red", "cadet", "blue"], false)).toEqual([false, false, false]);
  });
  test("nobody there is neither", () => {
    expect(matches(catalog(), DRILL, ["blue", null, null], false)).toEqual([true, null, null]);
  });
  test("with mentoring, the first cadet matches, and no second one", () => {
    expect(matches(catalog(), DRILL, ["cadet", "cadet", null], true)).toEqual([true, false, null]);
  });
});

describe("what comes of it", () => {
  test("lines that match are counted, others are not; androids leave", () => {
    const crew = ["red", "yellow", "android"];
    const found = harvest(DRILL, crew, matches(catalog(), DRILL, crew, false));
    expect(Object.fromEntries(found.totals)).toEqual({ damage: 1, artifact: 1, medal: 1, advance: 2, android: 1 });
    expect([found.queue, found.androids, found.idle]).toEqual([2, 1, 1]);
  });
  test("what must be chosen or paid for is not promised", () => {
    expect(sum("[artifact -> medal medal]").size).toBe(0);
    expect(Object.fromEntries(sum("move (medal / jump)"))).toEqual({ move: 1 });
    expect(sum("each(android-in-crew,4){advance(tincan,2)}").size).toBe(0);
  });
});

describe("a suggested crew", () => {
  test("uses who matches and keeps androids for where nobody else does", () => {
    expect(suggestion(catalog(), DRILL, ["blue", "yellow", "cadet", "android"], false)).toEqual([
      "blue",
      "yellow",
      "android",
    ]);
  });
  test("fills up with cadets first", () => {
    expect(suggestion(catalog(), DRILL, ["red", "blue", "cadet"], false)).toEqual(["blue", "cadet", "red"]);
  });
});

describe("a suggestion for what is left", () => {
  test("leaves alone whoever has been sent by hand", () => {
    expect(suggestion(catalog(), DRILL, ["blue", "yellow"], false, ["cadet", null, null])).toEqual([
      "cadet",
      "yellow",
      "blue",
    ]);
  });
  test("does not count on a mentor twice", () => {
    expect(suggestion(catalog(), DRILL, ["yellow", "cadet", "red"], true, ["cadet"])).toEqual([
      "cadet",
      "yellow",
      "cadet",
    ]);
  });
});

describe("a mission on the map", () => {
  test("shows which of its lines the crew would match", () => {
    expect(within(catalog(), DRILL, ["yellow", "cadet", "cadet"], false)).toEqual([false, true, false]);
    expect(within(catalog(), DRILL, ["blue"], false)).toEqual([true, false, false]);
    expect(within(catalog(), DRILL, [], false)).toEqual([false, false, false]);
  });
});

describe("missions that were looked at", () => {
  const at = (id: string, number: number | null, face_up: boolean) => ({ id, number, face_up });
  const places = [at("arvo", 2, true), at("home", null, false), at("dromo", 4, false), at("kestra", 3, true)];
  const now = { places } as unknown as Public;
  const own: Own = { missions: ["drill", "tea", "convoy"] };

  test("come to the numbers face up, the highest first; what comes later, nobody can tell", () => {
    expect(coming(now, own)).toEqual([
      { mission: "drill", place: "kestra" },
      { mission: "tea", place: "arvo" },
      { mission: "convoy", place: null },
    ]);
    expect(comingTo(now, own, "arvo")).toBe("tea");
    expect(comingTo(now, own, "dromo")).toBeUndefined();
  });
  test("are nobody's where nobody in particular looks on", () => {
    expect(coming(now, null)).toEqual([]);
    expect(coming(now, [own, own] as unknown as Own)).toEqual([]);
  });
});

describe("effects as symbols", () => {
  test("every word of the language has a sign", () => {
    const row = pieces("move [artifact -> medal advance(any,2)] (repair / jump) draw-omega(3)");
    expect(
      row.map((one) => (one.kind === "advance" ? `${one.who}${one.n}` : one.kind === "mark" ? one.text : one.name)),
    ).toEqual(["travel", "artifact", "→", "medal", "any2", "repair", "/", "jump", "tech"]);
  });
});
