// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../../src/games/space-alert/view";
import { announce } from "../../../src/games/space-alert/voice";
import { settings } from "../../../src/lib/settings.svelte";

const said: string[] = [];
const event = (type: string): GameEvent => ({ type, at: 0 }) as unknown as GameEvent;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  settings.voice = true;
  settings.muted = false;
  settings.volume = 1;
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  const speak = (words: { text: string }): number => said.push(words.text);
  vi.stubGlobal("speechSynthesis", { speak, cancel: () => undefined, getVoices: () => [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("news that comes together is spoken in its order, however long each call sounds", () => {
  announce(event("phase_begins"), "Out of hyperspace.");
  announce(event("data_transfer"), "Data transfer.");
  announce(event("phase_ends"), "Phase 1 ends.");
  vi.runAllTimers();
  expect(said).toEqual(["Out of hyperspace.", "Data transfer. Repeat. Data transfer.", "Phase 1 ends."]);
});

test("what a crew must not miss is said twice", () => {
  announce(event("incoming_data"), "Incoming data.");
  vi.runAllTimers();
  expect(said).toEqual(["Incoming data. Repeat. Incoming data."]);
});
