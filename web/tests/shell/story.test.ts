import { describe, expect, test } from "vitest";
import { framesOf, longest, partsOf, turningWords } from "../../src/lib/story";
import type { Story } from "../../src/wire/types";

const step = (round: number, seat: number, standing: number[], words: string[] = []): Story["steps"][number] => ({
  standing,
  moment: { round, seat, name: "" },
  words: words.map((text) => ({ parts: [text] })),
});
const STORY: Story = {
  steps: [
    step(1, 0, [0, 0]),
    step(1, 0, [1, 0]),
    step(1, 1, [1, 0]),
    step(1, 1, [1, 5], ["Ben colonizes Jakks."]),
    step(2, 0, [1, 5]),
  ],
  awards: [],
};

describe("the story of a match", () => {
  test("a turning point says when, who and by how much, with its log line", () => {
    const [turning] = turningWords(framesOf(STORY), ["Ada", "Ben"], null, 3);
    expect(turning?.title).toBe("Round 1. Ben takes the lead (+5)");
    expect(turning?.words).toEqual([{ parts: ["Ben colonizes Jakks."] }]);
    expect(turningWords(framesOf(STORY), ["Ada", "Ben"], 1, 3)[0]?.title).toBe("Round 1. You take the lead (+5)");
  });

  test("deducted points are not part of the bar", () => {
    const sources = [
      { name: "Missions", points: [7, 3] },
      { name: "Damage", points: [-2, 0] },
    ];
    expect(partsOf(sources, 0)).toEqual({
      gained: [{ name: "Missions", points: 7, index: 0 }],
      lost: [{ name: "Damage", points: -2, index: 1 }],
    });
    expect(longest(sources, 2)).toBe(7);
    expect(longest([], 2)).toBe(1);
  });
});
