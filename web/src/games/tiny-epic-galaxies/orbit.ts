/* The geometry of a planet card: a disc, and around it an arc of spaces from the start to the symbol. */
import type { PlanetFacts } from "./catalog";

/** The picture's box around the planet's center: taller above than below, where the orbit is open. */
export const BOX = { width: 160, height: 136, above: 73 } as const;
export const RADIUS = 62;
const START = Math.PI * 0.75;
const SPAN = Math.PI * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const DISCS: Readonly<Record<number, number>> = { 1: 32, 2: 35, 3: 38, 5: 41, 7: 43 };

/** Planets worth more are larger; a ringed planet is smaller, so that its rings stay inside the orbit. */
export const discRadius = (planet: PlanetFacts, ringed: boolean): number =>
  (DISCS[planet.vp] ?? 38) * (ringed ? 0.76 : 1);

/** Space 0 is the start, `spaces + 1` the symbol; anything beyond has arrived. */
export function spaceAt(planet: PlanetFacts, space: number): Point {
  const last = planet.spaces + 1;
  const angle = START + (SPAN * Math.min(Math.max(space, 0), last)) / last;
  return { x: Math.cos(angle) * RADIUS, y: Math.sin(angle) * RADIUS };
}

export function arc(planet: PlanetFacts, from: number, to: number): string {
  const a = spaceAt(planet, from);
  const b = spaceAt(planet, to);
  const large = (SPAN * (to - from)) / (planet.spaces + 1) > Math.PI ? 1 : 0;
  const at = (p: Point): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  return `M${at(a)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${at(b)}`;
}

/** Offsets of 1 to 5 ships that share a space: [along the orbit, away from the planet]. */
const TOGETHER: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-10, 4],
    [10, 4],
  ],
  [
    [-11, 8],
    [11, 8],
    [0, -10],
  ],
  [
    [-11, 9],
    [11, 9],
    [-11, -11],
    [11, -11],
  ],
  [
    [-14, 10],
    [14, 10],
    [-14, -10],
    [14, -10],
    [0, 0],
  ],
];

/** Where the nth of several ships on one space sits. */
export function onOrbit(planet: PlanetFacts, space: number, nth: number, count: number): Point {
  const { x, y } = spaceAt(planet, space);
  const [along, away] = TOGETHER[Math.min(count, TOGETHER.length) - 1]?.[nth] ?? [0, 0];
  const [cos, sin] = [x / RADIUS, y / RADIUS];
  return { x: x + cos * away - sin * along, y: y + sin * away + cos * along };
}

/** Landed ships stand on the disc: one in the middle, several in a ring. */
export function onSurface(nth: number, count: number): Point {
  if (count <= 1) return { x: 0, y: 2 };
  if (count <= 3) return { x: (nth - (count - 1) / 2) * 24, y: 2 };
  const row = nth < Math.ceil(count / 2) ? 0 : 1;
  const inRow = row === 0 ? Math.ceil(count / 2) : Math.floor(count / 2);
  const column = row === 0 ? nth : nth - Math.ceil(count / 2);
  return { x: (column - (inRow - 1) / 2) * 23, y: row === 0 ? -11 : 13 };
}

/** In percent of the box, for pieces placed over the picture. */
export const percent = (point: Point): { left: string; top: string } => ({
  left: `${(50 + (point.x / BOX.width) * 100).toFixed(2)}%`,
  top: `${(((point.y + BOX.above) / BOX.height) * 100).toFixed(2)}%`,
});
