import { describe, expect, test } from "vitest";
import { delta, diff } from "../../../src/games/tiny-epic-galaxies/diff";
import { journeys } from "../../../src/games/tiny-epic-galaxies/motion";
import { changeOf } from "../../../src/games/tiny-epic-galaxies/preview";
import { galaxy, ship, table } from "./builders";

describe("what a preview changes", () => {
  test("nothing, when nothing does", () => {
    expect(diff(table(), table())).toEqual({ seats: [], flights: [], left: [], came: [], pilotsLeft: [] });
  });

  test("gains of each seat, and only what changes", () => {
    const after = table({ galaxies: [galaxy(0, { energy: 4 }), galaxy(1, { energy: 3, culture: 0 })] });
    expect(diff(table(), after).seats).toEqual([
      { seat: 0, energy: { from: 2, to: 4 } },
      { seat: 1, energy: { from: 2, to: 3 }, culture: { from: 1, to: 0 } },
    ]);
  });

  test("ships that move, also along one orbit", () => {
    const before = table({ galaxies: [galaxy(0, { ships: [ship("orbit:gort", 1), ship("home")] })] });
    const after = table({ galaxies: [galaxy(0, { ships: [ship("orbit:gort", 2), ship("surface:jakks")] })] });
    expect(diff(before, after).flights.map((f) => [f.key, f.from, f.ship.at, f.ship.space])).toEqual([
      ["0-0", "orbit:gort", "orbit:gort", 2],
      ["0-1", "home", "surface:jakks", 0],
    ]);
  });

  test("a colonized planet leaves the row for its owner's galaxy, and another comes", () => {
    const after = table({
      row: ["jakks", "nibiru", "helios", "maia"],
      galaxies: [galaxy(0), galaxy(1, { colonies: ["gort"], points: 7 })],
    });
    const change = diff(table(), after);
    expect(change.left).toEqual([{ planet: "gort", by: 1 }]);
    expect(change.came).toEqual(["helios"]);
    expect(journeys(change)).toEqual([{ piece: "planet-gort", to: "galaxy-1" }]);
  });

  test("a planet that is merely replaced flies to nobody", () => {
    const change = diff(table(), table({ row: ["jakks", "nibiru", "helios", "maia"] }));
    expect(change.left).toEqual([{ planet: "gort", by: null }]);
    expect(journeys(change)).toEqual([]);
  });

  test("signs are said as people write them", () => {
    expect(delta({ from: 3, to: 5 })).toBe("+2");
    expect(delta({ from: 3, to: 2 })).toBe("\u22121");
    expect(delta(undefined)).toBe("");
  });
});

test("a proposal shows its change only once that is certain", () => {
  const after = table({ galaxies: [galaxy(0, { energy: 4 }), galaxy(1)] });
  const proposed = (previewed: object | null) => ({ view: { public: table() }, proposed: { previewed } }) as never;
  expect(changeOf(proposed(null)).seats).toEqual([]);
  expect(changeOf(proposed({ certain: false, public: after })).seats).toEqual([]);
  expect(changeOf(proposed({ certain: true, public: after })).seats).toEqual([{ seat: 0, energy: { from: 2, to: 4 } }]);
});
