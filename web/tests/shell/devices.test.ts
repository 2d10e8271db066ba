// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Identity, Offer } from "../../src/generated/wire";
import { aside } from "../../src/lib/former-identities.svelte";
import { place } from "../../src/lib/router.svelte";
import { toasts } from "../../src/lib/toasts.svelte";
import Offered from "../../src/shell/devices/Offered.svelte";
import YourDevices from "../../src/shell/devices/YourDevices.svelte";
import { identity } from "../../src/wire/identity.svelte";
import type { Person } from "../../src/wire/types";
import { clear, press, seen, show, words } from "../shown";

afterEach(clear);

const asked: string[] = [];
let answers: Record<string, unknown>;

const ada = (more: Partial<Identity> = {}): Identity => ({
  name: "Ada",
  devices: [
    { id: "d1", called: "Chrome on Linux", created: 1, seen: 1, here: true },
    { id: "d2", called: "Firefox on Android", created: 2, seen: 2, here: false },
  ],
  passkeys: [],
  guarded: false,
  address: null,
  claim: "",
  mail: false,
  passkeys_here: false,
  ...more,
});

beforeEach(() => {
  asked.length = 0;
  toasts.list = [];
  for (const person of aside.people) aside.drop(person);
  identity.person = { token: "secret", name: "Ada" };
  answers = { "GET /api/me": ada() };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const call = `${init.method ?? "GET"} ${path}`;
    asked.push(call);
    return call in answers ? Response.json(answers[call]) : new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the page for other devices has an address", () => {
  expect(place("/device")).toEqual({ page: "device" });
  expect(place("/device/more").page).toBe("nowhere");
});

describe("stored identities", () => {
  test("are kept once each, and beyond a handful the oldest are dropped", () => {
    for (const token of ["a", "b", "c", "d", "e", "f", "b"]) aside.add({ token, name: token });
    expect(aside.people.map((one) => one.token)).toEqual(["c", "d", "e", "f", "b"]);
    expect(JSON.parse(localStorage.getItem("readyroom.aside") ?? "")).toHaveLength(5);
  });
});

describe("your devices", () => {
  test("another device is signed out at once, this one only when asked twice", async () => {
    show(YourDevices);
    await seen("Firefox on Android");
    press("Sign out Firefox on Android");
    await vi.waitFor(() => expect(asked).toContain("DELETE /api/me/devices/d2"));
    await vi.waitFor(() => expect(asked.filter((call) => call === "GET /api/me")).toHaveLength(2));
    flushSync();
    press("Sign out Chrome on Linux, this device");
    expect(asked).not.toContain("DELETE /api/me/devices/d1");
    expect(words()).toContain("Your other devices stay signed in.");
    press("Sign out here");
    await vi.waitFor(() => expect(asked).toContain("DELETE /api/me/devices/d1"));
    await vi.waitFor(() => expect(identity.person).toBeNull());
  });

  test("signing out the last device without another proof gives a warning", async () => {
    answers["GET /api/me"] = ada({ devices: ada().devices.slice(0, 1) });
    show(YourDevices);
    await seen("Chrome on Linux");
    press("Sign out Chrome on Linux, this device");
    expect(words()).toContain("you cannot play as Ada again");
    press("Cancel");
    expect(asked).toEqual(["GET /api/me"]);
  });

  test("a person with a name claimed by another is told", async () => {
    answers["GET /api/me"] = ada({ claim: "taken" });
    show(YourDevices);
    await seen("Someone else has claimed the name Ada");
  });
});

describe("a code", () => {
  const offer = (more: Partial<Offer> = {}): Offer => ({
    kind: "device",
    name: "Grace",
    guarded: false,
    address: "",
    yours: false,
    ...more,
  });
  const open = (onsigned: (person: Person) => void = () => undefined): void => {
    show(Offered, { code: "abcd-efgh", onsigned, ondone: () => undefined });
  };

  test("says whose it is and what happens to the current person, before it is used", async () => {
    answers["POST /api/sign-in/look"] = offer();
    answers["POST /api/sign-in"] = { token: "new", name: "Grace" };
    const signed = vi.fn();
    open(signed);
    await seen("Play here as Grace?");
    expect(words()).toContain("This browser plays as Ada now. Ada stays in it");
    expect(asked).toEqual(["POST /api/sign-in/look"]);
    press("Play as Grace");
    await vi.waitFor(() => expect(signed).toHaveBeenCalledWith({ token: "new", name: "Grace" }));
  });

  test("of a guarded person asks for the passkey instead", async () => {
    answers["POST /api/sign-in/look"] = offer({ guarded: true });
    open();
    await seen("Grace asks for a passkey on new devices");
    expect(words()).not.toContain("Play as Grace");
  });

  test("of your own is for another device", async () => {
    answers["POST /api/sign-in/look"] = offer({ name: "Ada", yours: true });
    open();
    await seen("You already play here as Ada");
  });
});
