import { expect, test } from "vitest";
import { guide } from "../../../src/games/tiny-epic-galaxies/guide";

test("the guided match has between 12 and 18 steps, each with words", () => {
  expect(guide.steps.length).toBeGreaterThanOrEqual(12);
  expect(guide.steps.length).toBeLessThanOrEqual(18);
  for (const step of guide.steps) expect(step.text.length).toBeGreaterThan(20);
});
