import { describe, expect, test } from "vitest";
import { inSight } from "../../../src/games/starship-captains/chips";
import type { Action } from "../../../src/games/starship-captains/view";

const CROWD: Action = { type: "crowdsource", room: "helm", artifact: "red-blue" };
const INSTALL: Action = { type: "install", tech: "drill-hall", slot: 2 };

describe("what needs no chip on a phone", () => {
  test("crew and rooms, on a turn: they lie under the thumb", () => {
    expect(inSight([{ type: "pass" }], false, false)).toEqual(["figure", "room"]);
  });
  test("rooms are listed where they are asked for at another time", () => {
    expect(inSight([CROWD, { type: "decline" }], false, true)).not.toContain("room");
  });
  test("techs, which the market shows; slots only before a tech is in hand", () => {
    expect(inSight([INSTALL], false, false)).toEqual(["tech", "slot"]);
    expect(inSight([INSTALL], false, true)).toEqual(["tech"]);
  });
  test("very many places: the map shows them better", () => {
    const jumps: Action[] = Array.from({ length: 13 }, (_, i) => ({ type: "jump", to: `place-${i}` }));
    expect(inSight(jumps, false, false)).toEqual(["place"]);
  });
});

test("on a desktop everything with a place on the board is visible", () => {
  expect(inSight([CROWD], true, false)).toContain("room");
  expect(inSight([CROWD], true, false)).not.toContain("thing");
});
