import { describe, expect, test } from "vitest";
import { ringAt, ringKey } from "../../../src/games/space-alert/ring";
import type { Sketches } from "../../../src/games/space-alert/sketch";
import { actsOf, turnsText } from "../../../src/games/space-alert/threats";
import type {
  MemberView,
  Own,
  PassView,
  Public,
  SpaceView,
  ThreatFacts,
  ThreatView,
} from "../../../src/games/space-alert/view";
import { calledBy, cellsOf, cellWords, shareOf } from "../../../src/games/space-alert/who";
import { table as anyTable, member } from "./builders";

const space = (turn: number, half: SpaceView["half"], card: string | null): SpaceView => ({
  ...{ turn, half, card, doubled: "", special: "", specials: 0, meant: "" },
});
const drawn = (all: Record<string, unknown>): Sketches =>
  new Map(Object.entries(all).map(([key, value]) => [key, { type: "sketched", key, value, seat: 0 }]));
const table = (crew: MemberView[]): Public => anyTable({ phase: 2, crew });
const kinds = (cells: ReturnType<typeof cellsOf>): string =>
  cells.map((cell) => (cell.kind === "none" ? "." : cell.kind.charAt(0))).join("");

describe("who does what", () => {
  const ben = member({
    seat: 1,
    board: [space(4, "action", null), space(5, "movement", null)],
    intended: [
      { turn: 5, order: "red", outdated: true },
      { turn: 6, order: "A", outdated: false },
      { turn: 7, order: "nothing", outdated: false },
    ],
  });
  test("called orders are solid, unannounced cards hollow", () => {
    const cells = cellsOf({ table: table([ben]), sketches: new Map(), seat: 0, own: null }, ben);
    expect(kinds(cells)).toBe("...lcc......");
    expect(cells.filter((cell) => cell.kind !== "none").map(cellWords)).toEqual([
      "turn 4: an action, not called",
      "turn 5: To red, called before the latest news",
      "turn 6: Fire",
    ]);
  });
  test("your own cards are seen by you alone, until they are called", () => {
    const ada = member({ board: [space(4, "action", null), space(5, "action", null)] });
    const own = { hand: [], board: [space(4, "action", "A/red"), space(5, "movement", "B/lift")] } as unknown as Own;
    const sketches = drawn({ "call:s0:5": { what: "C", at: "upper_white" } });
    const mine = cellsOf({ table: table([ada]), sketches, seat: 0, own }, ada);
    expect(kinds(mine)).toBe("...yc.......");
    expect(mine[4]).toMatchObject({ order: "C", at: "upper_white", instead: "lift" });
    expect(kinds(cellsOf({ table: table([ada]), sketches, seat: 1, own: null }, ada))).toBe("...lc.......");
  });
  test("an android's cards lie open", () => {
    const droid = member({ seat: null, android: 1, board: [space(1, "action", "B/red")] });
    const [first] = cellsOf({ table: table([droid]), sketches: new Map(), seat: 0, own: null }, droid);
    expect(first).toMatchObject({ kind: "called", order: "B" });
  });
  test("the open phase is wide, locked turns are smaller, later ones smallest", () => {
    expect([3, 4, 8].map((turn) => shareOf(table([]).phases, turn, 2))).toEqual([1, 1.9, 0.5]);
  });
  test("the server is sent what was called and where, and nothing that lies face down", () => {
    const sketches = drawn({ "call:s0:5": { what: "C", at: "upper_blue" }, "fig:s1:6": "lower_red" });
    const ada = member({ board: [space(4, "action", null)] });
    const sent = calledBy(table([ada, ben]), sketches, (one) => (one.seat === 0 ? "You" : "Ben"));
    expect(sent.crew).toEqual([
      { member: "s0", name: "You", turns: [{ turn: 5, order: "C", at: "upper_blue" }] },
      {
        member: "s1",
        name: "Ben",
        turns: [
          { turn: 5, order: "red", at: null },
          { turn: 6, order: "A", at: "lower_red" },
        ],
      },
    ]);
    expect(sent.since).toBe(4);
  });
});

describe("a threat's card", () => {
  const acts = [[{ hit: "1", text: "in all zones" }], [], [{ hit: "2", text: "" }]];
  const card = { acts } as unknown as ThreatFacts;
  const passes: PassView[] = [
    { mark: "X", turn: 3 },
    { mark: "Y", turn: 5 },
    { mark: "X", turn: 6 },
    { mark: "Z", turn: 13 },
  ];
  const threat = { passes } as unknown as ThreatView;
  const when = (turn: number): string =>
    actsOf(threat, card, turn)
      .map((act) => act.when)
      .join(" ");
  test("past squares are pale, the next one is highlighted", () => {
    expect([3, 4, 6, 7].map(when)).toEqual([
      "next later later",
      "later next later",
      "next past later",
      "past past next",
    ]);
    expect(turnsText(actsOf(threat, card, 1)[0]?.turns ?? [], 12)).toBe("3, 6");
    expect(turnsText([13], 12)).toBe("after 12");
  });
  test("a square that its track lacks never comes, and one that waits to be called in has no turns", () => {
    expect(actsOf({ ...threat, passes: passes.slice(3) }, card, 1).map((act) => act.when)).toEqual([
      "never",
      "never",
      "next",
    ]);
    expect(actsOf(threat, card, 1, true).every((act) => !act.turns.length && act.when === "later")).toBe(true);
  });
});

describe("the ring", () => {
  test("stays inside its frame", () => {
    const frame = { width: 800, height: 400 };
    expect(ringAt({ x: 0, y: 0 }, frame)).toEqual({ left: 4, top: 4 });
    const corner = ringAt({ x: 800, y: 400 }, frame);
    expect(corner.left).toBeLessThan(800 - 190);
    expect(corner.top).toBeLessThan(400 - 220);
  });
  test("knows its keys", () => {
    expect(ringKey("1")).toEqual({ does: "station", station: "upper_red" });
    expect(ringKey("6")).toEqual({ does: "station", station: "lower_blue" });
    expect(["7", "0", "Enter", " "].map(ringKey)).toEqual([null, null, null, null]);
    expect([ringKey("C"), ringKey("h"), ringKey("Escape")].map((key) => key?.does)).toEqual([
      "call",
      "signal",
      "close",
    ]);
  });
});
