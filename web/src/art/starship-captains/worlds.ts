/* Planets and stations of the galaxy map, drawn around the origin. */
import type { Hex } from "../colour";
import { type Rng, rng } from "../random";
import { n, radial } from "../svg";

interface Ground {
  readonly mid: Hex;
  readonly deep: Hex;
  readonly pale: Hex;
}
const GROUNDS: readonly Ground[] = [
  { mid: "#d98e5a", deep: "#b3653a", pale: "#f0bd8b" },
  { mid: "#5aa7a0", deep: "#3a7d82", pale: "#9fe0cf" },
  { mid: "#8a7bd0", deep: "#6253a8", pale: "#c1b6f2" },
  { mid: "#c9b27c", deep: "#9a8350", pale: "#eadbb0" },
  { mid: "#6f9bd8", deep: "#4872b0", pale: "#b5d2f5" },
  { mid: "#b86a86", deep: "#8d4562", pale: "#e8a9bf" },
  { mid: "#7da35c", deep: "#557a3c", pale: "#bcd99a" },
  { mid: "#9aa5b5", deep: "#6d7888", pale: "#d3dbe6" },
];
/** Planets that are neighbors on the map look different. */
const KNOWN: Readonly<Record<string, number>> = {
  arvo: 0,
  brindle: 7,
  cygna: 1,
  dromo: 4,
  eskar: 6,
  feldspar: 3,
  glimmer: 2,
  "huxleys-rest": 5,
  jurn: 0,
  kestra: 5,
  lumen: 4,
  mirax: 1,
  novara: 3,
  ostrel: 6,
  pellucid: 7,
};
const RINGED = new Set(["cygna", "dromo", "pellucid"]);

const groundOf = (id: string): Ground => {
  const known = KNOWN[id] ?? Math.floor(rng(`ground ${id}`)() * GROUNDS.length);
  return GROUNDS[known] ?? { mid: "#9aa5b5", deep: "#6d7888", pale: "#d3dbe6" };
};

export function worldGroup(id: string, prefix: string, radius: number): string {
  const r = rng(`world ${id}`);
  const tone = groundOf(id);
  const cut = `${prefix}-disc`;
  const night = `${prefix}-night`;
  const tilt = n(-20 + r() * 40);
  const kind = Math.floor(r() * 3);
  const ringed = RINGED.has(id);
  const ring = (far: boolean): string =>
    ringed
      ? `<path d="M${n(-radius * 1.75)} 0A${n(radius * 1.75)} ${n(radius * 0.45)} 0 0 ${far ? 1 : 0} ${n(radius * 1.75)} 0" fill="none" stroke="${tone.pale}" stroke-width="${n(radius * 0.13)}" opacity="${far ? 0.5 : 0.9}" transform="rotate(${tilt})"/>`
      : "";
  return `<defs><clipPath id="${cut}"><circle r="${radius}"/></clipPath>${radial(
    night,
    [
      [0.35, "#000000", 0],
      [0.8, "#03060d", 0.72],
      [1, "#03060d", 0.9],
    ],
    'cx=".3" cy=".28" r=".85"',
  )}</defs><circle r="${radius + 3}" fill="${tone.pale}" opacity=".16"/>${ring(true)}<g clip-path="url(#${cut})"><circle r="${radius}" fill="${tone.mid}"/>${SURFACES[kind]?.(r, tone, radius) ?? ""}<circle r="${radius}" fill="url(#${night})"/></g><circle r="${radius - 0.5}" fill="none" stroke="${tone.pale}" stroke-opacity=".55"/>${ring(false)}`;
}

type Surface = (r: Rng, tone: Ground, radius: number) => string;
const SURFACES: readonly Surface[] = [
  (r, tone, radius) =>
    many(5, (i) => {
      const y = -radius + r() * 2 * radius;
      return `<path d="M${n(-radius - 4)} ${n(y)}q${n(radius)} ${n(radius * 0.25)} ${n(2 * radius + 8)} 0" stroke="${i % 2 ? tone.deep : tone.pale}" stroke-width="${n(radius * (0.1 + r() * 0.18))}" fill="none" opacity=".6"/>`;
    }),
  (r, tone, radius) =>
    many(
      7,
      () =>
        `<circle cx="${n((r() - 0.5) * 1.7 * radius)}" cy="${n((r() - 0.5) * 1.7 * radius)}" r="${n(radius * (0.09 + r() * 0.17))}" fill="${tone.deep}" opacity=".65"/>`,
    ),
  (r, tone, radius) =>
    many(
      4,
      (i) =>
        `<ellipse cx="${n((r() - 0.5) * 1.5 * radius)}" cy="${n((r() - 0.5) * 1.5 * radius)}" rx="${n(radius * (0.25 + r() * 0.35))}" ry="${n(radius * (0.14 + r() * 0.18))}" fill="${i % 2 ? tone.deep : tone.pale}" opacity=".6" transform="rotate(${n(r() * 60 - 30)})"/>`,
    ),
];

const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A station: a spindle in a ring, in its owner's color. */
export const stationGroup = (radius: number, colour: Hex): string =>
  `<ellipse rx="${n(radius * 1.25)}" ry="${n(radius * 0.42)}" fill="none" stroke="#d5deea" stroke-width="4"/><ellipse rx="${n(radius * 1.25)}" ry="${n(radius * 0.42)}" fill="none" stroke="${colour}" stroke-width="1.6"/><path d="M${n(-radius * 0.28)} ${n(-radius)}H${n(radius * 0.28)}L${n(radius * 0.42)} ${n(radius * 0.1)} ${n(radius * 0.2)} ${n(radius * 1.05)}H${n(-radius * 0.2)}L${n(-radius * 0.42)} ${n(radius * 0.1)}z" fill="#56657d" stroke="#d5deea" stroke-width="1.4" stroke-linejoin="round"/><circle cy="${n(-radius * 0.35)}" r="${n(radius * 0.16)}" fill="${colour}"/><path d="M0 ${n(-radius)}V${n(-radius * 1.35)}" stroke="#d5deea" stroke-width="1.5"/>`;
