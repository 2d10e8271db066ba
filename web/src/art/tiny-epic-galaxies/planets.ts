import type * as game from "../../generated/tiny-epic-galaxies";
import { light, mix } from "../colour";
import { type Rng, rng } from "../random";
import { at, linear, n, radial, svg } from "../svg";
import { FAMILIES, LOOKS, type Look, PALETTES, type Palette, type PlanetType } from "./planet/looks";
import { surface } from "./planet/surface";

/** What a picture needs to know about a planet card. */
export type PlanetFacts = Pick<game.PlanetFacts, "id" | "type" | "vp">;

/** A planet of 168 x 144, its disc 100 across: rings and moons reach past it. */
export const planet = (facts: PlanetFacts, prefix: string): string =>
  svg("-84 -72 168 144", planetGroup(facts, prefix, 50));

/** Cropped to the disc and its air, for lists and small spaces. */
export const planetDisc = (facts: PlanetFacts, prefix: string): string =>
  svg("-60 -60 120 120", planetGroup(facts, prefix, 50));

/** Around the origin, with a disc of this radius. `palette` replaces the type's own, for dwarf planets. */
export function planetGroup(
  facts: PlanetFacts,
  prefix: string,
  radius: number,
  look: Look = planetLook(facts),
  palette?: Palette,
): string {
  const r = rng(facts.id);
  const tone = palette ?? tones(facts.type, look);
  const ids = (part: string): string => `${prefix}-${part}`;
  const tilt = n(-28 + r() * 40);
  const ground = surface(look.family, { r, tone, dual: facts.type === "dual" });
  const night = facts.type === "energy" ? lightning(r, look) : townLights(r);
  const rings = look.ring ? ringHalves(tone, n(-24 + r() * 30)) : { behind: "", before: "" };
  const shade = "#04060d";
  return `<g transform="scale(${Math.round(radius * 20) / 1000})"><defs><clipPath id="${ids("disc")}"><circle r="50"/></clipPath>${[
    radial(
      ids("day"),
      [
        [0, light(tone.mid, 0.16)],
        [0.4, tone.mid],
        [1, tone.deep],
      ],
      'cx=".36" cy=".3" r=".85"',
    ),
    radial(
      ids("dusk"),
      [
        [0.4, shade, 0],
        [0.66, shade, 0.66],
        [0.9, shade, 0.95],
      ],
      'cx=".3" cy=".26" r=".86"',
    ),
    radial(ids("air"), [
      [0.73, tone.air, 0.5],
      [0.82, tone.air, 0.14],
      [1, tone.air, 0],
    ]),
    linear(
      ids("rim"),
      [
        [0, "#fff", 0.85],
        [0.42, tone.air, 0.35],
        [0.7, tone.air, 0],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ),
  ].join(
    "",
  )}</defs><circle r="66" cx="-4" cy="-5" fill="url(#${ids("air")})"/>${moons(look, tone)}${rings.behind}<g clip-path="url(#${ids("disc")})"><circle r="50" fill="url(#${ids("day")})"/><g transform="rotate(${tilt})">${ground}</g><circle r="51" fill="url(#${ids("dusk")})"/>${night}</g><circle r="49.3" fill="none" stroke="url(#${ids("rim")})" stroke-width="1.6"/>${rings.before}</g>`;
}

/** Every card has its own look; an unknown card gets one from its facts. */
export function planetLook(facts: PlanetFacts): Look {
  const known = LOOKS[facts.id];
  if (known) return known;
  const r = rng(`look ${facts.id}`);
  const family = r.pick(FAMILIES);
  const palette = Math.floor(r() * PALETTES[facts.type].length);
  return { family, palette, ring: facts.vp >= 7, moons: facts.vp === 5 ? 1 : 0 };
}

function tones(type: PlanetType, look: Look): Palette {
  const pool = PALETTES[type];
  const chosen = pool[look.palette % pool.length];
  if (!chosen) throw new RangeError(`There is no palette ${look.palette} for ${type} planets.`);
  return chosen;
}

/** Culture shows as town lights on the night side, energy as lightning there. */
function townLights(r: Rng): string {
  let s = "";
  for (let i = 0; i < 26; i++) {
    const angle = -0.5 + r() * 1.9;
    const reach = 30 + r() * 15;
    s += `<circle cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach)}" r="${n(0.5 + r() * 0.7)}" fill="#ffe2a0" opacity="${n(0.5 + r() * 0.5)}"/>`;
  }
  return s;
}

function lightning(r: Rng, look: Look): string {
  if (look.family === "lava") return "";
  let s = "";
  for (let i = 0; i < 5; i++) {
    const angle = -0.3 + r() * 1.6;
    const reach = 35 + r() * 8;
    s += `<path d="M${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}l2-3 .5 2.5 2-3" stroke="#fff3c4" stroke-width=".9" fill="none" opacity=".85"/>`;
  }
  return s;
}

function ringHalves(tone: Palette, turn: number): { behind: string; before: string } {
  const rings = [
    [74, 17, 3.5, tone.pale, 0.75],
    [67, 15.4, 2, tone.air, 0.6],
    [82, 18.8, 1.6, tone.mid, 0.7],
  ] as const;
  const half = (far: boolean): string => {
    const arcs = rings.map(
      ([rx, ry, width, colour, opacity]) =>
        `<path d="M${-rx} 0A${rx} ${ry} 0 0 ${far ? 1 : 0} ${rx} 0" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${n(far ? opacity * 0.55 : opacity)}"/>`,
    );
    return `<g transform="rotate(${turn})">${arcs.join("")}</g>`;
  };
  return { behind: half(true), before: half(false) };
}

function moons(look: Look, tone: Palette): string {
  const moon = (x: number, y: number, size: number, share: number): string =>
    at(
      x,
      y,
      `<circle r="7.5" fill="${mix(tone.mid, "#c8d0e0", share)}"/><circle cx="-2" cy="-1.5" r="1.6" fill="#04060d" opacity=".18"/><path d="M5.3-5.3A7.5 7.5 0 0 1-5.3 5.3 9 9 0 0 0 5.3-5.3z" fill="#04060d" opacity=".55"/>`,
      `scale(${size})`,
    );
  if (look.moons === 1) return moon(-60, -34, 1, 0.6);
  if (look.moons === 2) return moon(-60, -34, 0.9, 0.65) + moon(63, 26, 0.62, 0.3);
  return "";
}
