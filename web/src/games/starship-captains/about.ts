/* The few sentences a card sheet needs besides the catalog's, and which rule stands behind which component. */
import type { RuleId } from "../../generated/starship-captains";

const FIGURES: Readonly<Record<string, string>> = {
  cadet: "New on board. Works only in Repair, and matches no mission line. Train a cadet for 1 medal.",
  ensign: "Works in rooms of the same color and in Repair, and matches mission lines of that color.",
  commander:
    "Works like an ensign, then does one more thing: activates another room, completes the line again, or calls a cadet or an ensign of the same color back from the queue. Worth 1 point.",
  android:
    "Never works in a room. Matches any mission line, even gold, and then burns out. Worth 1 point if you keep it to the end.",
};
export const aboutFigure = (figure: string): string =>
  FIGURES[figure] ?? (figure.endsWith("-commander") ? FIGURES.commander : FIGURES.ensign) ?? "";

export const aboutToken = (token: string): string =>
  token === "pirate"
    ? "A pirate token in your hold is worth 1 point at the end. Some cards let you discard it for something better."
    : "Two artifacts that share a color activate a room of that color, without any crew. Any two activate Repair. Each is worth half a point at the end.";

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
  source === "designed" ? "We designed this card ourselves." : "";
