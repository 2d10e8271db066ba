// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import AdminPage from "../../src/shell/admin/AdminPage.svelte";
import { rates, shown } from "../../src/shell/admin/rates";
import type { Overview } from "../../src/wire/types";
import { clear, press, show } from "../shown";

afterEach(clear);

const overview = (more: Partial<Overview> = {}): Overview => ({
  node: "ab12cd34",
  version: "0.1.0",
  shared: false,
  drained: false,
  notice: "",
  notice_left: null,
  uptime: 100,
  problems: {},
  tables: 3,
  sockets: 7,
  actions: 50,
  bot_moves: 5,
  refusals: 1,
  incidents: 0,
  bytes_sent: 1000,
  store_errors: 0,
  store_waiting: 0,
  bot_questions: 0,
  sweep_age: 1,
  ...more,
});

describe("rates", () => {
  test("are counts per second between two readings", () => {
    const found = rates(overview(), overview({ uptime: 105, actions: 60, bytes_sent: 61_000 }));
    expect(found).toEqual({ actions: 2, bot_moves: 0, refusals: 0, bytes_sent: 12_000 });
    expect([0.25, 12.4, 12_000, 3_400_000].map(shown)).toEqual(["0.3", "12", "12 k", "3.4 M"]);
  });
  test("are not known at first, for another node, or after a restart", () => {
    expect(rates(null, overview())).toBeNull();
    expect(rates(overview({ node: "other" }), overview({ uptime: 105 }))).toBeNull();
    expect(rates(overview({ uptime: 200 }), overview({ uptime: 5 }))).toBeNull();
  });
});

describe("the operator's page", () => {
  let asked: { path: string; method: string; token: string }[];
  let answers: Record<string, [number, unknown]>;
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 8; i++) await Promise.resolve();
    flushSync();
  };
  const enter = async (token: string): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>("#token");
    if (!field) throw new Error("The page does not ask for the token.");
    field.value = token;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settle();
  };
  const choose = async (label: string): Promise<void> => {
    press(label);
    await settle();
  };

  beforeEach(() => {
    sessionStorage.clear();
    asked = [];
    answers = { "/": [200, overview()], "/tables?status=playing": [200, []] };
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const path = url.replace("/api/admin", "");
      const headers = init.headers as Record<string, string>;
      asked.push({ path, method: init.method ?? "", token: headers.Authorization ?? "" });
      const [status, body] = answers[path] ?? [500, null];
      return Response.json(body, { status });
    });
    show(AdminPage);
  });
  afterEach(() => vi.unstubAllGlobals());

  test("asks for the token, shows the node, and keeps the token in this tab alone", async () => {
    await enter("let me in");
    expect(asked[0]).toEqual({ path: "/", method: "GET", token: "Bearer let me in" });
    expect(document.body.textContent).toContain("ab12cd34");
    expect(sessionStorage.getItem("readyroom-admin")).toBe("let me in");
    expect(localStorage.length).toBe(0);
    await choose("Forget the token");
    expect(sessionStorage.length).toBe(0);
    expect(document.querySelector("#token")).not.toBeNull();
  });

  test("says why it stays closed, and remembers no wrong token", async () => {
    answers["/"] = [401, { detail: "That is not the operator's token." }];
    await enter("a guess");
    expect(document.querySelector("[role=alert]")?.textContent).toBe("That is not the operator's token.");
    answers["/"] = [404, { detail: "There is nothing here." }];
    await enter("a guess");
    expect(document.querySelector("[role=alert]")?.textContent).toContain("READYROOM_ADMIN_TOKEN");
    expect(sessionStorage.length).toBe(0);
  });

  test("drains the node and shows what is wrong", async () => {
    await enter("let me in");
    answers["/drain"] = [200, overview({ drained: true, problems: { node: "This node is drained." } })];
    await choose("Drain this node");
    expect(document.body.textContent).toContain("This node is drained.");
    expect(document.body.textContent).toContain("Take new people again");
  });

  test("shows a name that looks like markup as it is", async () => {
    const table = {
      code: "abc",
      title: "<img src=x>",
      game: "cabal",
      status: "playing",
      open: true,
      paused: false,
      created: 0,
      changed: 0,
      loaded: true,
      people: 1,
      seq: 4,
      problem: "",
    };
    answers["/tables?status=playing"] = [200, [table]];
    await enter("let me in");
    await vi.waitFor(() => expect(document.body.textContent).toContain("<img src=x>"));
    expect(document.querySelector("img")).toBeNull();
  });
});
