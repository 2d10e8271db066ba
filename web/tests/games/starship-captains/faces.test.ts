import { describe, expect, test } from "vitest";
import { Faces, type Roster, takers } from "../../../src/games/starship-captains/faces";
import type { GameEvent, ShipView } from "../../../src/games/starship-captains/view";
import type { Line } from "../../../src/wire/types";
import { EMPTY, ship } from "./builders";

const START = EMPTY.crew;
const line = (event: GameEvent, seq: number): Line<GameEvent> => ({ seq, event, words: { parts: [] } }) as never;
const log = (...events: GameEvent[]): Line<GameEvent>[] => events.map(line);
const aboard = (ready: Record<string, number>, ...queue: string[]): ShipView =>
  ship({ ready: { ...ship().ready, ...ready }, queue: queue as never });
const seed = (list: Roster["ready"], figure: string): string | undefined =>
  list.find((one) => one.figure === figure)?.seed;

const HELM: GameEvent = { type: "activated", seat: 0, room: "helm", figure: "red" };
const SENT: GameEvent = { type: "assigned", seat: 0, figure: "blue", mission: "drill", line: 1 };
const DONE: GameEvent = { type: "mission_done", seat: 0, mission: "drill", points: 5 };

const start = (): Roster =>
  new Faces().of([], aboard({ red: 1, yellow: 1, blue: 1, cadet: 1 }, "red", "yellow", "blue"), [], START);

describe("a member of the crew keeps one face", () => {
  test("no two share one as the match begins", () => {
    const { ready, queue } = start();
    expect(new Set([...ready, ...queue].map((one) => one.seed)).size).toBe(7);
  });

  test("from the ready room to the end of the queue", () => {
    const before = start();
    const after = new Faces().of(
      log(HELM),
      aboard({ yellow: 1, blue: 1, cadet: 1 }, "red", "yellow", "blue", "red"),
      [],
      START,
    );
    expect(after.queue.at(-1)?.seed).toBe(seed(before.ready, "red"));
    expect(after.queue[0]?.seed).toBe(before.queue[0]?.seed);
  });

  test("planned, sent on a mission, and back in the queue", () => {
    const before = start();
    expect(takers(before, ["blue", null], 0)[0]?.seed).toBe(seed(before.ready, "blue"));
    const faces = new Faces();
    const sent = log(SENT);
    const away = faces.of(sent, aboard({ red: 1, yellow: 1, cadet: 1 }, "red", "yellow", "blue"), ["blue"], START);
    expect(away.away[0]?.seed).toBe(seed(before.ready, "blue"));
    const done = [...sent, line(DONE, 1)];
    const back = faces.of(done, aboard({ red: 1, yellow: 1, cadet: 1 }, "red", "yellow", "blue", "blue"), [], START);
    expect(back.queue.at(-1)?.seed).toBe(seed(before.ready, "blue"));
  });

  test("trained, promoted, at work and back again", () => {
    const cadet = seed(start().ready, "cadet");
    const events: GameEvent[] = [
      { type: "trained", seat: 0, figure: "cadet", colour: "red", paid: [] },
      { type: "activated", seat: 0, room: "helm", figure: "red" },
      { type: "activated", seat: 0, room: "helm", figure: "red" },
    ];
    const queued = new Faces().of(
      log(...events),
      aboard({ yellow: 1, blue: 1 }, "red", "yellow", "blue", "red", "red"),
      [],
      START,
    );
    expect(queued.queue.at(-1)?.seed).toBe(cadet);
  });

  test("a commander between two tasks, who queues without a word", () => {
    const before = seed(start().ready, "red");
    const promoted: GameEvent = { type: "promoted", seat: 0, colour: "red", paid: [] };
    const works: GameEvent = { type: "activated", seat: 0, room: "helm", figure: "red-commander" };
    const busy = new Faces().of(
      log(promoted, works),
      aboard({ yellow: 1, blue: 1, cadet: 1 }, "red", "yellow", "blue"),
      ["red-commander"],
      START,
    );
    expect(busy.away[0]?.seed).toBe(before);
    const passed: GameEvent = { type: "passed", seat: 0 };
    const slid: GameEvent = { type: "queue_slid", seat: 0, figures: ["red"] };
    const next = new Faces().of(
      log(promoted, works, passed, slid),
      aboard({ red: 1, yellow: 1, blue: 1, cadet: 1 }, "yellow", "blue", "red-commander"),
      [],
      START,
    );
    expect(next.queue.at(-1)?.seed).toBe(before);
  });

  test("after a reload, and after something was taken back", () => {
    const now = aboard({ yellow: 1, blue: 1, cadet: 1 }, "red", "yellow", "blue", "red");
    const live = new Faces();
    live.of([], aboard({ red: 1, yellow: 1, blue: 1, cadet: 1 }, "red", "yellow", "blue"), [], START);
    const wrong = log({ type: "activated", seat: 0, room: "science", figure: "blue" });
    live.of(wrong, aboard({ red: 1, yellow: 1, cadet: 1 }, "red", "yellow", "blue", "blue"), [], START);
    expect(live.of(log(HELM), now, [], START)).toEqual(new Faces().of(log(HELM), { ...now }, [], START));
  });
});

test("where the log and the table disagree, the table is right", () => {
  const faces = new Faces();
  const roster = faces.of([], aboard({ "yellow-commander": 2 }, "android"), [], START);
  expect(faces.of([], aboard({ "yellow-commander": 2 }, "android"), [], START)).toEqual(roster);
  expect(roster.ready.map((one) => one.figure)).toEqual(["yellow-commander", "yellow-commander"]);
  expect(roster.queue.map((one) => one.figure)).toEqual(["android"]);
});
