// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import {
  ANY,
  asQuery,
  firstWish,
  inAddress,
  isAny,
  meetingWords,
  openWords,
  rememberWish,
  type Wish,
} from "../../src/lib/filter";
import type { TableInfo } from "../../src/wire/types";

const from = (query: string): Wish => firstWish(new URLSearchParams(query));
const written = (wish: Wish): string =>
  new URLSearchParams(
    Object.entries(inAddress(wish)).filter((pair): pair is [string, string] => pair[1] !== null),
  ).toString();

describe("a lobby filter", () => {
  beforeEach(() => localStorage.clear());

  test("comes from the address and round-trips", () => {
    const query = "game=space-alert&pace=live&newcomers=1&free=2&show=join";
    expect(from(query)).toEqual({ game: "space-alert", pace: "live", newcomers: true, free: 2, show: "join" });
    expect(written(from(query))).toBe(query);
    expect(written(ANY)).toBe("");
  });

  test("is the last choice if the address says nothing, and the address wins", () => {
    rememberWish({ ...ANY, game: "galaxy-trucker", newcomers: true, free: 3 });
    expect(from("")).toEqual({ ...ANY, game: "galaxy-trucker", newcomers: true, free: 3 });
    expect(from("guide=1").game).toBe("galaxy-trucker");
    expect(from("show=watch")).toEqual({ ...ANY, show: "watch" });
  });

  test("ignores invalid values from an address or an old browser", () => {
    expect(from("game=<b>&pace=hasty&newcomers=perhaps&free=99&show=me")).toEqual({ ...ANY, free: 4 });
    expect(from("free=-2")).toEqual(ANY);
    localStorage.setItem("readyroom.finding", '"yes"');
    expect(from("")).toEqual(ANY);
    localStorage.setItem("readyroom.finding", '{"pace":7}');
    expect(isAny(from(""))).toBe(true);
  });

  test("is sent to the server without defaults", () => {
    expect(JSON.stringify(asQuery(ANY))).toBe("{}");
    expect(asQuery({ ...ANY, newcomers: true, free: 2, show: "watch" })).toMatchObject({ newcomers: "true", free: 2 });
  });
});

test("a table to join says who hosts it, how fast it is and for whom", () => {
  const table = { host: "Ada", free: 2, clock: "none", newcomers: false } as TableInfo;
  expect(openWords(table)).toBe("Hosted by Ada · 2 seats free");
  expect(openWords({ ...table, free: 1, clock: "brisk", newcomers: true })).toBe(
    "Hosted by Ada · 1 seat free · brisk clock · newcomers welcome",
  );
});

test("an announced table says who it is looking for", () => {
  const friday = { free: 2, newcomers: true, meeting: { maybe: ["Cleo"] } } as unknown as TableInfo;
  expect(meetingWords(friday)).toBe("2 wanted · 1 maybe · newcomers welcome");
});
