import { describe, expect, test } from "vitest";
import { recapAfter, recapTurns, sinceLastTurn, turnsSince } from "../../src/lib/recap";
import type { Line } from "../../src/wire/types";

const line = (seq: number, turn: number | null, who: number, type = "moved", round = 1): Line => ({
  seq,
  event: { type },
  words: { parts: [{ kind: "seat", id: who, text: `Seat ${who}`, you: "You", own: false }, ` ${type}.`] },
  moment: { round, seat: turn, name: turn === null ? "Setup" : "" },
  only: null,
});
const LOG = [
  line(0, null, 0, "kept"),
  line(1, 0, 0, "rolled"),
  line(2, 1, 1, "rolled"),
  line(3, 1, 1, "moved"),
  line(3, 1, 1, "colonized"),
  line(4, 1, 0, "followed"),
  line(5, 1, 1, "advanced"),
  line(6, 2, 2, "rolled"),
  line(7, 2, 2, "hired"),
];
const worth = ({ type }: { type: string }): number => ({ colonized: 9, hired: 7, moved: 2, advanced: 2 })[type] ?? 0;

describe("since your last turn", () => {
  test("begins after the last line of your turn and leaves out your own actions", () => {
    const missed = sinceLastTurn(LOG, 0);
    expect(missed.map((one) => one.seq)).toEqual([2, 3, 3, 5, 6, 7]);
    expect(recapAfter(missed)).toBe(1);
  });

  test("is empty as soon as you have acted again", () => {
    expect(sinceLastTurn([...LOG, line(8, 0, 0, "rolled", 2)], 0)).toEqual([]);
  });

  test("before your first turn it begins with the first turn, not with the setup", () => {
    expect(sinceLastTurn(LOG, 2).map((one) => one.seq)).toEqual([]);
    expect(sinceLastTurn(LOG.slice(0, 7), 2).map((one) => one.seq)).toEqual([1, 2, 3, 3, 4, 5]);
    expect(sinceLastTurn(LOG.slice(0, 1), 1)).toEqual([]);
  });

  test("tells the most important lines of each turn, in order", () => {
    const turns = recapTurns(sinceLastTurn(LOG, 0), worth);
    expect(turns.map(({ seat, lines, more }) => [seat, lines.map((one) => one.event.type), more])).toEqual([
      [1, ["moved", "colonized"], 1],
      [2, ["hired"], 0],
    ]);
  });

  test("a turn in which nothing worth telling happened is left out", () => {
    expect(recapTurns([line(2, 1, 1, "rolled")], worth)).toEqual([]);
  });

  test("a badge counts turns, not lines", () => {
    expect(turnsSince(LOG, 0)).toBe(4);
    expect(turnsSince(LOG, 5)).toBe(2);
    expect(turnsSince(LOG, LOG.length)).toBe(0);
  });
});
