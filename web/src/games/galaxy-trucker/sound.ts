/* The sounds of the yard and the flight. Everyone builds at once, so you hear only your own building. */
import { again, type Cue, type HouseCue, louder, SCORE, type Score } from "../../lib/score";
import type { GameEvent as Happened } from "./view";

/** All sounds of this game. */
export const SOUNDS = [
  "take",
  "weld",
  "tick",
  "roll",
  "card",
  "gain",
  "loss",
  "deed",
  "danger",
  "warn",
] as const satisfies readonly Cue[];
type Heard = Readonly<Partial<Record<Happened["type"], (typeof SOUNDS)[number] | HouseCue>>>;

const SHARED: Heard = {
  building_started: "turn",
  sand_ran_out: "warn",
  hourglass_turned: "card",
  builder_finished: "warn",
  building_ended: "warn",
  too_late: "refuse",
  parts_removed: "loss",
  crew_boarded: "tick",
  launched: "deed",
  card_turned: "card",
  rolled: "roll",
  missed: "tick",
  bounced: "weld",
  shield_held: "gain",
  meteor_shot: "weld",
  destroyed: "danger",
  fell_off: "loss",
  parts_given_up: "loss",
  crew_lost: "loss",
  good_lost: "loss",
  token_lost: "loss",
  powered: "tick",
  flew: "take",
  landed: "deed",
  stowed: "take",
  unloaded: "take",
  credits_gained: "gain",
  left_flight: "lose",
  flight_ended: "turn",
  client_hit: "danger",
  client_guarded: "gain",
};
const OWN: Heard = {
  tile_placed: "weld",
  tile_drawn: "take",
  tile_taken: "take",
  tile_unpacked: "take",
  tile_lifted: "take",
  tile_returned: "take",
  tile_set_aside: "take",
};

export const sound = (event: Happened): Cue | null => SHARED[event.type] ?? null;

/** The sound of a builder's own work. */
export const ownSound = (event: Happened, seat: number | null): Cue | null =>
  seat !== null && "seat" in event && event.seat === seat ? (OWN[event.type] ?? null) : null;

/** A tile in hand turns by one notch. */
export const RATCHET: Cue = "tick";

/** The ticking of the hourglass: a whisper at first, urgent at the end. */
export function tick(secondsLeft: number): Score {
  if (secondsLeft <= 3) return again(SCORE.tick, 2, 0.09);
  return secondsLeft <= 10 ? SCORE.tick : louder(SCORE.tick, 0.4);
}
