/* The colors of Starship Captains: three uniforms, three routes, three factions. Every color comes with a shape. */
import type { Public, RoomFacts, RouteFacts, TechFacts } from "../../generated/starship-captains";
import type { Hex } from "../colour";

export type Uniform = Exclude<RoomFacts["colour"], "none">;
export interface Tone {
  readonly mid: Hex;
  readonly pale: Hex;
  readonly deep: Hex;
}

export const UNIFORMS: Readonly<Record<Uniform, Tone>> = {
  red: { mid: "#e4572e", pale: "#f4855f", deep: "#9c3418" },
  blue: { mid: "#3d7dd8", pale: "#75a9ee", deep: "#244f90" },
  yellow: { mid: "#f2b134", pale: "#ffd27a", deep: "#a8741a" },
  gray: { mid: "#8893a5", pale: "#b4bdcb", deep: "#566073" },
  gold: { mid: "#d9b566", pale: "#f7e2a8", deep: "#8c6f2f" },
};

export const uniform = (colour: RoomFacts["colour"]): Uniform => (colour === "none" ? "gray" : colour);

const TECH_INK: Partial<Record<TechFacts["kind"], Hex>> = { ability: "#9fb0c8", scores: "#b79cf0" };
/** The color of a tech: that of whom it takes, unless it needs nobody. */
export const techInk = ({ kind, colour }: Pick<TechFacts, "kind" | "colour">): string =>
  TECH_INK[kind] ?? `var(--sc-${colour})`;

/** A duty's mark around the origin, about 8 across: helm, science, weapons, cadet, android. */
export const MARKS: Readonly<Record<Uniform, string>> = {
  red: '<path d="M-3.6 3.2 0-4 3.6 3.2 0 1.2z"/>',
  blue: '<circle r="1.5"/><ellipse rx="4.2" ry="1.9" fill="none" stroke="currentColor" stroke-width="1.1" transform="rotate(-35)"/>',
  yellow: '<path d="M0-4 4 0 0 4-4 0z"/>',
  gray: '<path d="M-3-1.2h6v2.4h-6z"/>',
  gold: '<path d="M-2-3.5h4l2 3.5-2 3.500h-4l-2-3.500z"/>',
};

interface RouteInk {
  readonly colour: Hex;
  readonly width: number;
  /** A stroke-dasharray; empty for a solid line. */
  readonly dash: string;
}
type Route = RouteFacts["colour"];
export const ROUTES: Readonly<Record<Route, RouteInk>> = {
  green: { colour: "#5fc486", width: 3.6, dash: "" },
  purple: { colour: "#ab86ec", width: 3.6, dash: "13 7" },
  yellow: { colour: "#e9c653", width: 4.6, dash: "1 8" },
};

export const isRoute = (name: string): name is Route => name in ROUTES;

export type Faction = keyof Public["tracks"];
export const FACTION_INK: Readonly<Record<Faction, Hex>> = { coop: "#62cdbb", tincan: "#d0a67c", nian: "#e07bbd" };
export const isFaction = (name: string): name is Faction => name in FACTION_INK;
