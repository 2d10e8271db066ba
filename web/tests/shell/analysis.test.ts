import { describe, expect, test } from "vitest";
import { chancesAt, chancesOf, flagsOf, goodOf, judgedOf, mistakesOf, percent } from "../../src/lib/analysis";
import type { Analysis } from "../../src/wire/types";
import { frame } from "./fake";

/** Entry 2 was undone, so no frame shows it. */
const FRAMES = [0, 1, 3, 4].map((seq) => frame(seq));
const decision = (seq: number, seat: number, lost: number) => ({ seq, seat, legal: 3, ways: [], lost });
const FOUND: Analysis = {
  tries: 8,
  chances: [
    { seq: 0, shares: [0.5, 0.5] },
    { seq: 2, shares: [0.9, 0.1] },
    { seq: 3, shares: [0.2, 0.8] },
  ],
  decisions: [decision(1, 0, 0), decision(3, 0, 0.3), decision(4, 1, 0.01)],
  turns: [{ seq: 3, seat: 1, before: 0.5, after: 0.8, told: [] }],
};

describe("the analysis of a match, by place in its replay", () => {
  const judged = judgedOf(FOUND, FRAMES);

  test("a decision is shown before it is made", () => {
    expect(judged.map(({ place, decision }) => [place, decision.seq])).toEqual([
      [0, 1],
      [1, 3],
      [2, 4],
    ]);
    expect(mistakesOf(judged).map(({ place }) => place)).toEqual([1]);
    expect(goodOf(judged, 2)).toEqual([
      { good: 1, all: 2 },
      { good: 1, all: 1 },
    ]);
  });

  test("chances hold until the next ones, and those of undone actions are left out", () => {
    const chances = chancesOf(FOUND, FRAMES);
    expect(chances.map(({ place }) => place)).toEqual([0, 2]);
    expect(chancesAt(chances, 1)).toEqual([0.5, 0.5]);
    expect(chancesAt(chances, 3)).toEqual([0.2, 0.8]);
    expect(chancesAt([], 3)).toEqual([]);
    expect(percent(0.286)).toBe("29%");
  });

  test("turning points are flags on the graph", () => {
    const [flag, ...rest] = flagsOf(FOUND, FRAMES);
    expect(rest).toEqual([]);
    expect(flag).toMatchObject({ place: 2, seat: 1 });
    expect(flag?.swing).toBeCloseTo(0.3);
  });
});
