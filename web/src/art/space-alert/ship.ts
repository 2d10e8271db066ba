/*
 * The ship from the side: three zones, two decks, what stands where. 900 wide, 336 tall, origin at its top left.
 * Everything that changes in play is in ShipState, so that the planning ship and the film draw the same one.
 */
import type { TileFacts } from "../../generated/space-alert";
import { iconGroup } from "../icons";
import { n, svg } from "../svg";
import { botsGroup, interceptorGroup, rocketGroup } from "./figures";
import {
  fading,
  type Ids,
  INK,
  ids,
  isUpper,
  STATIONS,
  type Station,
  shade,
  ZONE_INK,
  ZONES,
  type Zone,
  zoneOf,
} from "./ink";
import { symbolGroup } from "./symbols";

export type DamageTile = TileFacts["id"];
export type Squad = "ready" | "disabled" | "gone";

export interface ShipState {
  readonly shields: Readonly<Record<Zone, number>>;
  readonly reactors: Readonly<Record<Zone, number>>;
  /** How much energy they can hold. */
  readonly shieldRoom: Readonly<Record<Zone, number>>;
  readonly reactorRoom: Readonly<Record<Zone, number>>;
  /** The strength of each station's weapon. */
  readonly strengths: Readonly<Record<Station, number>>;
  readonly capsules: number;
  readonly rockets: number;
  readonly interceptors: boolean;
  /** The squads in storage. */
  readonly squads: { readonly upper_blue: Squad; readonly lower_red: Squad };
  readonly damage: Readonly<Record<Zone, readonly string[]>>;
  /** Systems that malfunction, as `upper_red:A`. */
  readonly broken: readonly string[];
  /** Phases in which the computer was maintained. */
  readonly maintained: number;
}

export const SHIP_WIDTH = 900;
export const SHIP_HEIGHT = 336;
const LEFT: Readonly<Record<Zone, number>> = { red: 22, white: 316, blue: 610 };
const ROOM = { width: 268, height: 100, upper: 62, lower: 172 } as const;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Where a station's room is. */
export const stationBox = (station: Station): Box => ({
  x: LEFT[zoneOf(station)],
  y: isUpper(station) ? ROOM.upper : ROOM.lower,
  width: ROOM.width,
  height: ROOM.height,
});
/** Where a zone begins, and how wide it is. */
export const zoneBox = (zone: Zone): Box => ({ x: LEFT[zone], y: 0, width: ROOM.width, height: SHIP_HEIGHT });
/** Where a figure's feet are; slots count from the left. */
export function figureSpot(station: Station, slot: number): { x: number; y: number } {
  const box = stationBox(station);
  return { x: box.x + 24 + slot * 29, y: box.y + box.height - 9 };
}
/** The middle of the energy cells of a station's B system: shield above, reactor below. */
export const energySpot = (station: Station): Box => {
  const { x, y } = stationBox(station);
  return { x: x + 70, y: y + 8, width: 98, height: 30 };
};
/** Where a station's shot leaves the ship. */
export function muzzle(station: Station): { x: number; y: number } {
  switch (station) {
    case "lower_red":
      return { x: -1, y: 162 };
    case "lower_blue":
      return { x: 901, y: 162 };
    case "lower_white":
      return { x: LEFT.white + 210, y: 28 };
    default:
      return { x: LEFT[zoneOf(station)] + 56, y: station === "upper_white" ? 11 : 23 };
  }
}

const C_ICON = {
  upper_red: "interceptors",
  upper_white: "computer",
  upper_blue: "battlebots",
  lower_red: "battlebots",
  lower_white: "window",
  lower_blue: "rocket",
} as const;

export interface ShipStyle {
  /** Stations to point at. */
  lit?: readonly Station[];
  /** Without the row of damage slots. */
  bare?: boolean;
}

/** The whole ship as a group. */
export function shipGroup(state: ShipState, next: Ids, style: ShipStyle = {}): string {
  const hull = next();
  const jet = next();
  const walls: Readonly<Record<Zone, string>> = { red: next(), white: next(), blue: next() };
  return `<defs>${shade(hull, "#2b3a5c", "#111a2e")}${shade(walls.red, "#4a2530", "#131a2c")}${shade(walls.white, "#3a4660", "#131a2c")}${shade(walls.blue, "#203f73", "#131a2c")}${fading(jet, [0, "#6cb6ff", 0.75], [1, "#6cb6ff", 0])}</defs>${engines(jet)}${ZONES.map((zone) => shield(zone, state.shields[zone] / state.shieldRoom[zone])).join("")}${guns()}<path d="${HULL}" fill="url(#${hull})" stroke="#5f76a6" stroke-width="1.6"/><path d="${RIM}" fill="none" stroke="#b9c9e8" stroke-width="1.4" opacity=".7"/>${STATIONS.map((station) => room(station, walls[zoneOf(station)], style.lit?.includes(station) ?? false)).join("")}${doors()}${ZONES.map((zone) => gravolift(zone, state.damage[zone].includes("gravolift"))).join("")}${STATIONS.map((station) => consoles(station, state)).join("")}${things(state)}${style.bare ? "" : ZONES.map((zone) => damageSlots(zone, state.damage[zone])).join("")}`;
}

/** The ship as a picture of its own. */
export const spaceship = (state: ShipState, prefix: string, style: ShipStyle = {}): string =>
  svg(`-10 -12 ${SHIP_WIDTH + 20} ${SHIP_HEIGHT + 12}`, shipGroup(state, ids(prefix), style));

const HULL =
  "M6 118 26 74Q32 60 48 58L298 54 326 42H574L602 54 852 58Q868 60 874 74L894 118V214L876 264Q870 278 856 280L606 284 580 292H320L294 284 44 280Q30 278 24 264L6 214z";
const RIM = "M26 74Q32 60 48 58L298 54 326 42H574L602 54 852 58Q868 60 874 74";

const engines = (jet: string): string =>
  [66, 236, 372, 450, 528, 664, 834]
    .map((x) => `<path d="M${x - 13} 282H${x + 13}L${x + 5} 304H${x - 5}z" fill="url(#${jet})" opacity=".55"/>`)
    .join("");

function shield(zone: Zone, share: number): string {
  const x = LEFT[zone];
  const top = zone === "white" ? 4 : 14;
  const strength = Math.min(1, share);
  const arc = `M${x - 2} ${top + 34}Q${x + ROOM.width / 2} ${top - 20} ${x + ROOM.width + 2} ${top + 34}`;
  const halo = strength
    ? `<path d="${arc}" fill="none" stroke="${INK.shield}" stroke-width="11" opacity="${n(0.1 * strength + 0.04)}"/>`
    : "";
  return `<path d="${arc}" fill="none" stroke="${INK.shield}" stroke-width="${n(2 + strength * 2.5)}" opacity="${n(0.22 + strength * 0.6)}" stroke-linecap="round"/>${halo}`;
}

function guns(): string {
  const turret = (x: number, y: number, colour: string): string =>
    `<g transform="translate(${x} ${y})"><rect x="-4" y="-30" width="8" height="26" rx="2.5" fill="${INK.metal}"/><rect x="-5.5" y="-33" width="11" height="7" rx="2" fill="${colour}"/><path d="M-17 4-12-10H12L17 4z" fill="${INK.edge}" stroke="${INK.metal}" stroke-width="1.2"/></g>`;
  const flank = (x: number, side: number, colour: string): string =>
    `<g transform="translate(${x} 196) scale(${side} 1)"><path d="M-4-10 14-4V26L-4 34z" fill="${INK.edge}" stroke="${INK.metal}" stroke-width="1.1"/><rect x="6" y="-32" width="6" height="30" rx="2" fill="${INK.metal}"/><rect x="5" y="-34" width="8" height="6" rx="1.5" fill="${colour}"/></g>`;
  const dish = `<g transform="translate(${LEFT.white + 210} 42)"><path d="M-15 2-9-8H9L15 2z" fill="${INK.edge}" stroke="${INK.metal}" stroke-width="1.1"/><ellipse cy="-12" rx="17" ry="6" fill="#26365a" stroke="${INK.metal}" stroke-width="1.3"/><circle cy="-14" r="4" fill="${INK.shield}"/></g>`;
  return `${turret(LEFT.red + 56, 56, ZONE_INK.red)}${turret(LEFT.white + 56, 44, ZONE_INK.white)}${turret(LEFT.blue + 56, 56, ZONE_INK.blue)}${flank(892, 1, ZONE_INK.blue)}${flank(8, -1, ZONE_INK.red)}${dish}`;
}

function room(station: Station, wall: string, lit: boolean): string {
  const { x, y, width, height } = stationBox(station);
  const colour = ZONE_INK[zoneOf(station)];
  const halo = lit
    ? `<rect x="${x - 3}" y="${y - 3}" width="${width + 6}" height="${height + 6}" rx="10" fill="none" stroke="${INK.warn}" stroke-width="4" opacity=".2"/>`
    : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${INK.room}"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="url(#${wall})" fill-opacity=".8" stroke="${lit ? INK.warn : colour}" stroke-opacity="${lit ? 1 : 0.4}" stroke-width="${lit ? 2 : 1}"/><path d="M${x + 6} ${y + height - 8}H${x + width - 6}" stroke="${colour}" stroke-opacity=".35"/>${halo}`;
}

function doors(): string {
  let all = "";
  for (const y of [ROOM.upper, ROOM.lower])
    for (const x of [LEFT.red + ROOM.width, LEFT.white + ROOM.width])
      all += `<rect x="${x + 3}" y="${y + 44}" width="20" height="48" rx="3" fill="${INK.pit}" stroke="${INK.metal}" stroke-opacity=".6"/><path d="M${x + 13} ${y + 46}V${y + 90}" stroke="${INK.metal}" stroke-opacity=".6"/><path d="M${x + 9} ${y + 64}l-3 3.5 3 3.5" stroke="${ZONE_INK.red}" stroke-width="1.6" fill="none"/><path d="M${x + 17} ${y + 64}l3 3.5-3 3.5" stroke="${ZONE_INK.blue}" stroke-width="1.6" fill="none"/>`;
  return all;
}

function gravolift(zone: Zone, damaged: boolean): string {
  const x = LEFT[zone] + 224;
  const top = ROOM.upper + 8;
  const bottom = ROOM.lower + ROOM.height - 8;
  const colour = damaged ? INK.bad : INK.lift;
  const crack = damaged
    ? `<path d="M${x + 22} ${top + 2}l-8 26 10 8-8 24" stroke="${INK.bad}" stroke-width="2" fill="none"/>`
    : "";
  return `<rect x="${x}" y="${top}" width="36" height="${bottom - top}" rx="6" fill="${INK.pit}" stroke="${colour}" stroke-opacity="${damaged ? 1 : 0.55}"${damaged ? ' stroke-dasharray="4 3"' : ""}/><path d="M${x + 6} ${top + 6}V${bottom - 6}M${x + 30} ${top + 6}V${bottom - 6}" stroke="${INK.lift}" stroke-opacity=".25" stroke-dasharray="2 5"/><path d="M${x + 18} ${ROOM.upper + 84}l7 8h-4.5v38h4.5l-7 8-7-8h4.5v-38h-4.5z" fill="${INK.lift}" opacity="${damaged ? 0.25 : 0.75}"/>${crack}`;
}

function consoles(station: Station, state: ShipState): string {
  const box = stationBox(station);
  const [x, y] = [box.x + 8, box.y + 8];
  const zone = zoneOf(station);
  const hurt = state.damage[zone];
  const upper = isUpper(station);
  const weapon = upper ? "heavy_laser" : station === "lower_white" ? "pulse_cannon" : "light_laser";
  const icon = upper ? "laser" : station === "lower_white" ? "pulse" : "bolt";
  const broken = (letter: string): boolean => state.broken.includes(`${station}:${letter}`);
  const gun = `${iconGroup(icon, x + 35.5, y + 15, 15, { colour: INK.ink2 })}<text x="${x + 49}" y="${y + 21}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="17" fill="${hurt.includes(weapon) ? INK.bad : "#ffd24d"}">${state.strengths[station]}</text>`;
  const store = upper
    ? iconGroup("shield", x + 100, y + 15, 16, { colour: INK.shield }) +
      cells(x + 112, y + 8, state.shieldRoom[zone], state.shields[zone])
    : cells(x + 93, y + 8, state.reactorRoom[zone], state.reactors[zone]);
  return `${console_(x, y, 58, "A", gun, broken("A"))}${console_(x + 62, y, 98, "B", store, broken("B"))}${console_(x + 164, y, 46, "C", iconGroup(C_ICON[station], x + 197, y + 15, 16, { colour: INK.ink2 }), broken("C"))}`;
}

function console_(x: number, y: number, width: number, letter: "A" | "B" | "C", body: string, broken: boolean): string {
  const slash = broken
    ? `<path d="M${x + 4} ${y + 26}L${x + 28} ${y + 4}" stroke="${INK.bad}" stroke-width="2.6"/>`
    : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="30" rx="7" fill="${INK.pit}" stroke="${broken ? INK.bad : INK.edge}" stroke-width="${broken ? 1.8 : 1}"/><g transform="translate(${x + 16} ${y + 15.5}) scale(.4)">${symbolGroup({ kind: letter, heroic: false, to: null })}</g>${body}${slash}`;
}

/** Energy blocks: full, and room for more. */
function cells(x: number, y: number, capacity: number, energy: number): string {
  let all = "";
  for (let i = 0; i < Math.max(capacity, energy); i++) {
    const full = i < energy;
    const left = x + i * 13;
    all += `<rect x="${left}" y="${y}" width="10" height="14" rx="2.4" fill="${full ? INK.good : "none"}" stroke="${full ? INK.good : "#5a7d6c"}" stroke-width="1.3"${i >= capacity ? ' stroke-dasharray="2 2"' : ""}/>${full ? `<rect x="${left + 2}" y="${y + 2}" width="6" height="3" rx="1" fill="#dffbe9" opacity=".8"/>` : ""}`;
  }
  return all;
}

/** What the C systems are about, under their consoles, and the fuel. */
function things(state: ShipState): string {
  const place = (x: number, y: number, body: string, size = 1, opacity = 1): string =>
    `<g transform="translate(${n(x)} ${y}) scale(${size})"${opacity < 1 ? ` opacity="${opacity}"` : ""}>${body}</g>`;
  const under = (zone: Zone): number => LEFT[zone] + 195;
  const squad = (zone: Zone, y: number, squad: Squad): string =>
    squad === "gone" ? "" : place(under(zone) - 4, y, botsGroup(squad === "disabled"), 1.05);
  const rockets = [0, 1, 2].map((i) =>
    place(under("blue") - 20 + i * 18.5, ROOM.lower + 90, rocketGroup(), 0.96, i < state.rockets ? 1 : 0.16),
  );
  const capsules = [0, 1, 2].map((i) => {
    const full = i < state.capsules;
    return `<g transform="translate(${LEFT.white + 104 + i * 14} ${ROOM.lower + 42})"><rect width="9" height="17" rx="4.5" fill="${full ? INK.warn : "none"}" stroke="${INK.warn}" stroke-width="1.2"/>${full ? '<rect x="2.2" y="4" width="4.6" height="3" fill="#fff" opacity=".7"/>' : ""}</g>`;
  });
  const lamps = [0, 1, 2].map(
    (i) =>
      `<rect x="${6 + i * 11}" y="36" width="8" height="6" rx="1.5" fill="${i < state.maintained ? INK.good : "none"}" stroke="#b8c4da"/>`,
  );
  const screen = `<rect width="42" height="26" rx="3" fill="${INK.pit}" stroke="#8fb0e8" stroke-opacity=".7"/><path d="M6 18l7-7 6 5 8-9 9 6" stroke="${INK.good}" stroke-width="1.8" fill="none"/><path d="M15 32h12M21 26v6" stroke="#8fb0e8" stroke-width="1.6"/>${lamps.join("")}`;
  const window = `<path d="M-26-14q24-9 48 0v28q-24 9-48 0z" fill="#0a1730" stroke="#8fb0e8" stroke-opacity=".7"/><circle cx="8" cy="-4" r="6" fill="#d98e4a"/><g fill="#fff"><circle cx="-14" cy="-6" r="1.2"/><circle cx="-6" cy="8" r="1"/><circle cx="17" cy="10" r="1.1"/></g>`;
  return `${state.interceptors ? place(under("red") - 2, ROOM.upper + 88, interceptorGroup()) : ""}${place(under("white") - 22, ROOM.upper + 50, screen)}${squad("blue", ROOM.upper + 90, state.squads.upper_blue)}${squad("red", ROOM.lower + 90, state.squads.lower_red)}${place(under("white"), ROOM.lower + 68, window)}${rockets.join("")}${capsules.join("")}`;
}

/** The damage tiles of each zone, in the order in which they are shown. */
export const DAMAGE_TILES: Readonly<Record<Zone, readonly DamageTile[]>> = {
  red: ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"],
  white: ["heavy_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structural"],
  blue: ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"],
};
const TILE_ICON = {
  heavy_laser: "laser",
  light_laser: "bolt",
  pulse_cannon: "pulse",
  shield: "shield",
  reactor: "cell",
  gravolift: "lift",
  structural: "crack",
} as const;

function damageSlots(zone: Zone, hurt: readonly string[]): string {
  const name = `<text x="${LEFT[zone] + 44}" y="320.5" text-anchor="end" font-family="var(--display)" font-weight="600" font-size="13" fill="${ZONE_INK[zone]}">${zone[0]?.toUpperCase()}${zone.slice(1)}</text>`;
  return (
    name +
    DAMAGE_TILES[zone].map((tile, i) => damageTile(tile, LEFT[zone] + 70 + i * 34, 316, hurt.includes(tile))).join("")
  );
}

/** An octagon with a system's sign; cracked once the tile is drawn. */
export function damageTile(tile: DamageTile, x: number, y: number, hit: boolean, radius = 14): string {
  const r = radius;
  const k = n(r * 0.414);
  const crack = hit
    ? `<path d="M${n(r * 0.2)} ${n(-r * 0.95)}L${n(-r * 0.25)} ${n(-r * 0.2)} ${n(r * 0.3)} ${n(r * 0.1)} ${n(-r * 0.2)} ${n(r * 0.95)}" stroke="${INK.bad}" stroke-width="2" fill="none"/>`
    : "";
  return `<g transform="translate(${n(x)} ${n(y)})"><path d="M${-k} ${-r}H${k}L${r} ${-k}V${k}L${k} ${r}H${-k}L${-r} ${k}V${-k}z" fill="${hit ? "#3d1820" : "#0d1526"}" stroke="${hit ? INK.bad : "#3a4d77"}" stroke-width="${hit ? 1.8 : 1.1}"/>${iconGroup(TILE_ICON[tile], 0, 0, r * 1.24, { colour: hit ? "#ffb3a8" : "#7587ad" })}${crack}</g>`;
}
