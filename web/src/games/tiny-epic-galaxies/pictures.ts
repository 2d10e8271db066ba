/* Small pictures that only this board needs. */

import { iconGroup } from "../../art/icons";
import { seatGroup } from "../../art/seats";
import { n, svg } from "../../art/svg";
import { FACES, type Face } from "../../art/tiny-epic-galaxies/dice";
import { planetGroup, planetLook } from "../../art/tiny-epic-galaxies/planets";
import { HULLS, type Hull, shipGroup } from "../../art/tiny-epic-galaxies/ships";
import type { Catalog, PlanetFacts } from "./catalog";
import { arc, BOX, discRadius, spaceAt } from "./orbit";

export const asFace = (face: string): Face => FACES.find((one) => one === face) ?? "move";
export const asHull = (kind: string): Hull => HULLS.find((one) => one === kind) ?? "scout";

export const ADVANCED: readonly (keyof Catalog["hangar"])[] = ["aurora", "intrepid", "ambition", "nexus"];

interface TokenStyle {
  readonly state?: "plain" | "ghost" | "locked";
  readonly burning?: boolean;
  /** The Rogue Galaxy has no seat: its ships are gray and carry its mark. */
  readonly rogue?: boolean;
}

const ROGUE_COLOUR = "#b7bdcb";

/** A ship with its owner's shape beside it. */
export function shipToken(kind: string, seat: number, style: TokenStyle = {}): string {
  const { state = "plain", burning = false, rogue = false } = style;
  const hull = shipGroup(asHull(kind), seat, { state, burning, ...(rogue ? { colour: ROGUE_COLOUR } : {}) });
  if (state === "locked") return svg("-14 -14 28 28", hull);
  if (state === "ghost") {
    // The ship in a dashed white outline, visible on any planet.
    const outline = shipGroup(asHull(kind), seat, { state, colour: "#ffffff" });
    return svg(
      "-14 -14 28 28",
      `<g opacity=".8">${shipGroup(asHull(kind), seat, rogue ? { colour: ROGUE_COLOUR } : {})}</g>${outline}`,
    );
  }
  const mark = rogue
    ? `<circle r="5" fill="#1a0b10" stroke="${ROGUE_COLOUR}"/>${iconGroup("rogue", 0, 0, 8, { colour: ROGUE_COLOUR, active: true })}`
    : seatGroup(seat, 4.4);
  return svg("-14 -14 28 28", `${hull}<g transform="translate(9 9)">${mark}</g>`);
}

interface PlanetLights {
  /** "", legal or chosen. */
  readonly surface: string;
  readonly orbit: string;
}

/** The planet inside its orbit: numbered spaces, the symbol at the end, rings of light on legal targets. */
export function planetBoard(planet: PlanetFacts, prefix: string, lights: PlanetLights): string {
  const look = planetLook(planet);
  const radius = discRadius(planet, Boolean(look.ring));
  const last = planet.spaces + 1;
  const chosen = lights.surface === "chosen" || lights.orbit === "chosen";
  let body = chosen ? halo(prefix) : "";
  body += `<path d="${arc(planet, 0, last)}" fill="none" stroke="var(--line-2)" stroke-width="1.5"/>`;
  body += planetGroup(planet, prefix, radius);
  body += ring(radius + 4, lights.surface);
  for (let space = 0; space < last; space++) body += numbered(planet, space, space === 0 ? lights.orbit : "");
  body += symbolSpace(planet, last);
  return svg(`${-BOX.width / 2} ${-BOX.above} ${BOX.width} ${BOX.height}`, body);
}

const halo = (prefix: string): string =>
  `<defs><radialGradient id="${prefix}-halo"><stop offset=".45" stop-color="var(--accent)" stop-opacity="0"/><stop offset=".72" stop-color="var(--accent)" stop-opacity=".42"/><stop offset="1" stop-color="var(--accent)" stop-opacity="0"/></radialGradient></defs><circle r="86" fill="url(#${prefix}-halo)"/>`;

function ring(radius: number, light: string): string {
  if (!light) return "";
  const r = n(radius);
  return light === "chosen"
    ? `<circle r="${r}" fill="none" stroke="var(--accent)" stroke-width="3"/>`
    : `<circle class="lit" r="${r}" fill="none" stroke="var(--accent)" stroke-width="9" opacity=".22"/><circle r="${r}" fill="none" stroke="var(--accent)" stroke-width="1.8" stroke-dasharray="5 4"/>`;
}

function numbered(planet: PlanetFacts, space: number, light: string): string {
  const { x, y } = spaceAt(planet, space);
  const glow =
    light === "legal"
      ? `<circle class="lit" r="13.5" fill="var(--accent)" opacity=".3"/>`
      : light === "chosen"
        ? `<circle r="14" fill="var(--accent)" opacity=".55"/>`
        : "";
  const edge = light ? "var(--accent)" : "var(--line-2)";
  const dash = light === "legal" ? ' stroke-dasharray="4 2.6"' : "";
  return `<g transform="translate(${n(x)} ${n(y)})">${glow}<circle r="9" fill="var(--space-1)" stroke="${edge}" stroke-width="${light ? 2 : 1.2}"${dash}/><text y="4.4" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="12.5" fill="${light ? "var(--ink)" : "var(--ink-2)"}">${space}</text></g>`;
}

function symbolSpace(planet: PlanetFacts, last: number): string {
  const { x, y } = spaceAt(planet, last);
  const colour = `var(--face-${planet.symbol})`;
  const cloth = `color-mix(in srgb, ${colour} 20%, var(--space-1))`;
  return `<g transform="translate(${n(x)} ${n(y)})"><circle r="12" fill="${cloth}" stroke="${colour}" stroke-width="1.5"/>${iconGroup(planet.symbol, 0, 0, 16, { colour, active: true, behind: cloth, stroke: 1.6 })}</g>`;
}

/** A token on the score track. */
export const scoreToken = (seat: number, rogue = false): string =>
  svg(
    "-12 -12 24 24",
    rogue
      ? `<circle r="9.5" fill="#1a0b10" stroke="${ROGUE_COLOUR}" stroke-width="1.4"/>${iconGroup("rogue", 0, 0, 14, { colour: ROGUE_COLOUR, active: true, behind: "#1a0b10" })}`
      : seatGroup(seat, 9.5),
  );
