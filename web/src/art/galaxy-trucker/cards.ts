/*
 * The pictures of adventure cards, supercards and missions: scenes of 200 by 120 on a painted sky. A card's kind
 * decides what is drawn, its id where the rocks and stars are.
 */
import { stars } from "../stars";
import { linear, svg } from "../svg";
import { ENEMIES } from "./cards/enemies";
import { MISSIONS } from "./cards/missions";
import { PLACES } from "./cards/places";
import { ROCKS } from "./cards/rocks";
import type { Scene } from "./cards/scene";
import { SPACE } from "./cards/space";
import { TROUBLE } from "./cards/trouble";

const SCENES: Readonly<Record<string, Scene>> = { ...SPACE, ...ROCKS, ...ENEMIES, ...PLACES, ...TROUBLE, ...MISSIONS };
/** The picture of a card by its kind or title; an unknown card shows a piece of sky. */
export function cardScene(name: string, id: string, prefix: string): string {
  const scene = SCENES[name];
  const [high, low] = scene?.sky ?? ["#0d1424", "#1c2942"];
  const sky = linear(
    `${prefix}-sky`,
    [
      [0, high],
      [1, low],
    ],
    'x1="0" y1="0" x2=".6" y2="1"',
  );
  return svg(
    "0 0 200 120",
    `<defs>${sky}</defs><rect width="200" height="120" fill="url(#${prefix}-sky)"/>${stars(200, 120, 36, id)}${scene?.draw(id, prefix) ?? ""}`,
    'preserveAspectRatio="xMidYMid slice" overflow="hidden"',
  );
}
