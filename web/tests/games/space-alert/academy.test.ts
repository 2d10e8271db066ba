// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Classroom, TOO_LATE } from "../../../src/games/space-alert/academy/classroom.svelte";
import { Drill } from "../../../src/games/space-alert/academy/drill.svelte";
import { progress } from "../../../src/games/space-alert/academy/progress.svelte";
import { coachWords } from "../../../src/games/space-alert/coach/cards";
import { drawnOn, stored } from "../../../src/games/space-alert/sketch";
import type { Bench, Catalog, Laid, Lesson, LessonPlan, Outlook, Said } from "../../../src/games/space-alert/types";
import { SHIP } from "./builders";
import { field } from "./field";

const said = (at: number, type: string, more: object = {}): Said => ({
  at,
  text: `${type}.`,
  event: { type, at, ...more } as Said["event"],
});
const BENCH: Bench = {
  laid: [],
  phase: 1,
  phases: 1,
  first: 1,
  last: 4,
  hand: ["A/red", "A/red", "B/lift"],
  heroic: "heroic-A/go-lower_red",
  board: [],
  android: [],
  plans: [["C", "", "A"], [], [], ["red"]],
  picks: [
    { type: "play", label: "Plan", fixed: {}, fields: [field("card", "A/red", "B/lift"), field("turn", 1, 2, 3, 4)] },
    {
      ...{ type: "feed", label: "Plan for Android 1", fixed: { android: 1 } },
      fields: [field("card", "A/red", "B/lift"), field("turn", 1, 2, 3, 4)],
    },
    { type: "use_heroic", label: "Heroic", fixed: { android: 1 }, fields: [field("turn", 1, 2, 3, 4)] },
  ],
  legal: [{ type: "play_special", side: "basic", turn: 1 }],
};
const LESSON: Lesson = {
  id: "lesson",
  title: "Lesson",
  about: "",
  turns: 4,
  phases: [
    [1, 3],
    [4, 4],
  ],
  seconds: 60,
  tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
  threats: [
    {
      turn: 1,
      zone: "red",
      threat: "E1-07",
      name: "Fighter",
      serious: false,
      told: 5000,
      phase: 1,
      squares: [10, 7, 4],
      passes: [],
    },
  ],
  crew: [
    { name: "Captain Ada", you: false, android: false, seat: 0, plan: ["C", "", "A"] },
    { name: "You", you: true, android: false, seat: 1, plan: [] },
    { name: "Android 1", you: false, android: true, seat: null, plan: [] },
    { name: "Bo", you: false, android: false, seat: 2, plan: ["red"] },
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
  bench: BENCH,
  said: [
    said(0, "phase_begins"),
    said(5000, "threat_announced", { turn: 1, zone: "red" }),
    said(55_000, "phase_countdown"),
    said(60_000, "mission_ends"),
  ],
};
const CATALOG = { specializations: [], threats: [], start: "upper_white" } as unknown as Catalog;
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

/** A server that remembers what it was asked, and answers with what it is given. */
function server(...answers: (Partial<Bench> | Error)[]) {
  const asked: LessonPlan[] = [];
  const ask = (plan: LessonPlan): Promise<Bench> => {
    asked.push(plan);
    const answer = answers.shift() ?? {};
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ ...BENCH, ...answer });
  };
  return { ask, asked };
}
const stands = (room: Classroom, member: string, turn: number): unknown =>
  drawnOn(room.sketches, `fig:${member}`, turn)?.value;
const roomOf = (ask = server().ask, drill: Drill | null = null, sorry = (_: string): void => undefined): Classroom =>
  new Classroom(LESSON, CATALOG, drill, ask, sorry);

describe("the classroom", () => {
  test("asks what the server asks, and shows what it answers", async () => {
    const card = laid(1, "A/red", "movement");
    const { ask, asked } = server({
      laid: [card],
      hand: ["A/red", "B/lift"],
      board: [{ turn: 1, half: "movement", card: "A/red", doubled: "", special: "", specials: 0, meant: "" }],
    });
    const room = roomOf(ask);
    expect(room.seat).toBe(1);
    expect(room.props.seats.map((one) => one.name)).toEqual(["Captain Ada", "You", "Bo"]);
    expect(room.desk.hand(room.props).map((one) => one.card)).toEqual(["A/red", "A/red", "B/lift", "special/advanced"]);
    room.desk.key(room.props, "ArrowRight");
    expect(coachWords(room.props)).toBe(
      "This will fire the cannon where you stand on turn 1. Flip it to use the other half.",
    );
    room.desk.key(room.props, " ");
    expect(coachWords(room.props)).toContain("take you one station to the red side");
    room.desk.key(room.props, "Enter");
    await room.settled;
    const action = { type: "play", card: "A/red", half: "movement", turn: 1 };
    expect(asked).toEqual([{ laid: [], phase: 1, heard: null, action }]);
    expect(room.laid).toEqual([card]);
    expect(room.props.view.own).toMatchObject({ hand: ["A/red", "B/lift"], board: [{ turn: 1, card: "A/red" }] });
    room.desk.pickBoard(1);
    expect(room.desk.hand(room.props).at(-1)?.heroicOf).toBe(1);
    room.desk.held = "B/lift#0";
    expect(coachWords(room.props)).toContain("move energy where it stands on turn 1");
    expect(room.planOf(3)).toEqual(["red"]);
  });

  test("says why the server refuses, and keeps the cards as they lay", async () => {
    const sorry = vi.fn();
    const room = roomOf(server(new Error("You cannot do that in this lesson right now.")).ask, null, sorry);
    expect(await room.act({ type: "take_back", turn: 2 })).toBe(false);
    expect(sorry).toHaveBeenCalledWith("You cannot do that in this lesson right now.");
    expect(room.laid).toEqual([]);
  });

  test("sends one question after the other, each with the cards of the answer before", async () => {
    const first = laid(1, "A/red");
    const { ask, asked } = server({ laid: [first] }, { laid: [first, laid(2, "A/red")] });
    const room = roomOf(ask);
    void room.act({ type: "play", card: "A/red", half: "action", turn: 1 });
    await room.act({ type: "play", card: "A/red", half: "action", turn: 2 });
    expect(asked.map((one) => one.laid)).toEqual([[], [first]]);
    expect(room.laid).toHaveLength(2);
  });

  test("ends a phase, starts over, and lays a whole plan", async () => {
    const { ask, asked } = server({ phase: 2, phases: 2 }, {}, { laid: [laid(1, "A/red")] });
    const room = new Classroom({ ...LESSON, bench: { ...BENCH, phases: 2 } }, CATALOG, null, ask, () => undefined);
    await room.endPhase();
    expect([room.phase, asked[0]?.phase]).toEqual([2, 2]);
    await room.lay();
    expect(asked[1]).toMatchObject({ laid: [], phase: 1 });
    await room.lay([laid(1, "A/red")]);
    expect(asked[2]).toMatchObject({ laid: [laid(1, "A/red")] });
  });

  test("lets the ship follow the plan when there is no clock", () => {
    const room = roomOf();
    room.ahead = AHEAD;
    expect([stands(room, "s1", 2), stands(room, "a1", 2), stands(room, "s1", 3)]).toEqual([
      "upper_red",
      "lower_red",
      "upper_red",
    ]);
    expect(stored(room.sketches, SHIP, "shield.red", 2)).toBe(2);
    expect(room.sketches.get("call:s0:3")?.value).toEqual({ what: "A", at: "upper_white" });
    expect(room.props.view.public.threats).toHaveLength(1);
  });

  test("on the clock leaves your figure to you, and tells threats when they are announced", async () => {
    const sorry = vi.fn();
    const ended = vi.fn();
    const drill = new Drill(60_000, LESSON.said, ended);
    const { ask, asked } = server();
    const room = roomOf(ask, drill, sorry);
    room.ahead = AHEAD;
    expect(room.props.choice).toBeNull();
    expect(await room.act({ type: "play", card: "A/red", half: "action", turn: 1 })).toBe(false);
    const start = performance.now();
    drill.start();
    drill.tick(start + 1000);
    expect([stands(room, "s1", 2), stands(room, "s2", 2)]).toEqual([undefined, "upper_red"]);
    await room.sketch("fig:s1:2", "lower_blue");
    expect(stands(room, "s1", 3)).toBe("lower_blue");
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
    expect(asked).toHaveLength(1);
    drill.tick(start + 70_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test("on the clock asks again whenever the computer has said something that matters", async () => {
    const script = [
      said(10_000, "incoming_data"),
      said(15_000, "data_transfer"),
      said(22_000, "silence_began"),
      said(26_000, "communications_restored"),
      said(30_000, "phase_ends"),
    ];
    const drill = new Drill(60_000, script, () => undefined);
    const { ask, asked } = server();
    const room = roomOf(ask, drill);
    drill.running = true;
    const at = async (time: number): Promise<void> => {
      drill.elapsed = time;
      flushSync();
      await room.refresh();
    };
    await at(11_000);
    await at(12_000);
    await at(16_000);
    await at(23_000);
    expect([room.silent, room.props.view.public.communications_down]).toEqual([true, true]);
    await at(27_000);
    expect(room.silent).toBe(false);
    await at(31_000);
    expect(asked.map((one) => one.heard)).toEqual([
      ["incoming_data"],
      ["incoming_data", "data_transfer"],
      ["incoming_data", "data_transfer", "phase_ends"],
    ]);
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
