/*
 * How pictures are made here: a drawing function is pure and returns SVG markup; the same subject gives the same
 * picture. `prefix` starts every id inside a picture, so that two pictures on one page never share a gradient;
 * Art.svelte hands out a fresh one. Functions named `...Group` draw around the origin, for use inside another SVG; the
 * others return a whole <svg>, hidden from screen readers because its frame carries the name.
 */

/** A coordinate with one decimal: finer than a screen shows, and half the size. */
export const n = (value: number): number => Math.round(value * 10) / 10;

export function svg(viewBox: string, body: string, attributes = ""): string {
  return `<svg viewBox="${viewBox}" aria-hidden="true" focusable="false"${attributes ? ` ${attributes}` : ""}>${body}</svg>`;
}

/** A stop is [offset, color] or [offset, color, opacity]. */
export type Stop = readonly [number, string, number?];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, colour, opacity]) => {
      const clear = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${clear}/>`;
    })
    .join("");

export const radial = (id: string, list: readonly Stop[], box = ""): string =>
  `<radialGradient id="${id}"${box ? ` ${box}` : ""}>${stops(list)}</radialGradient>`;

/** Top to bottom unless `box` says otherwise. */
export const linear = (id: string, list: readonly Stop[], box = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${box}>${stops(list)}</linearGradient>`;

export const at = (x: number, y: number, body: string, more = ""): string =>
  `<g transform="translate(${n(x)} ${n(y)})${more ? ` ${more}` : ""}">${body}</g>`;

/** The corners of a regular polygon, as a `points` attribute. */
export function polygon(corners: number, radius: number, turn = 0): string {
  const points: string[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2 + turn;
    points.push(`${n(Math.cos(angle) * radius)},${n(Math.sin(angle) * radius)}`);
  }
  return points.join(" ");
}
