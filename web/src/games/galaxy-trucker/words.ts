/* Numbers, squares and penalties in words. */
import { count, half, listed } from "../../lib/words";
import type { PenaltyFacts, ThreatFacts } from "./catalog";

export { count, half, listed };

export const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;
export const LEVELS = ["", "I", "II", "III"] as const;

/** The square "8,5" in words. */
export function where(square: string): string {
  const [column, row] = square.split(",");
  return `column ${column}, row ${row}`;
}

/** A card's "4, 6 or 8 for each" at this flight's level: "6 for each". */
export const atLevel = (text: string, level: number): string =>
  text
    .replace(/(\d+), (\d+) or (\d+)/g, (all, ...numbers: string[]) => numbers[level - 1] ?? all)
    .replace(" (levels I to III)", "");

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** "an engine", "a cabin" */
export const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

/** A strength as a pair: without tokens, and with all available tokens spent. */
export type Strength = readonly number[];
export const least = (strength: Strength): number => strength[0] ?? 0;
export const most = (strength: Strength): number => strength[1] ?? least(strength);

/** "4", or "4 to 6" if tokens can add to it. */
export const range = (strength: Strength): string =>
  least(strength) === most(strength) ? half(least(strength)) : `${half(least(strength))} to ${half(most(strength))}`;

/** "2 red, 1 blue" */
export const blocks = (goods: readonly string[]): string =>
  [...new Set(goods)].map((good) => `${goods.filter((one) => one === good).length} ${good}`).join(", ");

export const days = (number: number): string => count(number, "day");

/** The name of the line along which a threat comes from a side. */
export const lineName = (side: ThreatFacts["side"], line: number): string =>
  `${side === "front" || side === "rear" ? "column" : "row"} ${line}`;

/** "2 light shots and 1 heavy shot from the rear"; in order if they come from several sides. */
export function volley(shots: readonly ThreatFacts[]): string {
  const kinds = [...new Set(shots.map((shot) => `${shot.threat} from the ${shot.side}`))];
  return listed(
    kinds.map((kind) => {
      const number = shots.filter((shot) => `${shot.threat} from the ${shot.side}` === kind).length;
      return number === 1 ? `a ${kind}` : `${number} ${kind.replace(" from", "s from")}`;
    }),
  );
}

/** "2 large meteors, 3 small meteors" */
export function sizes(threats: readonly ThreatFacts[]): string {
  const kinds = [...new Set(threats.map((one) => one.threat))];
  return kinds.map((kind) => count(threats.filter((one) => one.threat === kind).length, kind)).join(", ");
}

/** What a penalty takes: "3 crew", "2 goods and 3 days", "a light shot from the rear". */
export function penaltyWords(penalty: PenaltyFacts): string {
  return listed(
    [
      penalty.crew ? `${penalty.crew} crew` : "",
      penalty.goods ? count(penalty.goods, "block of goods", "blocks of goods") : "",
      penalty.days ? days(penalty.days) : "",
      penalty.shots.length ? volley(penalty.shots) : "",
    ].filter(Boolean),
  );
}
/** The penalty as a sentence about you: "you lose 3 crew", "you are shot at: a heavy shot from the rear". */
export function suffering(penalty: PenaltyFacts): string {
  const lost = penaltyWords({ ...penalty, shots: [] });
  const number = penalty.shots.length;
  const shot = !number
    ? ""
    : number > 2
      ? `${number} shots are fired at you`
      : `you are shot at: ${volley(penalty.shots)}`;
  return [lost && `you lose ${lost}`, shot].filter(Boolean).join(", and ");
}

const CONNECTORS = ["", "single", "double", "universal"] as const;
const SIDES = ["top", "right", "bottom", "left"] as const;
/** What tells a tile from others of its kind: its connectors as drawn, clockwise from the top. */
export function connectors(tile: { readonly sides: readonly number[] }): string {
  const [first = 0] = tile.sides;
  if (tile.sides.every((side) => side === first)) return `${CONNECTORS[first]} all around`;
  return tile.sides.flatMap((side, i) => (side ? [`${CONNECTORS[side]} ${SIDES[i]}`] : [])).join(", ");
}
