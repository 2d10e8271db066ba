/* The few sentences a card sheet needs besides the catalog's, and which rule stands behind which component. */
import type { RuleId } from "../../generated/starship-captains";

const FIGURES: Readonly<Record<string, string>> = {
  cadet: "New on board. Works only in the Repair room, and matches no line of a mission. Train a cadet for one medal.",
  ensign: "Works in the rooms of the same colour and in Repair, and matches mission lines of that colour.",
  commander:
    "Works like an ensign, then does a second task: another room of the colour, or the line again, or calls a cadet or an ensign of the colour out of the queue. Worth 1 point.",
  android:
    "Never works in a room. Matches any line of a mission, even gold, and then leaves the ship. Worth 1 point if it stays to the end.",
};
export const aboutFigure = (figure: string): string =>
  FIGURES[figure] ?? (figure.endsWith("-commander") ? FIGURES.commander : FIGURES.ensign) ?? "";

export const aboutToken = (token: string): string =>
  token === "pirate"
    ? "A pirate in your hold is worth 1 point. Some effects take it as payment."
    : "Two artifacts with a colour in common awaken a room of that colour, without any crew. Any two awaken Repair. At the end each is worth half a point.";

const RULES_BY_KIND: Readonly<Record<string, RuleId>> = {
  figure: "2.2",
  room: "2.4",
  tech: "4.2",
  mission: "3.2",
  place: "3.1",
  station: "3.4",
  track: "5.1",
  event: "5.2",
  passenger: "6.2",
  token: "4.1",
  slot: "4.2",
};

/** The section of the rules that explains a component. */
export const ruleOf = (kind: string): RuleId | undefined => RULES_BY_KIND[kind];

export const sourceWords = (source: string): string =>
  source === "designed" ? "This card is our own design; the printed one is not known to us." : "";
