import { beforeEach, describe, expect, test } from "vitest";
import { type Answering, Hand } from "../../src/lib/hand.svelte";
import { type Answer, fitting, kindOf, meant, next, point, spoken, type Target } from "../../src/lib/targets";
import type { Action } from "../../src/wire/types";

const answer = (type: string, ...targets: Target[]): Answer => ({
  option: { action: { type }, label: { parts: [type] }, group: "" },
  targets,
});
const LAND = answer("land", "ship:1", "place:jakks");
const ORBIT = answer("orbit", "ship:1", "place:orbit:jakks");
const FOLLOW = answer("follow", "ship:2", "place:jakks");
const END = answer("end");
const ALL = [LAND, ORBIT, FOLLOW, END];

describe("answering by pointing", () => {
  test("a thing's kind is the part before the first colon", () => {
    expect(kindOf("place:orbit:jakks")).toBe("place");
    expect(kindOf("upgrade")).toBe("upgrade");
  });

  test("at first everything named by an answer is open", () => {
    expect(next(ALL, [])).toEqual(new Set(["ship:1", "ship:2", "place:jakks", "place:orbit:jakks"]));
    expect(fitting(ALL, [])).not.toContain(END);
    expect(spoken(ALL)).toEqual([END]);
  });

  test("an answer may begin at some of its things only", () => {
    expect(next(ALL, [], (one) => one.targets.slice(0, 1))).toEqual(new Set(["ship:1", "ship:2"]));
    expect(next(ALL, ["ship:1"], () => [])).toEqual(new Set(["place:jakks", "place:orbit:jakks"]));
  });

  test("things that exclude the new one are dropped, the oldest first", () => {
    expect(point(ALL, ["ship:1", "place:jakks"], "ship:2")).toEqual(["place:jakks", "ship:2"]);
    expect(point(ALL, ["ship:2"], "place:orbit:jakks")).toEqual(["place:orbit:jakks"]);
    expect(point(ALL, ["ship:1"], "place:gort")).toEqual(["ship:1"]);
  });

  test("the game defines the families", () => {
    const one = () => "all";
    expect(point(ALL, ["ship:1"], "place:jakks", one)).toEqual(["place:jakks"]);
  });

  test("an answer is chosen when it is the only one left, or the only finished one", () => {
    expect(meant(ALL, [])).toBeNull();
    expect(meant(ALL, ["ship:1"])).toBeNull();
    expect(meant(ALL, ["place:orbit:jakks"])).toBe(ORBIT);
    const drift = answer("drift", "ship:1");
    expect(meant([...ALL, drift], ["ship:1"])).toBe(drift);
  });
});

class TestHand extends Hand<Action, Answering<Action>> {
  asked: readonly Answer[] = ALL;
  answers(): readonly Answer[] {
    return this.asked;
  }
  protected offer(_: Answering<Action>, { option }: Answer) {
    return { action: option.action, label: `Do ${option.action.type}` };
  }
}

describe("a hand over the board", () => {
  let done: Action[];
  let offered: unknown;
  let hand: TestHand;
  const table: Answering<Action> = {
    choice: null,
    proposed: null,
    propose: (offer) => {
      offered = offer;
    },
    act: (action) => {
      done.push(action);
      return Promise.resolve(true);
    },
  };
  const tap = (...targets: Target[]): boolean[] => targets.map((target) => hand.tap(table, target));

  beforeEach(() => {
    done = [];
    offered = null;
    hand = new TestHand();
  });

  test("one thing after the other leads to a proposal, and a second tap does it", () => {
    tap("ship:1");
    expect(offered).toBeNull();
    expect(hand.open(table)).toEqual(["place:jakks", "place:orbit:jakks"]);
    tap("place:jakks");
    expect(offered).toEqual({ action: { type: "land" }, label: "Do land" });
    expect(hand.open(table)).toEqual([]);
    tap("place:jakks");
    expect(done).toEqual([{ type: "land" }]);
    expect(hand.chosen).toEqual([]);
  });

  test("tapping a chosen thing again drops it", () => {
    tap("ship:1", "ship:1");
    expect(hand.chosen).toEqual([]);
    expect(done).toEqual([]);
  });

  test("others of the same kind stay lit, and what does not fit is dark", () => {
    tap("ship:1");
    expect(["ship:1", "ship:2", "place:jakks", "place:gort"].map((one) => hand.light(table, one))).toEqual([
      "chosen",
      "legal",
      "legal",
      "",
    ]);
    expect(tap("place:gort")).toEqual([false]);
  });

  test("Back drops what led to the proposal", () => {
    tap("ship:1", "place:jakks");
    hand.withdrawn(table);
    expect(hand.chosen).toEqual(["ship:1"]);
    hand.withdrawn(table);
    expect(hand.chosen).toEqual(["ship:1"]);
  });

  test("where nobody is asked, nothing can be tapped", () => {
    hand.asked = [];
    expect(tap("ship:1")).toEqual([false]);
    expect(hand.light(table, "ship:1")).toBe("");
  });
});
