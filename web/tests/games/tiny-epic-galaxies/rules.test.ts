import { describe, expect, test } from "vitest";
import { guide } from "../../../src/games/tiny-epic-galaxies/guide";
import { plainRule, RULES } from "../../../src/games/tiny-epic-galaxies/rules";
import { find } from "../../../src/lib/rules";

const ids = (asked: string): string[] => find(RULES, asked).map((section) => section.id);

describe("searching the rules", () => {
  test("finds every section that holds all the words", () => {
    expect(ids("free reroll")).toContain("reroll");
    expect(ids("danger economy")).toContain("danger");
    expect(ids("xylophone")).toEqual([]);
  });

  test("a section named so comes first", () => {
    expect(ids("converter")[0]).toBe("converter");
    expect(ids("BADGES")[0]).toBe("badges");
  });

  test("nothing asked, all shown", () => {
    expect(find(RULES, "  ")).toHaveLength(RULES.length);
  });
});

describe("the rules", () => {
  test("every section has a name of its own", () => {
    expect(new Set(RULES.map((section) => section.id)).size).toBe(RULES.length);
  });

  test("every link leads to a section", () => {
    const links = JSON.stringify(RULES).matchAll(/\]\(#([\w-]+)\)/g);
    for (const [, to] of links) expect(RULES.map((section) => section.id)).toContain(to);
  });

  test("plain text keeps no markup", () => {
    for (const section of RULES) expect(plainRule(section).join(" ")).not.toMatch(/\*\*|\{\w+:|\]\(#/);
  });

  test("the expansion's sections are shown only where it is played", () => {
    const hiring = RULES.find((section) => section.id === "hiring");
    expect(hiring?.when?.({ beyond_the_black: true })).toBe(true);
    expect(hiring?.when?.({})).toBe(false);
  });
});

test("the guided match has between 12 and 18 steps, each with words", () => {
  expect(guide.steps.length).toBeGreaterThanOrEqual(12);
  expect(guide.steps.length).toBeLessThanOrEqual(18);
  for (const step of guide.steps) expect(step.text.length).toBeGreaterThan(20);
});
