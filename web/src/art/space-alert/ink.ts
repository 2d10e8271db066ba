/* What the pictures of Space Alert share: the ship's places and the colours of its own light. They are drawn on dark
 * space in either theme, so these colours do not follow it. */
import type { PassView, StationFacts, ThreatFacts } from "../../generated/space-alert";
import { linear, radial, type Stop } from "../svg";

export type Zone = StationFacts["zone"];
export type Station = StationFacts["id"];
export const zoneOf = (station: Station): Zone => ZONES[STATIONS.indexOf(station) % 3] ?? "white";
/** A value for each zone, from its name and its number. */
export const perZone = <T>(of: (zone: Zone, number: number) => T): Readonly<Record<Zone, T>> => ({
  red: of("red", 0),
  white: of("white", 1),
  blue: of("blue", 2),
});
export const perStation = <T>(of: (station: Station, number: number) => T): Readonly<Record<Station, T>> => ({
  upper_red: of("upper_red", 0),
  upper_white: of("upper_white", 1),
  upper_blue: of("upper_blue", 2),
  lower_red: of("lower_red", 3),
  lower_white: of("lower_white", 4),
  lower_blue: of("lower_blue", 5),
});
export const ZONES: readonly Zone[] = Object.values(perZone((zone) => zone));
export const STATIONS: readonly Station[] = Object.values(perStation((station) => station));

export const isStation = (name: string): name is Station => STATIONS.some((one) => one === name);
export const isZone = (name: string): name is Zone => ZONES.some((one) => one === name);
export const isUpper = (station: Station): boolean => STATIONS.indexOf(station) < 3;

export const ZONE_INK: Readonly<Record<Zone, string>> = { red: "#ff7474", white: "#dfe6f2", blue: "#6ba6ff" };
export const INK = {
  deep: "#0b1120",
  room: "#0c1322",
  pit: "#0a101d",
  edge: "#3a4d77",
  metal: "#8ea2c6",
  ink: "#eef2f8",
  ink2: "#a9b6cc",
  good: "#5fd38d",
  warn: "#ffb454",
  bad: "#ff7474",
  info: "#6cb6ff",
  alarm: "#ff7a45",
  gold: "#ffd98a",
  lift: "#e9d8a6",
  shield: "#7fd8ff",
} as const;
/** X, Y and Z get hotter as the threat comes nearer. */
export const MARK_INK: Readonly<Record<PassView["mark"], string>> = { X: "#ffb454", Y: "#ff8f5a", Z: "#ff7474" };
/** A threat card's difficulty. */
export type CardColour = ThreatFacts["colour"];
export const COLOUR_INK: Readonly<Record<CardColour, string>> = { white: "#eef2f8", yellow: "#ffd24d", red: "#ff7474" };

/** Gives out the ids of one picture: `prefix-1`, `prefix-2`, and so on. */
export type Ids = () => string;
export function ids(prefix: string): Ids {
  let last = 0;
  return () => `${prefix}-${(++last).toString(36)}`;
}

/** Both halves of something that has a left and a right. */
export const mirrored = (half: string): string => `<g>${half}</g><g transform="scale(-1 1)">${half}</g>`;

/** A gradient from one colour to another, top to bottom. */
export const shade = (id: string, from: string, to: string, box?: string): string =>
  linear(
    id,
    [
      [0, from],
      [1, to],
    ],
    box,
  );
export const glow = (id: string, from: Stop, to: Stop, box?: string): string => radial(id, [from, to], box);
export const fading = (id: string, from: Stop, to: Stop): string => linear(id, [from, to]);
