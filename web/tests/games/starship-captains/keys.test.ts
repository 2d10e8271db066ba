// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { Desk, type Props } from "../../../src/games/starship-captains/desk.svelte";
import { keyAnswer } from "../../../src/games/starship-captains/keys";
import type { Action, Game, ShipView } from "../../../src/games/starship-captains/view";
import { type Handed, seated } from "../seated";
import { EMPTY, ship, table } from "./builders";

const handed: Handed<Game> = { did: [], offered: null };
const crew = (...figures: (keyof ShipView["ready"])[]): ShipView =>
  ship({ ready: { ...ship().ready, ...Object.fromEntries(figures.map((figure) => [figure, 1])) } });
const props = (mine: ShipView, actions: Action[], desk = new Desk()): Props =>
  seated<Game, Desk>(table(mine), desk, handed, EMPTY, actions);
const press = (p: Props, key: string): boolean => keyAnswer(p, new KeyboardEvent("keydown", { key }));

beforeEach(() => {
  handed.did = [];
  handed.offered = null;
});

describe("the keyboard", () => {
  const work = (figure: "red" | "yellow", room: string): Action => ({ type: "activate", figure, room });
  const WORK = [work("red", "helm"), work("yellow", "weapons")];

  test("a digit picks the figure in that place, then a letter its room", () => {
    const p = props(crew("red", "yellow"), WORK);
    expect(press(p, "2")).toBe(true);
    expect(p.desk.chosen).toEqual(["figure:yellow"]);
    expect(press(p, "w")).toBe(true);
    expect(handed.offered?.action).toEqual(WORK[1]);
  });
  test("places stay the same after someone has gone to work", () => {
    const { desk } = props(crew("red", "yellow"), WORK);
    const room = (mine: ShipView) => desk.standing(props(mine, WORK, desk), mine).map((one) => one?.figure ?? null);
    expect(room(crew("red", "yellow"))).toEqual(["red", "yellow"]);
    expect(room(crew("yellow"))).toEqual([null, "yellow"]);
    const later = props(crew("yellow"), WORK.slice(1), desk);
    expect(press(later, "1")).toBe(false);
    expect(press(later, "2")).toBe(true);
    expect(desk.chosen).toEqual(["figure:yellow"]);
  });
  test("N skips, and Escape puts everything down", () => {
    expect(press(props(crew(), [{ type: "decline" }]), "n")).toBe(true);
    expect(handed.did).toEqual([{ type: "decline" }]);
    const p = props(crew("red"), WORK);
    expect(press(p, "Escape")).toBe(false);
    press(p, "1");
    expect(press(p, "Escape")).toBe(true);
    expect(p.desk.chosen).toEqual([]);
  });
  test("N in flight stops all the moves that are left", () => {
    const p = props(crew(), [{ type: "fly", to: "arvo" }, { type: "decline" }]);
    expect(press({ ...p, view: { ...p.view, own: { missions: [], fits: {}, moves: 1 } } }, "n")).toBe(true);
    expect(handed.did).toEqual([{ type: "decline" }]);
  });
  test("does nothing in a replay, or when nobody asks", () => {
    const p = props(crew("red"), WORK);
    expect(press({ ...p, replay: true }, "1")).toBe(false);
    expect(press({ ...p, choice: null }, "1")).toBe(false);
  });
});
