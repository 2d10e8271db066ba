import { describe, expect, test } from "vitest";
import {
  asNumber,
  botsFor,
  choiceAt,
  defaults,
  inARow,
  partsOf,
  peopleFirst,
  placeOf,
  unusual,
} from "../../src/lib/options";
import type { OptionField } from "../../src/wire/types";

const base = { help: "", choices: [], least: null, most: null, noun: "" };
const FIELDS: OptionField[] = [
  { ...base, name: "black", label: "Beyond the Black", kind: "switch", default: false },
  {
    ...base,
    name: "level",
    label: "Level",
    kind: "choice",
    default: 1,
    choices: [
      { value: 1, label: "Easy" },
      { value: 2, label: "Hard" },
    ],
  },
  { ...base, name: "purse", label: "Credits", kind: "number", default: 2, least: 0, most: 5 },
];
const [, LEVEL, PURSE] = FIELDS as [OptionField, OptionField, OptionField];

describe("the option form", () => {
  test("starts with every default", () => {
    expect(defaults(FIELDS)).toEqual({ black: false, level: 1, purse: 2 });
  });

  test("keeps a number within its bounds, and nonsense becomes the default", () => {
    expect(asNumber(PURSE, "4")).toBe(4);
    expect(asNumber(PURSE, "99")).toBe(5);
    expect(asNumber(PURSE, "-3")).toBe(0);
    expect(asNumber(PURSE, "many")).toBe(2);
    expect(asNumber(PURSE, "")).toBe(2);
  });

  test("gives back a choice's own value, not its text", () => {
    expect(choiceAt(LEVEL, 1)).toBe(2);
    expect(placeOf(LEVEL, 2)).toBe(1);
    expect(placeOf(LEVEL, "2")).toBe(0);
  });

  test("says what differs from the usual game", () => {
    expect(unusual(FIELDS, { black: true, level: 2, purse: 2 })).toEqual(["Beyond the Black", "Hard"]);
    expect(unusual(FIELDS, {})).toEqual([]);
    expect(unusual(FIELDS, { purse: 0 })).toEqual(["Credits 0"]);
  });

  test("takes a sequence apart, puts it together, and names it as people read it", () => {
    expect(partsOf("I-II-III")).toEqual(["I", "II", "III"]);
    expect(inARow(["II", "II"])).toBe("II-II");
    const flights: OptionField = { ...base, name: "flights", label: "Flights", kind: "sequence", default: "I-II-III" };
    expect(unusual([flights], { flights: "II-I" })).toEqual(["Flights II, I"]);
  });

  test("bots are named from the last chair backwards, people sit before them", () => {
    expect(peopleFirst(["easy", "person", "hard"])).toEqual(["person", "easy", "hard"]);
    expect(botsFor(["person", "person", "easy", "hard"])).toEqual({ seats: 4, bots: ["hard", "easy"] });
    expect(botsFor(["person"])).toEqual({ seats: 1, bots: [] });
  });
});
