import { describe, expect, it } from "vitest";
import { folded, type Wasted } from "../../../src/games/space-alert/debrief/wasted";

const wasted = (turn: number, seat: number, why: string, hint = ""): Wasted => ({
  turn,
  seat,
  order: "B",
  why: { parts: [why] },
  hint: hint ? { parts: [hint] } : null,
});

describe("wasted actions", () => {
  it("with the same reason are told once, with everybody's turns", () => {
    const folds = folded([
      wasted(2, 1, "There is no energy."),
      wasted(2, 3, "There is no energy."),
      wasted(3, 1, "There is no squad to lead."),
      wasted(4, 1, "There is no energy."),
    ]);
    expect(folds.map((fold) => [fold.first.why.parts[0], fold.count])).toEqual([
      ["There is no energy.", 3],
      ["There is no squad to lead.", 1],
    ]);
    expect(folds[0]?.members).toEqual([
      { seat: 1, turns: [2, 4] },
      { seat: 3, turns: [2] },
    ]);
  });

  it("stay apart where something else would have helped", () => {
    const folds = folded([
      wasted(2, 1, "There is no energy."),
      wasted(3, 1, "There is no energy.", "Bo brings energy later this turn."),
    ]);
    expect(folds.map((fold) => fold.count)).toEqual([1, 1]);
  });
});
