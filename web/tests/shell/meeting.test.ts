// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { clockTime, dayWords, fieldOf, leftWords, momentOf, nextEvening, whenWords } from "../../src/lib/meeting";

const BERLIN = { timeZone: "Europe/Berlin", hour12: false };
const TOKYO = { timeZone: "Asia/Tokyo", hour12: false };
const NEW_YORK = { timeZone: "America/New_York", hour12: true };
const at = (iso: string): number => Date.parse(iso);
const MINUTE = 60_000;

describe("when people meet", () => {
  test("is shown in everyone's own time zone", () => {
    const meets = at("2026-12-04T19:00Z");
    const now = at("2026-12-01T12:00Z");
    expect(whenWords(meets, now, BERLIN)).toBe("Friday at 20:00");
    expect(whenWords(meets, now, TOKYO)).toBe("Saturday at 04:00");
    expect(whenWords(meets, now, NEW_YORK)).toBe("Friday at 2:00 PM");
  });

  test("counts days by dates, also when the clocks change in between", () => {
    // Berlin's night of March 29 has 23 hours, that of October 25 has 25.
    expect(dayWords(at("2026-03-29T18:00Z"), at("2026-03-28T22:59Z"), BERLIN)).toBe("tomorrow");
    expect(dayWords(at("2026-10-25T19:00Z"), at("2026-10-24T22:01Z"), BERLIN)).toBe("today");
    expect(dayWords(at("2026-10-26T19:00Z"), at("2026-10-25T00:30Z"), BERLIN)).toBe("tomorrow");
    expect(clockTime(at("2026-03-28T19:00Z"), BERLIN)).toBe("20:00");
    expect(clockTime(at("2026-03-29T18:00Z"), BERLIN)).toBe("20:00");
  });

  test("names the weekday within a week and the date beyond it", () => {
    const now = at("2026-12-01T12:00Z");
    expect(dayWords(at("2026-12-07T12:00Z"), now, BERLIN)).toBe("Monday");
    expect(dayWords(at("2026-12-08T12:00Z"), now, BERLIN)).toBe("Tue, Dec 8");
    expect(dayWords(at("2026-11-30T12:00Z"), now, BERLIN)).toBe("yesterday");
    expect(dayWords(at("2026-11-20T12:00Z"), now, BERLIN)).toBe("Fri, Nov 20");
    expect(clockTime(at("2026-12-07T23:05Z"), BERLIN)).toBe("00:05");
  });

  test("says how long is left", () => {
    expect(leftWords(8 * MINUTE, 0)).toBe("in 8 min");
    expect(leftWords(20_000, 0)).toBe("now");
    expect(leftWords(150 * MINUTE, 0)).toBe("in 2 h 30 min");
    expect(leftWords(3 * 24 * 60 * MINUTE, 0)).toBe("in 3 days");
    expect(leftWords(0, 20 * MINUTE)).toBe("20 min ago");
  });

  test("is filled in as local time and read back as the same moment", () => {
    const meets = new Date(2026, 2, 29, 20, 0).getTime();
    expect(fieldOf(meets)).toBe("2026-03-29T20:00");
    expect(momentOf(fieldOf(meets))).toBe(meets);
    expect(momentOf("")).toBeNaN();
  });

  test("is this evening unless that is near or over", () => {
    const hour = (ms: number): [number, number] => [new Date(ms).getDate(), new Date(ms).getHours()];
    expect(hour(nextEvening(new Date(2026, 4, 5, 9).getTime()))).toEqual([5, 20]);
    expect(hour(nextEvening(new Date(2026, 4, 5, 19, 30).getTime()))).toEqual([6, 20]);
    expect(hour(nextEvening(new Date(2026, 4, 31, 23).getTime()))).toEqual([1, 20]);
  });
});
