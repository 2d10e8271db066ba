// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { datesWords, rulingWords, schemeWords, stateWords } from "../../src/lib/season";

const DAY = 86_400_000;

test("a season says what a result is worth and how many count", () => {
  expect(schemeWords({ scheme: "places", places: [10, 6], best: 0 })).toBe(
    "10-6 points by place; ties get the same. All results count.",
  );
  expect(schemeWords({ scheme: "points", places: [], best: 8 })).toMatch(/mission’s\. The best 8 results count\.$/);
  expect(schemeWords({ scheme: "points", places: [], best: 1 })).toMatch(/The best 1 result counts\.$/);
});

test("a season says how long it still lasts", () => {
  const season = { status: "open", starts: 0, ends: 10 * DAY } as const;
  expect(stateWords(season, 2.5 * DAY)).toBe("8 days left");
  expect(stateWords(season, 9.5 * DAY)).toBe("Last day");
  expect(stateWords(season, 11 * DAY)).toBe("Waiting to be finished");
  expect(stateWords({ ...season, starts: DAY }, 0)).toBe("Starts soon");
  expect(stateWords({ ...season, status: "finished" }, 0)).toBe("Finished");
  expect(datesWords({ starts: Date.UTC(2026, 10, 17), ends: Date.UTC(2027, 0, 31) }, "UTC")).toBe(
    "Nov 17, 2026 – Jan 31, 2027",
  );
});

test("a ruling is one line", () => {
  const ruling = { kind: "points", match: "", title: "", name: "Gus", points: 4 } as const;
  expect(rulingWords(ruling)).toBe("+4 for Gus");
  expect(rulingWords({ ...ruling, points: -2 })).toBe("-2 for Gus");
  expect(rulingWords({ ...ruling, kind: "remove", points: 0 })).toBe("Gus is removed");
  expect(rulingWords({ ...ruling, kind: "strike", match: "abc", title: "Round 1" })).toBe(
    "Struck out for Gus: Round 1",
  );
  expect(rulingWords({ ...ruling, kind: "strike", name: "", match: "abc" })).toBe("Struck out: a match");
});
