import { beforeEach, describe, expect, test } from "vitest";
import { Desk, type Props } from "../../../src/games/starship-captains/desk.svelte";
import type { Action, Game } from "../../../src/games/starship-captains/view";
import { type Handed, seated } from "../seated";
import { EMPTY, ship, table } from "./builders";

const handed: Handed<Game> = { did: [], offered: null };
const props = (...actions: Action[]): Props =>
  seated<Game, Desk>(
    table(ship({ ready: { cadet: 1, red: 1, blue: 0 } as never })),
    new Desk(),
    handed,
    EMPTY,
    actions,
  );

beforeEach(() => {
  handed.did = [];
  handed.offered = null;
});

type Train = Extract<Action, { type: "train" }>;
const train = (figure: Train["figure"], colour: Train["colour"]): Action => ({
  type: "train",
  figure,
  colour,
  pay: ["medal"],
});
const HELM: Action = { type: "activate", room: "helm", figure: "red" };
const REPAIR: Action = { type: "activate", room: "repair", figure: "cadet" };

describe("training", () => {
  test("begun beside the medals, it lights only those who can be trained", () => {
    const p = props(HELM, REPAIR, train("cadet", "blue"), train("red", "blue"));
    p.desk.narrow(p, "train");
    expect(["figure:cadet", "figure:red", "room:helm"].map((one) => p.desk.light(p, one))).toEqual([
      "legal",
      "legal",
      "",
    ]);
    p.desk.narrow(p, "train");
    expect(p.desk.light(p, "room:helm")).toBe("legal");
  });

  test("picks up the only figure that can be trained", () => {
    const p = props(HELM, REPAIR, train("cadet", "blue"), train("cadet", "red"));
    p.desk.narrow(p, "train");
    expect(p.desk.chosen).toEqual(["figure:cadet"]);
    p.desk.tap(p, "train:red");
    expect(handed.offered?.action).toEqual(train("cadet", "red"));
    p.desk.commit(p, train("cadet", "red"));
    expect(handed.did).toEqual([train("cadet", "red")]);
    expect(p.desk.only).toBeNull();
  });

  test("lets go of the room that was chosen before", () => {
    const p = props(REPAIR, train("cadet", "blue"));
    p.desk.tap(p, "figure:cadet");
    p.desk.tap(p, "room:repair");
    p.desk.tap(p, "train:blue");
    expect(p.desk.chosen).toEqual(["figure:cadet", "train:blue"]);
  });
});
