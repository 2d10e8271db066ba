/* Small pictures for the flight. */
import { block, type Good } from "../../../../art/galaxy-trucker/figures";
import { rockDefs, threatGroup } from "../../../../art/galaxy-trucker/rockets";
import { svg } from "../../../../art/svg";

/** Blocks of goods in a row. */
export const goodsPicture = (goods: readonly Good[]) => (): string =>
  svg(`0 0 ${goods.length * 20 || 1} 20`, goods.map((good, i) => block(10 + i * 20, 10, 19, good)).join(""));

/** The same, each with its value. */
export const valuedGoods = (goods: readonly Good[], worth: Readonly<Record<Good, number>>) => (): string =>
  svg(
    `0 0 ${goods.length * 20 || 1} 20`,
    goods
      .map(
        (good, i) =>
          `${block(10 + i * 20, 10, 19, good)}<text x="${10 + i * 20}" y="14" text-anchor="middle" font-family="Inter, sans-serif" font-size="11" font-weight="700" fill="#0a1220">${worth[good]}</text>`,
      )
      .join(""),
  );

/** A meteor or shot, flying down; the same seed gives the same rock. */
export const threatPicture =
  (threat: string, seed: string) =>
  (prefix: string): string =>
    svg("-44 -44 88 88", `<defs>${rockDefs(prefix)}</defs>${threatGroup(threat, seed, prefix)}`, 'overflow="hidden"');
