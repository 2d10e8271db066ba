// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { Classroom } from "../../../src/games/space-alert/academy/classroom.svelte";
import { noMoreCoach, wantsCoach } from "../../../src/games/space-alert/coach/flown";
import { missionWords } from "../../../src/games/space-alert/coach/mission";
import type { Props } from "../../../src/games/space-alert/desk.svelte";
import type { Bench, Catalog, Lesson, LessonPlan } from "../../../src/games/space-alert/types";
import type { Public, ThreatView } from "../../../src/games/space-alert/view";
import { field } from "./field";

const plan = (...turns: number[]) => ({
  type: "play",
  label: "Plan",
  fixed: {},
  fields: [field("card", "A/red", "B/lift", "C/blue", "A/blue"), field("turn", ...turns)],
});
const LESSON: Lesson = {
  id: "lesson",
  title: "Lesson",
  about: "",
  turns: 3,
  phases: [[1, 3]],
  seconds: 60,
  tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
  threats: [],
  crew: [
    { name: "You", you: true, android: false, seat: 0, plan: [] },
    { name: "Bo", you: false, android: false, seat: 1, plan: [] },
  ],
  hand: ["A/red", "B/lift", "C/blue", "A/blue"],
  heroic: null,
  trained: null,
  double_actions: false,
  second: [],
  incoming: "",
  transfer: null,
  screens: [],
  goals: [],
  hint: { nudge: "", look: "", station: "upper_red", turn: 1 },
  solution: [],
  answer: [],
  bench: {
    ...{ laid: [], phase: 1, phases: 1, first: 1, last: 3, heroic: null, board: [], android: [], plans: [], legal: [] },
    hand: ["A/red", "B/lift", "C/blue", "A/blue"],
    picks: [plan(1, 2, 3)],
  },
  said: [],
};
const CATALOG = {
  threats: [
    {
      id: "E1-07",
      name: "Fighter",
      internal: false,
      shield: 2,
      speed: 3,
      hit_points: 4,
      stations: [],
      kind: "external",
    },
    {
      id: "I1-05",
      name: "Hacked Shields",
      internal: true,
      shield: 0,
      speed: 2,
      stations: ["upper_blue"],
      kind: "malfunction",
    },
    {
      id: "I1-01",
      name: "Skirmishers",
      internal: true,
      shield: 0,
      speed: 3,
      stations: ["upper_red"],
      kind: "intruder",
    },
  ],
  start: "upper_white",
} as unknown as Catalog;
const coming = (threat: string, name: string, zone: ThreatView["zone"], turn: number): ThreatView => ({
  ...{ threat, name, zone, turn },
  serious: false,
  unconfirmed: false,
  calls: [],
  squares: [],
  passes: turn === 1 ? [{ mark: "Z", turn: 3 }] : [],
});
function table(room: Classroom, more: Partial<Public> = {}, props: Partial<Props> = {}): Props {
  const p = room.props;
  return { ...p, view: { ...p.view, public: { ...p.view.public, ...more } }, ...props };
}
/** A server that lays every card that it is given. */
const lays = ({ laid = [], action }: LessonPlan): Promise<Bench> => {
  const now = action?.type === "play" ? [...laid, { ...action, android: false, given: false }] : laid;
  const board = now.map(({ turn, card }) => ({
    ...({ turn, card, half: "action", doubled: "", special: "", specials: 0, meant: "" } as const),
  }));
  const free = [1, 2, 3].filter((turn) => !now.some((one) => one.turn === turn));
  return Promise.resolve({ ...LESSON.bench, laid: now, board, picks: free.length ? [plan(...free)] : [] });
};
const fresh = (): Classroom => new Classroom(LESSON, CATALOG, null, lays, () => undefined);

describe("the coach of a first mission", () => {
  test("waits with you for the computer", () => {
    expect(missionWords(table(fresh()))).toContain("C on the bridge on turn 1 or 2");
    expect(missionWords(table(fresh(), { stage: "briefing" }))).toBe("");
    expect(missionWords(table(fresh(), {}, { seat: null }))).toBe("");
  });

  test("says when a threat is where, and who reaches it", () => {
    const words = missionWords(table(fresh(), { threats: [coming("E1-07", "Fighter", "red", 1)] }));
    expect(words).toBe(
      "Coming on turn 1 in the red zone: Fighter, at Z on turn 3. The cannons of that zone reach it: go there and use A. Its shield takes off 2 each turn, so fire together.",
    );
  });

  test("tells intruders from malfunctions", () => {
    const broken = missionWords(table(fresh(), { threats: [coming("I1-05", "Hacked Shields", "internal", 2)] }));
    expect(broken).toMatch(/^Coming on turn 2 in upper blue: Hacked Shields\. Repair it there/);
    const intruder = missionWords(table(fresh(), { threats: [coming("I1-01", "Skirmishers", "internal", 4)] }));
    expect(intruder).toContain("Take battlebots");
  });

  test("speaks of the card in hand first", async () => {
    const room = fresh();
    const threats = [coming("E1-07", "Fighter", "red", 1)];
    room.desk.held = "A/red#0";
    expect(missionWords(table(room, { threats }))).toMatch(/^This will fire/);
    room.desk.held = null;
    await room.act({ type: "play", card: "A/red", half: "movement", turn: 1 });
    expect(missionWords(table(room, { threats }))).toMatch(/^Coming on turn 1/);
    await room.act({ type: "play", card: "B/lift", half: "action", turn: 2 });
    await room.act({ type: "play", card: "C/blue", half: "action", turn: 3 });
    expect(missionWords(table(room, { threats }))).toContain("end your phase");
    expect(missionWords(table(room, { threats, communications_down: true }))).toContain("Nobody may talk");
    expect(missionWords(table(room, { threats, stage: "over" }))).toContain("what your plans did");
  });
});

describe("who wants the coach", () => {
  beforeEach(() => localStorage.clear());
  test("everyone, until the first mission is over", () => {
    expect(wantsCoach()).toBe(true);
    noMoreCoach();
    expect(wantsCoach()).toBe(false);
  });
});
