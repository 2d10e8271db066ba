import { expect, test } from "vitest";
import { places } from "../../../src/games/starship-captains/places";

test("crew who stay keep their place when another leaves", () => {
  expect(places(["a", "b", "c"], ["a", "c"])).toEqual(["a", null, "c"]);
});
test("a newcomer takes the first free place, or a new one", () => {
  expect(places(["a", null, "c"], ["a", "c", "d", "e"])).toEqual(["a", "d", "c", "e"]);
});
test("no empty place is kept after the last one", () => {
  expect(places(["a", "b", "c"], ["b"])).toEqual([null, "b"]);
});
test("another ship's crew begins at the first place", () => {
  expect(places(["a", null, "c"], ["x", "y"])).toEqual(["x", "y"]);
});
