/* Which questions on the ground are asked where. */
import type { Choice } from "../../view";

const ON_THE_BENCH = new Set([
  ...["draw", "draw_payload", "take", "unpack", "place", "lift", "return", "set_aside", "look", "put_back", "finish"],
  ...["turn_hourglass", "end_turn", "remove", "keep", "board", "seat_guests", "seat_envoy"],
]);
const ON_THE_TABLE = new Set(["wish", "drop", "abstain", "agree", "refuse", "place_bet"]);

/** Asked and answered on the bench under the ship, in its own words. */
export const isBenchQuestion = (choice: Choice): boolean =>
  [...choice.options.map((option) => option.action), ...choice.picks].some((one) => ON_THE_BENCH.has(one.type));

/** Answered on the table itself: missions, what is agreed on for them, and bets. */
export const isTableQuestion = (choice: Choice): boolean =>
  choice.options.some((option) => ON_THE_TABLE.has(option.action.type));
