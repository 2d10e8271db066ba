/* Phrases for people without voice chat. `points`: said about a threat or a station. */
import type { IconName } from "../../art/icons";
import type { Props } from "./desk.svelte";
import { signalKey } from "./sketch";

interface Phrase {
  readonly text: string;
  readonly icon: IconName;
  readonly points: boolean;
}
export const PHRASES: readonly Phrase[] = [
  { text: "Yes", icon: "check", points: false },
  { text: "No", icon: "x", points: false },
  { text: "Wait", icon: "hand", points: false },
  { text: "Help!", icon: "warn", points: false },
  { text: "Who?", icon: "help", points: false },
  { text: "I'll take this one", icon: "flag", points: true },
  { text: "I'll fire here", icon: "laser", points: true },
  { text: "I need energy here", icon: "bolt", points: true },
  { text: "Shields here", icon: "shield", points: true },
  { text: "Battlebots here", icon: "battlebots", points: true },
];
/** The reply to a signal that asks for someone. */
const REPLIES: Readonly<Record<string, string>> = { "Help!": "On my way", "Who?": "I'll do it" };
export const replyTo = (text: string): string => REPLIES[text] ?? "";

/** Gives a signal: everyone sees it for a moment, and it stays in the table talk. */
export function signal(p: Props, text: string, at = "", about = ""): void {
  void p.sketch(signalKey(`s${p.seat}`), { text, at, n: Math.random() });
  void p.say(about ? `${text}${/[!?]$/.test(text) ? "" : ":"} ${about}` : text);
}
