import { beforeEach, describe, expect, test } from "vitest";
import { Desk, type Props } from "../../../src/games/starship-captains/desk.svelte";
import { NOBODY_AROUND } from "../../../src/shell/board";
import type { Action, Plain } from "../../../src/wire/types";
import { options, ship, table } from "./builders";

let did: Action[];
let offered: Props["proposed"];

/** What the shell hands the board, remembering what the board hands back. */
function props(...actions: Action[]): Props {
  const catalog: Plain = {};
  return {
    view: { public: table(ship({ ready: { cadet: 1, red: 1, blue: 0 } as never })), own: null },
    seat: 0,
    choice: { seat: 0, prompt: { parts: [] }, options: options(...actions), picks: [] },
    legal: actions,
    picks: [],
    seats: [],
    toAct: [0],
    standing: [],
    moment: null,
    outcome: null,
    happening: { id: 0, events: [] },
    catalog,
    options: {},
    orders: null,
    giveOrders: () => Promise.resolve(true),
    replay: false,
    ...NOBODY_AROUND,
    settings: { motion: false, beat: 0 },
    proposed: null,
    propose: (proposal) => {
      offered = proposal ? { ...proposal, previewed: null } : null;
    },
    preview: () => Promise.resolve(null),
    act: (action) => {
      did.push(action);
      return Promise.resolve(true);
    },
    showCard: () => undefined,
    desk: new Desk(),
  };
}

beforeEach(() => {
  did = [];
  offered = null;
});

const train = (figure: string, colour: string): Action => ({ type: "train", figure, colour, pay: ["medal"] });
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

  test("takes the only one who can be trained in hand", () => {
    const p = props(HELM, REPAIR, train("cadet", "blue"), train("cadet", "red"));
    p.desk.narrow(p, "train");
    expect(p.desk.chosen).toEqual(["figure:cadet"]);
    p.desk.tap(p, "train:red");
    expect(offered?.action).toEqual(train("cadet", "red"));
    p.desk.commit(p, train("cadet", "red"));
    expect(did).toEqual([train("cadet", "red")]);
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
