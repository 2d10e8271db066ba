import { beforeEach, describe, expect, test } from "vitest";
import { Desk, type Props } from "../../../src/games/tiny-epic-galaxies/desk.svelte";
import type { Action, Game } from "../../../src/games/tiny-epic-galaxies/view";
import type { Pick } from "../../../src/wire/types";
import { type Handed, seated } from "../seated";
import { CATALOG, faces, pick, table } from "./builders";

const handed: Handed<Action> = { did: [], offered: null };
const props = (actions: Action[], picks: Pick[] = [], dice: string[] = []): Props =>
  seated<Game, Desk>(
    table({ dice: dice.map((face) => ({ face, state: "inactive" })) }),
    new Desk(),
    handed,
    CATALOG,
    actions,
    picks,
  );

beforeEach(() => {
  handed.did = [];
  handed.offered = null;
});

describe("pointing at the board", () => {
  const to = (ship: number, place: string): Action => ({ type: "move_ship", ship, to: place });
  const MOVES = [to(0, "surface:jakks"), to(1, "surface:jakks"), to(1, "home")];

  test("a ship, then a place: proposed, not yet done", () => {
    const p = props(MOVES);
    p.desk.tap(p, "ship:1");
    expect(handed.offered).toBeNull();
    p.desk.tap(p, "place:surface:jakks");
    expect(handed.offered?.action).toEqual(to(1, "surface:jakks"));
    expect(handed.offered?.label).toBe("Land on jakks");
    expect(handed.did).toEqual([]);
  });

  test("a second tap does it", () => {
    const p = props(MOVES);
    for (const target of ["ship:1", "place:surface:jakks", "place:surface:jakks"]) p.desk.tap(p, target);
    expect(handed.did).toEqual([to(1, "surface:jakks")]);
    expect(p.desk.empty).toBe(true);
  });

  test("lit before, solid after, and the others still lit for a change of mind", () => {
    const p = props(MOVES);
    expect(p.desk.light(p, "ship:0")).toBe("legal");
    p.desk.tap(p, "ship:0");
    expect(p.desk.light(p, "ship:0")).toBe("chosen");
    expect(p.desk.light(p, "ship:1")).toBe("legal");
    expect(p.desk.light(p, "place:home")).toBe("");
  });

  test("Back lets go of the place and keeps the ship", () => {
    const p = props(MOVES);
    p.desk.tap(p, "ship:1");
    p.desk.tap(p, "place:home");
    p.desk.withdrawn(p);
    expect(p.desk.chosen).toEqual(["ship:1"]);
  });

  test("an unlit place is asked about, so that the server says why not", () => {
    const p = props(MOVES);
    p.desk.tap(p, "ship:0");
    expect(p.desk.tap(p, "place:home")).toBe(true);
    expect(handed.did).toEqual([to(0, "home")]);
    expect(p.desk.chosen).toEqual(["ship:0"]);
    expect(p.desk.tap(p, "card:leak")).toBe(false);
  });

  test("in a replay nothing is lit", () => {
    const p = { ...props(MOVES), replay: true };
    expect(p.desk.light(p, "ship:0")).toBe("");
    expect(p.desk.tap(p, "ship:0")).toBe(false);
  });
});

describe("dice in hand", () => {
  const DICE = ["move", "energy", "energy"];
  const reroll = pick("reroll", faces("dice", DICE, { many: true, most: 3 }));
  const use = (die: Extract<Action, { type: "activate" }>["die"]): Action => ({ type: "activate", die });

  test("one is to be used, and a second tap uses it", () => {
    const p = props([use("move"), use("energy")], [reroll], DICE);
    p.desk.tapDie(p, 0);
    expect(handed.offered?.action).toEqual(use("move"));
    p.desk.tapDie(p, 0);
    expect(handed.did).toEqual([use("move")]);
  });

  test("several are to be rerolled", () => {
    const p = props([use("move"), use("energy")], [reroll], DICE);
    p.desk.tapDie(p, 2);
    p.desk.tapDie(p, 1);
    expect(handed.offered).toMatchObject({
      action: { type: "reroll", dice: ["energy", "energy"] },
      label: "Reroll 2 dice",
    });
  });

  test("the reroll button takes what is in hand, or offers everything", () => {
    const p = props([use("move")], [reroll], DICE);
    p.desk.reroll(p);
    expect(handed.offered).toMatchObject({ label: "Reroll 3 dice" });
    expect(handed.did).toEqual([]);
    p.desk.clear();
    p.desk.tapDie(p, 1);
    p.desk.reroll(p);
    expect(handed.did).toEqual([{ type: "reroll", dice: ["energy"] }]);
  });

  test("in the converter, two are spent and the third is set", () => {
    const convert = pick(
      "convert",
      faces("spend", DICE, { many: true, least: 2, most: 2, pool: "dice" }),
      faces("die", DICE, { pool: "dice" }),
      faces("to", ["colony"]),
    );
    const p = props([use("move")], [convert], DICE);
    p.desk.startConverter(p);
    for (const at of [0, 1, 2]) p.desk.tapDie(p, at);
    p.desk.convertTo(p, "colony");
    expect(handed.offered?.action).toEqual({ type: "convert", spend: ["move", "energy"], die: "energy", to: "colony" });
  });
});

describe("pilots of the row", () => {
  const row = pick(
    "refresh_pilots",
    faces("pilots", ["rook-callow", "rival-rhee", "orla-quick"], { most: 3, many: true }),
  );

  test("those tapped are replaced together; a second tap lets one stay", () => {
    const p = props([], [row]);
    p.desk.tapPilot(p, "rook-callow");
    expect(handed.offered?.label).toBe("Replace this pilot");
    p.desk.tapPilot(p, "orla-quick");
    expect(handed.offered?.action).toEqual({ type: "refresh_pilots", pilots: ["rook-callow", "orla-quick"] });
    expect(handed.offered?.label).toBe("Replace 2 pilots");
    p.desk.tapPilot(p, "rook-callow");
    p.desk.tapPilot(p, "orla-quick");
    expect(handed.offered).toBeNull();
    expect(handed.did).toEqual([]);
  });

  test("Back lets all of them stay", () => {
    const p = props([], [row]);
    p.desk.tapPilot(p, "rook-callow");
    p.desk.withdrawn(p);
    expect(p.desk.empty).toBe(true);
  });
});
