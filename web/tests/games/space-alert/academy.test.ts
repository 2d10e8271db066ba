// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Classroom, TOO_LATE } from "../../../src/games/space-alert/academy/classroom.svelte";
import { Drill } from "../../../src/games/space-alert/academy/drill.svelte";
import {
  after as answered,
  freeTurns,
  handLeft,
  heroicLeft,
  orderOf,
} from "../../../src/games/space-alert/academy/laying";
import { stops } from "../../../src/games/space-alert/academy/pictures";
import { progress } from "../../../src/games/space-alert/academy/progress.svelte";
import { coachWords } from "../../../src/games/space-alert/coach/cards";
import { stored, whereIs } from "../../../src/games/space-alert/sketch";
import type { Catalog, Laid, Lesson, LessonNow, Outlook, Said } from "../../../src/games/space-alert/types";

const said = (at: number, type: string, more: object = {}): Said => ({
  at,
  text: `${type}.`,
  event: { type, at, ...more } as Said["event"],
});
const LESSON: Lesson = {
  id: "lesson",
  title: "Lesson",
  about: "",
  turns: 4,
  seconds: 60,
  tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
  threats: [{ turn: 1, zone: "red", threat: "E1-07", name: "Fighter", serious: false, told: 5000 }],
  crew: [
    { name: "Captain Ada", you: false, android: false, plan: ["C", "", "A"] },
    { name: "You", you: true, android: false, plan: [] },
    { name: "Android 1", you: false, android: true, plan: [] },
    { name: "Bo", you: false, android: false, plan: ["red"] },
  ],
  hand: ["A/red", "A/red", "B/lift"],
  heroic: "heroic-A/go-lower_red",
  trained: { id: "rocketeer", level: 2 },
  double_actions: false,
  second: [],
  incoming: "",
  transfer: null,
  screens: [],
  goals: ["Destroy it."],
  hint: { nudge: "", look: "", station: "upper_red", turn: 2 },
  solution: [],
  answer: [],
  said: [
    said(0, "phase_begins"),
    said(5000, "threat_announced", { turn: 1, zone: "red" }),
    said(55_000, "phase_countdown"),
    said(60_000, "mission_ends"),
  ],
};
const CATALOG = { specializations: [], threats: [] } as unknown as Catalog;
const NOW: LessonNow = { ...LESSON, open: [1, 4], giveTo: null };
const laid = (turn: number, card: string, half: Laid["half"] = "action", android = false): Laid => ({
  turn,
  card,
  half,
  android,
  given: false,
});
const AHEAD: Outlook = {
  crew: [
    ["upper_white", "upper_white", "upper_white", "upper_white"],
    ["upper_white", "upper_red", "lower_red", "upper_red"],
    ["upper_white", "space", "lower_red", "upper_red"],
  ],
  shields: [
    [1, 1, 1],
    [2, 1, 1],
    [2, 1, 1],
  ],
  reactors: [
    [2, 3, 2],
    [1, 3, 2],
    [1, 3, 2],
  ],
  capsules: [3, 3, 3],
  rockets: [3, 3, 2],
};

describe("cards", () => {
  test("leave the hand one by one, also to the android", () => {
    expect(handLeft(LESSON, [laid(1, "A/red"), laid(2, "A/red", "action", true)])).toEqual(["B/lift"]);
    expect(heroicLeft(LESSON, [])).toBe("heroic-A/go-lower_red");
    expect(heroicLeft(LESSON, [laid(1, "heroic-A/go-lower_red", "movement", true)])).toBeNull();
  });

  test("go to free turns only", () => {
    const board = [laid(2, "A/red")];
    expect(freeTurns(NOW, board, false)).toEqual([1, 3, 4]);
    expect(freeTurns(NOW, board, true)).toEqual([1, 2, 3, 4]);
    expect(answered(NOW, board, { type: "play", card: "B/lift", half: "action", turn: 2 })).toBeNull();
    expect(answered(NOW, board, { type: "play", card: "C/red", half: "action", turn: 1 })).toBeNull();
    expect(answered(NOW, board, { type: "play", card: "B/lift", half: "movement", turn: 5 })).toBeNull();
  });

  test("can be turned round and taken back", () => {
    const board = [laid(2, "A/red"), laid(2, "B/lift", "action", true), laid(3, "special", "basic")];
    expect(answered(NOW, board, { type: "turn_over", turn: 2 })?.[0]?.half).toBe("movement");
    expect(answered(NOW, board, { type: "take_back", turn: 2 })).toHaveLength(2);
    expect(answered(NOW, board, { type: "withdraw", android: 1, turn: 2 })?.some((one) => one.android)).toBe(false);
    expect(answered(NOW, board, { type: "take_back_special", turn: 3 })).toHaveLength(2);
    expect(answered(NOW, board, { type: "play_special", side: "advanced", turn: 1 })).toBeNull();
  });

  test("say what they order", () => {
    expect([laid(1, "A/red"), laid(1, "A/red", "movement"), laid(1, "special", "advanced")].map(orderOf)).toEqual([
      "A",
      "red",
      "advanced",
    ]);
  });
});

describe("the classroom", () => {
  test("asks what a table would ask, and keeps what is answered", async () => {
    const room = new Classroom(LESSON, CATALOG, null, () => undefined);
    expect(room.seat).toBe(1);
    expect(room.props.seats.map((one) => one.name)).toEqual(["Captain Ada", "You", "Bo"]);
    expect(room.desk.hand(room.props).map((one) => one.card)).toEqual(["A/red", "A/red", "B/lift", "special/advanced"]);
    room.desk.key(room.props, "ArrowRight");
    expect(coachWords(room.props)).toBe(
      "This would fire the cannon where you stand on turn 1. Flip it for its other half.",
    );
    room.desk.key(room.props, " ");
    expect(coachWords(room.props)).toContain("take you one station to the red side");
    room.desk.key(room.props, "Enter");
    expect(room.laid).toEqual([laid(1, "A/red", "movement")]);
    room.desk.pickBoard(1);
    expect(room.desk.hand(room.props).at(-1)?.heroicOf).toBe(1);
    room.desk.held = "B/lift#0";
    expect(coachWords(room.props)).toContain("move energy where it stands on turn 1");
    room.desk.held = null;
    await room.act({ type: "use_heroic", android: 1, half: "movement", turn: 1 });
    expect(room.props.view.public.crew[2]?.heroic).toBeNull();
    room.desk.pickSpace(room.props, 1);
    expect(coachWords(room.props)).toBe("Flip it, or take it back.");
  });

  test("lets the ship follow the plan when there is no clock", () => {
    const room = new Classroom(LESSON, CATALOG, null, () => undefined);
    room.ahead = AHEAD;
    expect(whereIs(room.sketches, "s1", 2)).toBe("upper_red");
    expect(whereIs(room.sketches, "a1", 2)).toBe("lower_red");
    expect(whereIs(room.sketches, "s1", 3)).toBe("upper_red");
    expect(stored(room.sketches, "shield.red", 2)).toBe(2);
    expect(room.sketches.get("call:s0:3")?.value).toEqual({ what: "A", at: "upper_white" });
    expect(room.props.view.public.threats).toHaveLength(1);
  });

  test("on the clock leaves your figure to you, and tells threats when they are announced", async () => {
    const sorry = vi.fn();
    const ended = vi.fn();
    const drill = new Drill(60_000, LESSON.said, ended);
    const room = new Classroom(LESSON, CATALOG, drill, sorry);
    room.ahead = AHEAD;
    expect(room.props.choice).toBeNull();
    expect(await room.act({ type: "play", card: "A/red", half: "action", turn: 1 })).toBe(false);
    expect(room.laid).toEqual([]);
    const start = performance.now();
    drill.start();
    drill.tick(start + 1000);
    expect(whereIs(room.sketches, "s1", 2)).toBe("upper_white");
    expect(whereIs(room.sketches, "s2", 2)).toBe("upper_red");
    await room.sketch("fig:s1:2", "lower_blue");
    expect(whereIs(room.sketches, "s1", 3)).toBe("lower_blue");
    expect(room.props.view.public.threats).toHaveLength(0);
    drill.tick(start + 6000);
    expect(room.props.view.public.threats).toHaveLength(1);
    expect(room.props.lines.map((line) => line.event.type)).toEqual([
      "phase_begins",
      "threat_announced",
      "threat_drawn",
    ]);
    expect(await room.act({ type: "play", card: "A/red", half: "action", turn: 1 })).toBe(true);
    drill.tick(start + 61_000);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await room.act({ type: "play", card: "A/red", half: "action", turn: 2 })).toBe(false);
    expect(sorry).toHaveBeenCalledWith(TOO_LATE);
    expect(room.laid).toHaveLength(1);
    drill.tick(start + 70_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe("progress", () => {
  beforeEach(() => {
    localStorage.clear();
    progress.forget();
  });
  test("is kept in the browser", () => {
    const lessons = [{ id: "one" }, { id: "two" }];
    expect(progress.next(lessons)?.id).toBe("one");
    progress.pass("one", true);
    expect(progress.next(lessons)?.id).toBe("one");
    progress.pass("one", false);
    flushSync();
    expect(progress.next(lessons)?.id).toBe("two");
    expect(JSON.parse(localStorage.getItem("readyroom.space-alert.academy") ?? "")).toEqual({
      one: { clocked: true, planned: true },
    });
    progress.pass("two", false);
    expect(progress.next(lessons)).toBeNull();
  });
});

test("a threat's stops end before Z", () => {
  expect(stops(10, 3)).toEqual([10, 7, 4]);
  expect(stops(12, 2)).toEqual([12, 10, 8, 6, 4, 2]);
  expect(stops(5, 0)).toEqual([]);
});

describe("phases and data", () => {
  const PHASES: Lesson = {
    ...LESSON,
    turns: 7,
    hand: ["A/red", "B/blue"],
    incoming: "C/lift",
    second: ["A/lift"],
    transfer: { to: "Bo", turn: 3, gets: "C/red" },
    threats: [
      ...LESSON.threats,
      { turn: 6, zone: "blue", threat: "E1-10", name: "Meteoroid", serious: false, told: 40_000 },
    ],
    said: [
      said(0, "phase_begins"),
      said(5000, "threat_announced", { turn: 1, zone: "red" }),
      said(10_000, "incoming_data"),
      said(15_000, "data_transfer"),
      said(20_000, "data_transfer_ends"),
      said(22_000, "silence_began"),
      said(26_000, "communications_restored"),
      said(30_000, "phase_ends"),
      said(40_000, "threat_announced", { turn: 6, zone: "blue" }),
    ],
  };
  const BO = { name: "Bo", you: false, android: false, plan: ["red"] };
  const room = (drill: Drill | null = null): Classroom => new Classroom(PHASES, CATALOG, drill, () => undefined);
  const hand = (here: Classroom): readonly string[] => here.props.view.own?.hand ?? [];

  test("the second phase brings its cards and its threats, and closes the first", async () => {
    const here = room();
    expect(hand(here)).toEqual(["A/red", "B/blue", "C/lift", "C/red"]);
    expect(here.props.view.public.threats).toHaveLength(1);
    expect(await here.act({ type: "play", card: "A/red", half: "action", turn: 4 })).toBe(false);
    expect(await here.act({ type: "play", card: "A/red", half: "action", turn: 3 })).toBe(true);
    here.endPhase();
    expect(here.phase).toBe(2);
    expect(hand(here)).toEqual(["B/blue", "C/lift", "C/red", "A/lift"]);
    expect(here.props.view.public.threats).toHaveLength(2);
    expect(here.props.legal).toEqual(expect.not.arrayContaining([{ type: "take_back", turn: 3 }]));
    expect(await here.act({ type: "play", card: "B/blue", half: "action", turn: 2 })).toBe(false);
    here.lay();
    expect(here.phase).toBe(1);
  });

  test("a card given away is played by whoever got it, and can be changed for another", async () => {
    const here = room();
    expect(await here.act({ type: "give", card: "A/red", to: 2 })).toBe(true);
    expect(here.planOf(BO)).toEqual(["red", "", "A"]);
    expect(hand(here)).toEqual(["B/blue", "C/lift", "C/red"]);
    expect(here.props.view.own?.board).toEqual([]);
    await here.act({ type: "give", card: "B/blue", to: 2 });
    expect(here.planOf(BO)).toEqual(["red", "", "B"]);
    expect(hand(here)).toEqual(["A/red", "C/lift", "C/red"]);
    expect(await here.act({ type: "give", card: "A/red", to: 0 })).toBe(false);
  });

  test("on the clock, everything comes at its time", async () => {
    const drill = new Drill(60_000, PHASES.said, () => undefined);
    const here = room(drill);
    drill.running = true;
    const at = (time: number): void => {
      drill.elapsed = time;
      flushSync();
    };
    at(6000);
    expect(hand(here)).toEqual(["A/red", "B/blue"]);
    at(11_000);
    expect(hand(here)).toContain("C/lift");
    expect(await here.act({ type: "give", card: "A/red", to: 2 })).toBe(false);
    at(16_000);
    expect(hand(here)).toContain("C/red");
    expect(here.props.view.public.transfers).toBe(1);
    expect(await here.act({ type: "give", card: "A/red", to: 2 })).toBe(true);
    at(21_000);
    expect(await here.act({ type: "give", card: "B/blue", to: 2 })).toBe(false);
    at(23_000);
    expect([here.silent, here.props.view.public.communications_down]).toEqual([true, true]);
    at(27_000);
    expect([here.silent, here.phase]).toEqual([false, 1]);
    at(31_000);
    expect(here.phase).toBe(2);
    expect(hand(here)).toContain("A/lift");
  });
});
