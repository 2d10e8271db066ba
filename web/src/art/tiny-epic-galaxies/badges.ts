import type { Catalog } from "../../generated/tiny-epic-galaxies";
import { darkVar } from "../colour";
import { iconGroup } from "../icons";
import { svg } from "../svg";

export type Badge = Catalog["badges"][number];
export const BADGES: readonly Badge[] = ["nebula", "comet", "relic", "beacon"];

const badgeColour = (badge: Badge): string => `var(--badge-${badge})`;

/** A hexagonal patch of 30 units around the origin. */
function badgeGroup(badge: Badge): string {
  const colour = badgeColour(badge);
  const cloth = `light-dark(#ffffff, ${darkVar(colour, 0.72)})`;
  return `<path d="M0-15 13-7.5v15L0 15-13 7.5v-15z" fill="${cloth}" stroke="${colour}" stroke-width="1.6" stroke-linejoin="round"/>${iconGroup(badge, 0, 0, 19, { colour, active: true, behind: cloth, stroke: 1.6 })}`;
}

export const badge = (kind: Badge): string => svg("-16 -16 32 32", badgeGroup(kind));
