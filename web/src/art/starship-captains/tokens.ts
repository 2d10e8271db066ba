/* Tokens: artifacts, pirates, ships, faction signs, duty marks, number tiles. All are drawn around the origin. */
import type { ShipView } from "../../generated/starship-captains";
import { seatColour, seatGroup } from "../seats";
import { linear, svg } from "../svg";
import { FACTION_INK, type Faction, isRoute, MARKS, ROUTES, UNIFORMS, type Uniform } from "./ink";

/** One silhouette for each pair of colors. */
type Artifact = keyof ShipView["artifacts"];
const SHAPES: Readonly<Record<Artifact, readonly [left: Uniform, right: Uniform, shape: string]>> = {
  "red-blue": ["red", "blue", "M0-15C7-15 6-8 4-6 11-3 12 9 6 15H-6C-12 9-11-3-4-6-6-8-7-15 0-15z"],
  "red-yellow": ["red", "yellow", "M0-17 5-5 17 0 5 5 0 17-5 5-17 0-5-5z"],
  "blue-yellow": ["blue", "yellow", "M-9-15H9L7-7 12 12 0 17-12 12-7-7z"],
};

export const isArtifact = (name: string): name is Artifact => name in SHAPES;
export const ARTIFACTS: readonly Artifact[] = Object.keys(SHAPES).filter(isArtifact);

/** About 34 across, halved in its two colors. */
function artifactGroup(pair: string, prefix: string): string {
  const [left, right, shape] = SHAPES[isArtifact(pair) ? pair : "red-yellow"];
  const half = (colour: Uniform): string =>
    linear(`${prefix}-${colour}`, [
      [0, UNIFORMS[colour].pale],
      [0.5, UNIFORMS[colour].mid],
      [1, UNIFORMS[colour].deep],
    ]);
  const clip = `${prefix}-cut`;
  return `<defs>${half(left)}${half(right)}<clipPath id="${clip}"><path d="${shape}"/></clipPath></defs><g clip-path="url(#${clip})"><path d="M-20-20H0V20H-20z" fill="url(#${prefix}-${left})"/><path d="M0-20H20V20H0z" fill="url(#${prefix}-${right})"/><path d="M-20 3H20" stroke="#fff" stroke-opacity=".45" stroke-width="2"/></g><path d="${shape}" fill="none" stroke="#fbf3e2" stroke-width="1.7" stroke-linejoin="round"/><circle r="3" fill="#fbf3e2"/>`;
}

const RAIDER =
  '<path d="M0-17 6-3 17 8 15 13 5 9 4 13H-4L-5 9-15 13-17 8-6-3z" fill="#3a2833" stroke="#f0d9cf" stroke-width="1.6" stroke-linejoin="round"/>';
const CARRIER =
  '<path d="M-8-14H8L11-6V10L6 13H-6L-11 10V-6z" fill="#3a2833" stroke="#f0d9cf" stroke-width="1.6" stroke-linejoin="round"/><path d="M-11-4H-16V8H-11M11-4H16V8H11" fill="#523845" stroke="#f0d9cf" stroke-width="1.4" stroke-linejoin="round"/>';
const SKULL =
  '<g transform="translate(0 1)"><path d="M-4.6 0a4.6 4.6 0 1 1 9.2 0c0 2-1.4 2.5-1.4 4.400h-6.400c0-1.9-1.4-2.4-1.4-4.400z" fill="#f6e6dc"/><circle cx="-1.9" cy="0" r="1.2" fill="#3a2833"/><circle cx="1.9" cy="0" r="1.2" fill="#3a2833"/></g>';

/** A raider is sleek, a carrier broad; the color of its exhaust names a route. 34 across. */
export function pirateGroup(pirate: string): string {
  const [kind = "", exhaust = ""] = pirate.split("-");
  const glow = isRoute(exhaust) ? ROUTES[exhaust].colour : "#e8a79a";
  return `<path d="M-6 11 0 27 6 11z" fill="${glow}"/><path d="M-3 11 0 20 3 11z" fill="#fff" opacity=".75"/>${kind === "carrier" ? CARRIER : RAIDER}${SKULL}`;
}

/** A captain's ship, nose to the right, 36 long, with its seat's shape. */
export function shipGroup(seat: number, colour = seatColour(seat)): string {
  return `<path d="M-12-4-19-10H-8L-3-5M-12 4-19 10H-8L-3 5" fill="${colour}" stroke="#0b101a" stroke-width="1.4" stroke-linejoin="round"/><path d="M-16 0C-10-8 4-9 17 0 4 9-10 8-16 0z" fill="${colour}" stroke="#0b101a" stroke-width="1.6"/><circle cx="4" r="6.2" fill="#fff"/><g transform="translate(4 0)">${seat < 0 ? SHADOW_FACE : seatGroup(seat, 3.9)}</g>`;
}
const SHADOW_FACE = '<path d="M-3-2.500C-1-4 1-4 3-2.500V1L0 3.5-3 1z" fill="#1a1d26"/>';
export const SHADOW_INK = "#8b93a6";

const SIGNS: Readonly<Record<Faction, (ink: string) => string>> = {
  coop: () => '<circle cy="-4.5" r="4.6"/><circle cx="-4.4" cy="3.2" r="4.6"/><circle cx="4.4" cy="3.2" r="4.6"/>',
  tincan: (ink) => `<path d="M-5-9H5L10 0 5 9H-5L-10 0z"/><circle r="3.2" fill="${ink}"/>`,
  nian: (ink) => `<path d="M-9-6C-3-4-2 0-3 9 3 6 8 1 9-9 4-8 1-6-1-3-3-6-6-7-9-6z" fill="${ink}" fill-opacity=".35"/>`,
};

/** A faction's sign, 20 across. */
export const factionGroup = (faction: Faction, ink: string = FACTION_INK[faction]): string =>
  `<g fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round">${SIGNS[faction](ink)}</g>`;

/** Any faction: three rings in three colors. */
export const anyFactionGroup = (): string =>
  `<g fill="none" stroke-width="2.2"><circle cy="-4.5" r="3.8" stroke="${FACTION_INK.coop}"/><circle cx="-4.6" cy="3.6" r="3.8" stroke="${FACTION_INK.tincan}"/><circle cx="4.6" cy="3.6" r="3.8" stroke="${FACTION_INK.nian}"/></g>`;

/** A duty's color and mark, 13 across. */
export const dutyGroup = (colour: Uniform): string =>
  `<circle r="6.6" fill="${UNIFORMS[colour].mid}"/><g fill="${DUTY_INK[colour]}" color="${DUTY_INK[colour]}">${MARKS[colour]}</g>`;
const DUTY_INK: Readonly<Record<Uniform, string>> = {
  red: "#fff",
  blue: "#fff",
  yellow: "#2a1c02",
  gray: "#fff",
  gold: "#2a2008",
};

/** The triangle of a numbered planet; face down once it is used up. */
export const numberGroup = (value: number, faceUp: boolean): string =>
  `<path d="M0-11 11 8H-11z" fill="${faceUp ? "#e58a3a" : "#3b4458"}" stroke="${faceUp ? "#2b1605" : "#8f9bb3"}" stroke-width="1.5" stroke-linejoin="round"/><text y="5.5" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="12" fill="${faceUp ? "#241003" : "#c6d0e2"}">${value}</text>`;

export const artifact = (pair: string, prefix: string): string => svg("-20 -20 40 40", artifactGroup(pair, prefix));
export const numbered = (value: number, faceUp: boolean): string => svg("-13 -13 26 24", numberGroup(value, faceUp));
export const pirate = (name: string): string => svg("-20 -20 40 50", pirateGroup(name));
export const faction = (name: Faction): string => svg("-12 -12 24 24", factionGroup(name));
export const anyFaction = (): string => svg("-12 -12 24 24", anyFactionGroup());
export const duty = (colour: Uniform): string => svg("-7 -7 14 14", dutyGroup(colour));
export const captainShip = (seat: number): string =>
  svg("-20 -12 40 24", shipGroup(seat, seat < 0 ? SHADOW_INK : undefined));
