/* The crew: cadets, ensigns, commanders and androids as standing figures in a 48 x 64 box. */
import type { ShipView } from "../../generated/starship-captains";
import { rng } from "../random";
import { linear, svg } from "../svg";
import { MARKS, UNIFORMS, type Uniform } from "./ink";

const SKINS = ["#f0c9a4", "#d9a277", "#a8714a", "#7a4d33", "#e8b48a", "#9fb8a0", "#8fa8cf"] as const;
const HAIRS = ["#2a1d18", "#5a3a22", "#a86c32", "#1a1d26", "#8d8d95", "#c94f3a"] as const;

export type Rank = "cadet" | "ensign" | "commander" | "android";

export type Figure = keyof ShipView["ready"];
interface Ranked {
  readonly rank: Rank;
  readonly colour: Uniform;
}
const RANKS: Readonly<Record<Figure, Ranked>> = {
  red: { rank: "ensign", colour: "red" },
  yellow: { rank: "ensign", colour: "yellow" },
  blue: { rank: "ensign", colour: "blue" },
  "red-commander": { rank: "commander", colour: "red" },
  "yellow-commander": { rank: "commander", colour: "yellow" },
  "blue-commander": { rank: "commander", colour: "blue" },
  cadet: { rank: "cadet", colour: "gray" },
  android: { rank: "android", colour: "gold" },
};
const isFigure = (name: string): name is Figure => name in RANKS;
/** Figures by rank and duty, in the order of the ready room. */
export const FIGURES: readonly Figure[] = Object.keys(RANKS).filter(isFigure);

/** The rank and color of a figure. */
export const ranked = (figure: string): Ranked => RANKS[isFigure(figure) ? figure : "cadet"];

export const figure = (name: string, seed: string, prefix: string): string =>
  svg("0 0 48 64", figureGroup(name, seed, prefix));

/** In a box of 48 x 64, feet at the bottom. */
function figureGroup(name: string, seed: string, prefix: string): string {
  const { rank, colour } = ranked(name);
  const tone = UNIFORMS[colour];
  const cloth = `${prefix}-cloth`;
  const body = `<defs>${linear(
    cloth,
    [
      [0, tone.pale],
      [0.5, tone.mid],
      [1, tone.deep],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )}</defs><ellipse cx="24" cy="60" rx="16" ry="3.6" fill="#000" opacity=".4"/>${base(rank, tone.deep)}<path d="M9 57.5C8 43 12 34.5 24 34.5S40 43 39 57.500C35 60 13 60 9 57.500z" fill="url(#${cloth})"/>`;
  const head = rank === "android" ? androidHead(cloth) : humanHead(rank, tone.deep, seed);
  const badge =
    rank === "cadet"
      ? '<path d="M17 49h14" stroke="#eef2f8" stroke-width="2.2" stroke-linecap="round"/>'
      : `<g transform="translate(24 49.5)"><circle r="6.2" fill="#f6f1e6"/><g fill="${tone.deep}" color="${tone.deep}">${MARKS[colour]}</g></g>`;
  return body + head + badge;
}

/** Commanders stand on a golden ring. */
const base = (rank: Rank, deep: string): string =>
  rank === "commander"
    ? '<ellipse cx="24" cy="58" rx="17.5" ry="5.2" fill="#7a5a16"/><ellipse cx="24" cy="56.8" rx="17.5" ry="5" fill="#ffd76a" stroke="#fff0b8" stroke-width=".8"/>'
    : `<ellipse cx="24" cy="58" rx="15.5" ry="4.4" fill="${deep}"/>`;

const androidHead = (cloth: string): string =>
  `<path d="M24 12V5" stroke="#f7e2a8" stroke-width="2"/><circle cx="24" cy="4.5" r="2.4" fill="#7fe8ff"/><rect x="20" y="29" width="8" height="7" fill="#6b5524"/><rect x="12.5" y="11" width="23" height="20" rx="7" fill="url(#${cloth})" stroke="#fbeec5" stroke-width=".8"/><rect x="15.5" y="17" width="17" height="7" rx="3.5" fill="#1d2330"/><circle cx="20" cy="20.5" r="1.9" fill="#7fe8ff"/><circle cx="28" cy="20.5" r="1.9" fill="#7fe8ff"/><path d="M11 18v6M37 18v6" stroke="#f7e2a8" stroke-width="2.4" stroke-linecap="round"/><path d="M14 40h20M13 53h22" stroke="#7a5f28" stroke-width="1.2"/>`;

/** The hair color replaces %h. */
const HAIRCUTS = [
  '<path d="M13.2 20C12.5 11 18 7.5 24.5 7.8 31 8 35.5 12 34.8 20 32 15 27 14.5 22 15.5 18 16 14.5 16.5 13.2 20z" fill="%h"/>',
  '<path d="M13 21C12 12 17 8 24 8s12 4 11 13C32 17 30 14.5 24 14.500S16 17 13 21z" fill="%h"/>',
  '<path d="M14 17C14 11 18 8.5 24 8.500S34 11 34 17C30 13.5 18 13.5 14 17z" fill="%h"/><circle cx="24" cy="7.5" r="4" fill="%h"/>',
  '<path d="M13.5 19C13 13 16 9 20 8.5 26 6 35 9 34.5 19 33 15.5 30.5 13 27 12.5 22 14.5 16 14.5 13.5 19z" fill="%h"/>',
  '<path d="M14 16.500C15 11 19 9 24 9S33 11 34 16.500C28 13 20 13 14 16.500z" fill="%h" opacity=".85"/>',
] as const;
const LONG = 1;

function humanHead(rank: Rank, deep: string, seed: string): string {
  const r = rng(`crew ${seed}`);
  const skin = r.pick(SKINS);
  const hair = r.pick(HAIRS);
  const cut = Math.floor(r() * HAIRCUTS.length);
  const collar = `<path d="M14.5 37.500C17 35 31 35 33.5 37.500L28.5 43.500C26 41.5 22 41.5 19.5 43.500z" fill="#1b2030"/><rect x="20.3" y="28" width="7.4" height="9.5" rx="3" fill="${skin}" opacity=".85"/>`;
  const long = cut === LONG ? `<path d="M12.5 20C11 30 13 34 15 35H33C35 34 37 30 35.5 20z" fill="${hair}"/>` : "";
  const face = `<circle cx="24" cy="20.5" r="10.5" fill="${skin}"/><path d="M24 10a10.5 10.5 0 0 1 0 21 13 13 0 0 0 4-10.500A13 13 0 0 0 24 10z" fill="#000" opacity=".12"/>`;
  const top = rank === "commander" ? cap(deep) : (HAIRCUTS[cut] ?? HAIRCUTS[0]).replaceAll("%h", hair);
  const eyes =
    '<circle cx="20.2" cy="21.5" r="1.35" fill="#1a1a22"/><circle cx="27.8" cy="21.5" r="1.35" fill="#1a1a22"/><path d="M21 26c2 1.4 4 1.4 6 0" stroke="#1a1a22" stroke-opacity=".65" stroke-width="1.2" fill="none" stroke-linecap="round"/>';
  const braid =
    rank === "commander"
      ? '<path d="M10.5 41 16 37.800M37.5 41 32 37.8" stroke="#ffd76a" stroke-width="3" stroke-linecap="round"/>'
      : "";
  return collar + long + face + top + eyes + braid;
}

const cap = (deep: string): string =>
  `<path d="M12.5 15.500C13 8 18 5.5 24 5.500S35 8 35.5 15.500C30 13 18 13 12.5 15.500z" fill="${deep}"/><path d="M11.5 17.500C17 13.8 31 13.8 36.5 17.500L35.8 14.800C30 12 18 12 12.2 14.800z" fill="#ffd76a"/><circle cx="24" cy="10" r="2" fill="#ffd76a"/>`;
