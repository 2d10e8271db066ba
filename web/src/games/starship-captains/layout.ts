/* Positions on the galaxy map: the round map of the rules, stretched to the available room. */
import { n } from "../../art/svg";
import type { GalaxyFacts, RouteFacts } from "./catalog";

/** The map's width in its own units; a planet is 40 across. */
export const WIDTH = 700;
const MARGIN = { top: 74, bottom: 58, side: 56 };
const HOME = "home";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Chart {
  readonly height: number;
  readonly spots: ReadonlyMap<string, Point>;
  readonly home: Point;
}

/** The map's height for a given room, within limits. */
export const heightFor = (width: number, height: number): number =>
  Math.min(620, Math.max(420, (WIDTH * height) / Math.max(1, width)));

export function chart(galaxy: GalaxyFacts, height: number): Chart {
  const ys = galaxy.locations.map((place) => place.y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const far = Math.max(...galaxy.locations.map((place) => Math.abs(place.x)));
  const stretch = {
    x: (WIDTH / 2 - MARGIN.side) / far,
    y: (height - MARGIN.top - MARGIN.bottom) / (high - low || 1),
  };
  const spots = new Map(
    galaxy.locations.map((place) => [
      place.id,
      { x: WIDTH / 2 + place.x * stretch.x, y: MARGIN.top + (high - place.y) * stretch.y },
    ]),
  );
  return { height, spots, home: spots.get(HOME) ?? { x: WIDTH / 2, y: height / 2 } };
}

interface Curve {
  readonly path: string;
  readonly middle: Point;
}

/** Routes bend away from the middle; those along the rim bend most, to pass around the planets inside. */
export function curve(route: RouteFacts, { spots, home }: Chart): Curve {
  const a = spots.get(route.a) ?? home;
  const b = spots.get(route.b) ?? home;
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const span = Math.hypot(a.x - b.x, a.y - b.y);
  const inner = route.a === HOME || route.b === HOME;
  const bow = inner ? 0 : span > 260 && Math.abs(a.y - b.y) > 90 ? 0.5 : 0.08;
  const bend = { x: mid.x + (mid.x - home.x) * bow, y: mid.y + (mid.y - home.y) * bow };
  return {
    path: `M${n(a.x)} ${n(a.y)}Q${n(bend.x)} ${n(bend.y)} ${n(b.x)} ${n(b.y)}`,
    middle: { x: 0.25 * a.x + 0.5 * bend.x + 0.25 * b.x, y: 0.25 * a.y + 0.5 * bend.y + 0.25 * b.y },
  };
}

const BERTHS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: -33, y: 8 },
  { x: 33, y: 8 },
  { x: -24, y: 27 },
  { x: 24, y: 27 },
];

/** Where ships stand at a place: a single one on it, several around it. */
const berth = (index: number, count: number): Point => (count > 1 ? BERTHS[index] : undefined) ?? { x: 0, y: 0 };

interface Flown {
  readonly seat: number;
  readonly at: string;
}
interface Moored extends Flown {
  /** Relative to the middle of the place. */
  readonly berth: Point;
  /** Your ship at its previewed place. */
  readonly pale: boolean;
}

/** Where every ship stands, yours last so that it is drawn on top. During a preview, your pale ship gets its own
 * berth at the destination, and your ship keeps the one it has. */
export function moored(now: readonly Flown[], then: readonly Flown[], me: number): Moored[] {
  const mine = (ship: Flown): boolean => ship.seat === me;
  const goes = then.find(mine);
  const ghost = goes && goes.at !== now.find(mine)?.at ? [{ ...goes, pale: true }] : [];
  const others = now.filter((ship) => !mine(ship)).map((ship) => then.find((one) => one.seat === ship.seat) ?? ship);
  const all = [...now.filter(mine), ...others].map((ship) => ({ ...ship, pale: false })).concat(ghost);
  const first = (ship: Flown): number => (mine(ship) ? 0 : 1);
  return all
    .map((ship) => {
      const there = all.filter((one) => one.at === ship.at).toSorted((a, b) => first(a) - first(b));
      return { ...ship, berth: berth(there.indexOf(ship), there.length) };
    })
    .toSorted((a, b) => first(b) - first(a));
}

interface Lettering {
  readonly name: Point & { readonly anchor: "start" | "middle" | "end" };
  /** The middle of the mission or supplies chip. */
  readonly chip: Point;
}
const BELOW: Lettering = { name: { x: 0, y: 38, anchor: "middle" }, chip: { x: 0, y: -39 } };
/** Names stand clear of the routes; chips go above unless they would cover something. */
const LETTERING: Readonly<Record<string, Partial<Lettering>>> = {
  home: { name: { x: 0, y: 44, anchor: "middle" }, chip: { x: 0, y: -47 } },
  arvo: { name: { x: -26, y: -10, anchor: "end" } },
  brindle: { name: { x: 28, y: 9, anchor: "start" }, chip: { x: 28, y: -39 } },
  cygna: { name: { x: 8, y: 40, anchor: "start" }, chip: { x: 22, y: -38 } },
  dromo: { name: { x: 32, y: 9, anchor: "start" }, chip: { x: 30, y: 40 } },
  eskar: { name: { x: 28, y: 8, anchor: "start" }, chip: { x: -52, y: 22 } },
  feldspar: { name: { x: -28, y: 9, anchor: "end" }, chip: { x: -38, y: 38 } },
  glimmer: { name: { x: -8, y: 40, anchor: "end" }, chip: { x: -22, y: -38 } },
  "huxleys-rest": { name: { x: -28, y: 9, anchor: "end" }, chip: { x: -28, y: -39 } },
  kestra: { chip: { x: -4, y: -39 } },
  mirax: { chip: { x: 4, y: -39 } },
  lumen: { name: { x: 30, y: 16, anchor: "start" }, chip: { x: 0, y: 39 } },
};
/** The larger map rotates the lower rim: two planets there, and none in the middle. */
const LARGER: Readonly<Record<string, Partial<Lettering>>> = {
  ...LETTERING,
  arvo: { name: { x: 30, y: -10, anchor: "start" } },
  cygna: { name: { x: -26, y: 16, anchor: "end" }, chip: { x: 16, y: -38 } },
  eskar: { name: { x: 28, y: 10, anchor: "start" }, chip: { x: 6, y: 39 } },
  feldspar: { name: { x: -28, y: 10, anchor: "end" }, chip: { x: 4, y: 39 } },
  glimmer: { name: { x: -28, y: 9, anchor: "end" }, chip: { x: -44, y: 36 } },
  "huxleys-rest": { name: { x: 26, y: 16, anchor: "start" }, chip: { x: -16, y: -38 } },
  brindle: { name: { x: 28, y: 8, anchor: "start" }, chip: { x: 22, y: -39 } },
  ostrel: { name: { x: -28, y: 8, anchor: "end" }, chip: { x: 4, y: -39 } },
  mirax: { name: { x: -30, y: 14, anchor: "end" }, chip: { x: 0, y: 39 } },
  kestra: {},
};

export const lettering = (id: string, large: boolean): Lettering => ({
  ...BELOW,
  ...(large ? LARGER : LETTERING)[id],
});
