/* Which things need no chip beside the question, because they are in sight and can be pointed at themselves. */
import type { Action } from "./view";

const ON_A_DESK = ["figure", "room", "place", "route", "tech", "slot", "queue", "space", "track"] as const;
const MANY = 12;

const offers = (legal: readonly Action[], type: string): boolean => legal.some((action) => action.type === type);

/** A turn: crew and rooms lie under the thumb. */
export const isTurn = (legal: readonly Action[]): boolean => offers(legal, "pass");
/** A tech is taken: the market lies there, and then the slots. */
export const isTaking = (legal: readonly Action[]): boolean => offers(legal, "install");

export function inSight(legal: readonly Action[], wide: boolean, inHand: boolean): readonly string[] {
  if (wide) return ON_A_DESK;
  return [
    ...(isTurn(legal) ? ["figure", "room"] : []),
    ...(isTaking(legal) ? ["tech"] : []),
    // Slots come after the tech that goes into one.
    ...(isTaking(legal) && !inHand ? ["slot"] : []),
    // So many places are better found on the map.
    ...(legal.length > MANY ? ["place"] : []),
  ];
}
