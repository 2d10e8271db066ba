import { describe, expect, test } from "vitest";
import {
  across,
  gist,
  gridlines,
  move,
  placeAt,
  scoreSteps,
  spread,
  turnAt,
  turningPoints,
  turns,
} from "../../src/lib/replay";
import { replayOf } from "../../src/lib/story";
import { Player } from "../../src/shell/replay/player.svelte";
import type { Frame } from "../../src/wire/types";
import { frame } from "./fake";

const turn = (seq: number, round: number, seat: number | null, standing: number[]): Frame =>
  frame(seq, { at: seq * 1000, actor: seat ?? -1, public: {}, standing, moment: { round, seat, name: "" } });
const FRAMES = [
  turn(0, 1, 0, [0, 0]),
  turn(1, 1, 0, [1, 0]),
  turn(2, 1, 1, [1, 0]),
  turn(3, 1, 1, [1, 3]),
  turn(4, 1, 1, [1, 5]),
  turn(5, 2, 0, [1, 5]),
];

describe("the arithmetic of a replay", () => {
  const list = turns(FRAMES);

  test("a turn is a stretch of frames under one moment", () => {
    expect(list.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 4],
      [5, 5],
    ]);
    expect([0, 1, 2, 4, 5].map((place) => turnAt(list, place))).toEqual([0, 0, 1, 1, 2]);
  });

  test("turns are equally wide, and every frame can be found again where it is drawn", () => {
    expect(across(list, 1)).toBeCloseTo(1 / 3);
    expect(across(list, 5)).toBeCloseTo(1);
    for (const place of FRAMES.keys()) expect(placeAt(list, across(list, place) - 0.01)).toBe(place);
    expect(placeAt(list, -1)).toBe(0);
    expect(placeAt(list, 2)).toBe(5);
  });

  test("a score line steps only where points change", () => {
    expect(scoreSteps(FRAMES, 1)).toEqual([
      [0, 0],
      [3, 3],
      [4, 5],
    ]);
  });

  test("a turning point is the turn of the biggest swing, at its biggest step", () => {
    expect(turningPoints(FRAMES)).toEqual([{ place: 3, seat: 1, swing: 5, lead: true }]);
    expect(turningPoints([])).toEqual([]);
    expect(turningPoints(FRAMES.map((one) => ({ ...one, standing: [] })))).toEqual([]);
  });

  test("steps go by one, turns land on a turn's last frame, and neither leaves the match", () => {
    expect(move(list, 2, "step", 1)).toBe(3);
    expect(move(list, 0, "step", -1)).toBe(0);
    expect(move(list, 2, "turn", 1)).toBe(4);
    expect(move(list, 4, "turn", 1)).toBe(5);
    expect(move(list, 5, "turn", 1)).toBe(5);
    expect(move(list, 4, "turn", -1)).toBe(1);
    expect(move(list, 0, "turn", -1)).toBe(0);
  });

  test("gridlines are few and round", () => {
    expect(gridlines(24)).toEqual([0, 5, 10, 15, 20]);
    expect(gridlines(3)).toEqual([0, 1, 2, 3]);
    expect(gridlines(0)).toEqual([0]);
    expect(gridlines(180).length).toBeLessThan(8);
    expect(gridlines(5, -3.18)).toEqual([-2, 0, 2, 4]); // a player in debt is on the graph too
  });
});

test("final marks keep apart and above the floor", () => {
  expect(spread([10, 12, 80], 19, 100)).toEqual([10, 29, 80]);
  expect(spread([50, 99, 100], 19, 100)).toEqual([50, 81, 100]); // two with no chance left
  expect(spread([98, 99, 100], 19, 100)).toEqual([62, 81, 100]);
});

test("a caption says how a step began and what followed", () => {
  expect(gist(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  expect(gist(["a", "b", "c", "d", "e"])).toEqual(["a", null, "d", "e"]);
});

describe("a player", () => {
  const replay = { ...replayOf({ steps: [] } as never, null, ["Ada", "Ben"]), frames: FRAMES };

  test("stays between the first and the last frame", () => {
    const player = new Player(replay, 99);
    expect(player.place).toBe(5);
    player.step(1);
    expect(player.place).toBe(5);
    player.go(-3);
    expect(player.place).toBe(0);
  });
  test("hands on the events of a single step forward, and none of a jump", () => {
    const happened = [{ type: "rolled" }];
    const player = new Player({ ...replay, frames: FRAMES.map((one) => ({ ...one, events: happened })) }, 0);
    player.step(1);
    expect(player.happening).toEqual({ id: 1, events: happened });
    player.go(4);
    expect(player.happening).toEqual({ id: 2, events: [] });
    player.go(4);
    expect(player.happening.id).toBe(2);
  });
  test("plays from the start again once it has reached the end", () => {
    const player = new Player(replay, 5);
    player.toggle();
    expect([player.place, player.playing]).toEqual([0, true]);
    player.toggle();
    expect([player.place, player.playing]).toEqual([0, false]);
  });
  test("knows the next turning point in each direction", () => {
    const player = new Player(replay, 0);
    const [first] = player.turnings;
    expect(player.turning(-1)).toBeUndefined();
    expect(player.turning(1)).toBe(first);
    player.go(5);
    expect(player.turning(-1)).toBe(player.turnings.findLast((one) => one.place < 5));
  });
});
