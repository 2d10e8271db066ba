import { GALAXY_TRUCKER } from "./icons/galaxy-trucker";
import { HOUSE } from "./icons/house";
import { type IconStyle, strokes } from "./icons/shape";
import { SPACE_ALERT } from "./icons/space-alert";
import { GALAXIES } from "./icons/tiny-epic-galaxies";
import { n, svg } from "./svg";

/** The icons that every page may use. Games that are not on the table yet keep theirs in icons/<title>.ts. */
export const ICONS = { ...HOUSE, ...GALAXIES, ...GALAXY_TRUCKER, ...SPACE_ALERT };
export type IconName = keyof typeof ICONS;

/** What a screen reader says for each icon. */
export const ICON_LABELS = Object.fromEntries(
  Object.entries(ICONS).map(([name, shape]) => [name, shape.label]),
) as Record<IconName, string>;

export const icon = (name: IconName, style: IconStyle = {}): string => svg("0 0 24 24", strokes(ICONS[name], style));

/** An icon inside another picture, centered on (x, y). */
export function iconGroup(name: IconName, x: number, y: number, size: number, style: IconStyle = {}): string {
  const place = `translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})`;
  return `<g transform="${place}">${strokes(ICONS[name], style)}</g>`;
}
