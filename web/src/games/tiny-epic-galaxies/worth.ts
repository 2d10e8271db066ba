/** How much each event of other people's turns matters in a recap. */
import type { GameEvent } from "../../generated/tiny-epic-galaxies";

const WORTH: Partial<Record<GameEvent["type"], number>> = {
  colonized: 9,
  end_triggered: 9,
  hired: 7,
  rogue_hired: 7,
  upgraded: 7,
  rogue_leveled: 7,
  stole: 6,
  regressed: 6,
  card_taken: 5,
  freed: 5,
  planet_used: 4,
  rogue_colony: 4,
  planet_replaced: 4,
  followed: 3,
  moved: 2,
  advanced: 2,
  advanced_in_danger: 2,
  gained: 1,
  activated: 1,
  rogue_rolled: 1,
  // A turn with nothing else in it is still shown.
  rolled: 0.5,
  rerolled: 0.5,
};

export const worth = (event: GameEvent): number => WORTH[event.type] ?? 0;
