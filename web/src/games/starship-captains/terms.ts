/* How references look in the log, the prompt and the rules, and the titles of their card sheets. */

import { STARSHIP_CAPTAINS } from "../../art/icons/starship-captains";
import type { RuleId } from "../../generated/starship-captains";
import type { Term } from "../../shell/board";
import type { Catalog } from "./catalog";
import { figureName, roomName } from "./catalog";
import type { SymbolName } from "./effects";
import FigureTerm from "./terms/FigureTerm.svelte";
import SymbolTerm from "./terms/SymbolTerm.svelte";
import TokenTerm from "./terms/TokenTerm.svelte";
import TrackTerm from "./terms/TrackTerm.svelte";
import { capital, factionName, placeName, thingName } from "./words";

export const terms: Readonly<Record<string, Term>> = {
  figure: { Icon: FigureTerm, card: true },
  room: { card: true },
  tech: { card: true },
  mission: { card: true },
  place: { card: true },
  station: { card: true },
  token: { Icon: TokenTerm },
  pirate: { Icon: TokenTerm },
  thing: { Icon: TokenTerm },
  track: { Icon: TrackTerm, card: true },
  event: { card: true },
  passenger: { card: true },
  symbol: { Icon: SymbolTerm, alone: true },
};

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

export function cardTitle(kind: string, id: string | number, catalog: Catalog): string {
  const key = String(id);
  switch (kind) {
    case "figure":
      return capital(figureName(catalog, key));
    case "room":
      return roomName(catalog, key);
    case "tech":
      return catalog.techs.get(key)?.name ?? key;
    case "mission":
      return catalog.missions.get(key)?.name ?? key;
    case "place":
      return placeName(catalog, key);
    case "station":
      return catalog.stations.get(key)?.name ?? key;
    case "track":
      return factionName(catalog, key);
    case "event":
      return catalog.events.get(key)?.name ?? key;
    case "passenger":
      return catalog.passengers.get(key)?.name ?? key;
    case "token":
      return capital(thingName(key, catalog));
    case "seen":
      return "Missions you have looked at";
    case "symbol":
      return STARSHIP_CAPTAINS[key as SymbolName]?.label ?? key;
    case "legend":
      return "What the icons mean";
    case "slot":
      return `Tech slot ${key}`;
    default:
      return key;
  }
}
