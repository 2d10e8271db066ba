/* The board's own few words: for buttons, labels and screen readers. The rules' sentences come from the server. */

import type { Target } from "../../lib/pointing";
import { type Catalog, roomName } from "./catalog";
import type { Action, Public } from "./view";

export const FIGURE_NAMES: Readonly<Record<string, string>> = {
  cadet: "cadet",
  red: "helm ensign",
  blue: "science ensign",
  yellow: "weapons ensign",
  "red-commander": "helm commander",
  "blue-commander": "science commander",
  "yellow-commander": "weapons commander",
  android: "android",
};
export const figureName = (figure: string): string => FIGURE_NAMES[figure] ?? figure;

export const DUTIES: Readonly<Record<string, string>> = {
  red: "helm",
  blue: "science",
  yellow: "weapons",
  gray: "any crew",
  gold: "android",
};

export const FACTION_NAMES: Readonly<Record<string, string>> = {
  coop: "The Cooperative",
  tincan: "The Tincan",
  nian: "The Ni'an",
};

export const SHADOW_NAMES: Readonly<Record<string, string>> = {
  "take-tech": "Takes a tech",
  "complete-mission": "Completes a mission",
  "fight-pirate": "Fights a pirate",
  passenger: "Passenger acts",
};

/** When a station's supplies come back. */
export const suppliesBack = (table: Public, station: string): string => {
  const round = table.stations[station] ?? 0;
  return round > 4 ? "used up" : `back in round ${round}`;
};

export const placeName = (catalog: Catalog, id: string): string => catalog.places.get(id)?.name ?? id;

export const thingName = (thing: string, catalog: Catalog): string => {
  if (thing === "medal" || thing === "pirate") return thing;
  return catalog.techs.get(thing)?.name ?? `${thing.replace("-", " and ")} artifact`;
};

const some = (things: readonly string[], catalog: Catalog): string => {
  if (things.length === 0) return "free";
  if (things.every((thing) => thing === "medal")) return `${things.length} medal${things.length > 1 ? "s" : ""}`;
  return things.map((thing) => thingName(thing, catalog)).join(", ");
};

/** A target in words, for the chips that stand beside the board. */
export function targetWords(target: Target, catalog: Catalog, side: string): string {
  const [kind = "", id = "", more = ""] = target.split(":");
  switch (kind) {
    case "room":
      return roomName(catalog, id);
    case "figure":
      return capital(figureName(id));
    case "train":
      return `Train for ${DUTIES[id] ?? id}`;
    case "promote":
      return "Promote";
    case "pay":
      return some(id.split("+"), catalog);
    case "pair":
      return id
        .split("+")
        .map((one) => thingName(one, catalog))
        .join(" with ");
    case "place":
      return placeName(catalog, id);
    case "slot":
      return id === "0" ? "cargo hold" : `slot ${id}`;
    case "tech":
      return catalog.techs.get(id)?.name ?? id;
    case "space":
      return `${FACTION_NAMES[id] ?? id}, to space ${more}`;
    case "track":
      return FACTION_NAMES[id] ?? id;
    case "route": {
      const route = catalog.galaxies[side]?.routes[Number(id)];
      return route ? `${placeName(catalog, route.a)} to ${placeName(catalog, route.b)}` : "";
    }
    case "queue":
      return `Queue, place ${id}`;
    case "thing":
      return capital(thingName(id, catalog));
    default:
      return target;
  }
}

/** A button's words for an answer pointed at: shorter than the whole sentence, which stands above it. */
export function answerLabel(action: Action, catalog: Catalog): string | undefined {
  switch (action.type) {
    case "activate":
      return `${capital(figureName(action.figure))} to ${roomName(catalog, action.room)}`;
    case "awaken":
      return `Awaken ${roomName(catalog, action.room)}`;
    case "train":
      return `Train for ${DUTIES[action.colour]}: ${some(action.pay, catalog)}`;
    case "promote":
      return `Promote: ${some(action.pay, catalog)}`;
    case "fly":
      return `Fly to ${placeName(catalog, action.to)}`;
    case "jump":
      return `Jump to ${placeName(catalog, action.to)}`;
    case "fight":
      return "Fight this pirate";
    case "install":
      return `Take it into slot ${action.slot}`;
    case "assign":
      return `Send the ${figureName(action.figure)}`;
    case "take_mission":
      return "Take the mission";
    case "use_line":
      return "Do the line";
    case "ignore_line":
      return "Ignore it";
    case "repeat_line":
      return "The line again";
    case "pass":
      return "Pass";
    case "decline":
      return "No, go on";
    case "take_damage":
      return "Take the damage";
    case "shield":
      return "Discard a pirate";
    case "command":
      return "Call this one";
    case "repair":
      return action.slot === 0 ? "Repair the hold" : `Repair slot ${action.slot}`;
    case "advance":
      return `Advance ${action.steps}`;
    case "pay_with":
      return `Pay ${thingName(action.thing, catalog)}`;
    case "drop":
      return `Discard ${thingName(action.token, catalog)}`;
    case "use_ability":
      return `Use ${catalog.techs.get(action.tech)?.name ?? ""}`;
    default:
      return undefined;
  }
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
