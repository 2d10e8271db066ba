// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import type { Day, DayMission } from "../../src/generated/wire";
import Flight from "../../src/shell/daily/Flight.svelte";
import { crowd, dated, left, meaning, share, shifted, told, yours } from "../../src/shell/daily/words";
import { clear, show } from "../shown";

afterEach(clear);

const mission = (more: Partial<DayMission> = {}): DayMission => ({
  game: "space-alert",
  name: "Long Night at Vega",
  words: "Mission: three phases, white threats.",
  noun: "mission",
  came: "came home",
  unit: "point",
  seats: 4,
  flew: 84,
  home: 31,
  table: "",
  yours: null,
  results: null,
  ...more,
});
const day = (more: Partial<Day> = {}): Day => ({
  day: "2026-11-17",
  today: "2026-11-17",
  first: "2026-11-01",
  ends: Date.UTC(2026, 10, 18),
  missions: [
    mission({ yours: { score: 16, home: true, table: "t" } }),
    mission({ game: "galaxy-trucker", name: "Drains to Wick" }),
  ],
  streak: 3,
  longest: 3,
  week: ["", "", "", "", "flew", "home", "home"],
  ...more,
});

describe("the mission of the day", () => {
  it("says how long it can still be flown, by UTC", () => {
    expect(left(day(), Date.UTC(2026, 10, 17, 14, 30))).toBe("9 h left");
    expect(left(day(), Date.UTC(2026, 10, 17, 23, 59, 30))).toBe("1 min left");
    expect(left(day({ today: "2026-11-18" }), 0)).toBe("Tuesday, November 17");
  });
  it("moves from day to day across clock changes", () => {
    expect(shifted("2026-03-29", 1)).toBe("2026-03-30");
    expect(shifted("2028-03-01", -1)).toBe("2028-02-29");
    expect(dated("2026-01-01")).toBe("Thursday, January 1");
  });
  it("counts the crews that came home", () => {
    expect(share(mission())).toBe(37);
    expect(share(mission({ came: "" }))).toBeNull();
    expect(crowd(mission())).toBe("31 of 84 came home.");
    expect(crowd(mission({ flew: 0 }))).toBe("No results yet.");
    expect(crowd(mission({ came: "", flew: 1 }))).toBe("One captain has flown it.");
  });
  it.each([
    [0, "2026-11-17", "No results yet. Fly it and be the first."],
    [0, "2026-11-18", "No results yet."],
    [84, "2026-11-17", "31 of 84 came home."],
  ])("shows domes only for those who flew: %i of them on %s", (flew, today, words) => {
    show(Flight, { day: day({ today }), mission: mission({ flew }) });
    expect(document.querySelector(".crowd")?.textContent).toBe(words);
    expect(document.querySelectorAll(".domes path").length).toBe(Math.min(63, flew));
  });
  it("says how you did", () => {
    expect(yours(mission(), { score: 16, home: true, table: "" })).toBe("You came home with 16 points.");
    expect(yours(mission({ unit: "credit" }), { score: 1, home: true, table: "" })).toContain("with 1 credit.");
    expect(yours(mission(), { score: null, home: false, table: "" })).toContain("did not finish");
    expect(meaning(mission(), null)).toBe("not flown");
  });
  it("is shared in a few lines that give nothing away", () => {
    expect(told(day(), (slug) => slug, "https://x/daily/2026-11-17").split("\n")).toEqual([
      "Ready Room, mission of the day, Tuesday, November 17",
      "🟩 space-alert: Long Night at Vega, came home, 16",
      "⬛ galaxy-trucker: Drains to Wick",
      "⬛⬛⬛⬛🟨🟩🟩 3 days in a row",
      "https://x/daily/2026-11-17",
    ]);
  });
});
