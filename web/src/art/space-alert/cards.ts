/* Action cards: the lit upper half counts, the lower one is hollow; a back shows only which half is on top. */
import { n, svg } from "../svg";
import { INK, ids, shade } from "./ink";
import { halfGroup, readHalf, SYMBOL_INK, shortName } from "./symbols";

interface CardStyle {
  /** Words under the symbols; large ones for small cards. */
  labels?: boolean | "large";
}

export const CARD_WIDTH = 92;
export const CARD_HEIGHT = 126;

/** The two halves of a card's name, `action/movement`. */
export function halves(card: string): { action: string; movement: string } {
  const [action = "", movement = ""] = card.split("/");
  return { action, movement };
}
const isHeroic = (card: string): boolean => card.startsWith("heroic") || card.includes("/go-");

/** A card, face up. `half` is the one on top. */
export function actionCard(card: string, half: string, prefix: string, style: CardStyle = {}): string {
  const { action, movement } = halves(card);
  const [top, bottom] = half === "movement" ? [movement, action] : [action, movement];
  const next = ids(prefix);
  const height = CARD_HEIGHT;
  const edge = isHeroic(card) ? INK.gold : "#40547c";
  const paper = next();
  return svg(
    `0 0 ${CARD_WIDTH} ${height}`,
    `<defs>${shade(paper, "#22304f", "#111a2e")}</defs><rect x=".6" y=".6" width="${CARD_WIDTH - 1.2}" height="${height - 1.2}" rx="9" fill="url(#${paper})" stroke="${edge}" stroke-width="1.2"/>${face(top, true, 0, style)}<path d="M9 ${height / 2}H${CARD_WIDTH - 9}" stroke="#40547c" stroke-dasharray="2 3"/>${face(bottom, false, height / 2, style)}${isHeroic(card) ? star(12, 12) : ""}`,
  );
}

function face(words: string, lit: boolean, top: number, style: CardStyle): string {
  const first = readHalf(words)[0];
  if (!words || !first) return "";
  // Two symbols say it themselves: their words would not fit.
  const label = style.labels !== false && !words.includes("+");
  const middle = top + CARD_HEIGHT / 4 - (label ? 7 : 0);
  const size = first.to ? 0.95 : first.heroic ? 0.76 : lit ? 0.84 : 0.7;
  const tint = lit
    ? `<path d="M1.2 ${CARD_HEIGHT / 2}V9q0-7.8 7.8-7.8H${CARD_WIDTH - 9}q7.8 0 7.8 7.8V${CARD_HEIGHT / 2}z" fill="${SYMBOL_INK[first.kind]}" opacity=".14"/>`
    : "";
  const name = shortName(words);
  const letters = style.labels === "large" ? 15.5 : 12.5;
  const fitted = name.length * letters > 150 ? ` textLength="${CARD_WIDTH - 8}" lengthAdjust="spacingAndGlyphs"` : "";
  const caption = label
    ? `<text x="${CARD_WIDTH / 2}" y="${top + CARD_HEIGHT / 2 - 7}" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="${letters}"${fitted} fill="${lit ? INK.ink : INK.ink2}">${name}</text>`
    : "";
  const sign = `<g transform="translate(${CARD_WIDTH / 2} ${n(middle)}) scale(${label ? size : size * 1.25})">${halfGroup(words, !lit)}</g>`;
  // The half that does not count is pale, but its words can be read.
  return `<g opacity="${lit ? 1 : 0.62}">${tint}${sign}</g>${caption}`;
}

const star = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y}) scale(.52)" d="M0-11 3.2-3.6 11-3 5 2.2 6.9 10 0 5.8-6.9 10-5 2.2-11-3-3.2-3.6z" fill="${INK.gold}"/>`;

/** A card's back: a diamond for an action, chevrons for a movement; twice where that half is doubled. */
export function cardBack(half: string, doubled = ""): string {
  const action = half !== "movement";
  const colour = action ? "#e0a357" : "#7fa3dd";
  const one = action
    ? `<path d="M0-12 12 0 0 12-12 0z" fill="${colour}"/>`
    : `<path d="M-10-10 0 0-10 10M3-10 13 0 3 10" fill="none" stroke="${colour}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  const sign =
    doubled === half
      ? `<g transform="translate(0 -7) scale(.7)">${one}</g><g transform="translate(0 11) scale(.7)">${one}</g>`
      : one;
  return svg(
    "0 0 48 66",
    `<rect x=".6" y=".6" width="46.8" height="64.8" rx="7" fill="#1a2540" stroke="#40547c" stroke-width="1.2"/><path d="M1.2 40H46.8V59q0 5.8-5.8 5.8H7q-5.8 0-5.8-5.8z" fill="#0d1424" opacity=".75"/><path d="M14 53H34" stroke="#50648f" stroke-width="2"/><g transform="translate(24 21)">${sign}</g>`,
  );
}

/** A space with nothing on it. */
export const emptySpace = (): string =>
  svg(
    "0 0 48 66",
    `<rect x=".6" y=".6" width="46.8" height="64.8" rx="7" fill="${INK.deep}" stroke="#33456a" stroke-width="1.2" stroke-dasharray="4 4"/>`,
  );
