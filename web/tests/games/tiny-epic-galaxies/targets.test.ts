import { describe, expect, test } from "vitest";
import { buttons } from "../../../src/games/tiny-epic-galaxies/buttons";
import { answers, attempt, begins } from "../../../src/games/tiny-epic-galaxies/targets";
import type { Action } from "../../../src/games/tiny-epic-galaxies/view";
import { meant, next, point } from "../../../src/lib/targets";
import { options } from "../seated";

const move = (ship: number, to: string): Action => ({ type: "move_ship", ship, to });

describe("moving a ship", () => {
  const all = answers(
    options(move(0, "surface:jakks"), move(0, "orbit:jakks"), move(1, "surface:jakks"), move(1, "home")),
  );

  test("before anything is chosen, every ship and every place is lit", () => {
    expect(next(all, [])).toEqual(
      new Set(["ship:0", "place:surface:jakks", "place:orbit:jakks", "ship:1", "place:home"]),
    );
  });

  test("a ship first: only where it can go stays lit", () => {
    expect(next(all, ["ship:1"])).toEqual(new Set(["place:surface:jakks", "place:home"]));
  });

  test("a place first: only the ships that can go there stay lit", () => {
    expect(next(all, ["place:surface:jakks"])).toEqual(new Set(["ship:0", "ship:1"]));
    expect(meant(all, ["place:surface:jakks"])).toBeNull();
  });

  test("a place only one ship can reach completes the choice", () => {
    expect(meant(all, ["place:home"])?.option.action).toEqual(move(1, "home"));
  });

  test("a ship and a place mean one action", () => {
    expect(meant(all, ["ship:0", "place:surface:jakks"])?.option.action).toEqual(move(0, "surface:jakks"));
  });

  test("choosing another ship drops the first and keeps the place", () => {
    expect(point(all, ["ship:0", "place:surface:jakks"], "ship:1")).toEqual(["place:surface:jakks", "ship:1"]);
  });

  test("choosing a ship that cannot go to the chosen place drops the place", () => {
    expect(point(all, ["place:orbit:jakks"], "ship:1")).toEqual(["ship:1"]);
  });

  test("something that is not lit changes nothing", () => {
    expect(point(all, ["ship:0"], "place:surface:gort")).toEqual(["ship:0"]);
  });

  test("a tap on an unlit place becomes the move that the server can explain", () => {
    expect(attempt(all, ["ship:1"], "place:orbit:jakks")).toEqual(move(1, "orbit:jakks"));
    expect(attempt(all, [], "place:orbit:gort")).toEqual(move(0, "orbit:gort"));
    expect(attempt(answers(options<Action>({ type: "end_turn" })), [], "place:orbit:gort")).toBeNull();
  });
});

describe("hiring a pilot", () => {
  type Hire = Extract<Action, { type: "hire" }>;
  const hire = (pilot: string, ship: Hire["ship"], replace: number): Action => ({
    ...{ type: "hire", pilot, ship, replace },
    die: "energy",
    count: 2,
  });
  const all = answers(
    options(hire("juno", "aurora", 0), hire("juno", "aurora", 1), hire("vey", "aurora", 0), { type: "end_turn" }),
  );

  test("begins with the pilot: no ship is lit before", () => {
    expect(next(all, [], begins)).toEqual(new Set(["pilot:juno", "pilot:vey"]));
  });

  test("then asks for whatever is still open", () => {
    expect(next(all, ["pilot:juno"])).toEqual(new Set(["hangar:aurora", "ship:0", "ship:1", "pay:2 energy"]));
    expect(meant(all, ["pilot:vey"])?.option.action).toEqual(hire("vey", "aurora", 0));
    expect(meant(all, ["pilot:juno", "ship:1"])?.option.action).toEqual(hire("juno", "aurora", 1));
  });

  test("replacing a pilot needs no scout", () => {
    const again = answers(options(hire("juno", "aurora", -1), hire("juno", "nexus", 0)));
    expect(meant(again, ["pilot:juno", "hangar:aurora"])?.option.action).toEqual(hire("juno", "aurora", -1));
  });
});

describe("buttons beside the question", () => {
  const choice = (...actions: Action[]) => ({
    seat: 0,
    prompt: { parts: [] },
    options: options(...actions),
    picks: [],
  });
  const shown = (...actions: Action[]) => buttons(choice(...actions)).map((option) => option.action.type);

  test("following is answered with two of them", () => {
    expect(shown({ type: "follow", pilot: "" }, { type: "decline" })).toEqual(["follow", "decline"]);
  });

  test("ending the turn is a button among the dice", () => {
    expect(shown({ type: "activate", die: "move" }, { type: "end_turn" })).toEqual([]);
  });

  test("a planet's action is a button beside skipping it", () => {
    expect(shown({ type: "use_planet", planet: "jakks" }, { type: "skip" })).toEqual(["use_planet", "skip"]);
  });

  test("moves are made on the board", () => {
    expect(shown(move(0, "home"), move(1, "home"), { type: "skip" })).toEqual(["skip"]);
  });

  test("many usable colonies are left to the board, but not what cannot be pointed at", () => {
    const many = ["jakks", "gort", "maia", "nibiru", "helios"].map(
      (planet): Action => ({ type: "use_planet", planet }),
    );
    expect(shown(...many, { type: "skip" })).toEqual(["skip"]);
  });

  test("a ship or a card is named by a button only when there is one: the board shows which is which", () => {
    const ship = (index: number): Action => ({ type: "advance_ship", ship: index });
    expect(shown(ship(0))).toEqual(["advance_ship"]);
    expect(shown(ship(0), ship(1))).toEqual([]);
    expect(
      shown({ type: "take_card", card: "leak" }, { type: "take_card", card: "flare" }, { type: "draw_card" }),
    ).toEqual(["draw_card"]);
  });
});

test("a tap on a ship of the Rogue means that ship, not one of your own", () => {
  const push = (seat: number, ship: number): Action => ({ type: "regress", seat, ship });
  const all = answers(options(push(-1, 1), push(0, 1)));
  expect(all.map((answer) => answer.targets)).toEqual([["rival:-1/1"], ["rival:0/1"]]);
  expect(attempt(all, [], "rival:-1/0")).toEqual(push(-1, 0));
});
