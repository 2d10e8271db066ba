/* Crew and cargo: humans, aliens, guests, blocks of goods. */
import type { Catalog, PartView } from "../../generated/galaxy-trucker";
import { n } from "../svg";

export type AlienColour = Exclude<PartView["alien"], "">;
export type Good = keyof Catalog["goods"];

/** Light side, dark side, and the sale value written on the block: color is never the only mark. */
const GOODS: Readonly<Record<Good, readonly [string, string, number]>> = {
  red: ["#f0625c", "#a9302f", 4],
  yellow: ["#f3c74a", "#a87d14", 3],
  green: ["#5cc98a", "#2a7c4e", 2],
  blue: ["#5aa7ee", "#2864a3", 1],
};

/** A block of goods around (x, y). */
export function block(x: number, y: number, size: number, good: Good): string {
  const [light, dark, value] = GOODS[good];
  const place = `translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${size / 20})`;
  return `<g transform="${place}"><path d="M2 6 10 2 18 6V16L10 19.5 2 16Z" fill="${dark}"/><path d="M2 6 10 9.8V19.5L2 16Z" fill="${light}"/><path d="M10 9.8 18 6V16L10 19.5Z" fill="${light}" opacity=".72"/><path d="M2 6 10 2 18 6 10 9.8Z" fill="#fff" opacity=".5"/><path d="M2 6 10 2 18 6 10 9.8Z" fill="${light}" opacity=".55"/><text x="10" y="17.2" font-family="var(--display)" font-weight="800" font-size="9.5" text-anchor="middle" fill="#0c1422">${value}</text></g>`;
}

const figure = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round((size / 24) * 1000) / 1000})">${body}</g>`;

export const human = (x: number, y: number, size: number, suit = "#eef2f8"): string =>
  figure(
    x,
    y,
    size,
    `<path d="M-9 12c0-8 3.5-11 9-11s9 3 9 11Z" fill="${suit}"/><circle cx="0" cy="-5" r="7.6" fill="${suit}"/><rect x="-5" y="-8.6" width="10" height="7" rx="3.5" fill="#24466b"/><path d="M-3.2-6.8h3" stroke="#a8d4ff" stroke-width="1.5" stroke-linecap="round"/><path d="M-4 7h8" stroke="#7d8ca5" stroke-width="1.6" stroke-linecap="round"/>`,
  );

/** A commuter: hat, tie and briefcase instead of a helmet. */
export const commuter = (x: number, y: number, size: number): string =>
  figure(
    x,
    y,
    size,
    `<path d="M-9 12c0-7 3.5-9.5 9-9.5s9 2.5 9 9.5Z" fill="#5c7290"/><circle cx="0" cy="-4.5" r="6.4" fill="#e8c39d"/><path d="M-8.5-8.5h17M-5.5-8.5c0-4 2-6 5.5-6s5.5 2 5.5 6Z" fill="#33435c" stroke="#33435c" stroke-width="2" stroke-linecap="round"/><path d="M0 2.5 1.8 5 0 11-1.8 5Z" fill="#f2b134"/><rect x="4" y="7" width="8" height="6" rx="1.2" fill="#8a5427"/>`,
  );

/** The envoy: a sash and a star. */
export const envoy = (x: number, y: number, size: number): string =>
  figure(
    x,
    y,
    size,
    `<path d="M-10 12c0-8 4-11 10-11s10 3 10 11Z" fill="#2f6f6a"/><path d="M-8 5 5 12" stroke="#f3c74a" stroke-width="3"/><path d="M-7-5c0-5 3-9 7-9s7 4 7 9-3 7.5-7 7.5-7-2.5-7-7.500Z" fill="#9fd8c9"/><circle cx="-2.6" cy="-5" r="1.5" fill="#12312c"/><circle cx="2.6" cy="-5" r="1.5" fill="#12312c"/><path d="M-2.5-.8h5" stroke="#12312c" stroke-width="1.4" stroke-linecap="round"/><path d="M0-21l1.5 3.2 3.5.5-2.5 2.4.6 3.500L0-13l-3.1 1.6.6-3.500L-5-17.300l3.5-.5Z" fill="#f3c74a"/>`,
  );

const PURPLE_ALIEN =
  '<path d="M-10 13c0-8 4-10 10-10s10 2 10 10Z" fill="#8157c9"/><path d="M-5-8C-8-12-8-15-7-17M5-8C8-12 8-15 7-17" stroke="#c5a5ff" stroke-width="2.2" fill="none" stroke-linecap="round"/><circle cx="-7" cy="-17" r="3.1" fill="#fff"/><circle cx="7" cy="-17" r="3.1" fill="#fff"/><circle cx="-6.4" cy="-16.6" r="1.4" fill="#231640"/><circle cx="6.4" cy="-16.6" r="1.4" fill="#231640"/><path d="M-9-3c0-6 4-8.5 9-8.5S9-9 9-3C9 2 5 5 0 5S-9 2-9-3Z" fill="#b48cf2"/><path d="M-3.5 0c2 1.8 5 1.8 7 0" stroke="#3a2163" stroke-width="1.7" fill="none" stroke-linecap="round"/>';
const BROWN_ALIEN =
  '<path d="M-11 13c0-7 4-10 11-10s11 3 11 10Z" fill="#8a5427"/><path d="M-11-4c0-8 5-11 11-11S11-12 11-4C11 3 6 6 0 6S-11 3-11-4Z" fill="#d9975a"/><circle cx="-4.5" cy="-5" r="3.3" fill="#fff"/><circle cx="4.5" cy="-5" r="3.3" fill="#fff"/><circle cx="-4" cy="-4.6" r="1.5" fill="#2b1607"/><circle cx="4" cy="-4.6" r="1.5" fill="#2b1607"/><path d="M-6 1.5h12M-2 1.5v2.5M2 1.5v2.5" stroke="#4b2a0e" stroke-width="1.6" stroke-linecap="round"/>';

export const alien = (x: number, y: number, size: number, colour: AlienColour): string =>
  figure(x, y, size, colour === "purple" ? PURPLE_ALIEN : BROWN_ALIEN);
