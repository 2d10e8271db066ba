// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import ReplayLog from "../../src/shell/replay/ReplayLog.svelte";
import Log from "../../src/shell/table/Log.svelte";
import { waitingFor } from "../../src/shell/table/prompt";
import type { Line } from "../../src/wire/types";
import { table, update } from "./fake";

const NAMES = ["Ada", "Bo"];
const LINE = {
  seq: 4,
  event: { type: "undone" },
  words: {
    parts: [
      { kind: "seat", id: 0, text: "Seat 0", you: "You" },
      " ",
      { kind: "verb", id: 0, text: "takes", you: "take" },
      " back the last action.",
    ],
  },
  moment: { round: 2, seat: 0, name: "" },
  only: null,
} as unknown as Line;

function textOf(component: typeof Log | typeof ReplayLog, props: object): string {
  const target = document.createElement("div");
  const shown = mount(component as typeof Log, { target, props: props as never });
  const text = target.textContent?.replaceAll(/\s+/g, " ") ?? "";
  void unmount(shown);
  return text;
}

test.each([
  [0, "Round 2 · your turn", "You take back the last action."],
  [1, "Round 2 · Ada", "Ada takes back the last action."],
  [null, "Round 2 · Ada", "Ada takes back the last action."],
])("the log of seat %s says you where it is meant", (me, heading, sentence) => {
  const live = textOf(Log, { lines: [LINE], names: NAMES, me });
  const frame = { words: [LINE.words], moment: LINE.moment };
  const player = { replay: { frames: [frame] }, turnings: [], place: 0 };
  const replayed = textOf(ReplayLog, { player, names: NAMES, me });
  for (const text of [live, replayed]) {
    expect(text).toContain(heading);
    expect(text).toContain(sentence);
  }
});

test("the prompt names those everyone waits for", () => {
  const playing = table({ status: "playing" });
  expect(waitingFor(playing, update(1, { to_act: [1] }), NAMES, true)).toEqual({
    title: "Waiting for Bo.",
    detail: "",
    away: [],
  });
  expect(waitingFor(playing, update(1, { to_act: [0, 1] }), NAMES, false)).toEqual({
    title: "Waiting for Ada and Bo.",
    detail: "You are watching.",
    away: [],
  });
});

test("the prompt says what someone decides, and that they are away", () => {
  const seats = table().seats.map((one) => ({ ...one, here: one.seat === 0 }));
  const deciding = [
    { parts: [{ kind: "seat", id: 1, text: "Seat 1", you: "You", own: false }, " decides whether to follow."] },
  ];
  expect(waitingFor(table({ seats }), update(1, { to_act: [1], deciding }), NAMES, true)).toEqual({
    title: "Bo decides whether to follow.",
    detail: "Bo is away.",
    away: [1],
  });
  const slow = waitingFor(table({ seats, clock: "days-1" }), update(1, { to_act: [1], deciding }), NAMES, true);
  expect(slow, "a move has days").toMatchObject({ detail: "", away: [] });
});
