/* What a flight sounds like. */
import type { Cue } from "../../../../lib/sound";
import type { GameEvent as Happened } from "../../view";

export const FLIGHT_SOUNDS: Readonly<Partial<Record<Happened["type"], Cue>>> = {
  card_turned: "explore",
  rolled: "roll",
  missed: "tick",
  bounced: "place",
  shield_held: "follow",
  meteor_shot: "place",
  destroyed: "danger",
  fell_off: "loss",
  parts_given_up: "loss",
  crew_lost: "loss",
  good_lost: "loss",
  token_lost: "loss",
  powered: "tick",
  flew: "follow",
  landed: "colonize",
  stowed: "place",
  unloaded: "place",
  credits_gained: "gain",
  left_flight: "lose",
  flight_ended: "turn",
  client_hit: "danger",
  client_guarded: "gain",
};
