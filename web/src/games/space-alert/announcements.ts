/* What the ship's computer says: the lines of the log that are its own, with the sound and the look of each. */
import type { IconName } from "../../art/icons";
import { type Note, note } from "../../lib/sound";
import { plain } from "../../lib/words";
import type { Line } from "../../wire/types";
import type { GameEvent as Happened } from "./view";

export type Tone = "alarm" | "calm" | "silence" | "good";
export interface Announcement {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly text: string;
  /** The card that came with it. */
  readonly threat: string | null;
  readonly tone: Tone;
  readonly icon: IconName;
  readonly event: Happened;
}

const KINDS: Readonly<Partial<Record<Happened["type"], readonly [Tone, IconName]>>> = {
  threat_announced: ["alarm", "warn"],
  incoming_data: ["calm", "data"],
  data_transfer: ["good", "transfer"],
  data_transfer_ends: ["calm", "transfer"],
  silence_began: ["silence", "silence"],
  communications_restored: ["good", "sound"],
  phase_begins: ["calm", "clock"],
  phase_warning: ["alarm", "hourglass"],
  phase_countdown: ["alarm", "hourglass"],
  phase_ends: ["calm", "lock"],
  mission_ends: ["good", "flag"],
};

/** What was told about the mission at hand: in a campaign, all since its briefing. */
export const sinceBriefing = (lines: readonly Line<Happened>[]): readonly Line<Happened>[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => line.event.type === "mission_briefed"),
    ),
  );

/** The computer's lines, oldest first; a threat's card is told right after its announcement. */
export function announcements(lines: readonly Line<Happened>[], names: readonly string[]): Announcement[] {
  const said: Announcement[] = [];
  for (const { seq, event, words } of lines) {
    const kind = KINDS[event.type];
    const last = said.at(-1);
    if (kind)
      said.push({
        seq,
        at: "at" in event ? event.at : 0,
        kind: event.type,
        text: plain(words, names),
        threat: null,
        tone: kind[0],
        icon: kind[1],
        event,
      });
    else if (event.type === "threat_drawn" && last?.kind === "threat_announced")
      said[said.length - 1] = { ...last, threat: event.threat };
  }
  return said;
}

const beeps = (count: number, pitch: number, every: number, lasts: number, loud = 0.3): Note[] =>
  Array.from({ length: count }, (_, i) => note(i * every, pitch, lasts, loud, { wave: "square" }));

/** The alert language: each kind of news has its own call, told apart without a word. */
/** The calls: of each kind of news, and of the three kinds of threats. */
export const SCORES: Readonly<Record<string, readonly Note[]>> = {
  threat: [0, 0.34].flatMap((at) => [
    note(at, 440, 0.3, 0.2, { to: 660, wave: "square" }),
    note(at, 220, 0.3, 0.26, { to: 330, wave: "triangle" }),
  ]),
  serious: [0, 0.26, 0.52, 0.78].flatMap((at) => [
    note(at, 300, 0.24, 0.24, { to: 520, wave: "square" }),
    note(at, 98, 0.24, 0.4, { to: 130, wave: "triangle" }),
  ]),
  internal: [0, 0.3, 0.6].flatMap((at) => [
    note(at, 196, 0.2, 0.34, { to: 147, wave: "triangle" }),
    note(at, 392, 0.2, 0.12, { to: 294, wave: "square" }),
  ]),
  incoming_data: [880, 1175, 1568].map((pitch, i) => note(i * 0.09, pitch, 0.12, 0.22, { wave: "triangle" })),
  data_transfer: beeps(3, 1046, 0.16, 0.09, 0.16),
  data_transfer_ends: [note(0, 1046, 0.1, 0.18, { wave: "square" }), note(0.12, 784, 0.26, 0.18, { wave: "square" })],
  silence_began: [
    note(0, 3200, 0.9, 0.5, { to: 180, wave: "noise" }),
    note(0.1, 520, 0.7, 0.2, { to: 60, wave: "triangle" }),
  ],
  communications_restored: [
    note(0, 240, 0.4, 0.4, { to: 2600, wave: "noise" }),
    note(0.36, 659, 0.14, 0.26),
    note(0.48, 880, 0.3, 0.26),
  ],
  phase_begins: [note(0, 330, 0.18, 0.28, { wave: "triangle" }), note(0.16, 494, 0.4, 0.28, { wave: "triangle" })],
  phase_warning: beeps(2, 587, 0.22, 0.14, 0.2),
  phase_countdown: [0, 1, 2, 3, 4].flatMap((at) => [note(at, 880, 0.1, 0.2, { wave: "square" })]),
  phase_ends: [note(0, 440, 0.7, 0.28, { wave: "square" }), note(0, 220, 0.9, 0.32, { wave: "triangle" })],
  mission_ends: [262, 330, 392, 523].map((pitch, i) =>
    note(i * 0.16, pitch, 0.9 - i * 0.1, 0.24, { wave: "triangle" }),
  ),
};

/** The call of a piece of news; null for what the computer does not say. */
export function callOf(event: Happened): readonly Note[] | null {
  if (event.type === "threat_announced") {
    if (event.zone === "internal") return SCORES.internal ?? null;
    return SCORES[event.serious ? "serious" : "threat"] ?? null;
  }
  return KINDS[event.type] ? (SCORES[event.type] ?? null) : null;
}
