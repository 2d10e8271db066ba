/*
 * The shipyard's paint. A tile is drawn in a box of 100 by 100. Colors carry meaning: cannons share the violet of
 * purple aliens, engines the amber of brown ones. A picture with many tiles has one set of gradients, under one prefix.
 */
import { linear } from "../svg";

export const VIOLET = "#bba6f7";
export const AMBER = "#f0a35a";
export const TEAL = "#7fe0ee";
export const PURPLE = "#b48cf2";
export const BROWN = "#d9975a";

const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';

/** The gradients for painting tiles; needed once in every picture. */
export const tileDefs = (prefix: string): string =>
  [
    linear(`${prefix}-plate`, [
      [0, "#34516f"],
      [1, "#213850"],
    ]),
    linear(`${prefix}-brass`, [
      [0, "#ffd08c"],
      [1, "#d98e4a"],
    ]),
    linear(
      `${prefix}-violet`,
      [
        [0, "#8d74d8"],
        [0.45, "#cfbcff"],
        [1, "#7a62c2"],
      ],
      ACROSS,
    ),
    linear(
      `${prefix}-amber`,
      [
        [0, "#a8622a"],
        [0.45, "#f5bd7c"],
        [1, "#975523"],
      ],
      ACROSS,
    ),
    linear(`${prefix}-flame`, [
      [0, "#fff3cf"],
      [0.5, "#ffb454"],
      [1, "#ff7a3c", 0.1],
    ]),
    linear(
      `${prefix}-cell`,
      [
        [0, "#2f9a60"],
        [0.45, "#9df0bf"],
        [1, "#2b8a56"],
      ],
      ACROSS,
    ),
    linear(`${prefix}-steel`, [
      [0, "#b9c9de"],
      [1, "#7489a6"],
    ]),
    linear(`${prefix}-back`, [
      [0, "#2b4057"],
      [1, "#1b2c40"],
    ]),
    linear(`${prefix}-glass`, [
      [0, "#ffe9bd"],
      [1, "#e9b872"],
    ]),
  ].join("");

/** The recess that holds a component. */
export const well = (tint = "#0f2136", rim = "#456a92", width = 1.2): string =>
  `<rect x="15" y="15" width="70" height="70" rx="8" fill="${tint}" stroke="${rim}" stroke-width="${width}"/>`;
