/* The computer's voice: the call first, then the words. Without a voice in the browser the call and the captions stay. */
import { settings } from "../../lib/settings.svelte";
import { type Note, sound } from "../../lib/sound";
import { callOf } from "./announcements";
import type { GameEvent as Happened } from "./view";

/** What is used of the browser's own speech. */
export type Mouth = Pick<SpeechSynthesis, "speak" | "cancel" | "getVoices">;

const mouth = (): Mouth | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

/** How long a call sounds, in milliseconds. */
const callLength = (call: readonly Note[]): number => Math.max(0, ...call.map((n) => n.at + n.lasts)) * 1000;

/** A caption as it is heard: "T+7. Threat. Blue zone." is "Time T plus 7. Threat. Zone blue." */
export const aloud = (text: string): string =>
  text
    .replaceAll(/T\+(\d+)/g, "Time T plus $1")
    .replaceAll(/\b(Red|White|Blue) zone/g, (_, zone: string) => `Zone ${zone.toLowerCase()}`)
    .replaceAll(":", ",");
export const repeated = (text: string): string => `${aloud(text)} Repeat. ${aloud(text)}`;

/** What a crew must not miss is said twice, as on the original's recording. */
const TWICE: ReadonlySet<Happened["type"]> = new Set([
  "threat_announced",
  "incoming_data",
  "data_transfer",
  "phase_warning",
]);

/** Sounds the call and speaks the words after it; a countdown's ticks go on under the words. */
export function announce(event: Happened, text: string): void {
  const call = callOf(event);
  if (call) sound.play(call);
  if (settings.muted || !settings.voice || settings.volume <= 0) return;
  const words =
    event.type === "phase_countdown"
      ? `${aloud(text)} Five. Four. Three. Two. One.`
      : TWICE.has(event.type)
        ? repeated(text)
        : aloud(text);
  const wait = event.type === "phase_countdown" ? 0 : Math.min(900, call ? callLength(call) : 0);
  // Words wait for their call; those of news that came together keep its order.
  const due = Math.max(performance.now() + wait, spoken + 1);
  spoken = due;
  setTimeout(() => speak(words), due - performance.now());
}
/** When the latest words were due. */
let spoken = 0;

export function speak(words: string, from: Mouth | null = mouth()): boolean {
  if (!from || typeof SpeechSynthesisUtterance === "undefined") return false;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = "en-US";
  said.rate = 1.06;
  said.pitch = 0.85;
  said.volume = settings.volume;
  const voice = from.getVoices().find((one) => one.lang.startsWith("en") && one.localService);
  if (voice) said.voice = voice;
  from.speak(said);
  return true;
}

/** Falls silent, as when the page is left. */
export const hush = (): void => mouth()?.cancel();
