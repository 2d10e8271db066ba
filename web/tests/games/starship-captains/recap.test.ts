import { expect, test } from "vitest";
import { recap } from "../../../src/games/starship-captains/recap";

const line = (seat: number | null, n: number) => ({ n, moment: { round: 1, seat, label: "" } }) as never;
const told = (seats: readonly (number | null)[], me: number | null) => {
  const { title, lines } = recap(seats.map(line), me);
  return [title, ...lines.map((one) => (one as { n: number }).n)];
};

test("what the others did since your last turn is told oldest first", () => {
  expect(told([1, 0, 0, 1, 1, 2], 0)).toEqual(["Since your last turn", 3, 4, 5]);
});
test("on your own turn it is what has happened so far", () => {
  expect(told([1, 2, 0, 0], 0)).toEqual(["This turn", 2, 3]);
});
test("a spectator is told of the current turn", () => {
  expect(told([1, 0, 0, 2, 2], null)).toEqual(["This turn", 3, 4]);
});
test("before your first turn it is everything so far", () => {
  expect(told([null, 1, 2], 0)).toEqual(["Since your last turn", 0, 1, 2]);
});
