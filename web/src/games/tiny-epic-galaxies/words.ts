/* The board's own few texts: for buttons, labels and screen readers. The rules' sentences come from the server. */
import type { Face } from "../../art/tiny-epic-galaxies/dice";
import type { Target } from "../../lib/targets";
import type { Catalog } from "./catalog";
import { asFace } from "./pictures";
import { type Action, type Public, place, type RogueView, type ShipView } from "./view";

export const faceName = (catalog: Catalog, face: Face): string => catalog.faces[face];

/** Words too long for a narrow card, with the place where they may break. */
const SYLLABLES: Readonly<Record<string, string>> = {
  Quartermaster: "Quarter\u00admaster",
  Lightspeeder: "Light\u00adspeeder",
  Trailblazer: "Trail\u00adblazer",
};

export const breakable = (name: string): string => name.replace(/\w+/g, (word) => SYLLABLES[word] ?? word);

export function placeName(at: string, catalog: Catalog): string {
  const { kind, id } = place(at);
  const planet = catalog.planets.get(id)?.name ?? id;
  switch (kind) {
    case "home":
      return "home";
    case "locked":
      return "not yet in play";
    case "explore":
      return "Unexplored Space";
    case "surface":
      return planet;
    case "orbit":
      return `orbit around ${planet}`;
    case "danger":
      return catalog.exploration.get(id)?.name ?? id;
    default:
      return at;
  }
}

export const originWords = (origin: string): string =>
  origin === "designed" ? "We designed this card ourselves; we do not know the printed one." : "";

export const rogueName = (rogue: Pick<RogueView, "id">, catalog: Catalog): string =>
  catalog.rogues.get(rogue.id)?.name ?? rogue.id;

/** A kind of ship in the middle of a sentence: "scout", but "Aurora". */
export const shipName = (catalog: Catalog, kind: string): string => catalog.terms.kind?.[kind] ?? kind;

export function shipWhere(ship: ShipView, catalog: Catalog): string {
  const name = placeName(ship.at, catalog);
  switch (place(ship.at).kind) {
    case "home":
      return "at home";
    case "explore":
      return `in ${name}`;
    case "surface":
      return `on ${name}`;
    case "orbit":
      return `in ${name}, space ${ship.space}`;
    case "danger":
      return `held by ${name}, space ${ship.space}`;
    default:
      return name;
  }
}

/** A target in words, for the chips beside the board. */
export function targetWords(
  target: Target,
  table: Public,
  seat: number,
  catalog: Catalog,
  names: readonly string[],
): string {
  const [kind = "", ...rest] = target.split(":");
  const id = rest.join(":");
  const rogue = table.rogue ? rogueName(table.rogue, catalog) : "";
  switch (kind) {
    case "ship": {
      const ship = table.galaxies[seat]?.ships[Number(id)];
      return ship ? capital(`${shipName(catalog, ship.kind)} ${shipWhere(ship, catalog)}`) : "";
    }
    case "rival": {
      const [owner = 0, index = 0] = id.split("/").map(Number);
      const ship = table.galaxies[owner]?.ships[index] ?? table.rogue?.ships[index];
      const whose = names[owner] ?? rogue;
      return ship ? `${whose}'s ${shipName(catalog, ship.kind)} ${shipWhere(ship, catalog)}` : whose;
    }
    case "place":
      return id.startsWith("orbit:")
        ? `Orbit ${catalog.planets.get(id.slice(6))?.name ?? ""}`
        : capital(placeName(id, catalog));
    case "planet":
      return catalog.planets.get(id)?.name ?? id;
    case "pilot":
      return catalog.pilots.get(id)?.name ?? id;
    case "card":
      return catalog.exploration.get(id)?.name ?? id;
    case "mission":
      return catalog.missions.get(id)?.name ?? id;
    case "hangar":
      return capital(shipName(catalog, id));
    case "seat":
      return names[Number(id)] ?? rogue;
    case "pay":
      return `${id} dice`;
    case "price": {
      const [energy = 0, culture = 0] = id.split("/").map(Number);
      return (
        [energy ? `${energy} energy` : "", culture ? `${culture} culture` : ""].filter(Boolean).join(" and ") || "Free"
      );
    }
    case "deck":
      return "Draw a card";
    case "upgrade":
      return "Upgrade your empire";
    case "die":
    case "face":
    case "to":
      return faceName(catalog, asFace(id));
    default:
      return target;
  }
}

/** The button label for a pointed answer: shorter than the whole sentence, which is above it. */
export function answerLabel(action: Action, catalog: Catalog): string | undefined {
  const planet = (id: string): string => catalog.planets.get(id)?.name ?? id;
  switch (action.type) {
    case "move_ship": {
      const { kind, id } = place(action.to);
      if (kind === "surface") return `Land on ${planet(id)}`;
      if (kind === "orbit") return `Orbit ${planet(id)}`;
      return kind === "explore" ? "Explore" : "Bring it home";
    }
    case "activate":
      return faceName(catalog, action.die);
    case "hire":
      return `Hire ${catalog.pilots.get(action.pilot)?.name ?? ""}`;
    case "transfer_ship":
      return `Shift to ${planet(action.planet)}`;
    case "regress":
      return "Push it back";
    case "recall_ship":
      return "Call it home";
    case "advance_ship":
      return "Advance it";
    default:
      return undefined;
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
