import { describe, expect, test } from "vitest";
import { coloursOf, missionName, stationOf, stocksOf, systemText } from "../../../src/games/space-alert/catalog";
import type { Catalog, StationFacts, SystemFacts } from "../../../src/generated/space-alert";

const LASER: SystemFacts = { letter: "A", text: "strength 4", tile: "heavy_laser", damaged: "strength 3" };
const STATION: StationFacts = {
  id: "upper_red",
  zone: "red",
  systems: [LASER, { letter: "B", text: "fill the shield", tile: "", damaged: "" }],
  stores: [
    { id: "shield.red", name: "red shield", start: 1, room: 2, tile: "shield", damaged_start: 0, damaged_room: 1 },
  ],
};
const CATALOG = {
  stations: [STATION],
  missions: [{ id: "TR-1", name: "Test run 1" }],
  difficulties: { all: ["white", "yellow", "red"] },
} as unknown as Catalog;

describe("a station", () => {
  test("tells what its systems do, and less once they are damaged", () => {
    expect(stationOf(CATALOG, "upper_red")).toBe(STATION);
    expect(systemText(LASER, "red", {})).toBe("strength 4");
    expect(systemText(LASER, "red", { red: ["heavy_laser"] })).toBe("strength 3");
    expect(systemText(LASER, "red", { blue: ["heavy_laser"] })).toBe("strength 4");
  });
  test("holds as much as the server says, with the damage that was carried over", () => {
    expect(stocksOf(CATALOG, {}).get("shield.red")).toEqual({ start: 1, room: 2 });
    expect(stocksOf(CATALOG, { red: ["shield"] }).get("shield.red")).toEqual({ start: 0, room: 1 });
  });
});

test("missions and mixes go by their names", () => {
  expect(missionName(CATALOG, "TR-1")).toBe("Test run 1");
  expect(missionName(CATALOG, "hidden")).toBe("A mission");
  expect(coloursOf(CATALOG, "all")).toEqual(["white", "yellow", "red"]);
  expect(coloursOf(CATALOG, "red")).toEqual(["red"]);
});
