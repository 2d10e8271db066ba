// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../../../src/games/space-alert/view";
import { announce, attend, hush, sayAgain } from "../../../src/games/space-alert/voice";
import { settings } from "../../../src/lib/settings.svelte";
import { sound } from "../../../src/lib/sound";

interface Utterance {
  text: string;
  onend?: () => void;
}
/** What is heard, in order: a call, or words. */
const heard: string[] = [];
let last: Utterance | undefined;
const event = (type: string): GameEvent => ({ type, at: 0 }) as unknown as GameEvent;
/** The call has sounded, and the words are being said. */
const say = (): unknown => vi.advanceTimersByTime(1000);
const finish = (): void => {
  last?.onend?.();
  say();
};

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  settings.voice = true;
  settings.muted = false;
  settings.volume = 1;
  vi.spyOn(sound, "play").mockImplementation(() => {
    heard.push("call");
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
  const speak = (words: Utterance): void => {
    last = words;
    heard.push(words.text);
  };
  vi.stubGlobal("speechSynthesis", { speak, cancel: () => undefined, getVoices: () => [] });
});
afterEach(() => {
  hush();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("nothing is called or said while the page is hidden", () => {
  const leave = attend();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const cancelled = vi.spyOn(speechSynthesis, "cancel");
  announce(event("phase_begins"), "Out of hyperspace.");
  say();
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(cancelled).toHaveBeenCalledOnce();
  announce(event("threat_announced"), "T+1. Threat. Red zone.");
  say();
  expect(heard).toEqual(["call", "Out of hyperspace."]);
  leave();
});

test("news that comes together is called and spoken one after the other", () => {
  announce(event("phase_begins"), "Out of hyperspace.");
  announce(event("data_transfer"), "Data transfer.");
  announce(event("threat_announced"), "T+1. Threat. Red zone.");
  say();
  expect(heard).toEqual(["call", "Out of hyperspace."]);
  finish();
  expect(heard.slice(2)).toEqual(["call", "Data transfer."]);
  finish();
  expect(heard.slice(4)).toEqual(["call", "Time T plus 1. Threat. Zone red. Repeat. Time T plus 1. Threat. Zone red."]);
});

test("a voice that never finishes blocks nothing, nor does a missing voice", () => {
  announce(event("phase_begins"), "One.");
  announce(event("communications_restored"), "Two.");
  vi.runAllTimers();
  expect(heard).toEqual(["call", "One.", "call", "Two."]);
  settings.voice = false;
  announce(event("phase_begins"), "Three.");
  announce(event("communications_restored"), "Four.");
  vi.runAllTimers();
  expect(heard.slice(4)).toEqual(["call", "call"]);
});

test("urgent news cuts the rest short, and a new phase cuts off the one before", () => {
  announce(event("incoming_data"), "Incoming data.");
  announce(event("data_transfer"), "Data transfer.");
  say();
  announce(event("phase_ends"), "The first phase is over.");
  announce(event("phase_begins"), "The second phase begins.");
  vi.runAllTimers();
  expect(heard).toEqual([
    ...["call", "Incoming data.", "call", "The first phase is over."],
    ...["call", "The second phase begins."],
  ]);
});

test("important news is said twice", () => {
  announce(event("incoming_data"), "Incoming data.");
  vi.runAllTimers();
  expect(heard).toEqual(["call", "Incoming data. Repeat. Incoming data."]);
});

test("announcements can be repeated", () => {
  sayAgain("T+2. Threat. Red zone.");
  expect(heard).toEqual(["Repeat. Time T plus 2. Threat. Zone red."]);
});
