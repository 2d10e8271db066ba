// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { finishedOf, lessonOf, startFor, startWords } from "../../src/lib/starts";
import { finishedWords, ownWords, runningWords, turnWords, urgentWords } from "../../src/lib/tables";
import { ago, heard, serverNow } from "../../src/lib/time";
import type { GameInfo, SeatInfo, TableInfo } from "../../src/wire/types";

const MINUTE = 60_000;
const seat = (number: number, name: string, kind: SeatInfo["kind"], yours = false): SeatInfo =>
  ({ seat: number, name, kind, yours }) as SeatInfo;
const table = (more: Partial<TableInfo>): TableInfo =>
  ({
    code: "abc",
    game: "cabal",
    status: "playing",
    seats: [
      seat(0, "Ada", "person", true),
      seat(1, "Ben", "person"),
      seat(2, "Vega", "bot"),
      seat(3, "Mira", "person"),
    ],
    free: 0,
    to_act: [0],
    your_turn: true,
    watching: 0,
    moment: { round: 7, seat: 0, name: "" },
    changed: 0,
    result: "",
    scores: [],
    ...more,
  }) as TableInfo;

describe("tables in words", () => {
  test("your turn says who waits and how long, and never names a bot", () => {
    expect(urgentWords(table({}), "Cabal", 3 * MINUTE)).toBe(
      "Cabal, Round 7. Ben and Mira have been waiting for 3 min.",
    );
    const two = table({ seats: [seat(0, "Ada", "person", true), seat(1, "Ben", "person")] });
    expect(urgentWords(two, "Cabal", 1000)).toBe("Cabal, Round 7. Ben has just started waiting.");
    const bots = table({ seats: [seat(0, "Ada", "person", true), seat(1, "Vega", "bot")] });
    expect(urgentWords(bots, "Cabal", 5 * MINUTE)).toBe("Cabal, Round 7. Last move 5 min ago.");
  });

  test("a match waits for the seats to act, unless everyone acts at once", () => {
    expect(turnWords(table({ your_turn: false, to_act: [1, 3] }))).toBe("waiting for Ben and Mira");
    expect(turnWords(table({ your_turn: false, to_act: [0, 1, 2, 3] }))).toBe("");
    expect(ownWords(table({ status: "gathering", free: 2 }))).toBe("Waiting for players · 2 seats free");
  });

  test("a match to watch says how many watch, a finished one who played", () => {
    expect(runningWords(table({ watching: 4 }), "Cabal")).toBe("Cabal · Round 7 · 4 watching");
    expect(finishedWords(table({ result: "Ben won." }), 1000)).toBe("Ada, Ben, Vega and Mira · Ben won. · just now");
  });
});

describe("play now", () => {
  const game = {
    slug: "cabal",
    quick_starts: [
      { title: "Your first match, guided", bots: ["easy"], options: {}, after: 0, guided: true },
      { title: "The usual game", bots: ["normal", "normal"], options: {}, after: 1, guided: false },
    ],
  } as unknown as GameInfo;

  test("is the lesson until a match of this game is over, and then the usual game", () => {
    const mine = [table({}), table({ status: "over", game: "scramble" })];
    expect(startFor(game, finishedOf("cabal", mine))?.guided).toBe(true);
    expect(startFor(game, finishedOf("cabal", [...mine, table({ status: "over" })]))?.title).toBe("The usual game");
    expect(startFor({ ...game, quick_starts: [] }, 0)).toBeUndefined();
    expect(lessonOf(game)?.bots).toEqual(["easy"]);
  });

  test("says which bots", () => {
    expect(game.quick_starts.map(startWords)).toEqual([
      "Your first match, guided, with 1 easy bot.",
      "The usual game, with 2 normal bots.",
    ]);
  });
});

test("a device whose clock is three hours ahead tells the server's time", () => {
  const server = Date.now() - 3 * 3_600_000;
  heard(new Date(server).toUTCString());
  expect(ago(server)).toBe("just now");
  heard(new Date().toUTCString());
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
  heard(null);
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
});
