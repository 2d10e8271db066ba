// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  energyChanges,
  insideOn,
  shipAhead,
  squareAhead,
  standing,
  whatIsKnown,
} from "../../../src/games/space-alert/ahead";
import Deck from "../../../src/games/space-alert/Deck.svelte";
import { Desk, type Props } from "../../../src/games/space-alert/desk.svelte";
import { Foresight } from "../../../src/games/space-alert/foresight.svelte";
import Stage from "../../../src/games/space-alert/parts/Stage.svelte";
import StationSheet from "../../../src/games/space-alert/parts/StationSheet.svelte";
import type { Sketches } from "../../../src/games/space-alert/sketch";
import { beams, placed } from "../../../src/games/space-alert/stage";
import type { Ahead, Game, Public, ThreatFacts, ThreatView, TurnAhead } from "../../../src/games/space-alert/view";
import { seated } from "../seated";
import { table as anyTable, member, SHIP } from "./builders";

const FIGHTER: ThreatView = {
  ...{ turn: 1, zone: "red", threat: "E1-07", name: "Fighter", serious: false, unconfirmed: false, calls: [] },
  ...{ squares: [13, 10, 7, 4], passes: [{ mark: "Z", turn: 5 }] },
} as unknown as ThreatView;
const SHIELDS = { ...FIGHTER, turn: 2, zone: "internal", threat: "I1-05", name: "Hacked Shields" } as ThreatView;
const FACTS = {
  hit_points: 3,
  colour: "white",
  serious: false,
  speed: 2,
  shield: 0,
  stations: ["upper_blue"],
} as unknown as ThreatFacts;
const CARDS = [
  { ...FACTS, id: "E1-07", name: "Fighter", internal: false, stations: [] },
  { ...FACTS, id: "I1-05", name: "Hacked Shields", internal: true },
  { ...FACTS, id: "I2-02", name: "Troopers", internal: true, stations: ["lower_blue"] },
] as unknown as ThreatFacts[];
const CATALOG = {
  ...{ cards: [], missions: [], roles: {}, specializations: [], difficulties: {}, tiles: [], stations: [] },
  threats: CARDS,
  tracks: ["T4", "T2", "T1", "T7"].map((id) => ({ id, length: 13, marks: { 1: "Z", 5: "Y", 9: "X" } })),
  start: "upper_white",
} as unknown as Game["catalog"];
const CREW = [member({ captain: true }), member({ seat: 1 })];
const table = (more: Partial<Public> = {}): Public => anyTable({ threats: [FIGHTER, SHIELDS], crew: CREW, ...more });

const energy = (red: number) =>
  ({ shields: [1, 1, 1], reactors: [red, 3, 2], capsules: 3, rockets: 3 }) as TurnAhead["energy"];
const stays = { station: "upper_white" } as const;
const AHEAD: Ahead = {
  start: energy(2),
  lost: 0,
  turns: [
    {
      crew: [{ came_from: "upper_white", station: "upper_red", by: "card", order: "red" }, stays],
      energy: energy(2),
      threats: { "E1-07": { zone: "red", square: 13, left: 4 } },
    },
    {
      crew: [{ station: "upper_red", by: "card", order: "A" }, stays],
      energy: energy(1),
      threats: {
        "E1-07": { zone: "red", square: 10, left: 4 },
        "I1-05": { zone: "internal", square: 16, left: 3, stations: ["upper_blue"], mends: "B" },
        "I2-02": {
          ...{ zone: "internal", square: 12, left: 2, mends: "bots" },
          ...{ stations: ["upper_blue"], came_from: ["lower_blue"] },
        },
      },
      shots: [{ weapon: "red heavy laser", station: "upper_red", member: 0, strength: 4, threat: "E1-07" }],
      hits: [{ threat: "E1-07", strength: 4, shield: 2, damage: 2, left: 2 }],
      damage: [0, 2, 0],
    },
  ],
};
const drawn = (...strokes: [string, unknown][]): Sketches =>
  new Map(strokes.map(([key, value]) => [key, { type: "sketched", key, value, seat: 0 }]));
const where = (turn: number, sketches: Sketches = drawn(), ahead: Ahead | null = AHEAD) =>
  standing(table(), ahead, sketches, 0, turn, "upper_white");

describe("where plans lead", () => {
  test("figures follow the plan, and show where they come from", () => {
    expect(where(1)).toMatchObject({ station: "upper_red", from: "upper_white" });
    expect(where(2)).toMatchObject({ station: "upper_red", from: null });
    expect(where(2, drawn(), null).station).toBe("upper_white");
  });

  test("a figure drawn by hand stays until the plan moves it again", () => {
    expect(where(1, drawn(["fig:s0:1", "lower_blue"])).station).toBe("lower_blue");
    expect(where(2, drawn(["fig:s0:1", "lower_blue"])).station).toBe("lower_blue");
    const later: Ahead = { ...AHEAD, turns: [AHEAD.turns[1], AHEAD.turns[0]] as TurnAhead[] };
    expect(where(2, drawn(["fig:s0:1", "lower_blue"]), later).station).toBe("upper_red");
  });

  test("energy is that after the turn, unless drawn by hand", () => {
    expect(shipAhead(SHIP, AHEAD, drawn(), 2).reactors).toEqual({ red: 1, white: 3, blue: 2 });
    const byHand = { ...SHIP, reactors: { red: 3, white: 3, blue: 2 } };
    expect(shipAhead(byHand, AHEAD, drawn(["en:reactor.red:1", 3]), 2).reactors.red).toBe(3);
    expect(shipAhead(SHIP, AHEAD, drawn(), 2).broken).toEqual(["upper_blue:B"]);
    expect(energyChanges(AHEAD, 2)).toEqual([{ station: "lower_red", before: 2, after: 1 }]);
    expect(energyChanges(AHEAD, 1)).toEqual([]);
  });

  test("threats stand where the plan leaves them; without one, where their card says", () => {
    expect(squareAhead(AHEAD, FIGHTER, 2)).toBe(10);
    expect(squareAhead(null, FIGHTER, 3)).toBe(7);
    expect(squareAhead(AHEAD, SHIELDS, 1)).toBeNull();
    const [shields, troopers] = insideOn(table(), new Map(CARDS.map((one) => [one.id, one])), AHEAD, 2);
    expect(shields).toMatchObject({ number: 2, mends: "B", left: 3, stations: ["upper_blue"], needs: "B 3 times" });
    expect(troopers).toMatchObject({ number: "!", mends: "bots", from: ["lower_blue"] });
  });

  test("figures in one room stand side by side, and shots lead to their targets", () => {
    const [ada, ben] = placed([where(1), standing(table(), AHEAD, drawn(), 1, 1, "upper_white")]);
    expect(ada?.ghost?.x).toBeGreaterThan(ben?.x ?? 0);
    const [beam] = beams(AHEAD.turns[1] as TurnAhead, () => 13);
    expect(beam).toMatchObject({ strength: 4, member: 0, threat: "E1-07" });
    expect(beam?.to.y).toBeLessThan(beam?.from.y ?? 0);
  });

  test("it is asked again when something has changed, one answer at a time", async () => {
    const asked: string[] = [];
    const foresight = new Foresight();
    const ask = (name: string) => () => {
      asked.push(name);
      return Promise.resolve(AHEAD);
    };
    foresight.follow("a", ask("a"));
    foresight.follow("a", ask("again"));
    foresight.follow("b", ask("b"));
    foresight.follow("c", ask("c"));
    await vi.waitFor(() => expect(asked).toEqual(["a", "c"]));
    expect(foresight.found).toBe(AHEAD);
    foresight.follow("", ask("nothing"));
    expect(foresight.found).toBeNull();
    expect(whatIsKnown(table({ time: 5000 }), null)).toBe(whatIsKnown(table(), null));
    const called = [member({ captain: true, intended: [{ turn: 1, order: "red", outdated: false }] })];
    expect(whatIsKnown(table({ crew: called }), null)).not.toBe(whatIsKnown(table(), null));
  });
});

describe("a station's sheet", () => {
  test("shows who is there and what is left where plans lead, and follows the turn", () => {
    const desk = new Desk();
    desk.plans.found = AHEAD;
    desk.looked = 1;
    const store = { id: "reactor.red", name: "red reactor", start: 2, room: 3 };
    const stations = [
      { id: "upper_red", zone: "red", systems: [], stores: [] },
      { id: "lower_red", zone: "red", systems: [], stores: [store] },
    ];
    const catalog = { ...CATALOG, stations } as unknown as Game["catalog"];
    const p = seated<Game, Desk>(table(), desk, { did: [], offered: null }, catalog, []) as Props;
    const sheets = (["upper_red", "lower_red"] as const).map((station) =>
      mount(StationSheet, { target: document.body, props: { p, station } }),
    );
    flushSync();
    const here = [...document.querySelectorAll("[aria-pressed=true]")].map((one) => one.textContent?.trim());
    expect(here).toEqual([expect.stringMatching(/Seat 1$/)]);
    const left = (): string | null | undefined => document.querySelector(".store b")?.textContent;
    expect(left()).toBe("2");
    desk.looked = 2;
    flushSync();
    expect(left()).toBe("1");
    for (const one of sheets) void unmount(one);
  });
});

describe("the deck", () => {
  test("says the card in question in one node that stays", () => {
    const desk = new Desk();
    const p = seated<Game, Desk>(table(), desk, { did: [], offered: null }, CATALOG, []) as Props;
    p.view = { public: table(), own: { hand: ["A/red"], board: [], received: [] } };
    const shown = mount(Deck, { target: document.body, props: p });
    const node = document.querySelector("[role=status][aria-label='Your card']");
    const said = ["ArrowRight", " ", "Escape"].map((key) => {
      desk.key(p, key);
      flushSync();
      return node?.textContent?.trim();
    });
    expect(said).toEqual(["Fire; other half: To red", "To red; other half: Fire", ""]);
    expect(document.querySelector("[role=status][aria-label='Your card']")).toBe(node);
    void unmount(shown);
  });
});

describe("the planning ship", () => {
  let shown: Record<string, unknown>;
  let desk: Desk;
  beforeEach(() => {
    desk = new Desk();
    desk.plans.found = AHEAD;
    desk.looked = 1;
    const p = seated<Game, Desk>(table(), desk, { did: [], offered: null }, CATALOG, []) as Props;
    shown = mount(Stage, { target: document.body, props: { p } });
    flushSync();
  });
  afterEach(() => void unmount(shown));
  const labels = (): string[] =>
    [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? "");

  test("walks the figures and draws the shots, the energy and who is inside", () => {
    expect(labels()).toContain("upper red: Seat 1");
    desk.looked = 2;
    flushSync();
    expect(labels()).toContain("Seat 1, red heavy laser: 4 on the Fighter");
    expect(labels()).toContain("Fighter: 2 damage, 2 left");
    expect(labels()).toContain("lower red: energy 2 to 1");
    expect(labels()).toContain("white zone: 2 damage after turn 2");
    expect(labels()).toContain("Hacked Shields in upper blue, B 3 times");
    expect(labels()).toContain("upper blue: Hacked Shields, Troopers");
  });
});
