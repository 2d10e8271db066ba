/*
 * The computer's voice: the call first, then the words, one piece of news after the other. Without a voice in the
 * browser the calls and the captions stay.
 */

import { lengthOf, type Score } from "../../lib/score";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { callOf } from "./announcements";
import type { GameEvent as Happened } from "./view";

/** The parts of the browser's own speech that are used. */
type Mouth = Pick<SpeechSynthesis, "speak" | "cancel" | "getVoices">;

const mouth = (): Mouth | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

/** How long a call sounds, in milliseconds. */
const callLength = (call: Score): number => lengthOf(call) * 1000;

/** A caption as it is spoken: "T+7. Threat. Blue zone." is "Time T plus 7. Threat. Zone blue." */
export const aloud = (text: string): string =>
  text
    .replaceAll(/T\+(\d+)/g, "Time T plus $1")
    .replaceAll(/\b(Red|White|Blue) zone/g, (_, zone: string) => `Zone ${zone.toLowerCase()}`)
    .replaceAll(":", ",");
export const repeated = (text: string): string => `${aloud(text)} Repeat. ${aloud(text)}`;

/** Important news is said twice, as on the original's recording, unless more news is waiting. */
const TWICE: ReadonlySet<Happened["type"]> = new Set([
  "threat_announced",
  "incoming_data",
  "data_transfer",
  "phase_warning",
]);
/** News that is true only now cuts everything else short. */
const AT_ONCE: ReadonlySet<Happened["type"]> = new Set([
  "data_transfer_ends",
  "silence_began",
  "phase_countdown",
  "phase_ends",
  "mission_ends",
]);

interface News {
  readonly event: Happened;
  readonly text: string;
}
let waiting: readonly News[] = [];
let speaking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sounds the call and speaks the words after it; news that comes together is told in order, each piece in its time. */
export function announce(event: Happened, text: string): void {
  if (document.hidden) return;
  if (AT_ONCE.has(event.type)) hush();
  // Once a phase begins, anything left to say about the one before is old news.
  else if (event.type === "phase_begins") waiting = [];
  waiting = [...waiting, { event, text }];
  if (!speaking) next();
}

/** Repeats it, because someone asked. */
export function sayAgain(text: string): void {
  hush();
  speak(`Repeat. ${aloud(text)}`);
}

function next(): void {
  clearTimeout(timer);
  const [news, ...rest] = waiting;
  waiting = rest;
  speaking = news !== undefined;
  if (!news) return;
  const call = callOf(news.event) ?? [];
  if (call.length) sound.play(call);
  const counting = news.event.type === "phase_countdown";
  const told = (): void => {
    const words = wordsOf(news);
    // Some voices never say that they have finished.
    timer = setTimeout(next, speaks() ? words.length * 110 + 1500 : Math.max(600, callLength(call)));
    if (speaks()) speak(words, mouth(), next);
  };
  // A countdown's ticks go on under the words; other words wait for their call.
  if (counting) told();
  else timer = setTimeout(told, Math.min(900, callLength(call)));
}

export const speaks = (): boolean => settings.voice && !settings.muted && settings.volume > 0 && mouth() !== null;

function wordsOf({ event, text }: News): string {
  if (event.type === "phase_countdown") return `${aloud(text)} Five. Four. Three. Two. One.`;
  return TWICE.has(event.type) && !waiting.length ? repeated(text) : aloud(text);
}

export function speak(words: string, from: Mouth | null = mouth(), ended?: () => void): boolean {
  if (!from || typeof SpeechSynthesisUtterance === "undefined") return false;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = "en-US";
  said.rate = 1.06;
  said.pitch = 0.85;
  said.volume = settings.volume;
  const voice = from.getVoices().find((one) => one.lang.startsWith("en") && one.localService);
  if (voice) said.voice = voice;
  if (ended) said.onend = ended;
  from.speak(said);
  return true;
}

/** Falls silent whenever the page is hidden, for as long as a board is mounted, and when it goes. */
export function attend(): () => void {
  const look = (): void => {
    if (document.hidden) hush();
  };
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    hush();
  };
}

/** Falls silent. */
export function hush(): void {
  clearTimeout(timer);
  waiting = [];
  speaking = false;
  mouth()?.cancel();
}
