import { afterEach, describe, expect, it, vi } from "vitest";
import { calls } from "../../../src/games/space-alert/calls";
import { changed, costs, damageOf, storyOf, tries, verdict } from "../../../src/games/space-alert/debrief/stories";
import type { MissionFile, PhaseCost, Story } from "../../../src/games/space-alert/types";

const phase: PhaseCost = {
  phase: 2,
  first: 4,
  last: 7,
  damage: { red: 1, white: 4, blue: 0 },
  through: ["Fighter", "Gunship"],
  knocked_out: [1],
  wasted: 1,
  reasons: [{ why: { parts: ["There is no energy."] }, count: 1 }],
  lost: false,
  points: -5,
};
const story: Story = { survived: false, phases: [phase], blows: [], change: null, tried: 22, from_hands: false };
const change = { seat: 0, orders: [{ turn: 1, was: "A", now: "" }], score: 9, words: { parts: ["If."] } };
const mission = (): MissionFile => ({
  tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
  threats: [],
  crew: [],
});

afterEach(() => vi.restoreAllMocks());

describe("the story of a mission", () => {
  it("counts what a phase cost", () => {
    expect(damageOf(phase)).toBe(5);
    expect(costs(phase, ["Ada", "Bo"])).toEqual([
      "Got through: Fighter, Gunship",
      "Knocked out: Bo",
      "1 wasted action",
    ]);
    expect(costs({ ...phase, through: [], knocked_out: [], wasted: 0 }, [])).toEqual([]);
  });

  it("says whether one change would have helped, and otherwise what was tried", () => {
    expect(verdict({ ...story, change })).toBe("One change would have saved the ship");
    expect(verdict(story)).toBe("No single change would have saved the ship");
    expect(verdict({ ...story, survived: true, change })).toBe("The change worth the most points");
    expect(tries(story)).toContain("22 changes tried: every swap within a phase");
    expect(tries({ ...story, from_hands: true })).toContain("every other card in a hand");
  });

  it("plays one change in the plan of the one it is about, and leaves the others alone", () => {
    const crew = [
      { name: "Ada", plan: ["A", "B"] },
      { name: "Bo", plan: ["C"] },
    ];
    const file = { ...mission(), crew };
    const other = changed(file, change);
    expect(other.crew[0]?.plan).toEqual(["", "B"]);
    expect(other.crew[1]).toBe(crew[1]);
    expect(file.crew[0]?.plan).toEqual(["A", "B"]);
  });

  it("is asked for once, with the table's code, and again after a failure", async () => {
    const ask = vi.spyOn(calls, "story").mockRejectedValueOnce(new Error("busy")).mockResolvedValue(story);
    const file = mission();
    await expect(storyOf(file, "ABC")).rejects.toThrow("busy");
    await expect(storyOf(file, "ABC")).resolves.toBe(story);
    await expect(storyOf(file, "ABC")).resolves.toBe(story);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(ask).toHaveBeenLastCalledWith({ mission: file, match: "ABC" });
    await storyOf(mission(), "");
    expect(ask.mock.lastCall?.[0]).not.toHaveProperty("match");
  });
});
