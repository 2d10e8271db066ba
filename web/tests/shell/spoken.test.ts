// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Spoken from "../../src/shell/table/Spoken.svelte";
import type { Line } from "../../src/wire/types";
import { clear, show } from "../shown";
import { Props } from "./props.svelte";

afterEach(clear);

const line = (seq: number, text = `line ${seq}`): Line => ({
  seq,
  event: { type: "passed" },
  words: { parts: [text] },
  moment: null,
  only: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listen(worth?: (line: Line) => boolean) {
  const props = new Props({ lines: [line(1)], names: ["Ada", "Bo"], me: 0 as number | null, worth });
  show(Spoken, props.all);
  const heard = (): string[] => [...document.querySelectorAll("[role=log] p")].map((one) => one.textContent ?? "");
  const tell = (...lines: Line[]): void => {
    props.all.lines = [...props.all.lines, ...lines];
    flushSync();
    vi.advanceTimersByTime(1000);
    flushSync();
  };
  return { heard, tell };
}

describe("screen reader users", () => {
  test("hear what happens, and not what came before", () => {
    const s = listen();
    expect(s.heard()).toEqual([]);
    s.tell(line(2), line(3));
    expect(s.heard()).toEqual(["line 2", "line 3"]);
  });

  test("hear only the latest few of many events", () => {
    const s = listen();
    s.tell(...[2, 3, 4, 5, 6, 7].map((seq) => line(seq)));
    expect(s.heard()).toEqual(["line 4", "line 5", "line 6", "line 7"]);
  });

  test("hear only what a board announces", () => {
    const s = listen(({ seq }) => seq % 2 === 0);
    s.tell(line(2), line(3), line(4));
    expect(s.heard()).toEqual(["line 2", "line 4"]);
  });

  test("are called you", () => {
    const s = listen();
    const parts = [{ kind: "seat", id: 0, text: "Seat 0", you: "You", own: false }, " pass."];
    s.tell({ ...line(2), words: { parts } });
    expect(s.heard()).toEqual(["You pass."]);
  });
});
