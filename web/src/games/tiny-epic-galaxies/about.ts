/* The few sentences a card sheet needs besides the catalog's, and which rule stands behind which component. */

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

const RULES_BY_KIND: Readonly<Record<string, string>> = {
  planet: "planets",
  pilot: "hiring",
  card: "exploring",
  mission: "missions",
  rogue: "solo",
  badge: "badges",
  kind: "hiring",
};
const RULES_BY_FACE: Readonly<Record<string, string>> = {
  move: "moving",
  energy: "acquiring",
  culture: "acquiring",
  economy: "advancing",
  diplomacy: "advancing",
  colony: "colony",
};

/** The section of the rules that explains a component. */
export const ruleOf = (kind: string, id: string): string => {
  if (kind === "face") return RULES_BY_FACE[id] ?? "dice";
  return kind === "rule" ? id : (RULES_BY_KIND[kind] ?? "");
};

export const originWords = (origin: string): string =>
  origin === "designed" ? "This card is our own design; the printed one is not known to us." : "";
