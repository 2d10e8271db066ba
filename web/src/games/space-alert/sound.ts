/* The sounds of events at the table. The computer's calls come with its voice, the film's sounds with its frames. */
import type { Cue, HouseCue } from "../../lib/score";
import type { GameEvent as Happened } from "./view";

/** All the sounds of this game. The computer's calls and the film use them, too. */
export const SOUNDS = [
  "place",
  "danger",
  "alarm",
  "intruder",
  "data",
  "pip",
  "static",
  "clear",
  "bell",
  "heart",
] as const satisfies readonly Cue[];
export type Own = (typeof SOUNDS)[number];

const EVENTS: Readonly<Partial<Record<Happened["type"], Own | HouseCue>>> = {
  planned: "place",
  took_back: "place",
  turned_over: "place",
  android_fed: "place",
  android_cleared: "place",
  picked_up: "data",
  card_given: "data",
  came_too_late: "refuse",
  said_ready: "place",
  agreed: "place",
};

export const sound = (event: Happened): Cue | null => EVENTS[event.type] ?? null;
