/* What the pictures of Space Alert share: the ship's places and the colours of its own light. They are drawn on dark
 * space in either theme, so these colours do not follow it. */
import { linear, radial, type Stop } from "../svg";

export const ZONES = ["red", "white", "blue"] as const;
export type Zone = (typeof ZONES)[number];
export const STATIONS = ["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"] as const;
export type Station = (typeof STATIONS)[number];

export const isStation = (name: string): name is Station => (STATIONS as readonly string[]).includes(name);
export const isZone = (name: string): name is Zone => (ZONES as readonly string[]).includes(name);
export const zoneOf = (station: Station): Zone => ZONES[STATIONS.indexOf(station) % 3] ?? "white";
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
export const MARK_INK: Readonly<Record<string, string>> = { X: "#ffb454", Y: "#ff8f5a", Z: "#ff7474" };
/** A threat card's difficulty. */
export const COLOUR_INK: Readonly<Record<string, string>> = { white: "#eef2f8", yellow: "#ffd24d", red: "#ff7474" };

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
