// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import Consent from "../../src/shell/table/Consent.svelte";
import type { TableSession } from "../../src/shell/table/session.svelte";
import type { Table } from "../../src/wire/types";
import { button, clear, show, words } from "../shown";
import { table } from "./fake";

afterEach(clear);

const asked = (more: Partial<NonNullable<Table["asked"]>> = {}): Table["asked"] => ({
  what: "seat",
  by: "Carl",
  yours: false,
  agreed: [1],
  waiting: [0],
  to: null,
  seat: 1,
  ...more,
});

function ask(more: Partial<Table>) {
  const tell = vi.fn(async () => true);
  const at = table(more);
  const session = { table: at, lines: [], names: at.seats.map((seat) => seat.name), tell } as unknown as TableSession;
  show(Consent, { session, accent: "red" });
  return tell;
}

test("players are asked whether a newcomer may take a seat, and told what that means", () => {
  const tell = ask({ asked: asked() });
  expect(words()).toContain("Carl asks to play seat 2. Marek plays it now. Carl will see everything that seat knows.");
  button("Agree")?.click();
  expect(tell).toHaveBeenCalledWith({ type: "vote", yes: true });
  button("No")?.click();
  expect(tell).toHaveBeenCalledWith({ type: "vote", yes: false });
});

test("the person asking sees who is awaited, and can withdraw", () => {
  const tell = ask({ asked: asked({ yours: true }) });
  expect(words()).toContain("You asked for seat 2. Waiting for the others to agree.");
  expect(button("Agree")).toBeUndefined();
  button("Never mind")?.click();
  expect(tell).toHaveBeenCalledWith({ type: "vote", yes: false });
});

test("players who agreed and spectators have no button", () => {
  ask({ asked: asked({ agreed: [0], waiting: [1] }) });
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("a player replaced by a bot has a vote, too", () => {
  const seats = table().seats.map((seat) =>
    seat.seat === 0 ? { ...seat, kind: "bot" as const, yours: false, plays_for: "Ines", sit: "now" as const } : seat,
  );
  ask({ seats, asked: asked() });
  expect(button("Agree")).toBeDefined();
  expect(words()).toContain("Ines");
});

test("the question to rewind keeps its words", () => {
  ask({ asked: asked({ what: "rewind", by: "Marek", to: 3, seat: null }) });
  expect(words()).toContain("Marek asks to go back. To just after the start");
});
