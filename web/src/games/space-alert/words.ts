/* A space of an action board in words. */
import { halves } from "../../art/space-alert/cards";
import { halfName } from "../../art/space-alert/symbols";
import type { SpaceView } from "./view";

/** What lies on top: "Fire", or, face down, that it is an action or a movement. */
export function onTop(space: SpaceView): string {
  if (!space.card) return space.half ? `a card with its ${space.half} half on top` : "a special card";
  const { action, movement } = halves(space.card);
  return halfName(space.half === "movement" ? movement : action);
}

export const spaceLabel = (turn: number, space: SpaceView | undefined, free: boolean): string =>
  space ? `Turn ${turn}: ${onTop(space)}` : `Turn ${turn}, ${free ? "free" : "empty"}`;
