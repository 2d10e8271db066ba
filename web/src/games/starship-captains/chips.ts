/* Which targets need no chip beside the question, because they are visible and can be tapped. */
import type { Action } from "./view";

const ON_A_DESK = ["figure", "room", "place", "route", "tech", "slot", "queue", "space", "track"] as const;
const MANY = 12;

const offers = (legal: readonly Action[], type: string): boolean => legal.some((action) => action.type === type);

/** Whether this is a turn: crew and rooms are under the thumb. */
export const isTurn = (legal: readonly Action[]): boolean => offers(legal, "pass");
/** Whether a tech is being taken: first the market is shown, then the slots. */
export const isTaking = (legal: readonly Action[]): boolean => offers(legal, "install");

export function inSight(legal: readonly Action[], wide: boolean, inHand: boolean): readonly string[] {
  if (wide) return ON_A_DESK;
  return [
    ...(isTurn(legal) ? ["figure", "room"] : []),
    ...(isTaking(legal) ? ["tech"] : []),
    // Slots come after the tech that goes into one.
    ...(isTaking(legal) && !inHand ? ["slot"] : []),
    // Many places are easier to find on the map.
    ...(legal.length > MANY ? ["place"] : []),
  ];
}
