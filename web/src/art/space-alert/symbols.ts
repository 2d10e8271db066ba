/* The symbols of action cards: shape, letter and colour say the same thing three times. Drawn in -24..24. */
import { n, svg } from "../svg";
import { INK, isStation, STATIONS, type Station, ZONE_INK, zoneOf } from "./ink";

type SymbolKind = "A" | "B" | "C" | "bots" | "red" | "blue" | "lift" | "go" | "special" | "advanced";
/** One symbol of a card's half. */
export interface Mark {
  readonly kind: SymbolKind;
  readonly heroic: boolean;
  /** Where a heroic movement leads. */
  readonly to: Station | null;
}

export const SYMBOL_INK: Readonly<Record<SymbolKind, string>> = {
  A: "#ffb454",
  B: "#5fd38d",
  C: "#b79cff",
  bots: "#a9c1ea",
  red: "#ff7474",
  blue: "#6ba6ff",
  lift: "#e9d8a6",
  go: "#ffd98a",
  special: "#8fe3d0",
  advanced: "#8fe3d0",
};
const NAMES: Readonly<Record<SymbolKind, string>> = {
  A: "Fire",
  B: "Energy",
  C: "System",
  bots: "Battlebots",
  red: "To red",
  blue: "To blue",
  lift: "Change deck",
  go: "Go to",
  special: "Special",
  advanced: "Advanced",
};
const STATION_NAMES: Readonly<Record<Station, string>> = {
  upper_red: "upper red",
  upper_white: "the bridge",
  upper_blue: "upper blue",
  lower_red: "lower red",
  lower_white: "lower white",
  lower_blue: "lower blue",
};
export const stationName = (station: string): string => (isStation(station) ? STATION_NAMES[station] : station);

const isKind = (word: string): word is SymbolKind => word in NAMES;

/** Reads a half as cards write it: `A`, `bots+lift`, `heroic-B`, `go-lower_red`. */
export function readHalf(words: string): Mark[] {
  return words.split("+").map((word) => {
    const [first = "", rest = ""] = word.split(/[- ]/);
    if (first === "go" && isStation(rest)) return { kind: "go", heroic: true, to: rest };
    const heroic = first === "heroic";
    const kind = heroic ? rest : first;
    return { kind: isKind(kind) ? kind : "special", heroic, to: null };
  });
}

const markName = (mark: Mark): string =>
  mark.to
    ? `Go to ${stationName(mark.to)}`
    : `${mark.heroic ? "Heroic " : ""}${mark.heroic ? NAMES[mark.kind].toLowerCase() : NAMES[mark.kind]}`;
/** A half in words: "Fire", "Energy and change deck". */
export const halfName = (words: string): string => {
  const [first = "", ...more] = readHalf(words).map(markName);
  return [first, ...more.map((name) => name.toLowerCase())].join(" and ");
};
/** Short enough for a label under the symbol. */
export const shortName = (words: string): string => {
  const marks = readHalf(words);
  const [mark] = marks;
  if (marks.length > 1 || !mark) return marks.map((one) => NAMES[one.kind]).join(" + ");
  return mark.to ? stationName(mark.to) : NAMES[mark.kind];
};

const STAR =
  "M0-31 7-24 17-26 20-16 29-11 25-1 29 9 20 14 17 25 7 22 0 30-7 22-17 25-20 14-29 9-25-1-29-11-20-16-17-26-7-24z";
const ARROW = "M-23 0-2-19V-9H22V9H-2V19z";

/** A symbol around the origin. `hollow`: the half that does not count. */
export function symbolGroup(mark: Mark, hollow = false): string {
  if (mark.to) return stationMap(mark.to);
  const body = plainSymbol(mark.kind, hollow);
  if (!mark.heroic) return body;
  return `<path d="${STAR}" fill="none" stroke="${INK.gold}" stroke-width="2" stroke-linejoin="round"/><g transform="scale(.78)">${body}</g>`;
}

function plainSymbol(kind: SymbolKind, hollow: boolean): string {
  const colour = SYMBOL_INK[kind];
  const on = hollow ? colour : INK.deep;
  const paint = `fill="${hollow ? "none" : colour}" stroke="${colour}" stroke-width="2.4" stroke-linejoin="round"`;
  const letter = (text: string, drop = 9): string =>
    `<text y="${drop}" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="26" fill="${on}">${text}</text>`;
  switch (kind) {
    case "A":
      return `<path d="M0-23 23 15Q24 20 18 20H-18Q-24 20-23 15z" ${paint}/>${letter("A", 15)}`;
    case "B":
      return `<circle r="21" ${paint}/>${letter("B")}`;
    case "C":
      return `<rect x="-20" y="-20" width="40" height="40" rx="6" ${paint}/>${letter("C")}`;
    case "bots":
      return `<path d="M0-15V-22" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/><circle cy="-22" r="2.6" fill="${colour}"/><rect x="-20" y="-15" width="40" height="32" rx="9" ${paint}/><rect x="-13" y="-7" width="26" height="10" rx="5" fill="${on}"/><circle cx="-6.5" cy="-2" r="2.6" fill="${hollow ? INK.deep : colour}"/><circle cx="6.5" cy="-2" r="2.6" fill="${hollow ? INK.deep : colour}"/><path d="M-8 11H8" stroke="${on}" stroke-width="2.6" stroke-linecap="round"/>`;
    case "red":
      return `<path d="${ARROW}" ${paint}/><path d="M10-4v8M15.5-4v8" stroke="${on}" stroke-width="2.4" opacity=".65"/>`;
    case "blue":
      return `<g transform="scale(-1 1)"><path d="${ARROW}" ${paint}/><circle cx="13" r="4" fill="none" stroke="${on}" stroke-width="2.2" opacity=".65"/></g>`;
    case "lift":
      return `<path d="M0-23 14-7H6V7H14L0 23-14 7H-6V-7H-14z" ${paint}/><path d="M-21-15V15M21-15V15" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>`;
    default:
      return `<path d="M0-22 6-7 22-6 10 4 14 20 0 11-14 20-10 4-22-6-6-7z" ${paint}/>${kind === "advanced" ? `<circle r="4" fill="${on}"/>` : ""}`;
  }
}

/** Six stations, one lit: where a heroic movement leads. */
function stationMap(to: Station): string {
  return STATIONS.map((station, i) => {
    const lit = station === to;
    const colour = ZONE_INK[zoneOf(station)];
    return `<rect x="${n(-30.5 + (i % 3) * 20.5)}" y="${i < 3 ? -16 : 0.5}" width="19" height="14.5" rx="2.5" fill="${lit ? colour : "none"}" stroke="${colour}" stroke-width="1.5" opacity="${lit ? 1 : 0.5}"/>`;
  }).join("");
}

/** All symbols of a half, side by side, in a box of about `width` around the origin. */
export function halfGroup(words: string, hollow = false): string {
  const marks = readHalf(words);
  if (marks.length === 1 && marks[0]) return symbolGroup(marks[0], hollow);
  return marks
    .map(
      (mark, i) =>
        `<g transform="translate(${n((i - (marks.length - 1) / 2) * 32)} 0) scale(.62)">${symbolGroup(mark, hollow)}</g>`,
    )
    .join("");
}

/** A symbol as a picture of its own. */
export const symbol = (words: string, hollow = false): string => svg("-32 -32 64 64", halfGroup(words, hollow));
