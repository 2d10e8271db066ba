import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BadFile, calls } from "../../src/games/space-alert/calls";
import { ApiError, api } from "../../src/wire/api";

const asked: string[] = [];
let answers: Response[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answers.shift() ?? Response.json({ title: "home" });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = (seconds: number): Response =>
  Response.json({ detail: `Wait ${seconds} s.` }, { status: 429, headers: { "Retry-After": String(seconds) } });

test("a busy server's wait is respected, and then the call is retried", async () => {
  answers = [busy(2), busy(1)];
  const story = api.story("abc");
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await story).toEqual({ title: "home" });
  expect(asked).toHaveLength(3);
});

test("a server that stays busy, or asks for too long a wait, is reported", async () => {
  answers = [busy(1), busy(1), busy(1), busy(1)];
  const often = expect(api.story("abc")).rejects.toThrow("Wait 1 s.");
  await vi.advanceTimersByTimeAsync(3000);
  await often;
  expect(asked).toHaveLength(4);
  answers = [busy(60)];
  await expect(api.story("abc")).rejects.toThrow("Wait 60 s.");
});

test("a file with mistakes is refused with all of them, anything else with its sentence", async () => {
  const mistakes = [{ place: "$.crew", message: "Nobody is aboard." }];
  answers = [Response.json({ detail: "There is a mistake.", mistakes }, { status: 400 })];
  const wrong = await calls.resolve("{}").catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(BadFile);
  expect((wrong as BadFile).mistakes).toEqual(mistakes);
  answers = [new Response("?", { status: 500 })];
  const broken = await calls.resolve("{}").catch((error: unknown) => error);
  expect(broken).toBeInstanceOf(ApiError);
  expect((broken as ApiError).message).toContain("(500)");
});
