import type { ShipView } from "../../generated/tiny-epic-galaxies";
import { darkVar, lightVar } from "../colour";
import { seatColour } from "../seats";
import { svg } from "../svg";

/** The scout every galaxy starts with, and the four advanced hulls of Beyond the Black. */
export type Hull = ShipView["kind"];
export const HULLS: readonly Hull[] = ["scout", "aurora", "intrepid", "ambition", "nexus"];

/** The color of each hull on uniforms and cards. */
export const HULL_COLOURS: Readonly<Record<Exclude<Hull, "scout">, string>> = {
  aurora: "#3d7dd8",
  intrepid: "#d8583a",
  ambition: "#c99a2e",
  nexus: "#7a5be0",
};

/** The port half, nose up, in a box of 24; starboard is its mirror. */
interface Lines {
  readonly half: string;
  readonly trim: string;
  readonly cockpit: number;
  readonly jets: readonly (readonly [x: number, y: number])[];
}
const LINES: Readonly<Record<Hull, Lines>> = {
  scout: { half: "M0-11-3-3-9 6-3.5 4.5-2 9 0 7.5z", trim: "", cockpit: -3.2, jets: [[0, 7]] },
  aurora: {
    half: "M0-12C-2.2-8-2.6-4-3-1L-11 3.5-11 7-4 5.5-3.5 9-5.5 11 0 9.5z",
    trim: '<path d="M-11 3.5v-5M11 3.5v-5" stroke-width="1.3"/>',
    cockpit: -3.2,
    jets: [[0, 9]],
  },
  intrepid: {
    half: "M0-12-4-4-4 0-9-4-10.5 5-4.5 9-2.5 6.5 0 10z",
    trim: '<path d="M-7-1.5v5M7-1.5v5" stroke-width="1.3"/>',
    cockpit: -3.2,
    jets: [
      [-5, 7.5],
      [5, 7.5],
    ],
  },
  ambition: {
    half: "M0-7-3-6-3-1-6-2-6-10-8.5-12-11-9-11 8-8.5 11-6 8-6 4-3 5-2 8 0 8z",
    trim: '<path d="M-8.5-8v6M8.5-8v6" stroke-width="1.1"/>',
    cockpit: -2,
    jets: [
      [-8.5, 9],
      [8.5, 9],
    ],
  },
  nexus: {
    half: "M0-12-2.5-8.5-2.5-6A8.8 8.8 0 0 0-2.5 10.6L-1.5 12 0 12 0 7.4A5 5 0 0 1 0-2.6z",
    trim: '<circle r="2.6" cy="2.4" stroke="none"/>',
    cockpit: -6.5,
    jets: [[0, 11]],
  },
};

export interface ShipStyle {
  /** ghost: where it would go. locked: not in play yet. */
  state?: "plain" | "ghost" | "locked";
  /** Replaces the seat's color, for a hull that nobody owns. */
  colour?: string;
  /** Lit engines, for a moving ship. */
  burning?: boolean;
}

/** Around the origin, about 24 units tall, nose up. */
export function shipGroup(hull: Hull, seat: number, style: ShipStyle = {}): string {
  const { half, trim, cockpit, jets } = LINES[hull];
  const colour = style.colour ?? seatColour(seat);
  const both = `<path d="${half}"/><path d="${half}" transform="scale(-1 1)"/>`;
  if (style.state === "ghost")
    return `<g fill="${colour}" fill-opacity=".25" stroke="${colour}" stroke-width="1.3" stroke-dasharray="2.4 1.8" stroke-linejoin="round">${both}</g>`;
  if (style.state === "locked")
    return `<g fill="var(--space-2)" stroke="var(--line-2)" stroke-linejoin="round">${both}</g>`;
  const bright = lightVar(colour, 0.55);
  const flames = jets
    .map(
      ([x, y]) =>
        `<path d="M${x - 2.2} ${y}q2.2 17 4.4 0z" fill="#ffb454"/><path d="M${x - 1.2} ${y}q1.2 11 2.4 0z" fill="#fff3d0"/>`,
    )
    .join("");
  return `<g stroke-linejoin="round"><g fill="#05080f" stroke="#05080f" stroke-width="3.2">${both}</g>${style.burning ? flames : ""}<path d="${half}" fill="${lightVar(colour, 0.18)}"/><path d="${half}" fill="${darkVar(colour, 0.28)}" transform="scale(-1 1)"/><g stroke="${bright}" fill="${bright}" stroke-linecap="round">${trim}</g><ellipse cy="${cockpit}" rx="1.3" ry="2.2" fill="#f6fbff"/></g>`;
}

export const ship = (hull: Hull, seat: number, style: ShipStyle = {}): string =>
  svg("-14 -14 28 28", shipGroup(hull, seat, style));
