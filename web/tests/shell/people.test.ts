// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import People from "../../src/shell/table/People.svelte";
import type { TableSession } from "../../src/shell/table/session.svelte";
import type { Table, TablePerson } from "../../src/wire/types";
import { button, clear, press, show } from "../shown";
import { table } from "./fake";

afterEach(clear);

const gus = (more: Partial<TablePerson> = {}): TablePerson => ({
  id: "g1",
  name: "Gus",
  seats: [],
  here: true,
  muted: false,
  kicked: false,
  ...more,
});

function list(more: Partial<Table>) {
  const tell = vi.fn().mockResolvedValue(true);
  const session = { table: table(more), tell } as unknown as TableSession;
  show(People, { session });
  return tell;
}

test("the host mutes and unmutes", () => {
  const mutes = list({ people: [gus()] });
  press("Mute Gus");
  expect(mutes).toHaveBeenCalledWith({ type: "mute", person: "g1", muted: true });
});

test("a muted person can be unmuted", () => {
  const unmutes = list({ people: [gus({ muted: true })] });
  expect(document.body.textContent).toContain("Watching · muted");
  press("Unmute Gus");
  expect(unmutes).toHaveBeenCalledWith({ type: "mute", person: "g1", muted: false });
});

test("kicking a person asks twice", () => {
  const tell = list({ people: [gus()] });
  press("Send Gus away");
  expect(tell).not.toHaveBeenCalled();
  press("Send away");
  expect(tell).toHaveBeenCalledWith({ type: "kick", person: "g1", out: true });
});

test("a kicked person can be let back in", () => {
  const tell = list({ people: [gus({ kicked: true, here: false })] });
  expect(button("Mute Gus")).toBeUndefined();
  press("Let Gus back in");
  expect(tell).toHaveBeenCalledWith({ type: "kick", person: "g1", out: false });
});

test("a seated player can be kicked before a match, but not during it", () => {
  list({ status: "playing", people: [gus({ seats: [1] })] });
  expect(button("Send Gus away")).toBeUndefined();
  expect(button("Mute Gus")).toBeDefined();
  clear();
  list({ status: "gathering", people: [gus({ seats: [1] })] });
  expect(button("Send Gus away")).toBeDefined();
});

test("the host can limit chat to seated players", () => {
  const tell = list({ people: [] });
  (document.querySelector("input[type=checkbox]") as HTMLInputElement).click();
  flushSync();
  expect(tell).toHaveBeenCalledWith({ type: "settings", speakers: "seated" });
});
