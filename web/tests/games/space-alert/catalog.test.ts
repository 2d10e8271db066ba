import { describe, expect, test } from "vitest";
import { INTACT, missionName, newShip, stationOf, stocksOf, systemText } from "../../../src/games/space-alert/catalog";
import type { Catalog, StationFacts, SystemFacts } from "../../../src/generated/space-alert";

const LASER: SystemFacts = { letter: "A", text: "strength 4", tile: "heavy_laser", damaged: "strength 3" };
const STATION: StationFacts = {
  id: "upper_red",
  zone: "red",
  strength: 4,
  damaged_strength: 3,
  systems: [LASER, { letter: "B", text: "fill the shield", tile: "", damaged: "" }],
  stores: [
    { id: "shield.red", name: "red shield", start: 1, room: 2, tile: "shield", damaged_start: 0, damaged_room: 1 },
  ],
};
const CATALOG = {
  stations: [STATION],
  missions: [{ id: "TR-1", name: "Test run 1" }],
} as unknown as Catalog;

describe("a station", () => {
  test("tells what its systems do, and less once they are damaged", () => {
    expect(stationOf(CATALOG, "upper_red")).toBe(STATION);
    expect(systemText(LASER, "red", INTACT)).toBe("strength 4");
    expect(systemText(LASER, "red", { ...INTACT, red: ["heavy_laser"] })).toBe("strength 3");
    expect(systemText(LASER, "red", { ...INTACT, blue: ["heavy_laser"] })).toBe("strength 4");
  });
  test("holds as much as the server says, with the damage that was carried over", () => {
    expect(stocksOf(CATALOG, INTACT).get("shield.red")).toEqual({ start: 1, room: 2 });
    expect(stocksOf(CATALOG, { ...INTACT, red: ["shield"] }).get("shield.red")).toEqual({ start: 0, room: 1 });
  });
  test("is drawn with that, and with the strength of its weapon", () => {
    expect(newShip(CATALOG)).toMatchObject({
      shields: { red: 1 },
      shieldRoom: { red: 2 },
      strengths: { upper_red: 4 },
    });
    const hurt = newShip(CATALOG, { ...INTACT, red: ["heavy_laser", "shield"] });
    expect(hurt).toMatchObject({ shields: { red: 0 }, shieldRoom: { red: 1 }, strengths: { upper_red: 3 } });
  });
});

test("missions go by their names", () => {
  expect(missionName(CATALOG, "TR-1")).toBe("Test run 1");
  expect(missionName(CATALOG, "hidden")).toBe("A mission");
});
