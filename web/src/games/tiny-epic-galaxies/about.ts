/* The few sentences a card sheet needs besides the catalog's, and which rule stands behind which component. */
import type { RuleId } from "../../generated/tiny-epic-galaxies";

const FACES: Readonly<Record<string, string>> = {
  move: "Move one of your ships to another planet's surface, into another planet's orbit, home, or out into Unexplored space. A ship that lands may do the planet's action.",
  energy: "Gain 1 energy for each of your ships on or around an energy planet, and 1 for each of your ships at home.",
  culture:
    "Gain 1 culture for each of your ships on or around a culture planet, and for each of your ships in Unexplored space.",
  economy: "Advance one of your ships by one space on an orbit or a danger track that shows the economy symbol.",
  diplomacy: "Advance one of your ships by one space on an orbit or a danger track that shows the diplomacy symbol.",
  colony: "Upgrade your empire by one level, or do the action of one planet you have colonized.",
};
export const aboutFace = (face: string): string => FACES[face] ?? "";

export const BADGE_RULE =
  "At the end, each symbol is compared on its own. The most scores 3, the second most 1. Tied for the most: 2 each, and no second place. With two players only the most scores.";

const RULES_BY_KIND: Readonly<Record<string, RuleId>> = {
  planet: "A15",
  pilot: "B3",
  card: "B5",
  mission: "A16",
  rogue: "A14",
  badge: "B7",
  kind: "B3",
  home: "A8",
  explore: "B5",
};
const RULES_BY_FACE: Readonly<Record<string, RuleId>> = {
  move: "A8",
  energy: "A9",
  culture: "A9",
  economy: "A10",
  diplomacy: "A10",
  colony: "A11",
};

/** The section of the rules that explains a component. */
export const ruleOf = (kind: string, id: string): RuleId | undefined =>
  kind === "face" ? (RULES_BY_FACE[id] ?? "A2") : RULES_BY_KIND[kind];

const PLACES: Readonly<Record<string, string>> = {
  home: "Ships at home bring 1 energy each with an energy die.",
  explore: "A ship that moves here explores. Ships here bring 1 culture each with a culture die.",
};
export const aboutPlace = (kind: string): string => PLACES[kind] ?? "";

export const originWords = (origin: string): string =>
  origin === "designed" ? "This card is our own design; the printed one is not known to us." : "";
