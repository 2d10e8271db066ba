/* Spaces of an action board, cards and scores in words. */
import { halves } from "../../art/space-alert/cards";
import { halfName } from "../../art/space-alert/symbols";
import { half } from "../../lib/words";
import type { Held, Props } from "./desk.svelte";
import type { SpaceView } from "./view";

const SPECIALS: Readonly<Record<SpaceView["special"], string>> = {
  "": "",
  down: "a special card",
  basic: "the basic special action",
  advanced: "the advanced special action",
  both: "both special actions",
};

/** The half on top: "Fire", or, face down, that it is an action or a movement. */
export function onTop(space: SpaceView): string {
  const special = SPECIALS[space.special];
  if (!space.half) return special;
  const { action, movement } = halves(space.card ?? "");
  const card = !space.card
    ? `a card with its ${space.half} half on top`
    : halfName(space.half === "movement" ? movement : action);
  return special ? `${card}, and ${special}` : card;
}

export const spaceLabel = (turn: number, space: SpaceView | undefined, free: boolean): string =>
  space ? `Turn ${turn}: ${onTop(space)}` : `Turn ${turn}, ${free ? "free" : "empty"}`;

/** A card in the hand: the half on top, the other half, and how it came. */
export function cardLabel(p: Props, one: Held): string {
  if (one.special) return `Special card: ${p.desk.side(p, one)}${p.desk.bothSides(p) ? "; can be flipped" : ""}`;
  const { action, movement } = halves(one.card);
  const [top, bottom] = p.desk.halfOf(one.key) === "action" ? [action, movement] : [movement, action];
  const from = cameFrom(p, one);
  return `${halfName(top)}; other half: ${halfName(bottom)}${from ? `; ${from}` : ""}`;
}

/** "from Ben" for a card that was handed over, "new" for one that has just come. */
export function cameFrom(p: Props, one: Held): string {
  const giver = one.from ?? null;
  if (giver === null) return one.fresh ? "new" : "";
  return `from ${p.seats.find((seat) => seat.seat === giver)?.name ?? `seat ${giver + 1}`}`;
}

/** The selected card or space, for people who plan with keys and listen. */
export function inQuestion(p: Props): string {
  const held = p.desk.inHand(p);
  if (held) return cardLabel(p, held);
  const { space } = p.desk;
  if (space === null) return "";
  return spaceLabel(
    space,
    p.desk.spaces(p).find((one) => one.turn === space),
    p.desk.free(p).includes(space),
  );
}

/** "12", "−3", or "lost": a lost ship has no score. */
export const scored = (score: number | null): string => (score === null ? "lost" : half(score));
