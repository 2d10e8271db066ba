import { galaxyTrucker } from "./keyart/galaxy-trucker";
import { spaceAlert } from "./keyart/space-alert";
import { starshipCaptains } from "./keyart/starship-captains";
import { NIBIRU, tinyEpicGalaxies } from "./keyart/tiny-epic-galaxies";
import { svg } from "./svg";
import { planetGroup } from "./tiny-epic-galaxies/planets";

const PICTURES: Readonly<Record<string, (prefix: string) => string>> = {
  "space-alert": spaceAlert,
  "galaxy-trucker": galaxyTrucker,
  "starship-captains": starshipCaptains,
  "tiny-epic-galaxies": tinyEpicGalaxies,
};
export const KEY_ART: readonly string[] = Object.keys(PICTURES);

/** The lobby's picture of a game, by slug; empty for a game without one. */
export const keyArt = (slug: string, prefix: string): string => PICTURES[slug]?.(prefix) ?? "";

interface Sign {
  readonly ground: string;
  readonly draw: (prefix: string) => string;
}
const SIGNS: Readonly<Record<string, Sign>> = {
  "space-alert": {
    ground: "#3b0f10",
    draw: () =>
      '<path d="M11 30V22a11 11 0 0 1 22 0v8zM8 33h28M22 7V4M34 12l2-2M10 12 8 10" stroke="#ff7a45" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="22" cy="23" r="4" fill="#ff7a45"/>',
  },
  "galaxy-trucker": {
    ground: "#12304a",
    draw: () =>
      '<path d="M17 8h10v9h9v10h-9v9H17v-9H8V17h9z" fill="none" stroke="#d98e4a" stroke-width="2.2" stroke-linejoin="round"/><circle cx="22" cy="22" r="3.5" fill="#d98e4a"/>',
  },
  "starship-captains": {
    ground: "#2a3446",
    draw: () =>
      '<path d="M22 7 34 35 22 28 10 35z" fill="none" stroke="#f2b134" stroke-width="2.2" stroke-linejoin="round"/><circle cx="22" cy="23" r="3" fill="#e4572e"/>',
  },
  "tiny-epic-galaxies": {
    ground: "#231a52",
    draw: (prefix) => `<g transform="translate(22 22)">${planetGroup(NIBIRU, prefix, 10.5)}</g>`,
  },
};
const DIE: Sign = {
  ground: "#1c2942",
  draw: () =>
    '<rect x="11" y="11" width="22" height="22" rx="5" fill="none" stroke="#a9b6cc" stroke-width="2.2"/><g fill="#a9b6cc"><circle cx="17" cy="17" r="2"/><circle cx="27" cy="27" r="2"/><circle cx="27" cy="17" r="2"/><circle cx="17" cy="27" r="2"/></g>',
};

/** A game's small square icon for lists; a game without one shows a die. */
export function gameSign(slug: string, prefix: string): string {
  const sign = SIGNS[slug] ?? DIE;
  const body = `<rect width="44" height="44" rx="9" fill="${sign.ground}"/>${sign.draw(prefix)}`;
  return svg("0 0 44 44", body, 'overflow="hidden"');
}
