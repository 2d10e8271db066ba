import { expect, test } from "vitest";
import { band, day, decimal, lately, line, ordinal, percent, scale } from "../../src/lib/plots";

const FRAME = { width: 200, height: 100, left: 20, right: 10, top: 5, bottom: 15 };

test("the first and the last stand at the edges, one alone in the middle", () => {
  const { x } = scale(FRAME, 5, [1, 2]);
  expect([x(0), x(4)]).toEqual([20, 190]);
  expect(scale(FRAME, 1, [3]).x(0)).toBe(105);
});

test("every value fits inside, also below zero, and zero is the ground", () => {
  for (const values of [[0, 12, 7], [-4, 10], [5], [0, 0], [1480, 1520]]) {
    const { y, lines } = scale(FRAME, values.length, values);
    for (const value of [...values, ...lines]) {
      expect(y(value)).toBeGreaterThanOrEqual(FRAME.top - 0.001);
      expect(y(value)).toBeLessThanOrEqual(FRAME.height - FRAME.bottom + 0.001);
    }
    expect(lines.length).toBeGreaterThan(1);
  }
  expect(scale(FRAME, 2, [3, 9]).y(0)).toBe(85);
  expect(scale(FRAME, 2, [1400, 1600], false).lines[0]).toBeGreaterThan(1000);
});

test("more is higher", () => {
  const { y } = scale(FRAME, 2, [3, 9]);
  expect(y(9)).toBeLessThan(y(3));
});

test("lines and bands are paths", () => {
  expect(
    line([
      [0, 1],
      [2.04, 3],
    ]),
  ).toBe("M0 1L2 3");
  expect(line([])).toBe("");
  expect(
    band(
      [
        [0, 1],
        [2, 1],
      ],
      [
        [0, 5],
        [2, 4],
      ],
    ),
  ).toBe("M0 1L2 1L2 4L0 5Z");
  expect(band([], [])).toBe("");
});

test("recent form is the mean of the last few", () => {
  expect(lately([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
  expect(lately([])).toEqual([]);
});

test("shares, places, numbers and days are said as people say them", () => {
  expect([percent(0, 9), percent(1, 0), percent(1, 1000), percent(3, 7)]).toEqual(["0%", "0%", "under 1%", "43%"]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 112].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 112th",
  );
  expect([decimal(12), decimal(12.46), decimal(-3.5)]).toEqual(["12", "12.5", "−3.5"]);
  const now = new Date(2026, 5, 1).getTime();
  expect(day(new Date(2026, 1, 3).getTime(), now)).toBe("Feb 3");
  expect(day(new Date(2024, 1, 3).getTime(), now)).toBe("Feb 3, 2024");
});
