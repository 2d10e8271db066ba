/* Which sound an event makes. Events of one update come in cause order; the shell plays the first few. */
import type { Cue } from "../../lib/sound";
import type { GameEvent as Happened } from "./view";

const SOUNDS: Readonly<Partial<Record<Happened["type"], Cue>>> = {
  trained: "tick",
  promoted: "upgrade",
  activated: "tick",
  awakened: "tick",
  worked_on: "tick",
  commanded: "follow",
  mission_taken: "explore",
  assigned: "place",
  mission_done: "colonize",
  moved: "place",
  jumped: "explore",
  damaged: "loss",
  repaired: "gain",
  fought: "danger",
  medal_gained: "gain",
  android_gained: "gain",
  cadet_gained: "gain",
  tokens_gained: "gain",
  dropped: "loss",
  installed: "upgrade",
  bonus_found: "gain",
  advanced: "place",
  trophy_taken: "colonize",
  event_happened: "warn",
  uprising: "danger",
  round_began: "warn",
  station_used: "gain",
  shadow_acted: "tick",
  shadow_completed: "danger",
};

export const sound = (event: Happened): Cue | null => SOUNDS[event.type] ?? null;
