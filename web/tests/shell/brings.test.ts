// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Brings from "../../src/shell/table/Brings.svelte";
import type { TableSession } from "../../src/shell/table/session.svelte";
import { api } from "../../src/wire/api";
import type { SeatInfo } from "../../src/wire/types";
import { clear, show } from "../shown";
import { table } from "./fake";

afterEach(clear);

afterEach(() => vi.restoreAllMocks());

const info = (id: string, more: object = {}) => ({
  id,
  game: "cabal",
  title: id,
  away: null,
  absent: "",
  created: 0,
  changed: 0,
  ...more,
});

async function offer(seat: Partial<SeatInfo>, tell = vi.fn().mockResolvedValue(true)) {
  const session = { table: table({ status: "gathering", brought: "explorer" }), tell } as unknown as TableSession;
  const first = session.table?.seats[0] as SeatInfo;
  show(Brings, { session, info: { ...first, ...seat }, called: "explorer" });
  await vi.waitFor(() => flushSync());
  return tell;
}
const choose = async (value: string): Promise<void> => {
  await vi.waitFor(() => expect(document.querySelector(`option[value="${value}"]`)).not.toBeNull());
  const select = document.querySelector("select") as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

test("you choose your own on your own seat; one that is away or lost cannot be chosen", async () => {
  vi.spyOn(api, "dossiers").mockResolvedValue([
    info("ada"),
    info("bo", { away: "abc" }),
    info("cy", { absent: "Lost." }),
  ]);
  const tell = await offer({ yours: true });
  await choose("ada");
  expect(tell).toHaveBeenCalledWith({ type: "bring", seat: 0, dossier: "ada" });
  const off = [...document.querySelectorAll("option")].filter((one) => one.disabled).map((one) => one.value);
  expect(off).toEqual(["bo", "cy"]);
});

test("a new one is made in place, named after its player", async () => {
  vi.spyOn(api, "dossiers").mockResolvedValue([]);
  const made = vi.spyOn(api, "newDossier").mockResolvedValue({ info: info("new"), sheet: null });
  const tell = await offer({ yours: true });
  await choose("+");
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith({ type: "bring", seat: 0, dossier: "new" }));
  expect(made).toHaveBeenCalledWith({ game: "cabal", name: "Ines" });
});

test("you see who the others bring", async () => {
  await offer({ yours: false, brings: "Bo Larsen, level 2" });
  expect(document.querySelector("select")).toBeNull();
  expect(document.body.textContent).toContain("Bo Larsen, level 2");
});
