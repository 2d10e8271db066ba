/* Which sound a frame of the film makes while it plays. */
import type { Cue } from "../../../lib/sound";
import type { FilmEvent } from "../types";

const CUES: Readonly<Partial<Record<FilmEvent["type"], Cue>>> = {
  threat_appeared: "warn",
  called_in: "warn",
  weapon_hit: "place",
  threat_destroyed: "gain",
  attacked: "danger",
  tile_drawn: "loss",
  knocked_out: "loss",
  no_effect: "refuse",
  delayed: "refuse",
  ship_lost: "lose",
  jumped_home: "win",
};

export const cueOf = (event: FilmEvent): Cue | null => CUES[event.type] ?? null;
