// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  BLOCKED,
  INSECURE,
  INSTALL,
  notices,
  ONLY_OPEN,
  obstacle,
  thisBrowser,
  UNABLE,
} from "../../src/lib/notices.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { waits } from "../../src/shell/table/notice-offer";
import { identity } from "../../src/wire/identity.svelte";
import { looks, noticeOf, windowAt } from "../../src/worker/notice";
import { offlinePage } from "../../src/worker/offline";

// It would load after the test that turned notifications on, without that test's mocks.
vi.mock("../../src/lib/app", () => ({}));

const asked: string[] = [];
let permission: NotificationPermission;
let granted: NotificationPermission;
let subscription: FakeSubscription | null;
let subscribing: () => Promise<FakeSubscription>;
let channels: { id: string }[];

class FakeSubscription {
  options = { applicationServerKey: new Uint8Array([4, 1, 2]).buffer };
  constructor(readonly endpoint: string) {}
  toJSON = () => ({ keys: { p256dh: "key", auth: "secret" } });
  unsubscribe = async (): Promise<boolean> => {
    subscription = null;
    return true;
  };
}

beforeEach(() => {
  asked.length = 0;
  channels = [];
  permission = "default";
  granted = "granted";
  subscription = null;
  subscribing = async () => (subscription = new FakeSubscription("https://push.example/1"));
  localStorage.clear();
  settings.notify = false;
  identity.person = { token: "mine", name: "Ada" };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = granted),
  });
  const pushManager = { getSubscription: async () => subscription, subscribe: () => subscribing() };
  vi.stubGlobal("navigator", {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/156 Safari/537",
    maxTouchPoints: 0,
    serviceWorker: { ready: Promise.resolve({ pushManager }) },
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? "GET"} ${path}`);
    if (init.method === "DELETE") return new Response(null, { status: 204 });
    if (path.endsWith("/push")) {
      channels = [{ id: "one" }];
      return Response.json({ id: "one", kind: "push", label: "", created: 1 });
    }
    return Response.json({ push_key: "BAEC", channels, wishes: {} });
  });
});
afterEach(async () => {
  await notices.turn(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the switch", () => {
  test("subscribes this browser and tells the server", async () => {
    await notices.turn(true);
    expect(asked).toEqual(["GET /api/me/notices", "POST /api/me/notices/push"]);
    expect([notices.on, notices.reaches, notices.note]).toEqual([true, true, ""]);
  });

  test("tells the server again only of a changed subscription or another person", async () => {
    await notices.turn(true);
    asked.length = 0;
    await notices.renew();
    expect(asked).toEqual(["GET /api/me/notices"]);
    subscription = new FakeSubscription("https://push.example/2");
    await notices.renew();
    identity.person = { token: "another", name: "Ben" };
    await notices.renew();
    expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(2);
  });

  test("first cancels a subscription for another key", async () => {
    const old = new FakeSubscription("https://push.example/old");
    old.options.applicationServerKey = new Uint8Array([9]).buffer;
    subscription = old;
    await notices.turn(true);
    expect(subscription?.endpoint).toBe("https://push.example/1");
  });

  test("still works for an open page when the push service does not answer", async () => {
    vi.useFakeTimers();
    subscribing = () => new Promise(() => undefined);
    const turning = notices.turn(true);
    await vi.advanceTimersByTimeAsync(21_000);
    await turning;
    expect([notices.on, notices.reaches, notices.note, notices.busy]).toEqual([true, false, ONLY_OPEN, false]);
  });

  test("stays off where the person says no", async () => {
    granted = "denied";
    await notices.turn(true);
    expect([notices.on, notices.note, asked.length]).toEqual([false, BLOCKED, 0]);
  });

  test("turned off, unsubscribes here and at the server", async () => {
    await notices.turn(true);
    await notices.turn(false);
    expect(asked.at(-1)).toBe("DELETE /api/me/notices/channels/one");
    expect([subscription, notices.on, notices.reaches]).toEqual([null, false, false]);
  });
});

describe("an obstacle", () => {
  test("is said in a sentence", () => {
    expect(obstacle()).toBe("");
    vi.stubGlobal("isSecureContext", false);
    expect(obstacle()).toBe(INSECURE);
    vi.stubGlobal("isSecureContext", true);
    permission = "denied";
    expect(obstacle()).toBe(BLOCKED);
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11)", maxTouchPoints: 0 });
    expect(obstacle()).toBe(UNABLE);
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1)", maxTouchPoints: 5 });
    expect(obstacle()).toBe(INSTALL);
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Macintosh)", maxTouchPoints: 5 });
    expect(obstacle()).toBe(INSTALL);
  });

  test("browsers have names", () => {
    expect(thisBrowser("Mozilla/5.0 (Windows NT 10.0) Chrome/150 Safari/537 Edg/150")).toBe("Edge on Windows");
    expect(thisBrowser("Mozilla/5.0 (Android 15; Mobile) Firefox/140")).toBe("Firefox on Android");
    expect(thisBrowser("Mozilla/5.0 (Macintosh) Version/18 Safari/605")).toBe("Safari on a Mac");
    expect(thisBrowser("curl/8")).toBe("A browser");
  });
});

describe("the service worker", () => {
  test("shows what was pushed, and the usual words for what it cannot read", () => {
    const sent = { kind: "turn", title: "Your turn at X", body: "Waiting.", path: "/t/abc", tag: "table-abc" };
    expect(noticeOf(JSON.stringify(sent))).toEqual({
      title: sent.title,
      body: sent.body,
      path: "/t/abc",
      tag: sent.tag,
    });
    expect(looks(noticeOf(JSON.stringify(sent))).tag).toBe("table-abc");
    for (const odd of [undefined, "", "{", "[]", "7", '{"title":7}']) expect(noticeOf(odd).title).toBe("Ready Room");
  });

  test("opens no other site", () => {
    for (const path of ["https://evil.example/", "//evil.example", "javascript:1", "/\\evil.example"])
      expect(noticeOf(JSON.stringify({ path })).path).toBe("/");
  });

  test("finds the window that is at the table already", () => {
    const windows = [{ url: "https://x.example/" }, { url: "https://x.example/t/abc?guide" }];
    expect(windowAt(windows, "/t/abc")).toBe(windows[1]);
    expect(windowAt(windows, "/t/def")).toBeUndefined();
  });

  test("has an offline page that needs no other file", () => {
    expect(offlinePage("n")).not.toMatch(/(src|href)="[^"]/);
  });
});

describe("the offer at a table", () => {
  const seat = (number: number, kind: string, yours: boolean) => ({ seat: number, kind, yours });
  const at = (kind: string, more: object = {}) =>
    ({
      table: { status: "playing", seats: [seat(0, "person", true), seat(1, kind, false)] },
      update: { to_act: [1] },
      yourTurn: false,
      yours: [0],
      ...more,
    }) as unknown as Parameters<typeof waits>[0];

  test("is for players waiting for people, not for bots, and not against the clock", () => {
    expect(waits(at("person"), false)).toBe(true);
    expect(waits(at("bot"), false)).toBe(false);
    expect(waits(at("person"), true)).toBe(false);
    expect(waits(at("person", { yourTurn: true }), false)).toBe(false);
    expect(waits(at("person", { yours: [] }), false)).toBe(false);
  });
});
