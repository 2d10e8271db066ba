import { expect, test } from "vitest";
import { places } from "../../../src/games/starship-captains/places";

test("whoever stays keeps their place when another goes", () => {
  expect(places(["a", "b", "c"], ["a", "c"])).toEqual(["a", null, "c"]);
});
test("who comes takes the first place that is free, else a new one", () => {
  expect(places(["a", null, "c"], ["a", "c", "d", "e"])).toEqual(["a", "d", "c", "e"]);
});
test("no place is kept behind the last one", () => {
  expect(places(["a", "b", "c"], ["b"])).toEqual([null, "b"]);
});
test("another ship's crew begins at the first place", () => {
  expect(places(["a", null, "c"], ["x", "y"])).toEqual(["x", "y"]);
});
