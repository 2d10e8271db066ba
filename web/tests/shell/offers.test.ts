// @vitest-environment happy-dom
/** Features are offered only where the server or the table has them. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import SignIn from "../../src/shell/devices/SignIn.svelte";
import GoodToKnow from "../../src/shell/lobby/GoodToKnow.svelte";
import BeforeMatch from "../../src/shell/table/BeforeMatch.svelte";
import SeatStrip from "../../src/shell/table/SeatStrip.svelte";
import type { HouseInfo, Table } from "../../src/wire/types";
import { clear, seen, show, words } from "../shown";
import { table } from "./fake";

afterEach(clear);

const has = (info: HouseInfo): void => {
  vi.spyOn(house, "load").mockImplementation(async () => {
    house.info = info;
  });
};

beforeEach(() => {
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("fetch", async () => Response.json({}));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([true, false])("the lobby mentions voice where available: %s", async (voices) => {
  has({ voices, mail: false });
  show(GoodToKnow);
  await seen("Play slowly");
  expect(words().includes("Talk while you play")).toBe(voices);
});

test.each([true, false])("a link is mailed where the server sends mail: %s", async (mail) => {
  has({ voices: false, mail });
  show(SignIn, { oncode: () => {}, onsigned: () => {} });
  await Promise.resolve();
  flushSync();
  expect(words().includes("Mail me a link")).toBe(mail);
});

const at = (more: Partial<Table>): object => ({
  table: table(more),
  yours: [0],
  talk: [],
  names: [],
  tell: async () => true,
});

test("gathering for the mission of the day offers no fixed options", () => {
  const game = { least_seats: 2, most_seats: 4, levels: [], presets: [], options: [], keeps_time: false };
  show(BeforeMatch, { session: at({ status: "gathering", you_host: true, daily: "" }), game });
  expect(words()).toContain("Open table");
  expect(document.querySelector("[role=radiogroup][aria-label=Seats]")).not.toBeNull();
  clear();
  show(BeforeMatch, { session: at({ status: "gathering", you_host: true, daily: "2026-11-17" }), game });
  expect(words()).toContain("its options and seats stay as they are");
  expect(words()).not.toContain("Listed in the lobby");
  expect(document.querySelector("[role=radiogroup][aria-label=Seats]")).toBeNull();
});

test("a claimed name has its mark in the narrow strip, too", () => {
  const seats = table().seats.map((seat) => ({ ...seat, claimed: seat.seat === 1 }));
  show(SeatStrip, { session: at({ seats }), onopen: () => {} });
  const marks = [...document.querySelectorAll("li")].map((one) => !!one.querySelector("[aria-label='claimed name']"));
  expect(marks.slice(0, 2)).toEqual([false, true]);
});

test("someone who is away while their clock runs has two lines in the strip, not three", async () => {
  const seats = table().seats.map((seat) => ({
    ...seat,
    kind: "person" as const,
    here: seat.seat !== 1,
    yours: seat.seat === 0,
    left: 90_000_000,
  }));
  const session = {
    ...at({ seats, status: "playing" }),
    update: { to_act: [1], standing: [3, 4] },
    readAt: performance.now(),
  };
  show(SeatStrip, { session, onopen: () => {} });
  const away = document.querySelectorAll("li")[1];
  const lines = [...(away?.querySelector(".facts")?.children ?? [])].filter(
    (one) => !one.classList.contains("sr-only"),
  );
  expect(lines.map((one) => one.textContent?.trim().replace(/\s+/g, " "))).toEqual(["4", "Away1 d 0 h"]);
});
