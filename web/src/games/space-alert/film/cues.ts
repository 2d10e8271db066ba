/* The sound of each frame of the film. */
import type { Cue, HouseCue } from "../../../lib/score";
import type { Own } from "../sound";
import type { FilmEvent } from "../types";

const CUES: Readonly<Partial<Record<FilmEvent["type"], Own | HouseCue>>> = {
  threat_appeared: "alarm",
  called_in: "alarm",
  weapon_hit: "place",
  threat_destroyed: "clear",
  attacked: "danger",
  tile_drawn: "danger",
  knocked_out: "intruder",
  no_effect: "refuse",
  delayed: "refuse",
  ship_lost: "lose",
  jumped_home: "win",
};

export const cueOf = (event: FilmEvent): Cue | null => CUES[event.type] ?? null;
