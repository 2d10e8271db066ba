import { beforeEach, describe, expect, test } from "vitest";
import { Desk, type Props } from "../../../src/games/tiny-epic-galaxies/desk.svelte";
import type { Action, DieView, Game, Pick } from "../../../src/games/tiny-epic-galaxies/view";
import { type Handed, options, seated } from "../seated";
import { CATALOG, die, faces, pick, ship, table } from "./builders";

const handed: Handed<Game> = { did: [], offered: null };
const props = (actions: Action[], picks: Pick[] = [], dice: DieView["face"][] = []): Props =>
  seated<Game, Desk>(table({ dice: dice.map((face) => die(face)) }), new Desk(), handed, CATALOG, actions, picks);

/** The same table, where using a die leads to these answers. */
const asking = (p: Props, actions: Action[]): Props => ({
  ...p,
  preview: () =>
    Promise.resolve({
      ...{ type: "previewed", id: "", certain: true, words: [], public: null, own: null, standing: [] },
      choice: {
        seat: 0,
        prompt: { parts: ["Which ship moves?"] },
        options: options(...actions),
        picks: [],
        notes: [],
      },
    }),
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

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
    expect(handed.offered).toMatchObject({ hold: true, prompt: "Where does the scout go?" });
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

  test("Back drops the place and keeps the ship", () => {
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
  const DICE: DieView["face"][] = ["move", "energy", "energy"];
  const reroll = pick("reroll", faces("dice", DICE, { many: true, most: 3 }));
  const use = (die: Extract<Action, { type: "activate" }>["die"]): Action => ({ type: "activate", die });

  test("one that acts by itself is proposed, and a second tap uses it", async () => {
    const p = props([use("move"), use("energy")], [reroll], DICE);
    p.desk.tapDie(p, 1);
    await settled();
    expect(handed.offered).toMatchObject({ action: use("energy"), label: "Acquire energy" });
    expect(handed.offered?.hold).toBeUndefined();
    p.desk.tapDie(p, 1);
    expect(handed.did).toEqual([use("energy")]);
  });

  test("one that leads to a question lights its targets at once: a move is a die, a place and a button", async () => {
    const to = (ship: number, place: string): Action => ({ type: "move_ship", ship, to: place });
    const p = asking(props([use("move")], [reroll], DICE), [to(0, "home"), to(0, "orbit:gort"), to(1, "orbit:gort")]);
    p.desk.tapDie(p, 0);
    await settled();
    // No button repeats the question: the targets are the answer.
    expect(handed.offered).toMatchObject({ hold: true, prompt: "Which ship moves?" });
    expect(p.desk.light(p, "place:orbit:gort")).toBe("legal");
    expect(p.desk.tap(p, "place:orbit:gort")).toBe(true);
    // Both scouts are at home, so they are interchangeable.
    expect(handed.offered).toMatchObject({ action: use("move"), more: [to(0, "orbit:gort")], label: "Orbit gort" });
    expect(handed.offered?.hold).toBeUndefined();
    p.desk.withdrawn(p);
    expect(p.desk.chosen).toEqual([]);
    expect(p.desk.dice).toEqual([0]);
    p.desk.withdrawn(p);
    expect(p.desk.empty).toBe(true);
    expect(handed.did).toEqual([]);
  });

  test("one that can do a single thing is offered with it", async () => {
    const only: Action = { type: "advance_ship", ship: 0 };
    const p = asking(props([use("economy")], [reroll], ["economy"]), [only]);
    p.desk.tapDie(p, 0);
    await settled();
    expect(handed.offered).toMatchObject({ action: use("economy"), more: [only] });
    expect(handed.offered?.hold).toBeUndefined();
  });

  test("ships that differ are asked for", async () => {
    const to = (ship: number): Action => ({ type: "move_ship", ship, to: "orbit:gort" });
    const p = asking(props([use("move")], [reroll], DICE), [to(0), to(1)]);
    const galaxies = p.view.public.galaxies.map((one) => ({ ...one, ships: [ship("home"), ship("surface:maia")] }));
    const q = { ...p, view: { ...p.view, public: { ...p.view.public, galaxies } } };
    q.desk.tapDie(q, 0);
    await settled();
    q.desk.tap(q, "place:orbit:gort");
    expect(handed.offered).toMatchObject({ hold: true, prompt: "Which ship?" });
    q.desk.tap(q, "ship:1");
    expect(handed.offered?.more).toEqual([to(1)]);
    q.desk.tap(q, "ship:1");
    await settled();
    expect(handed.did).toEqual([use("move"), to(1)]);
  });

  test("one without a use says why, and rerolling it is not highlighted", () => {
    const p = props([use("move")], [reroll], DICE);
    const note = { about: "face:energy", words: { parts: ["You gain nothing."] }, possible: false, price: "" };
    const q = { ...p, choice: p.choice && { ...p.choice, notes: [note] } };
    q.desk.tapDie(q, 1);
    expect(handed.offered).toMatchObject({
      hold: true,
      prompt: "You cannot use this die now.",
      detail: "You gain nothing.",
    });
  });

  test("several are to be rerolled", () => {
    const p = props([use("move"), use("energy")], [reroll], DICE);
    p.desk.tapDie(p, 2);
    p.desk.tapDie(p, 1);
    expect(handed.offered).toMatchObject({
      action: { type: "reroll", dice: ["energy", "energy"] },
      prompt: "Reroll these 2 dice?",
      hold: true,
    });
  });

  test("the reroll button takes what is in hand, or offers everything", () => {
    const p = props([use("move")], [reroll], DICE);
    p.desk.reroll(p);
    expect(handed.offered).toMatchObject({ hold: true, prompt: "Reroll all 3 dice?" });
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

describe("hiring", () => {
  type Hire = Extract<Action, { type: "hire" }>;
  const hire = (ship: Hire["ship"], replace: number, count: number, die: Hire["die"] = "economy"): Action => ({
    ...{ type: "hire", pilot: "orla", ship, die, count, replace },
  });
  const hires = [
    hire("aurora", 0, 3),
    hire("aurora", 1, 3),
    hire("aurora", 1, 2, "diplomacy"),
    hire("nexus", 0, 3),
    hire("nexus", 1, 3),
  ];
  const hiring = (actions: Action[]): Props => {
    const p = props(actions);
    const galaxies = p.view.public.galaxies.map((one) => ({ ...one, ships: [ship("orbit:gort"), ship("home")] }));
    return { ...p, view: { ...p.view, public: { ...p.view.public, galaxies } } };
  };

  test("takes three clicks: the pilot, the ship, the button", () => {
    const p = hiring(hires);
    const clicks = ["pilot:orla", "hangar:aurora"];
    for (const target of clicks) {
      expect(handed.offered?.hold ?? true).toBe(true);
      p.desk.tap(p, target);
    }
    expect(handed.offered).toMatchObject({ action: hires[2], label: expect.stringContaining("Hire") });
    expect(handed.offered?.hold).toBeUndefined();
  });

  test("takes two for a pilot who can fly one ship, and what is usual can be changed", () => {
    const p = hiring(hires.slice(0, 3));
    p.desk.tap(p, "pilot:orla");
    expect(handed.offered?.action).toEqual(hires[2]);
    expect(p.desk.light(p, "ship:0")).toBe("legal");
    expect(p.desk.open(p)).toContain("pay:3 economy");
    p.desk.tap(p, "ship:0");
    expect(handed.offered?.action).toEqual(hires[0]);
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
