/* What all scenes share. */
import { n } from "../../svg";

export interface Scene {
  /** A gradient from the upper left to the lower right. */
  readonly sky: readonly [string, string];
  /** Drawn into 200 by 120. */
  readonly draw: (id: string, prefix: string) => string;
}

/** The point at `radius` from a center, at an angle in degrees clockwise from the top. */
export function polar(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [n(x + radius * Math.cos(angle)), n(y + radius * Math.sin(angle))];
}

/** An arc clockwise from one angle to another. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [x0, y0] = polar(x, y, radius, from);
  const [x1, y1] = polar(x, y, radius, to);
  return `M${x0} ${y0}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x1} ${y1}`;
}

/** A skull, for enemies. */
export const skull = (x: number, y: number, size: number, bone = "#f4d7cf", dark = "#2b1724"): string =>
  `<g transform="translate(${x} ${y}) scale(${n(size / 22)})"><path d="M-11 0a11 11 0 1 1 22 0c0 5-3 6-3 10H-8c0-4-3-5-3-10Z" fill="${bone}"/><circle cx="-4.5" r="2.8" fill="${dark}"/><circle cx="4.5" r="2.8" fill="${dark}"/><path d="M-3 10V7M0 10V7M3 10V7" stroke="${dark}" stroke-width="1.4"/></g>`;
