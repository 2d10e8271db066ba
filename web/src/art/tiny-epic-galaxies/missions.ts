import { linear, n, polygon, svg } from "../svg";

/* Secret missions: a gold emblem on a violet seal, drawn on a 48 grid with round strokes. %f is the softer fill. */
const EMBLEMS: Readonly<Record<string, string>> = {
  charger: '<path d="M27 6 13 27h9l-3 15 16-22h-10z" %f/><path d="M9 15l4 2M39 33l-4-2M9 33l4-2M39 15l-4 2"/>',
  seeker:
    '<circle cx="21" cy="21" r="13"/><path d="M30.5 30.5 41 41"/><path d="M21 28c-3.5-3-4.5-5.5-4.5-8.5S18.5 13 21 11c2.5 2 4.5 5.5 4.5 8.5S24.5 25 21 28z" %f/>',
  conqueror: '<path d="M7 42a17 17 0 0 1 34 0z" %f/><path d="M24 25V6l13 5-13 5M15 33h.1M31 36h.1M22 38h.1"/>',
  hermit:
    '<circle cx="24" cy="25" r="15" %f/><path d="M18 31v-6l6-5 6 5v6z" stroke-width="2"/><path d="M24 31v-4M14 8h.1M36 6h.1M41 15h.1M7 16h.1"/>',
  noble: '<path d="M10 19l7 6 7-13 7 13 7-6-3 15H13z" %f/><path d="M13 39h22M24 7v.1"/>',
  trader:
    '<circle cx="17" cy="29" r="9" %f/><circle cx="31" cy="19" r="9" %f/><path d="M10 15c2-5 6-7 11-7l-3-3M38 33c-2 5-6 7-11 7l3 3"/>',
  equalizer:
    '<path d="M24 8v30M15 40h18M10 15h28"/><path d="M4 28l6-13 6 13a6.5 6.5 0 0 1-12 0zM32 28l6-13 6 13a6.5 6.5 0 0 1-12 0z" %f/>',
  elder:
    '<path d="M14 7h20M14 41h20M16 7c0 9 5 12 8 17-3 5-8 8-8 17M32 7c0 9-5 12-8 17 3 5 8 8 8 17"/><path d="M18.5 41c1-6 4-7 5.5-9 1.5 2 4.5 3 5.5 9zM19 14h10c-1 4-3.5 6-5 8-1.5-2-4-4-5-8z" %f/>',
  hoarder:
    '<path d="M8 22h32v17H8z" %f/><path d="M8 22c0-8 3-12 8-12h16c5 0 8 4 8 12M21 22v6h6v-6M12 6l1 2M24 3v3M36 6l-1 2"/>',
  industrialist:
    '<path d="M7 41V24l9 6v-6l9 6v-6l9 6V41z" %f/><path d="M35 30V13h5v28H7M37 8c0-3 3-3 3-6M13 36h3M21 36h3M29 36h.1"/>',
  orbiter:
    '<circle cx="24" cy="24" r="17" stroke-dasharray="4 4.5"/><path d="M24 12l4 9-4-2-4 2zM15 25l4 9-4-2-4 2zM33 25l4 9-4-2-4 2z" %f/>',
  explorer:
    '<circle cx="24" cy="24" r="17"/><path d="M32 16l-5 11-11 5 5-11z" %f/><path d="M24 4v3M24 41v3M4 24h3M41 24h3"/>',
  recruiter:
    '<path d="M7 30a13 13 0 0 1 26 0v5a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z" %f/><path d="M12 29h16c0 5-3 7-8 7s-8-2-8-7zM39 8v10M34 13h10"/>',
  cartographer:
    '<path d="M6 12l12-4 12 4 12-4v28l-12 4-12-4-12 4z" %f/><path d="M18 8v28M30 12v28M10 30q5-8 9-5t7-4 8 0" stroke-dasharray="3.5 3.5"/><path d="M34 18l4 4M38 18l-4 4"/>',
  specialist:
    '<path d="M17 10l10 6v12l-10 6-10-6V16z" %f/><path d="M31 14l10 6v12l-10 6-10-6V20z" %f/><path d="M13 21l3 3 5-6M27 26l3 3 5-6"/>',
  ace: '<path d="M24 5l4 12 14 9-13-2-5 9-5-9-13 2 14-9z" %f/><path d="M16 38l8 4 8-4M18 33l6 3 6-3"/>',
  purist: '<path d="M24 13l4 10 8 11-9-2-3 6-3-6-9 2 8-11z" %f/><ellipse cx="24" cy="8" rx="9" ry="3.2"/>',
  survivor:
    '<path d="M24 6c5 3 10 4.5 15 4.5C39 26 34 36 24 42 14 36 9 26 9 10.5 14 10.5 19 9 24 6z" %f/><path d="M26 9l-5 10 7 4-6 9 3 7"/>',
  collector:
    '<path d="M15 5l8 4.5v9L15 23l-8-4.5v-9zM33 5l8 4.5v9L33 23l-8-4.5v-9zM15 25l8 4.5v9L15 43l-8-4.5v-9zM33 25l8 4.5v9L33 43l-8-4.5v-9z" %f/><path d="M15 12v4M13 14h4M31 14h4M13 34h4M33 32v4M31 34h4"/>',
  wayfarer:
    '<path d="M8 40c10 0 8-12 17-12s7-11 14-13" stroke-dasharray="2 4.5"/><path d="M38 4l1.8 4.2 4.2 1.8-4.2 1.8L38 16l-1.8-4.2L32 10l4.2-1.8z" %f/><path d="M10 14l4 9-4-2-4 2zM34 28l4 9-4-2-4 2z" %f/>',
};

export const MISSION_IDS: readonly string[] = Object.keys(EMBLEMS);

/** The emblem of a secret mission on its seal; without an id, the card's back. */
export function mission(id: string | null, prefix: string): string {
  const seal = `${prefix}-seal`;
  const gold = `${prefix}-gold`;
  const emblem = (id !== null && EMBLEMS[id]) || CLOSED_EYE;
  const defs = `<defs>${linear(seal, [
    [0, "#4a3a98"],
    [1, "#1d1650"],
  ])}${linear(
    gold,
    [
      [0, "#fff0c4"],
      [1, "#e8b04a"],
    ],
    'gradientUnits="userSpaceOnUse" x1="0" y1="4" x2="0" y2="44"',
  )}</defs>`;
  const strokes = `<g transform="translate(-24 -24)" fill="none" stroke="url(#${gold})" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${emblem.replaceAll("%f", 'fill="#ffd77a" fill-opacity=".28"')}</g>`;
  return svg(
    "-40 -40 80 80",
    `${defs}<polygon points="${polygon(12, 39)}" fill="#0d0a2a"/><polygon points="${polygon(12, 37)}" fill="url(#${seal})" stroke="#8f7be8" stroke-width="1.4" stroke-linejoin="round"/><circle r="${n(32.5)}" fill="none" stroke="#b79bff" stroke-opacity=".45" stroke-dasharray="1 4.1" stroke-width="1.6" stroke-linecap="round"/>${strokes}`,
  );
}

const CLOSED_EYE = '<path d="M6 22c5 7 11 10 18 10s13-3 18-10M11 28l-3 5M19 31.5 17.5 37M29 31.5 30.5 37M37 28l3 5"/>';
