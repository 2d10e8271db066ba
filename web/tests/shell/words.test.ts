import { describe, expect, test } from "vitest";
import { ago, clockFace, stretch } from "../../src/lib/time";
import { byMoment, count, distinct, doer, half, heading, humane, listed, plain, signed } from "../../src/lib/words";

const NAMES = ["Ines", "Marek"];
const seat = (id: number) => ({ kind: "seat", id, text: `Seat ${id}` });

describe("words", () => {
  test("a seat is called by its person's name, everything else by its own", () => {
    const words = { parts: [seat(1), " colonizes ", { kind: "planet", id: "gort", text: "Gort" }, ". +3 VP."] };
    expect(plain(words, NAMES)).toBe("Marek colonizes Gort. +3 VP.");
    expect(plain(words)).toBe("Seat 1 colonizes Gort. +3 VP.");
    expect(plain(null)).toBe("");
  });

  test("the reader is you, and verbs agree", () => {
    const verb = { kind: "verb", id: 1, text: "takes", you: "take" };
    const words = { parts: [{ ...seat(1), you: "You" }, " ", verb, " back the last action."] };
    expect(plain(words, NAMES)).toBe("Marek takes back the last action.");
    expect(plain(words, NAMES, 0)).toBe("Marek takes back the last action.");
    expect(plain(words, NAMES, 1)).toBe("You take back the last action.");
  });

  test("seats that share a name can be told apart", () => {
    expect(distinct(["Ada", "Bo", "Ada", "", "", "Ada"])).toEqual(["Ada", "Bo", "Ada 2", "", "", "Ada 3"]);
  });

  test("a line belongs to the seat it starts with, and to nobody otherwise", () => {
    expect(doer({ parts: [" ", seat(1), " passed."] })).toBe(1);
    expect(doer({ parts: ["The sun sets on ", seat(1)] })).toBeNull();
    expect(doer({ parts: [] })).toBeNull();
  });

  test("a moment is headed by round and person, or by its own name", () => {
    expect(heading({ round: 7, seat: 1, name: "" }, NAMES)).toBe("Round 7 · Marek");
    expect(heading({ round: 7, seat: 1, name: "" }, NAMES, 1)).toBe("Round 7 · your turn");
    expect(heading({ round: 0, seat: null, name: "Setup" }, NAMES)).toBe("Setup");
    expect(heading(null, NAMES)).toBe("");
  });

  test("lines are grouped by moment, and a moment that comes back is a new group", () => {
    const [a, b] = [
      { round: 1, seat: 0, name: "" },
      { round: 1, seat: 1, name: "" },
    ];
    const groups = byMoment([{ moment: a }, { moment: { ...a } }, { moment: b }, { moment: a }]);
    expect(groups.map((group) => group.lines.length)).toEqual([2, 1, 1]);
  });

  test("lists, counts and keys read as English", () => {
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    expect(count(1, "seat")).toBe("1 seat");
    expect(count(2, "seat")).toBe("2 seats");
    expect(humane("MoveShip")).toBe("Move ship");
    expect(humane("given_up")).toBe("Given up");
  });
});

describe("time in words", () => {
  const now = new Date(2026, 10, 15, 12).getTime();
  test.each([
    [30_000, "just now"],
    [5 * 60_000, "5 min ago"],
    [3 * 3_600_000, "3 h ago"],
    [24 * 3_600_000, "yesterday"],
    [3 * 24 * 3_600_000, "Thursday"],
  ])("%i ms ago is %s", (past, said) => expect(ago(now - past, now)).toBe(said));

  test("a clock shows whole seconds, and never less than zero", () => {
    expect(clockFace(65_000)).toBe("1:05");
    expect(clockFace(200)).toBe("0:01");
    expect(clockFace(-5)).toBe("0:00");
    expect(clockFace(3_723_000)).toBe("1:02:03");
    expect(clockFace(5 * 3_600_000 + 10 * 60_000)).toBe("5 h 10 min");
    expect(clockFace(2 * 86_400_000 + 3 * 3_600_000)).toBe("2 d 3 h");
    expect(clockFace(3_723_000)).toBe("1:02:03");
    expect(stretch(52 * 60_000)).toBe("52 min");
    expect(stretch(95 * 60_000)).toBe("1 h 35 min");
    expect(stretch(26 * 3_600_000)).toBe("26 h");
    expect(stretch(75 * 3_600_000)).toBe("3 days");
  });
});

test("a number that may end in a half is written with ½ everywhere", () => {
  expect([0, 0.5, 4.5, 33.5, 34, -1.5, -3].map(half)).toEqual(["0", "½", "4½", "33½", "34", "\u22121½", "\u22123"]);
  expect([0.5, 2, 0, -1.5].map(signed)).toEqual(["+½", "+2", "0", "\u22121½"]);
  expect([1, -1, -2].map((n) => count(n, "point"))).toEqual(["1 point", "\u22121 point", "\u22122 points"]);
});
