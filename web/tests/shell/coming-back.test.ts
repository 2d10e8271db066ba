// @vitest-environment happy-dom
/** What brings people back to a slow table: its clock, the texts about a missed deadline, and notifications. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSlow } from "../../src/lib/clocks";
import { badge } from "../../src/lib/noticed";
import { toasts } from "../../src/lib/toasts.svelte";
import ClockChoice from "../../src/shell/parts/ClockChoice.svelte";
import NoticeSettings from "../../src/shell/settings/NoticeSettings.svelte";
import Consent from "../../src/shell/table/Consent.svelte";
import TableChat from "../../src/shell/table/TableChat.svelte";
import { identity } from "../../src/wire/identity.svelte";
import type { Table } from "../../src/wire/types";
import { clear, press, seen, show, words } from "../shown";

afterEach(clear);

let answers: Record<string, unknown>;
const sent: [string, unknown][] = [];

const pick = (name: string): void => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === name);
  if (!found) throw new Error(`There is no choice ${name}.`);
  found.click();
  flushSync();
};
function fill(address: string): void {
  const field = document.querySelector<HTMLInputElement>("input[type=url]");
  if (!field) throw new Error("There is no form.");
  field.value = address;
  field.dispatchEvent(new Event("input"));
  field.form?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
}

beforeEach(() => {
  sent.length = 0;
  toasts.list = [];
  answers = {};
  identity.person = { token: "secret", name: "Ada" };
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    sent.push([call, init.body ? JSON.parse(String(init.body)) : null]);
    if (call in answers) return Response.json(answers[call]);
    return Response.json({ detail: "This server’s operator does not allow that webhook." }, { status: 400 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the clock of a table", () => {
  test("counts in days only where it says so", () => {
    expect([isSlow("days-1"), isSlow("week"), isSlow("brisk"), isSlow("none")]).toEqual([true, true, false, false]);
  });

  test("is three days at first, and only then asks what happens to those who are late", () => {
    const picked: string[] = [];
    const late: string[] = [];
    const props = { onpick: (one: string) => void picked.push(one), onlate: (one: string) => void late.push(one) };
    show(ClockChoice, { clock: "relaxed", late: "bot", ...props });
    expect(words()).not.toContain("When time runs out");
    pick("Days");
    expect(picked).toEqual(["days-3"]);
    clear();
    show(ClockChoice, { clock: "days-3", late: "bot", ...props });
    expect(words()).toContain("Come back when it suits you.");
    pick("1 week");
    pick("Ask the others");
    expect([picked, late]).toEqual([["days-3", "week"], ["ask"]]);
  });
});

describe("a player who ran out of time", () => {
  const question = (yours: boolean): Table["asked"] => ({
    what: "late",
    by: "Ben",
    yours,
    agreed: [],
    waiting: [0],
    to: null,
    seat: 1,
  });
  const session = (yours: boolean, told: unknown[] = []) => ({
    session: {
      table: { asked: question(yours), seats: [{ yours: !yours }, { yours }] },
      names: ["Ada", "Ben"],
      lines: [],
      me: 0,
      tell: (message: unknown) => told.push(message),
    } as never,
    accent: "red",
  });

  test("is named, and the others choose between a bot and more time", () => {
    const told: unknown[] = [];
    show(Consent, session(false, told));
    expect(words()).toContain("Ben let the time run out.");
    press("Wait longer");
    press("Let a bot play");
    expect(told).toEqual([
      { type: "vote", yes: false },
      { type: "vote", yes: true },
    ]);
  });

  test("is told that a move is enough, and has no vote", () => {
    show(Consent, session(true));
    expect(words()).toContain("Your time has run out.");
    expect(words()).toContain("Make your move, and they no longer have to.");
    expect(document.querySelectorAll("button")).toHaveLength(0);
  });
});

describe("where you get notices", () => {
  const HERE = "/api/me/notices";
  const info = (more: object = {}) => ({ push_key: "", channels: [], wishes: {}, mail: false, hooks: [], ...more });

  test("mail and chats are offered only where the server has them", async () => {
    answers[`GET ${HERE}`] = info();
    show(NoticeSettings);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    flushSync();
    expect(words()).not.toContain("By e-mail");
    expect(words()).not.toContain("In a chat");
  });

  test("mail is a switch", async () => {
    answers[`GET ${HERE}`] = info({ mail: true });
    answers[`POST ${HERE}/mail`] = { id: "m", kind: "mail", label: "E-mail", created: 1 };
    show(NoticeSettings);
    await seen("By e-mail, too");
    document.querySelectorAll<HTMLElement>("[role=switch]")[1]?.click();
    await vi.waitFor(() => expect(sent.map(([call]) => call)).toContain(`POST ${HERE}/mail`));
  });

  test("a chat is added by its webhook, and a refused address stays to be corrected", async () => {
    answers[`GET ${HERE}`] = info({ hooks: ["discord.com"] });
    show(NoticeSettings);
    await seen("In a chat, too");
    fill("https://elsewhere.example/x");
    await vi.waitFor(() => expect(toasts.list[0]?.text).toContain("does not allow"));
    expect(document.querySelector<HTMLInputElement>("input[type=url]")?.value).toBe("https://elsewhere.example/x");
    answers[`POST ${HERE}/hook`] = { id: "h", kind: "hook", label: "Discord", created: 1 };
    fill(" https://discord.com/api/1 ");
    await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>("input[type=url]")?.value).toBe(""));
    expect(sent).toContainEqual([`POST ${HERE}/hook`, { url: "https://discord.com/api/1", form: "discord" }]);
  });

  test("a host chooses and removes a table's chat; without webhooks there is nothing to choose", async () => {
    const at = "/api/tables/abc/chat";
    answers[`GET ${at}`] = { label: "", hooks: [] };
    show(TableChat, { code: "abc" });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    flushSync();
    expect(words()).toBe("");
    clear();
    answers[`GET ${at}`] = { label: "", hooks: ["hooks.slack.com"] };
    answers[`PUT ${at}`] = { label: "Slack", hooks: ["hooks.slack.com"] };
    answers[`DELETE ${at}`] = { label: "", hooks: ["hooks.slack.com"] };
    show(TableChat, { code: "abc" });
    await seen("Tell a chat whose turn it is");
    fill("https://hooks.slack.com/x");
    await seen("Slack is told whose turn it is.");
    press("Remove");
    await seen("Tell a chat whose turn it is");
  });
});

describe("the badge", () => {
  test("marks the tab and the app while a table waits, and goes when none does", () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    const marks: unknown[] = [];
    vi.stubGlobal("navigator", {
      setAppBadge: async (tables: number) => void marks.push(tables),
      clearAppBadge: async () => void marks.push("none"),
    });
    const icon = (): string => document.querySelector<HTMLLinkElement>("link")?.href ?? "";
    const usual = icon();
    badge(2);
    expect(icon()).toMatch(/^data:image\/svg/);
    badge(0);
    expect([icon(), marks]).toEqual([usual, [2, "none"]]);
  });

  test("a browser without badges is left alone", () => {
    vi.stubGlobal("navigator", {});
    expect(() => badge(1)).not.toThrow();
  });
});
