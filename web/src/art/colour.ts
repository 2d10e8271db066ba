/** A color as #rrggbb. */
export type Hex = string;

function channels(colour: Hex): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** From `a` (t = 0) to `b` (t = 1). */
export function mix(a: Hex, b: Hex, t: number): Hex {
  const x = channels(a);
  const y = channels(b);
  const between = x.map((v, i) => Math.round(v + ((y[i] ?? v) - v) * t));
  return `#${between.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

export const dark = (colour: Hex, t: number): Hex => mix(colour, "#04060d", t);
export const light = (colour: Hex, t: number): Hex => mix(colour, "#ffffff", t);

/** The same two functions for colors that the theme sets, such as var(--seat-0). */
export const darkVar = (colour: string, t: number): string => `color-mix(in srgb, ${colour}, #04060d ${t * 100}%)`;
export const lightVar = (colour: string, t: number): string => `color-mix(in srgb, ${colour}, #ffffff ${t * 100}%)`;

/** WCAG contrast between two colors: 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const luminance = (colour: Hex): number => {
    const [r, g, b] = channels(colour).map((v) => {
      const s = v / 255;
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
