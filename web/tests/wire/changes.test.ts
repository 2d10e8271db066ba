/** The server's code generates these examples: `python -m tests.core.changes_examples`. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Change, patched, unrolled, updated } from "../../src/wire/changes";
import { update } from "../shell/fake";

interface Example {
  before: unknown;
  after: unknown;
  change: Change;
}
const LINES = readFileSync(new URL("changes.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const EXAMPLES = LINES.map((line) => JSON.parse(line) as Example);

describe("changes", () => {
  test("turn every view before into the view after, and leave the one before alone", () => {
    expect(EXAMPLES.length).toBeGreaterThan(200);
    for (const { before, after, change } of EXAMPLES) {
      const kept = JSON.stringify(before);
      expect(patched(before, change)).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  test("share what has not changed", () => {
    const before = { ships: [{ crew: 2 }, { crew: 3 }], deck: [1, 2] };
    const after = patched(before, { ships: { "1": { crew: [4] } } }) as typeof before;
    expect(after.ships[1]).toEqual({ crew: 4 });
    expect(after.deck).toBe(before.deck);
    expect(after.ships[0]).toBe(before.ships[0]);
  });

  test("to something else are an error, not a wrong view", () => {
    expect(() => patched([1], { "3": { a: [1] } })).toThrow();
    expect(() => patched(1, { a: [1] })).toThrow();
    const changed = { type: "changed", seq: 9, after: 8, lines: [], changes: {}, now: 0 } as const;
    expect(() => updated(update(7), changed as never)).toThrow();
  });

  test("make an update whole, lines included", () => {
    const moment = { round: 2, seat: 0, name: "" };
    const line = { seq: 8, event: { type: "passed" }, words: { parts: ["line 8"] } };
    const next = updated(update(7, { fresh: true, moment, public: { turn: 1, deck: [1] } }), {
      type: "changed",
      seq: 8,
      after: 7,
      lines: [line],
      changes: { public: { turn: [2] }, mine: { "0": { choice: [null] } }, to_act: [[1]] },
      now: 50,
    });
    expect(next).toMatchObject({ seq: 8, fresh: false, now: 50, to_act: [1], public: { turn: 2, deck: [1] } });
    expect(next.lines).toEqual([{ ...line, moment, only: null }]);
    expect(next.mine[0]?.choice).toBeNull();
  });

  test("unroll a replay", () => {
    const frame = { at: 0, actor: 0, words: [], events: [] };
    const start = { public: { turn: 1 }, own: null, standing: [0], moment: null };
    const frames = [
      { ...frame, seq: 0, changes: {} },
      { ...frame, seq: 1, changes: { public: { turn: [2] }, standing: [[3]] } },
      { ...frame, seq: 2, changes: {} },
    ];
    const shown = unrolled({ start, frames } as never).frames;
    expect(shown.map((one) => [one.seq, one.public, one.standing])).toEqual([
      [0, { turn: 1 }, [0]],
      [1, { turn: 2 }, [3]],
      [2, { turn: 2 }, [3]],
    ]);
  });
});
