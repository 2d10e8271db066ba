/** Which puzzle comes next, how they are listed, and which decisions can become one. */
import { describe, expect, it } from "vitest";
import { changesOf } from "../../src/games/space-alert/puzzle/changes";
import type { PuzzleInfo } from "../../src/generated/wire";
import { mayPuzzle } from "../../src/lib/analysis";
import { byGame, foundWords, nextOf } from "../../src/shell/puzzles/calls";

const info = (code: string, game: string, yours: boolean | null = null): PuzzleInfo => ({
  code,
  game,
  yours,
  seats: 2,
  title: "Find the move",
  question: { parts: [] },
  tried: 0,
  found: 0,
  mine: false,
});
const LIST = [info("a", "x"), info("b", "y"), info("c", "x", true), info("d", "x")];

describe("puzzles", () => {
  it("continue with an untried one of the same game, then with any", () => {
    expect(nextOf(LIST, "a")?.code).toBe("d");
    expect(nextOf(LIST, "d")?.code).toBe("a");
    expect(nextOf(LIST, "b")?.code).toBe("d");
    expect(nextOf([info("a", "x", false), info("b", "x", true)], "a")).toBeNull();
  });
  it("continue from one that is in no list", () => {
    expect(nextOf(LIST, "made")?.code).toBe("a");
  });
  it("are listed by game", () => {
    expect(byGame(LIST, ["y", "x", "z"]).map(({ game, puzzles }) => [game, puzzles.length])).toEqual([
      ["y", 1],
      ["x", 3],
    ]);
  });
  it("say how many found them", () => {
    expect(foundWords({ tried: 0, found: 0 })).toBe("Nobody has tried it yet.");
    expect(foundWords({ tried: 3, found: 2 })).toBe("2 of 3 found it.");
  });
  it("are made where one choice seems much better than another", () => {
    expect(mayPuzzle([{ value: 0.6 }, { value: 0.45 }])).toBe(true);
    expect(mayPuzzle([{ value: 0.6 }, { value: 0.55 }])).toBe(false);
    expect(mayPuzzle([{ value: 0.6 }])).toBe(false);
  });
});

it("tells which spaces of a plan are different", () => {
  expect(changesOf([["A", ""], ["red"]], [["A", "B"], [""]])).toEqual([
    { member: 0, turn: 2, was: "", now: "B" },
    { member: 1, turn: 1, was: "red", now: "" },
  ]);
});
