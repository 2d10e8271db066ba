import { rng } from "./random";
import { n, svg } from "./svg";

const TINTS = ["#ffffff", "#cfe0ff", "#ffe8c8"] as const;

/** A field of stars, most of them faint. */
export function stars(width: number, height: number, count: number, seed: string): string {
  const r = rng(seed);
  let field = "";
  for (let i = 0; i < count; i++) {
    const size = r();
    field += `<circle cx="${n(r() * width)}" cy="${n(r() * height)}" r="${n(0.4 + size * size * 1.2)}" fill="${r.pick(TINTS)}" opacity="${n(0.15 + r() * 0.6)}"/>`;
  }
  return field;
}

/** A backdrop for a page or a board; it is cropped rather than stretched. */
export const starfield = (width: number, height: number, count: number, seed: string): string =>
  svg(`0 0 ${width} ${height}`, stars(width, height, count, seed), 'preserveAspectRatio="xMidYMid slice"');
