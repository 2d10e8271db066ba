import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { byPart, find, pieces, type Section, sectionsOf } from "../../src/lib/rules";
import type { Term } from "../../src/shell/board";
import type { RuleSection, Rules } from "../../src/wire/types";

const section = (id: string, title: string, text: string, only: RuleSection["only"] = null): RuleSection => ({
  id,
  title,
  blocks: [{ type: "paragraph", text }],
  also: [],
  only,
});
const RULES: Rules = {
  chapters: [
    { title: "A turn", sections: [section("A1", "The dice", "You may follow."), section("A2", "Following", "Pay.")] },
    {
      title: "More",
      sections: [
        section("B1", "Pilots", "Hire.", { option: "beyond", value: "true", has: true }),
        section("B2", "The clock", "Hurry.", { option: "pace", value: "relaxed", has: false }),
      ],
    },
  ],
};
const ids = (sections: readonly Section[]): string[] => sections.map((one) => one.id);

describe("rules text", () => {
  test("is taken apart into words, strong words, terms and links", () => {
    expect(pieces("Pay **first**, then {face:move:move} {symbol:jump} ([more](#R-12)).")).toEqual([
      { kind: "text", text: "Pay " },
      { kind: "strong", text: "first" },
      { kind: "text", text: ", then " },
      { kind: "term", term: "face", id: "move", name: "move" },
      { kind: "text", text: " " },
      { kind: "term", term: "symbol", id: "jump", name: "Jump" },
      { kind: "text", text: " (" },
      { kind: "link", text: "more", section: "R-12" },
      { kind: "text", text: ")." },
    ]);
  });

  test("is read whole, or as it counts at a table", () => {
    expect(ids(sectionsOf(RULES))).toEqual(["A1", "A2", "B1", "B2"]);
    expect(ids(sectionsOf(RULES, { beyond: true, pace: "relaxed" }))).toEqual(["A1", "A2", "B1"]);
    expect(ids(sectionsOf(RULES, {}))).toEqual(["A1", "A2", "B2"]);
    expect(sectionsOf(null)).toEqual([]);
  });

  test("keeps its chapters", () => {
    expect(byPart(sectionsOf(RULES)).map(({ part, sections }) => [part, ids(sections)])).toEqual([
      ["A turn", ["A1", "A2"]],
      ["More", ["B1", "B2"]],
    ]);
  });

  test("search wants every word, and puts titles first", () => {
    const all = sectionsOf(RULES);
    expect(ids(find(all, "follow you"))).toEqual(["A1"]);
    expect(ids(find(all, "FOLLOW"))).toEqual(["A2", "A1"]);
    expect(find(all, " ")).toBe(all);
    expect(find(all, "zebra")).toEqual([]);
  });

  test("search looks into lists, tables and examples", () => {
    const blocks: RuleSection["blocks"] = [
      { type: "bullets", items: ["one"] },
      { type: "numbered", items: ["two"] },
      { type: "grid", head: ["three"], rows: [["four"]] },
      { type: "example", text: "five" },
    ];
    const all = sectionsOf({ chapters: [{ title: "", sections: [{ ...section("x", "", ""), blocks }] }] });
    expect(ids(find(all, "one two three four five"))).toEqual(["x"]);
  });
});

const BOARDS = import.meta.glob<{ terms: Readonly<Record<string, Term>> }>("../../src/games/*/terms.ts", {
  eager: true,
});

test.each(Object.entries(BOARDS))("what the rules show, the board can draw: %s", (file, { terms }) => {
  const name = file.split("/").at(-2)?.replaceAll("-", "_");
  const text = readFileSync(new URL(`../../../src/readyroom/games/${name}/rules.md`, import.meta.url), "utf8");
  for (const [, kind] of text.matchAll(/\{([a-z]+):/g)) expect(Object.keys(terms)).toContain(kind);
});
