/* Which sound an event makes. The events of one update are in causal order; the shell plays the first few. */
import type { Cue, HouseCue } from "../../lib/score";
import type { GameEvent as Happened } from "./view";

/** All sounds of this game. */
export const SOUNDS = [
  "roll",
  "place",
  "gain",
  "loss",
  "deed",
  "rise",
  "follow",
  "card",
  "danger",
  "warn",
] as const satisfies readonly Cue[];

const EVENTS: Readonly<Partial<Record<Happened["type"], (typeof SOUNDS)[number] | HouseCue>>> = {
  rolled: "roll",
  rerolled: "roll",
  rogue_rolled: "roll",
  converted: "place",
  die_set: "place",
  moved: "place",
  transferred: "place",
  recalled: "place",
  advanced: "place",
  advanced_in_danger: "place",
  freed: "gain",
  gained: "gain",
  stole: "gain",
  lost: "loss",
  regressed: "loss",
  sent_home: "loss",
  colonized: "deed",
  upgraded: "rise",
  hired: "rise",
  rogue_leveled: "danger",
  rogue_colony: "danger",
  followed: "follow",
  card_drawn: "card",
  card_taken: "gain",
  end_triggered: "warn",
};

export const sound = (event: Happened): Cue | null => EVENTS[event.type] ?? null;
