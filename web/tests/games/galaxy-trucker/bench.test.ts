import { describe, expect, test } from "vitest";
import type { Fit } from "../../../src/games/galaxy-trucker/fit";
import {
  boardingWith,
  emptyHanded,
  inHand,
  inspected,
  manned,
  pieceWith,
  pilesHint,
  statusOf,
} from "../../../src/games/galaxy-trucker/parts/build/bench";
import type { Asked } from "../../../src/games/galaxy-trucker/targets";
import type { Action, MistakeView, Public } from "../../../src/games/galaxy-trucker/view";
import { catalog, part, table, trucker } from "./flights";

const asked = (...legal: Action[]): Asked => ({ legal, picks: [] });
const building = (more: Partial<Public> = {}): Public => table({ phase: "build", doing: "Building", ...more });
const mistake: MistakeView = { kind: "apart", square: "7,6", other: "", words: "The part with 7,6 is not joined." };

describe("with nothing in hand", () => {
  const said = (legal: Action[], me = trucker(0), more: Partial<Public> = {}, finishing = false) =>
    emptyHanded(building(more), me, asked(...legal), finishing);

  test("you take a tile", () => {
    expect(said([{ type: "draw" }]).title).toBe("Take a tile");
    expect(said([{ type: "draw" }], trucker(0), { turn: 0, takes: 2 }).title).toBe("Your turn: 2 more tiles");
    expect(said([], trucker(0), { turn: 0, takes: 0 }).title).toBe("No more tiles this turn");
  });
  test("the last tile can be picked up again", () => {
    expect(said([{ type: "lift" }], trucker(0, { loose: "8,6" })).words).toContain("The tile at column 8, row 6");
  });
  test("cards are put back, and the sand is mentioned only if there is any", () => {
    const hourglass = { circle: 1, runs_out: 9000, seconds: 90 };
    expect(said([{ type: "put_back" }]).words).toBe("Put them back when you have seen enough.");
    expect(said([{ type: "put_back" }], trucker(0), { hourglass }).words).toContain("The sand keeps running.");
  });
  test("finishing tells you what the inspector will find", () => {
    expect(said([], trucker(0), {}, true).words).toContain("no going back");
    expect(said([], trucker(0, { mistakes: [mistake] }), {}, true).words).toContain("will find 1 mistake");
  });
  test("a finished player may turn the hourglass", () => {
    expect(said([], trucker(0, { number: 1 }))).toEqual({ title: "You have finished", words: "" });
    expect(said([{ type: "turn_hourglass" }], trucker(0, { number: 1 })).words).toContain("turn the hourglass");
  });
});

describe("with a tile in hand", () => {
  const tile = catalog().tiles.get("cabin-1");
  if (!tile) throw new Error("There is no cabin.");
  const sitting = (joins: number, trouble: string[] = []): Fit => ({ sides: [], joins, trouble });

  test("it says what it is, then how it would sit", () => {
    expect(inHand(tile, null, null, true, true)).toBe("A cabin.");
    expect(inHand(tile, null, null, true, false)).toBe("Drag it, or tap a glowing square.");
    expect(inHand(tile, "7,6", sitting(1), true, true)).toBe("Joins 1 part at column 7, row 6.");
    expect(inHand(tile, "7,6", sitting(0), true, true)).toBe("Joins nothing at column 7, row 6.");
    expect(inHand(tile, "7,6", sitting(1, ["Blocks a cannon"]), true, true)).toBe(
      "At column 7, row 6: blocks a cannon.",
    );
  });
  test("without hints the fit is left to the inspector", () => {
    expect(inHand(tile, "7,6", sitting(0, ["Blocks a cannon"]), false, true)).toBe("At column 7, row 6.");
  });
});

describe("at the inspection", () => {
  const faulty = trucker(0, { mistakes: [mistake], pieces: [["7,7", "7,8"], ["7,6"]] });
  const remove: Action = { type: "remove", square: "7,6" };
  const keep: Action = { type: "keep", square: "7,7" };

  test("a tile goes, or a part is kept", () => {
    const now = table({ phase: "inspect", doing: "inspection" });
    expect(inspected(now, faulty, asked(remove), null).words).toBe("Tap a tile in a dashed ring to remove it.");
    expect(inspected(now, faulty, asked(remove, keep), null).words).toContain("or a part to keep");
    expect(inspected(now, faulty, asked(keep), null).words).toContain("The rest falls off.");
    expect(inspected(now, faulty, asked(remove), "7,6").words).toContain("any lost part");
  });
  test("repairs are free, and end with a number", () => {
    const now = table({ phase: "inspect", doing: "repairs" });
    expect(inspected(now, faulty, asked(remove), "7,6").words).toContain("Repairs are free.");
    expect(inspected(now, faulty, asked(remove), null).words).toContain("to take it off");
    expect(inspected(now, faulty, asked({ type: "take", tile: "cabin-1" }), null).words).toContain("add one");
    expect(inspected(now, trucker(0), asked(), null)).toEqual({
      title: "Your ship is ready to fly",
      words: "Take one of the numbers left.",
    });
  });
  test("a square stands for its piece", () => {
    expect(pieceWith(faulty, "7,8")).toEqual(["7,7", "7,8"]);
    expect(pieceWith(faulty, "5,5")).toEqual([]);
    expect(pieceWith(faulty, null)).toEqual([]);
  });
});

describe("when the crew boards", () => {
  const me = trucker(0, { parts: [part("7,7", "cabin-1"), part("8,7", "battery2-1"), part("9,7", "engine2-1")] });
  const humans = {
    purple: null,
    brown: null,
    humans: 2,
    parts: [part("7,7", "cabin-1", { humans: 2 }), part("8,7", "battery2-1", { tokens: 2 })],
  };
  const alien = { ...humans, purple: "7,7", humans: 0, parts: [part("7,7", "cabin-1", { alien: "purple" })] };
  const now = table({ phase: "board", boardings: [humans, alien] });

  test("the ship shows who would fly", () => {
    const shown = manned(me, boardingWith(now, null, null));
    expect(shown.map((one) => [one.humans, one.tokens])).toEqual([[2, 0], [0, 2], [0, 0]]); // biome-ignore format: a table
    expect(manned(me, boardingWith(now, "7,7", null))[0]?.alien).toBe("purple");
  });
  test("crew that may not board changes nothing", () => {
    expect(boardingWith(now, null, "7,7")).toBeUndefined();
    expect(manned(me, undefined)).toEqual(me.parts);
  });
});

test("what the others do, in a word", () => {
  const status = (phase: Public["phase"], more = {}, waiting_for: number[] = []) =>
    statusOf(table({ phase, waiting_for, turn: -1 }), trucker(1, more));
  expect(status("ready", {}, [1])).toBe("not ready yet");
  expect(status("ready")).toBe("ready");
  expect(status("inspect", {}, [1])).toBe("under inspection");
  expect(status("build", { number: 2 })).toBe("finished");
  expect(status("build", { looking: 1 })).toBe("looking at cards");
  expect(status("build", { parts: [part("7,7", "cabin-1")] })).toBe("1 part");
  expect(status("build", { out: true })).toBe("playing possum");
  expect(statusOf(building({ turn: 1 }), trucker(1))).toBe("building");
});

test("why piles cannot be looked at", () => {
  expect(pilesHint(trucker(0, { hand: "cabin-1" }), false)).toBe("Empty your hand to look.");
  expect(pilesHint(trucker(0, { looking: 2 }), false)).toBe("The others are waiting for this pile.");
  expect(pilesHint(trucker(0), false)).toBe("Add a tile to your ship first.");
  expect(pilesHint(trucker(0), true)).toBe("One pile at a time.");
  expect(pilesHint(trucker(0, { number: 1 }), true)).toBe("");
});
