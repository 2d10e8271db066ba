// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { Desk, type Props } from "../../../src/games/tiny-epic-galaxies/desk.svelte";
import { keyAnswer } from "../../../src/games/tiny-epic-galaxies/keys";
import { sound } from "../../../src/games/tiny-epic-galaxies/sound";
import type { Action, Game, Pick } from "../../../src/games/tiny-epic-galaxies/view";
import { type Handed, seated } from "../seated";
import { CATALOG, die, faces, pick, table } from "./builders";

const handed: Handed<Game> = { did: [], offered: null };
const dice = [die("colony", "activated"), die("move"), die("energy"), die("energy")];
const props = (actions: Action[], picks: Pick[] = []): Props =>
  seated<Game, Desk>(table({ dice }), new Desk(), handed, CATALOG, actions, picks);
const press = (p: Props, key: string): boolean => keyAnswer(p, new KeyboardEvent("keydown", { key }));

beforeEach(() => {
  handed.did = [];
  handed.offered = null;
});

describe("the keyboard", () => {
  test.each<[string, Action]>([
    ["r", { type: "roll" }],
    ["e", { type: "end_turn" }],
    ["f", { type: "follow", pilot: "" }],
    ["d", { type: "decline" }],
    ["D", { type: "skip" }],
  ])("%s answers at once", (key, action) => {
    expect(press(props([action]), key)).toBe(true);
    expect(handed.did).toEqual([action]);
  });

  test("a digit picks up a die that is not used yet", () => {
    const p = props([{ type: "activate", die: "move" }]);
    expect(press(p, "1")).toBe(true);
    expect(p.desk.faces(p)).toEqual(["move"]);
    expect(press(p, "4")).toBe(false);
  });

  test("R rerolls when there is nothing to roll", () => {
    const all = faces("dice", ["move", "energy", "energy"], { most: 3, many: true });
    expect(press(props([{ type: "end_turn" }], [pick("reroll", all)]), "r")).toBe(true);
    expect(handed.offered?.action).toMatchObject({ type: "reroll" });
  });

  test("Escape puts everything down, and does nothing with empty hands", () => {
    const p = props([{ type: "activate", die: "move" }]);
    expect(press(p, "Escape")).toBe(false);
    press(p, "1");
    expect(press(p, "Escape")).toBe(true);
    expect(p.desk.empty).toBe(true);
  });

  test("does nothing in a replay, or when nobody asks", () => {
    expect(press({ ...props([{ type: "roll" }]), replay: true }, "r")).toBe(false);
    expect(press({ ...props([{ type: "roll" }]), choice: null }, "r")).toBe(false);
  });
});

test("important events sound, and the rest is quiet", () => {
  expect(sound({ type: "rolled", seat: 0, dice: [] })).toBe("roll");
  expect(sound({ type: "colonized", seat: 0, planet: "gort", points: 7 })).toBe("deed");
  expect(sound({ type: "turn_started", seat: 0, round: 1 })).toBeNull();
});
