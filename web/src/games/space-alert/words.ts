/* A space of an action board in words. */
import { halves } from "../../art/space-alert/cards";
import { halfName } from "../../art/space-alert/symbols";
import type { SpaceView } from "./view";

const SPECIALS: Readonly<Record<string, string>> = {
  basic: "the basic special action",
  advanced: "the advanced special action",
  both: "both special actions",
};

/** What lies on top: "Fire", or, face down, that it is an action or a movement. */
export function onTop(space: SpaceView): string {
  const special = !space.special ? "" : space.special === "down" ? "a special card" : SPECIALS[space.special];
  if (!space.half) return special ?? "";
  const { action, movement } = halves(space.card ?? "");
  const card = !space.card
    ? `a card with its ${space.half} half on top`
    : halfName(space.half === "movement" ? movement : action);
  return special ? `${card}, and ${special}` : card;
}

export const spaceLabel = (turn: number, space: SpaceView | undefined, free: boolean): string =>
  space ? `Turn ${turn}: ${onTop(space)}` : `Turn ${turn}, ${free ? "free" : "empty"}`;
