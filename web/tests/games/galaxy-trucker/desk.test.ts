import { beforeEach, describe, expect, test, vi } from "vitest";
import { Desk, type Props } from "../../../src/games/galaxy-trucker/desk.svelte";
import { yardKey } from "../../../src/games/galaxy-trucker/keys";
import type { Action, Game, Pick, TruckerView } from "../../../src/games/galaxy-trucker/view";
import type { Of } from "../../../src/lib/kinds";
import { type Handed, seated } from "../seated";
import { PLAIN, part, table, trucker } from "./flights";

const SQUARES = ["7,6", "6,7", "7,7", "8,7", "7,8"];
const CATALOG: Game["catalog"] = { ...PLAIN, boards: [{ ship_class: "I", cap: 5, start: "7,7", squares: SQUARES }] };
const handed: Handed<Game> = { did: [], offered: null };
const places = (...squares: string[]): Of<Pick, "place"> => ({
  type: "place",
  label: "Place it",
  fields: [
    { name: "square", label: "Square", values: squares.map((value) => ({ value, label: value })), many: false },
    { name: "turn", label: "Turned", values: [], many: false },
  ] as unknown as Of<Pick, "place">["fields"],
  fixed: {},
});
/** A builder with a cabin in hand, and the starting cabin on 7,7. */
function builder(actions: Action[] = [], more: Partial<TruckerView> = {}, open = ["7,6", "8,7", "6,7"]): Props {
  const me = trucker(0, { hand: "cabin-1", parts: [part("7,7", "cabin-1")], ...more });
  const now = table({ phase: "build", doing: "Building", truckers: [me] });
  return seated<Game, Desk>(now, new Desk(), handed, CATALOG, actions, me.hand ? [places(...open)] : []);
}

beforeEach(() => {
  handed.did = [];
});

describe("placing", () => {
  test("under a finger, the first tap shows and the second places", () => {
    const p = builder();
    p.desk.tap(p, "8,7");
    expect([p.desk.spot(p), handed.did]).toEqual(["8,7", []]);
    p.desk.rotate(1);
    p.desk.tap(p, "8,7");
    expect(handed.did).toEqual([{ type: "place", square: "8,7", turn: 1 }]);
  });
  test("with a mouse, one click on the square that is pointed at places", () => {
    const p = builder();
    p.desk.pointed = "7,6";
    p.desk.tap(p, "7,6");
    expect(handed.did).toEqual([{ type: "place", square: "7,6", turn: 0 }]);
  });
  test("nothing is placed where the server does not allow it", async () => {
    const p = builder();
    p.desk.square = "7,8";
    expect(p.desk.spot(p)).toBeNull();
    await p.desk.place(p, "7,8");
    expect(handed.did).toEqual([]);
  });
  test("a tile picked up again keeps its rotation", async () => {
    const p = builder();
    p.desk.pickUp("cabin-1");
    p.desk.rotate(-1);
    await p.desk.place(p, "7,6");
    p.desk.pickUp("");
    p.desk.pickUp("engine2-1");
    expect(p.desk.turn).toBe(0);
    p.desk.pickUp("cabin-1");
    expect(p.desk.turn).toBe(3);
  });
  test("a new phase drops the open proposal", () => {
    const { desk } = builder();
    desk.enter("build");
    desk.square = "7,6";
    desk.finishing = true;
    desk.enter("build");
    expect(desk.square).toBe("7,6");
    desk.enter("inspect");
    expect([desk.square, desk.finishing]).toEqual([null, false]);
  });
  test("arrow keys go from one open square to the nearest", () => {
    const p = builder();
    p.desk.step(p, 0, -1);
    expect(p.desk.square).toBe("7,6");
    p.desk.step(p, 1, 0);
    expect(p.desk.square).toBe("8,7");
    p.desk.step(p, 1, 0);
    expect(p.desk.square).toBe("8,7");
    p.desk.step(p, -1, 0);
    expect(p.desk.square).toBe("6,7");
  });
});

describe("the yard's keys", () => {
  const key = (name: string, more: object = {}): KeyboardEvent =>
    ({ key: name, target: null, defaultPrevented: false, ...more }) as unknown as KeyboardEvent;
  beforeEach(() => {
    vi.stubGlobal("Element", class {});
    vi.stubGlobal("HTMLElement", class {});
    vi.stubGlobal("document", { querySelector: () => null });
    return () => vi.unstubAllGlobals();
  });

  test("do what may be done, and nothing else", () => {
    const p = builder([{ type: "draw" }, { type: "look", pile: 2 }], { hand: "" });
    expect([" ", "2", "3", "h"].map((name) => yardKey(p, key(name)))).toEqual([true, true, false, false]);
    expect(handed.did).toEqual([{ type: "draw" }, { type: "look", pile: 2 }]);
  });
  test("turn and place the tile in hand", () => {
    const p = builder();
    yardKey(p, key("r"));
    yardKey(p, key("R", { shiftKey: true }));
    expect(p.desk.turn).toBe(0);
    yardKey(p, key("Enter"));
    expect(p.desk.square).toBe("7,6");
    yardKey(p, key("Enter"));
    expect(handed.did).toEqual([{ type: "place", square: "7,6", turn: 0 }]);
  });
  test("Escape drops the open proposal", () => {
    const p = builder([], { hand: "" });
    yardKey(p, key("f"));
    expect(p.desk.finishing).toBe(true);
    expect([yardKey(p, key("Escape")), yardKey(p, key("Escape"))]).toEqual([true, false]);
    expect(p.desk.finishing).toBe(false);
  });
  test("leave the browser its own", () => {
    const p = builder([{ type: "draw" }], { hand: "" });
    expect(yardKey(p, key(" ", { ctrlKey: true }))).toBe(false);
    expect(yardKey({ ...p, replay: true }, key(" "))).toBe(false);
    expect(handed.did).toEqual([]);
  });
});

describe("in flight", () => {
  const flying = (actions: Action[], pieces: string[][] = []): Props =>
    seated<Game, Desk>(table({ truckers: [trucker(0, { pieces })] }), new Desk(), handed, CATALOG, actions);

  test("a lit square answers at once", () => {
    const p = flying([{ type: "lose_crew", cabin: "7,7" }]);
    p.desk.hand.tap(p, 0, "7,7");
    p.desk.hand.tap(p, 0, "8,8");
    expect(handed.did).toEqual([{ type: "lose_crew", cabin: "7,7" }]);
  });
  test("keeping a piece asks first", () => {
    const keep: Action = { type: "keep", square: "7,7" };
    const p = flying([keep], [["7,7", "7,8"], ["5,7"]]);
    p.desk.hand.tap(p, 0, "7,8");
    expect([handed.offered?.action, p.desk.hand.piece, handed.did]).toEqual([keep, "7,7", []]);
    p.desk.hand.tap(p, 0, "7,8");
    expect(handed.did).toEqual([keep]);
  });
  test("a series of answers stops at the first refusal", async () => {
    const p = flying([]);
    const act = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    await p.desk.hand.all({ ...p, act }, [{ type: "depart" }, { type: "depart" }, { type: "depart" }]);
    expect(act).toHaveBeenCalledTimes(2);
    expect(p.desk.hand.busy).toBe(false);
  });
});
