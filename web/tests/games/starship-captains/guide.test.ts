import { expect, test } from "vitest";
import { guide } from "../../../src/games/starship-captains/guide";
import type { Action } from "../../../src/games/starship-captains/view";
import { options } from "../seated";
import { ship, table } from "./builders";

const asked = (...actions: Action[]) => ({
  ...{ public: table(ship()), own: null, seat: 0, toAct: [0], outcome: null },
  choice: { seat: 0, prompt: { parts: [] }, options: options(...actions), picks: [] },
});

test("at a station, where no mission can be planned, the guide says how to get to one", () => {
  const plan = guide.steps.find((step) => step.title === "Plan a mission");
  expect(plan?.ready?.(asked({ type: "pass" }))).toBe(false);
  expect(plan?.before).toContain("fly on");
  expect(plan?.ready?.(asked({ type: "take_mission" }, { type: "pass" }))).toBe(true);
});

test("no step names a button to press: it may be pressed already", () => {
  for (const { text, before = "" } of guide.steps) expect(`${text} ${before}`).not.toMatch(/[Pp]ress \*\*/);
});
