import { describe, expect, test } from "vitest";
import {
  asNumber,
  choiceAt,
  chosen,
  defaults,
  fieldsFor,
  inARow,
  partsOf,
  placeOf,
  presetOf,
  usualLevel,
} from "../../src/lib/options";
import type { OptionField } from "../../src/wire/types";

const base = { help: "", choices: [], least: null, most: null, noun: "", front: false, solo: false };
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
const PRESETS = [
  { title: "As printed", description: "", options: { black: false } },
  { title: "With the box", description: "", options: { black: true } },
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

  test("says what is played: the preset, the main option, and what differs from the usual game", () => {
    const front = { ...LEVEL, front: true };
    const alone = { ...PURSE, name: "rogue", label: "Rogue", solo: true };
    const game = { options: [FIELDS[0] as OptionField, front, PURSE, alone], presets: PRESETS };
    expect(chosen(game, { black: true, level: 2, purse: 2, rogue: 2 }, 2)).toEqual(["With the box", "Level: Hard"]);
    expect(chosen(game, { black: false, level: 1, purse: 0, rogue: 5 }, 2)).toEqual([
      "As printed",
      "Level: Easy",
      "Credits: 0",
    ]);
    expect(chosen(game, { black: false, level: 1, purse: 2, rogue: 5 }, 1)).toContain("Rogue: 5");
    expect(chosen({ options: FIELDS, presets: [] }, { black: true, purse: 0 }, 2)).toEqual([
      "Beyond the Black",
      "Credits: 0",
    ]);
  });

  test("knows a preset by its own options, whatever the others are, and a mix by none", () => {
    expect(presetOf(PRESETS, { black: true, purse: 5 })?.title).toBe("With the box");
    expect(presetOf(PRESETS, { black: null })).toBeUndefined();
  });

  test("asks solo options only at a table of one", () => {
    const fields = [LEVEL, { ...PURSE, solo: true }];
    expect(fieldsFor(fields, 1)).toHaveLength(2);
    expect(fieldsFor(fields, 2)).toEqual([LEVEL]);
  });

  test("takes a sequence apart, puts it together, and names it as people read it", () => {
    expect(partsOf("I-II-III")).toEqual(["I", "II", "III"]);
    expect(inARow(["II", "II"])).toBe("II-II");
    const flights: OptionField = { ...base, name: "flights", label: "Flights", kind: "sequence", default: "I-II-III" };
    expect(chosen({ options: [flights], presets: [] }, { flights: "II-I" }, 2)).toEqual(["Flights: II, I"]);
  });
});

test("a new bot is a normal or middle one, never the slowest", () => {
  expect(usualLevel(["easy", "normal", "hard", "expert"])).toBe("normal");
  expect(usualLevel(["steady", "expert"])).toBe("steady");
  expect(usualLevel(["random", "expert"])).toBe("random");
  expect(usualLevel([])).toBe("");
});
