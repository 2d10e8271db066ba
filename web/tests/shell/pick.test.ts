import { describe, expect, test } from "vitest";
import { asked, complete, emptyFilling, filled, goneFor, onlyFilling, single, toggle } from "../../src/lib/pick";
import type { Field, Pick } from "../../src/wire/types";

const value = (name: string) => ({ value: name, label: name, kind: "face" });
const field = (name: string, values: string[], more: Partial<Field> = {}): Field => ({
  name,
  label: name,
  values: values.map(value),
  least: 1,
  most: 1,
  many: false,
  pool: "",
  ...more,
});
const pick = (...fields: Field[]): Pick => ({ type: "convert", label: "Convert", fields, fixed: { die: 3 } });

describe("filling a pick", () => {
  const convert = pick(
    field("dice", ["move", "energy", "move"], { least: 2, most: 2, many: true, pool: "dice" }),
    field("target", ["move", "energy", "move"], { pool: "dice" }),
  );

  test("a value taken by one field of a pool is not available to another", () => {
    let filling = toggle(convert, emptyFilling(convert), 0, 0);
    expect([...goneFor(convert, filling, 1)]).toEqual([0]);
    expect(toggle(convert, filling, 1, 0)).toBe(filling);
    filling = toggle(convert, filling, 1, 2);
    expect(filling).toEqual([[0], [2]]);
    expect(toggle(convert, filling, 0, 2)).toBe(filling);
  });

  test("is complete when every field has enough, and then makes the action with its fixed parts", () => {
    let filling = toggle(convert, emptyFilling(convert), 0, 1);
    expect(complete(convert, filling)).toBe(false);
    expect(filled(convert, filling)).toBeNull();
    filling = toggle(convert, toggle(convert, filling, 0, 0), 1, 2);
    expect(filled(convert, filling)).toEqual({ type: "convert", die: 3, dice: ["move", "energy"], target: "move" });
  });

  test("equal values are written side by side, whichever was tapped first", () => {
    const reroll = pick(field("dice", ["move", "energy", "move"], { least: 0, most: 3, many: true }));
    let filling = emptyFilling(reroll);
    for (const place of [2, 1, 0]) filling = toggle(reroll, filling, 0, place);
    expect(filled(reroll, filling)?.dice).toEqual(["move", "move", "energy"]);
  });

  test("a full field takes no more, a field for one changes its mind, and a tap takes back", () => {
    const many = pick(field("dice", ["a", "b", "c"], { least: 1, most: 2, many: true }));
    const full = toggle(many, toggle(many, emptyFilling(many), 0, 0), 0, 1);
    expect(toggle(many, full, 0, 2)).toBe(full);
    expect(toggle(many, full, 0, 1)).toEqual([[0]]);
    const one = pick(field("to", ["a", "b"]));
    expect(toggle(one, toggle(one, emptyFilling(one), 0, 0), 0, 1)).toEqual([[1]]);
  });

  test("says how many it wants", () => {
    expect(asked(field("x", ["a"]))).toBe("choose 1");
    expect(asked(field("x", ["a", "b", "c"], { least: 1, most: 2 }))).toBe("choose 1 to 2");
    expect(asked(field("x", ["a", "b", "c"], { least: 0, most: 2 }))).toBe("up to 2");
    expect(asked(field("x", ["a", "b"], { least: 0, most: 2 }))).toBe("any number");
  });

  test("a pick with one possible filling is filled from the start", () => {
    const only = pick(field("x", ["a"]));
    expect(single(only)).toBe(true);
    expect(filled(only, onlyFilling(only))).toMatchObject({ x: "a" });
    expect(single(convert)).toBe(false);
  });
});
