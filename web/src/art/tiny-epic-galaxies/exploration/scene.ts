/* What all exploration pictures share: a box of 120 x 80, a sky in the card's color, a light or a warning. */
import { stars } from "../../stars";
import { linear, n, radial } from "../../svg";

export const WIDTH = 120;
export const HEIGHT = 80;

export type Kind = "discovery" | "danger";

export interface Scene {
  readonly id: string;
  readonly kind: Kind;
  readonly prefix: string;
}

/** Mint for discoveries, coral for dangers. */
export const INK: Readonly<Record<Kind, { line: string; pale: string; mid: string; deep: string }>> = {
  discovery: { line: "#8be0b4", pale: "#dcfbe9", mid: "#2f8d66", deep: "#143f33" },
  danger: { line: "#ff9a8c", pale: "#ffe1d6", mid: "#b3404a", deep: "#431621" },
};

const SKY: Readonly<Record<Kind, readonly [string, string, string]>> = {
  discovery: ["#164a4a", "#0d2733", "#081019"],
  danger: ["#58202c", "#2a1020", "#0d0812"],
};

export function sky(scene: Scene, count = 36): string {
  const [bright, middle, far] = SKY[scene.kind];
  const id = `${scene.prefix}-sky`;
  return `<defs>${radial(
    id,
    [
      [0, bright],
      [0.55, middle],
      [1, far],
    ],
    'cx=".5" cy=".45" r=".75"',
  )}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>${stars(WIDTH, HEIGHT, count, scene.id)}`;
}

/** A soft light; its name must be unique within the picture. */
export function glow(
  scene: Scene,
  name: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.7,
): string {
  const id = `${scene.prefix}-${name}`;
  return `<defs>${radial(id, [
    [0, colour, strength],
    [1, colour, 0],
  ])}</defs><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`;
}

export function shade(
  scene: Scene,
  name: string,
  from: string,
  to: string,
  box?: string,
): { defs: string; fill: string } {
  const id = `${scene.prefix}-${name}`;
  const list = [
    [0, from],
    [1, to],
  ] as const;
  return { defs: `<defs>${box ? linear(id, list, box) : linear(id, list)}</defs>`, fill: `url(#${id})` };
}

/** A ship without an owner, nose up, about 20 units tall. */
export const raider = (x: number, y: number, size: number, turn = 180): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})"><path d="M0-11-4-2-11 5-3 4 0 9 3 4 11 5 4-2z" fill="#c94a56"/><path d="M0-11-4-2-11 5-3 4 0 9z" fill="#ff9a94"/><path d="M0-5v5" stroke="#2a0a12" stroke-width="1.6"/></g>`;
