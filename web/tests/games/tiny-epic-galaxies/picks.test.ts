import { describe, expect, test } from "vitest";
import { convertAction, listAction, positionsOf } from "../../../src/games/tiny-epic-galaxies/picks";
import { rolledDice } from "../../../src/games/tiny-epic-galaxies/rolls";
import { die, faces, pick } from "./builders";

const DICE = ["move", "energy", "energy", "colony"];
const ALL = ["move", "energy", "culture", "economy", "diplomacy", "colony"];
const reroll = pick("reroll", faces("dice", DICE, { many: true, most: 4 }));

describe("rerolling", () => {
  test("dice are named in the order of the offered values, whatever the order of picking up", () => {
    expect(listAction(reroll, ["colony", "energy"])).toEqual({ type: "reroll", dice: ["energy", "colony"] });
  });

  test("two dice with one face are two dice", () => {
    expect(positionsOf(reroll.fields[0] ?? faces("dice", []), ["energy", "energy"])).toEqual([1, 2]);
    expect(listAction(reroll, ["energy", "energy", "energy"])).toBeNull();
  });

  test("needs at least one die, and the offer", () => {
    expect(listAction(reroll, [])).toBeNull();
    expect(listAction(undefined, ["move"])).toBeNull();
  });
});

describe("the converter", () => {
  const convert = pick(
    "convert",
    faces("spend", DICE, { many: true, least: 2, most: 2, pool: "dice" }),
    faces("die", DICE, { pool: "dice" }),
    faces("to", ALL),
  );

  test("spends two and sets the third", () => {
    expect(convertAction(convert, ["colony", "energy", "move"], "culture")).toEqual({
      type: "convert",
      spend: ["energy", "colony"],
      die: "move",
      to: "culture",
    });
  });

  test("is not ready with two dice", () => {
    expect(convertAction(convert, ["colony", "energy"], "culture")).toBeNull();
  });
});

describe("tumbling dice", () => {
  test("a roll takes all that are not used", () => {
    expect(
      rolledDice([die("move", "activated"), die("energy"), die("colony")], { type: "rolled", seat: 0, dice: [] }),
    ).toEqual([1, 2]);
  });

  test("a reroll takes as many of a face as it rolled", () => {
    const dice = [die("energy"), die("energy"), die("move", "activated"), die("move")];
    expect(rolledDice(dice, { type: "rerolled", seat: 0, price: 0, dice: [], to: ["energy", "move"] })).toEqual([0, 3]);
  });
});
