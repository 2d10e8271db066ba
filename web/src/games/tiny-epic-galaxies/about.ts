/* Which section of the rules explains which component. */
import type { RuleId } from "../../generated/tiny-epic-galaxies";

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
  level: "A3",
  tracks: "A9",
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

export const originWords = (origin: string): string =>
  origin === "designed" ? "We designed this card ourselves; we do not know the printed one." : "";
