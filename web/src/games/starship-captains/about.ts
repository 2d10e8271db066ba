/* The few sentences a card sheet needs besides the catalog's, and which rule stands behind which component. */

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

const RULES_BY_KIND: Readonly<Record<string, string>> = {
  figure: "crew",
  room: "rooms",
  tech: "techs",
  mission: "missions",
  place: "moving",
  station: "stations",
  track: "factions",
  event: "events",
  passenger: "solo",
  token: "cargo",
  slot: "techs",
};

/** The section of the rules that explains a component. */
export const ruleOf = (kind: string, id: string): string => (kind === "rule" ? id : (RULES_BY_KIND[kind] ?? ""));

export const sourceWords = (source: string): string =>
  source === "designed" ? "This card is our own design; the printed one is not known to us." : "";
