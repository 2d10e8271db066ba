/* Small bright planets, and everyone after the same one. */

import { stars } from "../stars";
import { at, radial } from "../svg";
import { type PlanetFacts, planetGroup } from "../tiny-epic-galaxies/planets";
import { type Hull, shipGroup } from "../tiny-epic-galaxies/ships";
import { frame, HEIGHT, WIDTH } from "./frame";

export const NIBIRU: PlanetFacts = { id: "nibiru", type: "culture", vp: 7 };

const WORLDS: readonly (readonly [PlanetFacts, number, number, number])[] = [
  [NIBIRU, 128, 128, 62],
  [{ id: "gort", type: "energy", vp: 7 }, 252, 66, 32],
  [{ id: "gleam-zanier", type: "energy", vp: 5 }, 272, 176, 38],
  [{ id: "drewkaiden", type: "culture", vp: 1 }, 36, 44, 20],
  [{ id: "hoefker", type: "culture", vp: 2 }, 204, 206, 13],
  [{ id: "la-torres", type: "culture", vp: 2 }, 30, 198, 15],
];

const FLEET: readonly (readonly [Hull, number, number, number, number, number])[] = [
  ["aurora", 0, 186, 40, 62, 1.3],
  ["intrepid", 1, 42, 108, 12, 1.2],
  ["scout", 2, 184, 166, 120, 1.25],
  ["nexus", 3, 296, 104, -160, 1.1],
];

const orbit = (x: number, y: number, rx: number, ry: number, opacity: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="#8f7be8" stroke-width="1.2" opacity="${opacity}" stroke-dasharray="1 5" stroke-linecap="round"/>`;

export function tinyEpicGalaxies(prefix: string): string {
  const sky = `${prefix}-sky`;
  const worlds = WORLDS.map(([facts, x, y, size]) => at(x, y, planetGroup(facts, `${prefix}-${facts.id}`, size)));
  const fleet = FLEET.map(([hull, seat, x, y, turn, size]) =>
    at(x, y, shipGroup(hull, seat, { burning: true }), `rotate(${turn}) scale(${size})`),
  );
  return frame(
    `<defs>${radial(
      sky,
      [
        [0, "#33246e"],
        [0.5, "#17133a"],
        [1, "#080a18"],
      ],
      'cx=".42" cy=".5" r=".85"',
    )}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${sky})"/>${stars(WIDTH, HEIGHT, 120, "teg")}<path d="M-20 210C80 120 180 190 340 60" stroke="#7a5be0" stroke-width="60" opacity=".1" fill="none"/><path d="M-20 230C90 150 190 210 340 100" stroke="#4c9be8" stroke-width="24" opacity=".1" fill="none"/>${orbit(128, 128, 104, 96, 0.7)}${orbit(252, 66, 52, 48, 0.6)}${worlds.join("")}${fleet.join("")}`,
  );
}
