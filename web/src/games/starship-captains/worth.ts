/** How much each event of other captains' turns matters in a recap. */
import type { GameEvent } from "../../generated/starship-captains";

const WORTH: Partial<Record<GameEvent["type"], number>> = {
  mission_done: 9,
  shadow_completed: 8,
  fought: 7,
  shadow_fought: 7,
  installed: 7,
  shadow_took: 6,
  promoted: 6,
  trophy_taken: 6,
  advanced: 4,
  moved: 3,
  jumped: 3,
  shadow_moved: 2,
  trained: 3,
  damaged: 3,
  repaired: 2,
  activated: 2,
  event_happened: 4,
  passed: 1,
};

export const worth = (event: GameEvent): number => WORTH[event.type] ?? 0;
