/* Which sound an event makes. Events of one update come in cause order; the shell plays the first few. */
import type { Cue } from "../../lib/sound";
import type { GameEvent as Happened } from "./view";

const SOUNDS: Readonly<Partial<Record<Happened["type"], Cue>>> = {
  rolled: "roll",
  rerolled: "roll",
  rogue_rolled: "roll",
  converted: "tick",
  die_set: "tick",
  activated: "tick",
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
  colonized: "colonize",
  upgraded: "upgrade",
  hired: "upgrade",
  rogue_leveled: "danger",
  rogue_colony: "danger",
  followed: "follow",
  card_drawn: "explore",
  card_taken: "gain",
  end_triggered: "warn",
};

export const sound = (event: Happened): Cue | null => SOUNDS[event.type] ?? null;
