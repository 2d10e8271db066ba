import { expect, test } from "vitest";
import { pieces } from "../../../src/games/starship-captains/effects";
import { moored } from "../../../src/games/starship-captains/layout";
import { legendOf } from "../../../src/games/starship-captains/legend";
import { catalog } from "./builders";

const entries = legendOf(catalog()).flatMap((group) => group.entries);

test("the legend has a line for every symbol that a card can show", () => {
  const effects =
    "move jump fight research recycle repair damage android medal artifact ambush dequeue peek-missions(2)";
  const shown = pieces(effects).flatMap((piece) => (piece.kind === "symbol" ? [piece.name] : []));
  expect(shown).toHaveLength(13);
  const explained = entries.flatMap((one) => ("symbol" in one ? [one.symbol] : []));
  expect(shown.filter((name) => !explained.includes(name))).toEqual([]);
});

test("every line of the legend is one plain sentence or two", () => {
  for (const { name, means } of entries) {
    expect(means, name).toMatch(/[.]$/);
    expect(means.length, name).toBeLessThan(130);
  }
});

test("the legend names duties and factions as the server does", () => {
  const named = entries.filter((one) => "duty" in one || "faction" in one).map((one) => `${one.name}: ${one.means}`);
  expect(named).toContain("Helm: Red: works in Helm, matches red lines.");
  expect(named).toContain("The Cooperative: Move up this many spaces on its loop.");
});

test("a ship that would fly hides nobody, where it is and where it would be", () => {
  const now = [
    { seat: 0, at: "home" },
    { seat: 1, at: "home" },
    { seat: 2, at: "arvo" },
  ];
  const then = [{ seat: 0, at: "arvo" }, ...now.slice(1)];
  const found = moored(now, then, 0);
  const spots = found.map((ship) => `${ship.at} ${ship.berth.x} ${ship.berth.y}`);
  expect(found).toHaveLength(4);
  expect(new Set(spots).size).toBe(4);
  expect(found.filter((ship) => ship.pale).map((ship) => ship.at)).toEqual(["arvo"]);
});
