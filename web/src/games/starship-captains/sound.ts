/* Which sound an event makes. The events of one update are in causal order; the shell plays the first few. */
import type { Cue, HouseCue } from "../../lib/score";
import type { GameEvent as Happened } from "./view";

/** All sounds of this game. */
export const SOUNDS = [
  "tick",
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
  trained: "tick",
  promoted: "rise",
  activated: "tick",
  awakened: "tick",
  worked_on: "tick",
  commanded: "follow",
  mission_taken: "card",
  assigned: "place",
  mission_done: "deed",
  moved: "place",
  jumped: "card",
  damaged: "loss",
  repaired: "gain",
  fought: "danger",
  medal_gained: "gain",
  android_gained: "gain",
  cadet_gained: "gain",
  tokens_gained: "gain",
  dropped: "loss",
  installed: "rise",
  bonus_found: "gain",
  advanced: "place",
  trophy_taken: "deed",
  event_happened: "warn",
  uprising: "danger",
  round_began: "warn",
  station_used: "gain",
  shadow_acted: "tick",
  shadow_completed: "danger",
};

export const sound = (event: Happened): Cue | null => EVENTS[event.type] ?? null;
