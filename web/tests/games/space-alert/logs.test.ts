import { beforeEach, describe, expect, it } from "vitest";
import { coloursOfAll } from "../../../src/games/space-alert/logs/colours";
import { asFile, fromFile, shelf } from "../../../src/games/space-alert/logs/paper.svelte";
import type { LogMission, PaperEntry } from "../../../src/games/space-alert/types";

const MISSION: LogMission = {
  title: "Mission 4",
  common: "",
  serious: "",
  survived: true,
  lost_to: null,
  score: 12,
  points: { survived: 2, destroyed: 10, visual: 0, bonus: 0, damage: 0, worst_zone: 0, knocked_out: 0, battlebots: 0 },
  destroyed: 2,
  escaped: 1,
  damage: { red: [], white: [], blue: [] },
  crew: [],
};
const flown = (at: number, seed = 1, title = "Mission 4"): PaperEntry => ({
  at,
  mission: { ...MISSION, title },
  file: { tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" }, threats: [], crew: [], seed },
});

describe("how hard a flight was", () => {
  const at = (common: string, serious = common): LogMission => ({ ...MISSION, common, serious });

  it("names the colours of every mission in their order, and the same ones once", () => {
    expect(coloursOfAll([at("White")])).toBe("White threats");
    expect(coloursOfAll([at("White"), at("White"), at("Yellow", "Red"), at("White")])).toBe(
      "White threats, then yellow common threats, red serious threats, then white threats",
    );
    expect(coloursOfAll([at("")])).toBe("");
  });
});

describe("logs on paper", () => {
  beforeEach(() => {
    for (const crew of shelf.crews) for (const entry of crew.entries) shelf.strike(crew.name, entry);
  });

  it("holds a mission once, in its latest form", () => {
    shelf.enter("Night shift", flown(10));
    shelf.enter(" night SHIFT ", flown(20, 1, "Mission 5"));
    expect(shelf.crews.map((crew) => crew.name)).toEqual(["Night shift"]);
    expect(shelf.named("Night shift")?.entries.map((entry) => [entry.at, entry.mission.title])).toEqual([
      [20, "Mission 5"],
    ]);
    expect(shelf.holds("night shift", flown(0).file)).toBe(true);
    expect(shelf.holds("Day shift", flown(0).file)).toBe(false);
  });

  it("puts the latest first, and forgets a log without entries", () => {
    shelf.enter("Night shift", flown(10, 1), flown(30, 3), flown(20, 2));
    expect(shelf.named("Night shift")?.entries.map((entry) => entry.at)).toEqual([30, 20, 10]);
    for (const entry of shelf.named("Night shift")?.entries ?? []) shelf.strike("Night shift", entry);
    expect(shelf.crews).toEqual([]);
  });

  it("comes back from a file, and nothing else does", () => {
    shelf.enter("Night shift", flown(10));
    const crew = shelf.named("Night shift");
    expect(crew && fromFile(asFile(crew))).toMatchObject({ name: "Night shift", entries: [flown(10)] });
    for (const wrong of ["", "{", "[]", "{}", '{"space-alert-log": 1, "name": "x", "entries": [{}]}'])
      expect(() => fromFile(wrong)).toThrow("This file is not a ship’s log.");
  });
});
