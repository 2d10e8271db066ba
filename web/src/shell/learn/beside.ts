/* Places a card next to its target, clear of the place where people answer. */

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The gap between target and card, and between card and page edge. */
const GAP = 14;
const EDGE = 8;

/** The cost of covering something that can be tapped, however small. */
const TAPPED = 20_000;

/** The distance between the spots that are tried if nothing next to the box is free. */
const STEP = 12;

/**
 * Below, above, right or left of the box, in this order, or else anywhere on the page, covering as little as possible
 * of the box, of what must stay free, and of what can be tapped. Hiding the place where people answer is worse than
 * hiding a corner of the target.
 */
export function beside(box: Box, card: Size, page: Size, free: readonly Box[] = [], lit: readonly Box[] = []): Spot {
  const left = box.x + box.width / 2 - card.width / 2;
  const top = box.y + box.height / 2 - card.height / 2;
  const around: Spot[] = [
    { left, top: box.y + box.height + GAP },
    { left, top: box.y - GAP - card.height },
    { left: box.x + box.width + GAP, top },
    { left: box.x - GAP - card.width, top },
  ];
  const above = free.flatMap((one) => around.map((spot) => ({ ...spot, top: one.y - GAP - card.height })));
  const rows = Array.from({ length: Math.ceil(page.height / STEP) }, (_, i) => i * STEP);
  const anywhere = [left, 0, page.width].flatMap((left) => rows.map((top) => ({ left, top })));
  const spots = [...around, ...above, ...anywhere];
  const hidden = (spot: Spot): number => free.reduce((sum, one) => sum + covered(one, spot, card), 0);
  const tapped = (spot: Spot): number => lit.filter((one) => covered(one, spot, card) > 0).length;
  const cost = (spot: Spot): number => covered(box, spot, card) + 3 * hidden(spot) + TAPPED * tapped(spot);
  return spots.map((spot) => inside(spot, card, page)).reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

const within = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));

const inside = (spot: Spot, card: Size, page: Size): Spot => ({
  left: within(spot.left, card.width, page.width),
  top: within(spot.top, card.height, page.height),
});

/** How much of the box the card would cover, in square pixels. */
export function covered(box: Box, spot: Spot, card: Size): number {
  const across = Math.min(box.x + box.width, spot.left + card.width) - Math.max(box.x, spot.left);
  const down = Math.min(box.y + box.height, spot.top + card.height) - Math.max(box.y, spot.top);
  return Math.max(0, across) * Math.max(0, down);
}
