import type * as game from "../../generated/tiny-epic-galaxies";
import { dark, type Hex, light } from "../colour";
import { rng } from "../random";
import { linear, n, radial, svg } from "../svg";
import { PILOT_LOOKS, type PilotLook } from "./pilot/looks";
import { bust } from "./pilot/species";
import { HULL_COLOURS } from "./ships";

/** What a picture needs to know about a pilot card: the uniform shows the two ships the pilot is trained for. */
export type PilotFacts = Pick<game.PilotFacts, "id" | "trained">;

export const PILOT_IDS: readonly string[] = Object.keys(PILOT_LOOKS);

/** A bust in its card frame; the picture is cropped to `width` x `height`. */
export function pilot(facts: PilotFacts, prefix: string, width = 80, height = 90): string {
  const tallness = height / width;
  const w = tallness < 1 ? 106 / tallness : 100;
  const h = w * tallness;
  const top = tallness < 1 ? -48 : 62 - h;
  return svg(
    `${n(-w / 2)} ${n(top)} ${n(w)} ${n(h)}`,
    pilotGroup(facts, prefix),
    'preserveAspectRatio="xMidYMid slice" overflow="hidden"',
  );
}

/** Around the origin: 200 x 132 with its backdrop, the head in the middle. */
function pilotGroup(facts: PilotFacts, prefix: string): string {
  const coat = HULL_COLOURS[facts.trained[0]];
  const lining = HULL_COLOURS[facts.trained[1]];
  return backdrop(facts.id, prefix, coat, lining) + bust(pilotLook(facts.id), { coat, lining });
}

function pilotLook(id: string): PilotLook {
  const known = PILOT_LOOKS[id];
  if (known) return known;
  // An unknown pilot borrows someone's face; the uniform still shows the ships.
  return rng(`pilot ${id}`).pick(Object.values(PILOT_LOOKS));
}

function backdrop(id: string, prefix: string, coat: Hex, lining: Hex): string {
  const r = rng(`${id} sky`);
  let sky = "";
  for (let i = 0; i < 20; i++)
    sky += `<circle cx="${n(-70 + r() * 140)}" cy="${n(-58 + r() * 70)}" r="${n(0.5 + r() * 0.8)}" fill="#fff" opacity="${n(0.3 + r() * 0.6)}"/>`;
  const wall = `${prefix}-wall`;
  const halo = `${prefix}-halo`;
  return `<defs>${linear(
    wall,
    [
      [0, dark(coat, 0.42)],
      [1, dark(lining, 0.74)],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )}${radial(
    halo,
    [
      [0, light(lining, 0.3), 0.55],
      [1, lining, 0],
    ],
    'cx=".5" cy=".42" r=".5"',
  )}</defs><rect x="-100" y="-70" width="200" height="140" fill="url(#${wall})"/><circle cy="-6" r="52" fill="url(#${halo})"/><circle cy="-8" r="36" fill="none" stroke="#fff" stroke-opacity=".12"/>${sky}`;
}
