// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { standing } from "../../../src/games/space-alert/ahead";
import { alarmOf, background } from "../../../src/games/space-alert/alarm";
import { announcements, callOf } from "../../../src/games/space-alert/announcements";
import { Desk, type Held, type Props } from "../../../src/games/space-alert/desk.svelte";
import { callsOf, type Sketches, sketchedShip, stored, strokes } from "../../../src/games/space-alert/sketch";
import {
  freeTurns,
  mayIntend,
  mayPlace,
  receivers,
  specialTurns,
  takingBack,
} from "../../../src/games/space-alert/targets";
import { calledBy, squareOn } from "../../../src/games/space-alert/threats";
import { phaseFill, phaseLeft, shipTime } from "../../../src/games/space-alert/time";
import type {
  Action,
  GameEvent,
  Own,
  Pick,
  Public,
  ThreatFacts,
  ThreatView,
} from "../../../src/games/space-alert/view";
import { aloud, repeated } from "../../../src/games/space-alert/voice";
import { cameFrom, cardLabel, inQuestion } from "../../../src/games/space-alert/words";
import { NOBODY_AROUND } from "../../../src/shell/board";
import type { Line } from "../../../src/wire/types";
import { table as anyTable, member, SHIP } from "./builders";
import { field } from "./field";

const table = (more: Partial<Public> = {}): Public =>
  anyTable({
    crew: [member({ captain: true }), member({ seat: null, android: 1, heroic: "heroic-A/go-lower_red" })],
    players: [
      {
        ...{ seat: 0, phase: 1, cards: 3, ready: true, agreed: false, given: 0 },
        ...{ extra_card: false, common: "", serious: "", fly_on: null, stands_by: false },
      },
    ],
    ...more,
  });
const pick = (type: string, fixed: Record<string, unknown>, ...fields: ReturnType<typeof field>[]): Pick =>
  ({ type, label: type, fields, fixed }) as unknown as Pick;
const PLAY = pick(
  "play",
  {},
  field("card", "A/red", "B/lift"),
  field("half", "action", "movement"),
  field("turn", 1, 2, 3),
);
const FEED = pick(
  "feed",
  { android: 1 },
  field("card", "A/red"),
  field("half", "action", "movement"),
  field("turn", 2),
);
const HEROIC = pick("use_heroic", { android: 1 }, field("half", "action", "movement"), field("turn", 2, 3));

function props(own: Own, picks: Pick[], legal: Action[] = [], more: Partial<Public> = {}): { p: Props; did: Action[] } {
  const did: Action[] = [];
  const p = {
    ...NOBODY_AROUND,
    view: { public: table(more), own },
    seat: 0,
    picks,
    legal,
    seats: [],
    act: (action: Action) => {
      did.push(action);
      return Promise.resolve(true);
    },
    desk: new Desk(),
  } as unknown as Props;
  return { p, did };
}

describe("placing cards", () => {
  const hand = { hand: ["A/red", "A/red", "B/lift"], board: [], received: [] };

  test("a tapped card goes to a tapped space, at once", () => {
    const { p, did } = props(hand, [PLAY]);
    p.desk.pickCard(p, "B/lift#0");
    p.desk.pickSpace(p, 3);
    expect(did).toEqual([{ type: "play", card: "B/lift", half: "action", turn: 3 }]);
    expect(p.desk.held).toBeNull();
  });

  test("a tapped space takes the card that is tapped next", () => {
    const { p, did } = props(hand, [PLAY]);
    p.desk.pickSpace(p, 2);
    p.desk.pickCard(p, "A/red#1");
    expect(did).toEqual([{ type: "play", card: "A/red", half: "action", turn: 2 }]);
  });

  test("keys: an arrow takes a card, space turns it round, a digit or enter lays it down", () => {
    const { p, did } = props(hand, [PLAY]);
    for (const key of ["ArrowLeft", " ", "Enter"]) expect(p.desk.key(p, key)).toBe(true);
    for (const key of ["ArrowRight", "2"]) p.desk.key(p, key);
    expect(did).toEqual([
      { type: "play", card: "B/lift", half: "movement", turn: 1 },
      { type: "play", card: "A/red", half: "action", turn: 2 },
    ]);
    expect(p.desk.key(p, "x")).toBe(false);
  });

  test("two identical cards each keep their own side up", () => {
    const { p } = props(hand, [PLAY]);
    p.desk.pickCard(p, "A/red#1");
    p.desk.flip(p);
    expect([p.desk.halfOf("A/red#0"), p.desk.halfOf("A/red#1")]).toEqual(["action", "movement"]);
  });

  test("backspace takes back from the chosen space, and only what the rules list", () => {
    const { p, did } = props(hand, [PLAY], [{ type: "take_back", turn: 1 }]);
    p.desk.space = 2;
    p.desk.key(p, "Backspace");
    p.desk.space = 1;
    p.desk.key(p, "Backspace");
    expect(did).toEqual([{ type: "take_back", turn: 1 }]);
  });

  test("an android is fed from the hand, and its heroic card goes to its own board alone", () => {
    const { p, did } = props(hand, [PLAY, FEED, HEROIC]);
    p.desk.pickBoard(1);
    expect(p.desk.hand(p).at(-1)).toMatchObject({ card: "heroic-A/go-lower_red", heroicOf: 1 });
    p.desk.pickCard(p, "A/red#0");
    p.desk.pickSpace(p, 3); // not free for the hand's cards
    p.desk.pickSpace(p, 2);
    p.desk.pickCard(p, "heroic-1");
    p.desk.flip(p);
    p.desk.pickSpace(p, 3);
    expect(did).toEqual([
      { type: "feed", android: 1, card: "A/red", half: "action", turn: 2 },
      { type: "use_heroic", android: 1, half: "movement", turn: 3 },
    ]);
  });

  test("a special card is basic one way up and advanced the other", () => {
    const legal: Action[] = [
      { type: "play_special", side: "basic", turn: 1 },
      { type: "play_special", side: "advanced", turn: 2 },
    ];
    const { p, did } = props(hand, [PLAY], legal);
    p.desk.pickCard(p, "special");
    expect(p.desk.free(p)).toEqual([1]);
    p.desk.flip(p);
    p.desk.place(p, p.desk.next(p));
    expect(did).toEqual([{ type: "play_special", side: "advanced", turn: 2 }]);
    expect(specialTurns(p, 0)).toEqual([1, 2]);
  });

  test("the question says what is possible", () => {
    const give = pick("give", {}, field("card", "A/red"), field("to", 1, 2));
    const intend = pick("intend", {}, field("turn", 1), field("order", "A"));
    const asked = { picks: [PLAY, give, intend], legal: [] };
    expect(freeTurns(asked, 0)).toEqual([1, 2, 3]);
    expect(mayPlace(asked, 0, "C/red", 1)).toBe(false);
    expect([receivers(asked, "A/red"), receivers(asked, "B/lift")]).toEqual([[1, 2], []]);
    expect([mayIntend(asked, 1, "A"), mayIntend(asked, 1, "B")]).toEqual([true, false]);
    expect(takingBack(asked, 0, 1)).toBeUndefined();
  });
});

describe("cards that come by themselves", () => {
  const marks = (p: Props): string[] => p.desk.hand(p).map((one) => cameFrom(p, one));
  const picked = (...cards: string[]): GameEvent => ({ type: "picked_up", seat: 0, cards }) as GameEvent;

  test("a card from a crewmate says so until it is planned: of cards that are alike, the last one", () => {
    const own = { hand: ["A/red", "A/red", "B/lift"], board: [], received: [{ card: "A/red", giver: 2 }] };
    const { p } = props(own, [PLAY]);
    expect(marks(p)).toEqual(["", "from seat 3", ""]);
    const ben = { ...p, seats: [{ seat: 2, name: "Ben" }] } as unknown as Props;
    expect(cardLabel(ben, ben.desk.hand(ben)[1] as Held)).toBe("Fire; other half: To red; from Ben");
  });

  test("a card that has just come is new until touched", () => {
    const { p } = props({ hand: ["A/red", "A/red", "B/lift"], board: [], received: [] }, [PLAY]);
    p.desk.receive(p, [picked("A/red", "B/lift"), { ...picked("A/red"), seat: 1 } as GameEvent]);
    expect(marks(p)).toEqual(["", "new", "new"]);
    p.desk.receive(p, []);
    p.desk.key(p, "ArrowLeft");
    expect(marks(p)).toEqual(["", "new", ""]);
    p.desk.pickCard(p, "A/red#0");
    expect(marks(p)).toEqual(["", "new", ""]);
  });

  test("a whole new hand is not marked", () => {
    const { p } = props({ hand: ["A/red", "B/lift"], board: [], received: [] }, [PLAY]);
    p.desk.receive(p, [picked("A/red", "B/lift")]);
    expect(marks(p)).toEqual(["", ""]);
  });
});

describe("planning by keys is said aloud", () => {
  test("the card in question and the half that is up, then a space", () => {
    const { p } = props({ hand: ["A/red"], board: [], received: [] }, [PLAY]);
    expect(inQuestion(p)).toBe("");
    p.desk.key(p, "ArrowRight");
    expect(inQuestion(p)).toBe("Fire; other half: To red");
    p.desk.key(p, " ");
    expect(inQuestion(p)).toBe("To red; other half: Fire");
    p.desk.key(p, "Escape");
    p.desk.key(p, "2");
    expect(inQuestion(p)).toBe("Turn 2, free");
  });
});

describe("the alarm", () => {
  const loud = (table: Public): number =>
    background(alarmOf(table)).reduce((sum, note) => sum + note.loud * note.lasts, 0) +
    background(alarmOf(table)).length;
  test("grows with the phase, and is highest in the last twenty seconds of one", () => {
    const at = (phase: number, time: number, ends: number[]) => table({ phase, time, phase_ends: ends });
    const all = [at(1, 20_000, []), at(2, 230_000, [225_000]), at(3, 450_000, [225_000, 440_000])];
    expect(all.map(alarmOf)).toEqual(["phase-1", "phase-2", "phase-3"]);
    const last = at(1, 205_000, [225_000]);
    expect([alarmOf(at(1, 200_000, [225_000])), alarmOf(last)]).toEqual(["phase-1", "last"]);
    const heard = [...all, last].map(loud);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(new Set(heard).size).toBe(4);
  });
  test("is silent where no clock runs, and outside planning", () => {
    for (const calm of [table({ beat: 0 }), table({ stage: "briefing" }), table({ stage: "over" })]) {
      expect(alarmOf(calm)).toBe("calm");
      expect(background(alarmOf(calm))).toEqual([]);
    }
  });
});

describe("the ship's clock", () => {
  const clock = { now: 22_000, readAt: 100, running: true };
  test("runs on between ticks, and waits for a tick that is late", () => {
    expect(shipTime(table(), clock, 1100)).toBe(22_000);
    expect(shipTime(table(), clock, 60_000)).toBe(25_000);
    expect(shipTime(table(), { ...clock, running: false }, 60_000)).toBe(21_000);
  });
  test("says when a phase ends only once that has been announced", () => {
    expect(phaseLeft(table({ phase_ends: [] }), 164_000)).toBeNull();
    expect(phaseFill(table({ phase_ends: [] }), 1, 164_000)).toBeLessThan(0.75);
    expect(phaseLeft(table(), 166_000)).toBe(59_000);
    expect(phaseFill(table(), 1, 224_999)).toBeCloseTo(1, 2);
    expect(phaseFill(table(), 2, 224_999)).toBe(0);
  });
  test("without a clock it stands still", () => {
    expect(shipTime(table({ beat: 0 }), clock, 60_000)).toBe(20_000);
    expect(phaseLeft(table({ beat: 0 }), 20_000)).toBeNull();
  });
});

describe("threats on their way", () => {
  const threat: ThreatView = {
    turn: 2,
    zone: "white",
    threat: "E1-07",
    name: "Fighter",
    serious: false,
    unconfirmed: false,
    calls: [],
    squares: [11, 8, 5, 2],
    passes: [
      { mark: "X", turn: 2 },
      { mark: "Z", turn: 5 },
    ],
  };
  test("stand where the server says, from the turn on which they appear until they have passed Z", () => {
    expect([1, 2, 3, 4, 5, 6].map((turn) => squareOn(threat, turn))).toEqual([null, 11, 8, 5, 2, null]);
  });
});

describe("the planning ship", () => {
  const drawn = (all: Record<string, unknown>): Sketches =>
    new Map(Object.entries(all).map(([key, value]) => [key, { type: "sketched", key, value, seat: 0 }]));
  const stands = (sketches: Sketches, turn: number): string =>
    standing(table(), null, sketches, 0, turn, "upper_white").station;
  test("what is drawn for a turn stands until a later turn says otherwise", () => {
    const sketches = drawn({ "fig:s0:2": "lower_red", "fig:s0:5": "upper_blue", "en:reactor.white:3": 1 });
    expect([1, 2, 4, 5].map((turn) => stands(sketches, turn))).toEqual([
      "upper_white",
      "lower_red",
      "lower_red",
      "upper_blue",
    ]);
    expect([2, 3].map((turn) => stored(sketches, SHIP, "reactor.white", turn))).toEqual([3, 1]);
    expect(sketchedShip(sketches, SHIP, 9).reactors.white).toBe(1);
  });
  test("nonsense from another page draws nothing", () => {
    const sketches = drawn({ "fig:s0:1": "the pub", "en:rockets:1": "many", "call:s0:1": 7, "sig:s0": null });
    const elsewhere = drawn({ "call:s0:1": { what: "dance", at: "upper_red" }, "call:s0:2": { what: "A", at: "pub" } });
    expect(stands(sketches, 1)).toBe("upper_white");
    expect(stored(sketches, SHIP, "rockets", 1)).toBe(3);
    expect([...callsOf(sketches), ...callsOf(elsewhere)]).toEqual([]);
  });
  test("calls come in the order of turns, and all strokes can be rubbed out", () => {
    const sketches = drawn({
      "call:s1:4": { what: "B", at: "upper_red" },
      "call:s0:2": { what: "A", at: "lower_red" },
      "sig:s0": { text: "Yes" },
    });
    expect(callsOf(sketches).map((call) => [call.turn, call.what])).toEqual([
      [2, "A"],
      [4, "B"],
    ]);
    expect(strokes(sketches)).toEqual(["call:s1:4", "call:s0:2"]);
  });
});

describe("the computer", () => {
  const line = (seq: number, event: Record<string, unknown>, words: string): Line<GameEvent> =>
    ({ seq, event, words: { parts: [words] }, moment: null, only: null }) as unknown as Line<GameEvent>;
  test("its words are separate from the log, with the card that came with them", () => {
    const said = announcements(
      [
        line(1, { type: "planned", turn: 1 }, "You plan A."),
        line(
          2,
          { type: "threat_announced", at: 10_000, turn: 2, zone: "red", serious: true },
          "T plus 2: a serious threat.",
        ),
        line(2, { type: "threat_drawn", threat: "SE1-01" }, "Frigate"),
      ],
      [],
    );
    expect(said).toMatchObject([{ seq: 2, at: 10_000, threat: "SE1-01", tone: "alarm" }]);
  });
  test("every kind of news has a call of its own", () => {
    const kinds = ["incoming_data", "data_transfer", "data_transfer_ends", "silence_began", "communications_restored"];
    const more = ["phase_begins", "phase_warning", "phase_countdown", "phase_ends", "mission_ends"];
    const threats = [
      { type: "threat_announced", zone: "red", serious: false },
      { type: "threat_announced", zone: "red", serious: true },
      { type: "threat_announced", zone: "internal", serious: false },
    ];
    const calls = [...[...kinds, ...more].map((type) => ({ type })), ...threats].map((event) =>
      JSON.stringify(callOf(event as GameEvent)),
    );
    expect(calls).not.toContain("null");
    expect(new Set(calls).size).toBe(calls.length);
    expect(callOf({ type: "planned" } as GameEvent)).toBeNull();
  });
  test("is read aloud as it is said", () => {
    expect(aloud("T+6. Serious internal threat.")).toBe("Time T plus 6. Serious internal threat.");
    expect(aloud("T+7. Serious threat. Blue zone.")).toBe("Time T plus 7. Serious threat. Zone blue.");
    expect(repeated("T+7. Threat. Red zone.")).toBe(
      "Time T plus 7. Threat. Zone red. Repeat. Time T plus 7. Threat. Zone red.",
    );
  });
});

describe("a threat that calls in others", () => {
  const cards = new Map(
    ["caller", "called", "deeper"].map((id) => [
      id,
      { id, name: id.toUpperCase(), serious: id === "caller" } as ThreatFacts,
    ]),
  );
  const caller: ThreatView = {
    turn: 7,
    zone: "blue",
    threat: "caller",
    name: "CALLER",
    serious: true,
    unconfirmed: false,
    calls: ["called", "deeper"],
    squares: [],
    passes: [],
  };

  test("has the card beside it that it may call in, and that one the next", () => {
    const called = calledBy(caller, cards);
    expect(called).toMatchObject({ threat: "called", name: "CALLED", serious: false, calls: ["deeper"] });
    expect(called && calledBy(called, cards)).toMatchObject({ threat: "deeper", calls: [] });
  });

  test("calls nothing where nothing lies beside it", () => {
    expect(calledBy({ ...caller, calls: [] }, cards)).toBeUndefined();
    expect(calledBy({ ...caller, calls: undefined } as unknown as ThreatView, cards)).toBeUndefined();
  });
});

test("when planning is over, every phase is full", () => {
  expect(phaseFill(table({ stage: "owning_up", phase: 3 }), 3, 500_000)).toBe(1);
});
