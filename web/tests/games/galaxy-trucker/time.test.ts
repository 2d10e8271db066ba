import { expect, test } from "vitest";
import { face, sandLeft } from "../../../src/games/galaxy-trucker/time";

const glass = { circle: 1, seconds: 90, runs_out: 100_000 };
const clock = { now: 20_000, readAt: 500, running: true };

test("the sand runs on between two updates, and stands still while the clock does", () => {
  expect(sandLeft(glass, clock, 500)).toBe(80_000);
  expect(sandLeft(glass, clock, 5_500)).toBe(75_000);
  expect(sandLeft(glass, { ...clock, running: false }, 5_500)).toBe(80_000);
});
test("there is never more sand than the glass holds, and never less than none", () => {
  expect(sandLeft({ ...glass, runs_out: 200_000 }, clock, 500)).toBe(90_000);
  expect(sandLeft(glass, clock, 900_000)).toBe(0);
  expect(sandLeft({ ...glass, runs_out: 0 }, clock, 500)).toBe(0);
});
test("it shows zero only when it is empty", () => {
  expect([face(90_000), face(51_001), face(1), face(0)]).toEqual(["1:30", "0:52", "0:01", "0:00"]);
});
