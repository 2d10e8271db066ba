// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { Classroom } from "../../../src/games/space-alert/academy/classroom.svelte";
import { noMoreCoach, wantsCoach } from "../../../src/games/space-alert/coach/flown";
import { missionWords } from "../../../src/games/space-alert/coach/mission";
import type { Props } from "../../../src/games/space-alert/desk.svelte";
import type { Catalog, Lesson } from "../../../src/games/space-alert/types";
import type { Public, ThreatView } from "../../../src/games/space-alert/view";

const LESSON: Lesson = {
  id: "lesson",
  title: "Lesson",
  about: "",
  turns: 3,
  seconds: 60,
  tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
  threats: [],
  crew: [
    { name: "You", you: true, android: false, plan: [] },
    { name: "Bo", you: false, android: false, plan: [] },
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
} as unknown as Catalog;
const coming = (threat: string, name: string, zone: ThreatView["zone"], turn: number): ThreatView => ({
  ...{ threat, name, zone, turn },
  serious: false,
  unconfirmed: false,
  calls: [],
});
function table(room: Classroom, more: Partial<Public> = {}, props: Partial<Props> = {}): Props {
  const p = room.props;
  return { ...p, view: { ...p.view, public: { ...p.view.public, ...more } }, ...props };
}
const fresh = (): Classroom => new Classroom(LESSON, CATALOG, null, () => undefined);

describe("the coach of a first mission", () => {
  test("waits with you for the computer", () => {
    expect(missionWords(table(fresh()))).toContain("C on the bridge on turn 1 or 2");
    expect(missionWords(table(fresh(), { stage: "briefing" }))).toBe("");
    expect(missionWords(table(fresh(), {}, { seat: null }))).toBe("");
  });

  test("says of a threat when it is where, and who reaches it", () => {
    const words = missionWords(table(fresh(), { threats: [coming("E1-07", "Fighter", "red", 1)] }));
    expect(words).toBe(
      "Fighter comes on turn 1 on the red side and is at Z on turn 3. The cannons of that zone reach it: be there, then A. Its shield takes 2 off each turn, so fire together.",
    );
  });

  test("tells intruders from malfunctions", () => {
    const broken = missionWords(table(fresh(), { threats: [coming("I1-05", "Hacked Shields", "internal", 2)] }));
    expect(broken).toMatch(/^Hacked Shields appears on turn 2 in upper blue .* Mend it there/);
    const intruder = missionWords(table(fresh(), { threats: [coming("I1-01", "Skirmishers", "internal", 4)] }));
    expect(intruder).toContain("Fetch battlebots");
  });

  test("speaks of the card in hand first, and of a way that is not drawn", async () => {
    const room = fresh();
    const threats = [coming("E1-07", "Fighter", "red", 1)];
    room.desk.held = "A/red#0";
    expect(missionWords(table(room, { threats }))).toMatch(/^This would fire/);
    room.desk.held = null;
    await room.act({ type: "play", card: "A/red", half: "movement", turn: 1 });
    expect(missionWords(table(room, { threats }))).toContain("drag your figure");
    await room.sketch("fig:s0:2", "upper_red");
    expect(missionWords(table(room, { threats }))).toMatch(/^Fighter comes/);
    await room.act({ type: "play", card: "B/lift", half: "action", turn: 2 });
    await room.act({ type: "play", card: "C/blue", half: "action", turn: 3 });
    expect(missionWords(table(room, { threats }))).toContain("end your phase");
    expect(missionWords(table(room, { threats, communications_down: true }))).toContain("Nobody may talk");
    expect(missionWords(table(room, { threats, stage: "over" }))).toContain("Play it");
  });
});

describe("who wants the coach", () => {
  beforeEach(() => localStorage.clear());
  test("everybody, until the first mission is over", () => {
    expect(wantsCoach()).toBe(true);
    noMoreCoach();
    expect(wantsCoach()).toBe(false);
  });
});
