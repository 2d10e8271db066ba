/* The board's own few texts: for buttons, labels and screen readers. The rules' sentences come from the server. */

import type { Target } from "../../lib/targets";
import { count, listed } from "../../lib/words";
import { type Catalog, figureName, roomName, type StationFacts, type TechFacts } from "./catalog";
import type { Action, Public, ShipView } from "./view";

/** The duty of a line's color: its room, or for gold the android. */
export const dutyName = (catalog: Catalog, colour: string): string =>
  [...catalog.rooms.values()].find((room) => room.colour === colour)?.name ?? figureName(catalog, "android");

export const factionName = (catalog: Catalog, id: string): string => capital(catalog.tracks.get(id)?.name ?? id);

/** When a station's supplies come back. */
export const suppliesBack = (table: Public, station: StationFacts["id"], catalog: Catalog): string => {
  const round = table.stations[station];
  return round > catalog.rounds.last ? "gone for good" : `back in round ${round}`;
};

export const placeName = (catalog: Catalog, id: string): string => catalog.places.get(id)?.name ?? id;

export const thingName = (thing: string, catalog: Catalog): string =>
  catalog.tokens.get(thing)?.name ?? catalog.techs.get(thing)?.name ?? thing;

const some = (things: readonly string[], catalog: Catalog): string => {
  const kinds = [...new Set(things)].map((thing) =>
    count(things.filter((one) => one === thing).length, thingName(thing, catalog)),
  );
  return listed(kinds) || "free";
};

/** How a card is read aloud: its name, then its text. */
export const named = (tech: TechFacts): string => `${tech.name}:${tech.brief ? ` ${tech.brief}.` : ""}`;

/** A target in words, for the chips beside the board. */
export function targetWords(target: Target, catalog: Catalog, side: Public["side"]): string {
  const [kind = "", id = "", more = ""] = target.split(":");
  switch (kind) {
    case "room":
      return roomName(catalog, id);
    case "figure":
      return capital(figureName(catalog, id));
    case "train":
      return `Train as ${figureName(catalog, id)}`;
    case "promote":
      return "Promote";
    case "pay":
      return some(id.split("+"), catalog);
    case "pair":
      return id
        .split("+")
        .map((one) => thingName(one, catalog))
        .join(" and ");
    case "place":
      return placeName(catalog, id);
    case "slot":
      return id === "0" ? "cargo hold" : `tech slot ${id}`;
    case "tech":
      return catalog.techs.get(id)?.name ?? id;
    case "space":
      return `${factionName(catalog, id)}, to space ${more}`;
    case "track":
      return factionName(catalog, id);
    case "route": {
      const route = catalog.galaxies[side].routes[Number(id)];
      return route ? `${placeName(catalog, route.a)} to ${placeName(catalog, route.b)}` : "";
    }
    case "queue":
      return `Number ${id} in the queue`;
    case "thing":
      return capital(thingName(id, catalog));
    default:
      return target;
  }
}

/** The button label for a pointed answer: shorter than the whole sentence, which is above it. */
export function answerLabel(action: Action, catalog: Catalog, ship?: ShipView): string | undefined {
  switch (action.type) {
    case "activate":
      return `Activate ${roomName(catalog, action.room)}`;
    case "awaken":
      return `Activate ${roomName(catalog, action.room)}`;
    case "train":
      return `Train (${some(action.pay, catalog)})`;
    case "promote":
      return `Promote (${some(action.pay, catalog)})`;
    case "fly":
      return `Fly to ${placeName(catalog, action.to)}`;
    case "jump":
      return `Jump to ${placeName(catalog, action.to)}`;
    case "fight":
      return "Fight this pirate";
    case "install":
      return `Install it in slot ${action.slot}`;
    case "assign":
      return `Send the ${figureName(catalog, action.figure)}`;
    case "take_mission":
      return "Take it on";
    case "use_line":
      return "Take it all";
    case "ignore_line":
      return "Skip this line";
    case "repeat_line":
      return "Complete it again";
    case "pass":
      return "Pass";
    case "decline":
      return "Skip";
    case "take_damage":
      return "Take the damage";
    case "shield":
      return "Discard a pirate token";
    case "command":
      return `Call back the ${figureName(catalog, ship?.queue[action.place - 1] ?? "figure")}`;
    case "repair":
      return action.slot === 0 ? "Repair the cargo hold" : `Repair tech slot ${action.slot}`;
    case "advance":
      return `Move up ${count(action.steps, "space")}`;
    case "pay_with":
      return action.thing === "medal" ? "Pay 1 medal" : `Discard the ${thingName(action.thing, catalog)}`;
    case "drop":
      return `Discard the ${thingName(action.token, catalog)}`;
    case "use_ability":
      return `Use ${catalog.techs.get(action.tech)?.name ?? ""}`;
    default:
      return undefined;
  }
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
