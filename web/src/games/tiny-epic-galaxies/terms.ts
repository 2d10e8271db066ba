/* How references look in the log, the prompt and the rules, and the titles of their card sheets. */
import { FACES, type Face } from "../../art/tiny-epic-galaxies/dice";
import type { RuleId } from "../../generated/tiny-epic-galaxies";
import type { Term } from "../../shell/board";
import type { Catalog } from "./catalog";
import { asFace } from "./pictures";
import BadgeTerm from "./terms/BadgeTerm.svelte";
import FaceTerm from "./terms/FaceTerm.svelte";
import FleetTerm from "./terms/FleetTerm.svelte";
import HullTerm from "./terms/HullTerm.svelte";
import { type Place, place } from "./view";
import { capital, faceName, shipName } from "./words";

export const terms: Readonly<Record<string, Term>> = {
  planet: { card: true },
  pilot: { card: true },
  card: { card: true },
  mission: { card: true },
  rogue: { card: true },
  face: { Icon: FaceTerm, alone: true, card: true },
  badge: { Icon: BadgeTerm, card: true },
  place: { card: true },
  ship: { Icon: FleetTerm },
  kind: { Icon: HullTerm, card: true },
};

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
const RULES_BY_FACE: Readonly<Record<Face, RuleId>> = {
  move: "A8",
  energy: "A9",
  culture: "A9",
  economy: "A10",
  diplomacy: "A10",
  colony: "A11",
};

/** The section of the rules that explains a component. */
export function ruleOf(kind: string, id: string): RuleId | undefined {
  if (kind !== "face") return RULES_BY_KIND[kind];
  const face = FACES.find((one) => one === id);
  return face ? RULES_BY_FACE[face] : "A2";
}

export function cardTitle(kind: string, id: string | number, catalog: Catalog): string {
  const key = String(id);
  switch (kind) {
    case "planet":
      return catalog.planets.get(key)?.name ?? key;
    case "pilot":
      return catalog.pilots.get(key)?.name ?? key;
    case "card":
      return catalog.exploration.get(key)?.name ?? key;
    case "mission":
      return catalog.missions.get(key)?.name ?? key;
    case "rogue":
      return catalog.rogues.get(key)?.name ?? key;
    case "face":
      return faceName(catalog, asFace(key));
    case "badge":
      return `${capital(catalog.terms.badge?.[key] ?? key)} badges`;
    case "kind":
      return capital(shipName(catalog, key));
    case "level":
      return "Upgrading your empire";
    case "tracks":
      return "Energy and culture";
    case "place":
      return placeTitle(place(key), catalog);
    default:
      return key;
  }
}

function placeTitle({ kind, id }: Place, catalog: Catalog): string {
  if (kind === "home") return "Home";
  return catalog.planets.get(id)?.name ?? "Unexplored Space";
}
