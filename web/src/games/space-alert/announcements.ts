/* The announcements of the ship's computer: its own lines of the log, with the sound and the look of each. */
import type { IconName } from "../../art/icons";
import { again, SCORE, type Score } from "../../lib/score";
import { plain } from "../../lib/words";
import type { Line } from "../../wire/types";
import type { Own } from "./sound";
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

/** The events of the current mission: in a campaign, all since its briefing. */
export const sinceBriefing = (lines: readonly Line<Happened>[]): readonly Line<Happened>[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => line.event.type === "mission_briefed"),
    ),
  );

/** The computer's lines, oldest first; a threat's card comes right after its announcement. */
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

type Call = readonly [sound: Own, times?: number, every?: number];
/** The alert language: each kind of news has its own call, told apart by its sound and by how often it comes. */
type News = Happened["type"] | "threat" | "serious" | "internal";
const CALLS: Readonly<Partial<Record<News, Call>>> = {
  threat: ["alarm", 2, 0.34],
  serious: ["alarm", 4, 0.26],
  internal: ["intruder", 3, 0.3],
  incoming_data: ["data"],
  data_transfer: ["pip", 3, 0.16],
  data_transfer_ends: ["pip", 2, 0.4],
  silence_began: ["static"],
  communications_restored: ["clear"],
  phase_begins: ["bell"],
  phase_warning: ["bell", 2, 0.6],
  phase_countdown: ["pip", 5, 1],
  phase_ends: ["bell", 3, 0.3],
  mission_ends: ["clear", 2, 0.5],
};
/** The calls: of each kind of news, and of the three kinds of threats. */
export const SCORES: Readonly<Partial<Record<News, Score>>> = Object.fromEntries(
  Object.entries(CALLS).map(([news, [sound, times = 1, every = 0]]) => [news, again(SCORE[sound], times, every)]),
);

/** The call of a piece of news; null if the computer does not announce it. */
export function callOf(event: Happened): Score | null {
  if (event.type === "threat_announced") {
    if (event.zone === "internal") return SCORES.internal ?? null;
    return SCORES[event.serious ? "serious" : "threat"] ?? null;
  }
  return KINDS[event.type] ? (SCORES[event.type] ?? null) : null;
}
