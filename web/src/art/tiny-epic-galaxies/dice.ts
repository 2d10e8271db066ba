import type { DieView } from "../../generated/tiny-epic-galaxies";
import { darkVar, lightVar } from "../colour";
import { iconGroup } from "../icons";
import { linear, svg } from "../svg";

export type Face = DieView["face"];
/** The six faces, in the order of the rulebook. */
export const FACES: readonly Face[] = ["move", "energy", "culture", "diplomacy", "economy", "colony"];

const faceColour = (face: Face): string => `var(--face-${face})`;

interface DieStyle {
  /** In the player's hand: the whole die takes the face's color. */
  picked?: boolean;
  /** Already used, or not usable now. */
  spent?: boolean;
}

/** A die of 56 units, seen from slightly above. */
export function die(face: Face, prefix: string, style: DieStyle = {}): string {
  const colour = faceColour(face);
  const body = `${prefix}-die`;
  const { picked = false } = style;
  const top = picked ? lightVar(colour, 0.15) : "var(--die-top)";
  const bottom = picked ? colour : "var(--die-bottom)";
  const foot = picked ? darkVar(colour, 0.45) : "var(--die-foot)";
  const edge = picked ? lightVar(colour, 0.4) : "var(--die-edge)";
  const symbol = iconGroup(face, 28, 26.5, 33, {
    colour: picked ? "var(--die-pick-ink)" : colour,
    active: true,
    behind: picked ? colour : "var(--die-bottom)",
    stroke: 1.7,
  });
  return svg(
    "0 0 56 56",
    `<defs>${linear(body, [
      [0, top],
      [1, bottom],
    ])}</defs><rect x="2" y="4" width="52" height="51" rx="12" fill="${foot}"/><rect x="2" y="1.5" width="52" height="50" rx="12" fill="url(#${body})" stroke="${edge}" stroke-width="1.3"/><path d="M11 3.2h34" stroke="#fff" stroke-opacity=".28" stroke-width="1.2" stroke-linecap="round"/>${symbol}`,
    style.spent ? 'opacity=".4"' : "",
  );
}

/** A place for a die: the activation bay, the converter. */
export const dieSlot = (locked = false): string =>
  svg(
    "0 0 56 56",
    `<rect x="3" y="2.5" width="50" height="49" rx="12" fill="var(--space-1)" stroke="var(--line-2)" stroke-width="1.3"${
      locked ? ' stroke-dasharray="3 4"' : ""
    }/>${locked ? iconGroup("lock", 28, 27, 20, { colour: "var(--ink-3)" }) : ""}`,
  );
