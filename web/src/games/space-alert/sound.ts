/* Which sound an event makes at the table; the computer's calls go with its voice. */
import type { Cue } from "../../lib/sound";
import type { GameEvent as Happened } from "./view";

const SOUNDS: Readonly<Partial<Record<Happened["type"], Cue>>> = {
  planned: "place",
  took_back: "tick",
  turned_over: "tick",
  android_fed: "place",
  android_cleared: "tick",
  picked_up: "explore",
  card_given: "gain",
  came_too_late: "refuse",
  said_ready: "tick",
  agreed: "follow",
};

export const sound = (event: Happened): Cue | null => SOUNDS[event.type] ?? null;
