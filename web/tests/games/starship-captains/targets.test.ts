import { describe, expect, test } from "vitest";
import { buttons } from "../../../src/games/starship-captains/buttons";
import { answers, family } from "../../../src/games/starship-captains/targets";
import type { Action } from "../../../src/games/starship-captains/view";
import { meant, next, point } from "../../../src/lib/targets";
import { options } from "../seated";
import { catalog, ship, table } from "./builders";

const where = {
  table: table(ship({ tracks: { coop: 11, tincan: 0, nian: 0 } })),
  seat: 0,
  galaxy: catalog().galaxies.small,
  tracks: catalog().tracks,
};
const activate = (room: string, figure: Extract<Action, { type: "activate" }>["figure"]): Action => ({
  type: "activate",
  room,
  figure,
});

describe("a turn", () => {
  const all = answers(
    options(
      activate("helm", "red"),
      activate("repair", "red"),
      activate("repair", "cadet"),
      { type: "train", figure: "cadet", colour: "blue", pay: ["medal"] },
      { type: "pass" },
    ),
    where,
  );

  test("a figure first: its rooms are lit, and what it can become", () => {
    expect(next(all, ["figure:cadet"])).toEqual(new Set(["room:repair", "train:blue", "pay:medal"]));
  });
  test("a room only one figure can work in completes the choice", () => {
    expect(meant(all, ["room:helm"])?.option.action).toEqual(activate("helm", "red"));
  });
  test("a figure and a room mean one action", () => {
    expect(meant(all, ["room:repair", "figure:cadet"])?.option.action).toEqual(activate("repair", "cadet"));
  });
  test("training drops the room", () => {
    expect(point(all, ["figure:cadet", "room:repair"], "train:blue", family)).toEqual(["figure:cadet", "train:blue"]);
  });
});

describe("things that are named by where they lead", () => {
  const only = (action: Action) => answers(options(action), where)[0]?.targets;
  test("a pirate is on the route between here and there, whichever end comes first", () => {
    expect(only({ type: "fight", toward: "arvo" })).toEqual(["route:0"]);
    expect(only({ type: "fight", toward: "dromo" })).toEqual(["route:1"]);
  });
  test("steps on a track lead to a space, also around the loop", () => {
    expect(only({ type: "advance", track: "coop", steps: 1 })).toEqual(["space:coop:12"]);
    expect(only({ type: "advance", track: "coop", steps: 3 })).toEqual(["space:coop:1"]);
  });
});

describe("buttons", () => {
  const choice = (...actions: Action[]) => ({
    seat: 0,
    prompt: { parts: [] },
    options: options(...actions),
    picks: [],
  });
  test("a few answers are buttons, all of them", () => {
    expect(buttons(choice({ type: "fly", to: "arvo" }, { type: "decline" }))).toHaveLength(2);
  });
  test("the crew is sent in the composer, not by buttons", () => {
    expect(buttons(choice({ type: "assign", figure: "red" }, { type: "assign", figure: "blue" }))).toEqual([]);
  });
});
