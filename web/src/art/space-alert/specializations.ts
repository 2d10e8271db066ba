/* The ten specializations, each a picture of what it is good at; and the special cards that come with them. */
import { n, polygon, svg } from "../svg";
import { CARD_HEIGHT, CARD_WIDTH } from "./cards";
import { botsGroup, rocketGroup } from "./figures";
import { fading, glow, type Ids, INK, ids, shade } from "./ink";

/** The colour of everything special. */
const SPECIAL_INK = "#8fe3d0";
const DIM = "#3f7f79";

/** A picture of 120 by 80 around the origin. An unknown one gets a star. */
const specializationGroup = (id: string, next: Ids): string =>
  frame(next, SKY[id] ?? "#17324a", (PICTURES[id] ?? star)(next));

/** The picture on its own. */
export const specialization = (id: string, prefix: string): string =>
  svg("-60 -40 120 80", specializationGroup(id, ids(prefix)), 'overflow="hidden"');

/** A special card, face up: the side on top is lit, the other one waits below. */
export function specialCard(id: string, side: string, prefix: string, both = true): string {
  const next = ids(prefix);
  const paper = next();
  const [top, bottom] = side === "advanced" ? ["Advanced", "Basic"] : ["Basic", "Advanced"];
  const half = CARD_HEIGHT / 2;
  const label = (text: string, y: number, ink: string): string =>
    `<text x="${CARD_WIDTH / 2}" y="${y}" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="13" fill="${ink}">${text}</text>`;
  const below = both
    ? `<g transform="translate(${CARD_WIDTH / 2} ${half + 24}) scale(.62)" opacity=".7">${mark(bottom === "Advanced", true)}</g>${label(bottom, CARD_HEIGHT - 9, INK.ink2)}`
    : `<path d="M30 ${half + 31}H62" stroke="${DIM}" stroke-width="2.5" stroke-linecap="round"/>`;
  return svg(
    `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`,
    `<defs>${shade(paper, "#1d3a47", "#101c2c")}</defs><rect x=".6" y=".6" width="${CARD_WIDTH - 1.2}" height="${CARD_HEIGHT - 1.2}" rx="9" fill="url(#${paper})" stroke="${SPECIAL_INK}" stroke-width="1.4"/><g transform="translate(${CARD_WIDTH / 2} 29) scale(.66)">${specializationGroup(id, next)}</g><g transform="translate(78 14) scale(.34)"><circle r="30" fill="${INK.deep}"/>${mark(top === "Advanced", false)}</g>${label(top, half + 4, INK.ink)}<path d="M9 ${half + 10}H${CARD_WIDTH - 9}" stroke="${DIM}" stroke-dasharray="2 3"/>${below}`,
  );
}

/** Its back: a star, and not a word about which side is up. */
export const specialBack = (): string =>
  svg(
    "0 0 48 66",
    `<rect x=".6" y=".6" width="46.8" height="64.8" rx="7" fill="#16303a" stroke="${SPECIAL_INK}" stroke-width="1.2"/><g transform="translate(24 33) scale(.62)">${mark(false, true)}</g>`,
  );

const STAR = "M0-22 6-7 22-6 10 4 14 20 0 11-14 20-10 4-22-6-6-7z";
const mark = (advanced: boolean, hollow: boolean): string =>
  `<path d="${STAR}" fill="${hollow ? "none" : SPECIAL_INK}" stroke="${SPECIAL_INK}" stroke-width="2.4" stroke-linejoin="round"/>${advanced ? `<circle r="4.5" fill="${hollow ? SPECIAL_INK : INK.deep}"/>` : ""}`;
const star = (): string => mark(false, false);

const SKY: Readonly<Record<string, string>> = {
  rocketeer: "#4a2a22",
  data_analyst: "#1b3358",
  energy_technician: "#17402f",
  pulse_gunner: "#1a3a55",
  medic: "#472231",
  teleporter: "#2c2658",
  hypernavigator: "#1a2560",
  special_ops: "#2c3320",
  squad_leader: "#28344f",
  mechanic: "#45341c",
};

function frame(next: Ids, sky: string, body: string): string {
  const back = next();
  const cut = next();
  return `<defs>${shade(back, sky, "#0b1322")}<clipPath id="${cut}"><rect x="-60" y="-40" width="120" height="80" rx="9"/></clipPath></defs><rect x="-60" y="-40" width="120" height="80" rx="9" fill="url(#${back})"/><g clip-path="url(#${cut})">${body}</g><rect x="-59.4" y="-39.4" width="118.8" height="78.8" rx="8.4" fill="none" stroke="${SPECIAL_INK}" stroke-opacity=".35" stroke-width="1.2"/>`;
}

const dots = (...places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".75"/>`).join("");

const PICTURES: Readonly<Record<string, (next: Ids) => string>> = {
  rocketeer: (next) => {
    const jet = next();
    const one = (x: number, y: number, size: number): string =>
      `<g transform="translate(${x} ${y}) rotate(52) scale(${size})"><path d="M-5-3Q-6 12 0 30 6 12 5-3z" fill="url(#${jet})"/>${rocketGroup()}</g>`;
    return `<defs>${fading(jet, [0, "#ffd98a", 0.95], [1, INK.alarm, 0])}</defs>${dots([-42, -26, 1.1], [40, 24, 1.2], [-8, -32, 0.9], [50, -30, 1])}${one(27, 27, 1.05)}${one(-4, 6, 1.7)}`;
  },
  data_analyst: () => {
    const bars = [8, 15, 11, 21, 27];
    return `<rect x="-46" y="-29" width="76" height="48" rx="5" fill="${INK.pit}" stroke="#8fb0e8" stroke-width="1.6"/><path d="M-16 19h16l5 12h-26z" fill="#33486e"/><path d="M-27 31H13" stroke="#8fb0e8" stroke-width="2.4" stroke-linecap="round"/>${bars.map((high, i) => `<rect x="${-38 + i * 12}" y="${11 - high}" width="7" height="${high}" rx="1.5" fill="#39587f"/>`).join("")}<path d="M-38 3-24-6-13-1 0-14 12-21" fill="none" stroke="${INK.good}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/><circle cx="30" cy="2" r="16" fill="#9fd0ff" fill-opacity=".16" stroke="#dfe7f3" stroke-width="3.4"/><path d="M41.5 14 52 26" stroke="#dfe7f3" stroke-width="5" stroke-linecap="round"/><path d="M21-3Q26-10 33-9" fill="none" stroke="#fff" stroke-width="2" opacity=".7" stroke-linecap="round"/>`;
  },
  energy_technician: (next) => {
    const halo = next();
    const cell = (x: number, y: number, full: boolean): string =>
      `<rect x="${x}" y="${y}" width="15" height="22" rx="3.5" fill="${full ? INK.good : "none"}" stroke="${INK.good}" stroke-width="1.8"/>${full ? `<rect x="${x + 3}" y="${y + 3}" width="9" height="4.5" rx="1.5" fill="#dffbe9" opacity=".85"/>` : ""}`;
    return `<defs>${glow(halo, [0, INK.good, 0.5], [1, INK.good, 0])}</defs><circle r="38" fill="url(#${halo})"/><path d="M-52 26Q0-44 52 26" fill="none" stroke="${INK.shield}" stroke-width="2.6" opacity=".65"/><rect x="-36" y="-10" width="72" height="36" rx="7" fill="${INK.pit}" stroke="#5a7d6c" stroke-width="1.6"/>${cell(-29, -3, true)}${cell(-8, -3, true)}${cell(13, -3, false)}<path d="M6-36-12-4H-1L-7 24 16-13H4L12-36z" fill="${INK.warn}" stroke="${INK.deep}" stroke-width="2" stroke-linejoin="round"/>`;
  },
  pulse_gunner: () => {
    const waves = [16, 28, 40].map(
      (r, i) =>
        `<path d="M${n(-r * 0.82)} ${n(8 - r * 0.57)}A${r} ${r} 0 0 1 ${n(r * 0.82)} ${n(8 - r * 0.57)}" fill="none" stroke="${INK.shield}" stroke-width="${3.2 - i * 0.6}" opacity="${0.95 - i * 0.25}" stroke-linecap="round"/>`,
    );
    return `${waves.join("")}<path d="M-20 34-12 18H12L20 34z" fill="#3a4d77" stroke="${INK.metal}" stroke-width="1.6"/><ellipse cy="13" rx="24" ry="8" fill="#26365a" stroke="${INK.metal}" stroke-width="1.8"/><circle cy="8" r="6.5" fill="${INK.shield}"/><circle cx="-1.8" cy="6" r="2" fill="#fff" opacity=".85"/><g stroke="${INK.bad}" stroke-width="1.8" fill="none"><circle cx="-38" cy="-18" r="6"/><path d="M-47-18h6M-35-18h6M-38-27v6M-38-15v6"/><circle cx="39" cy="-14" r="6"/><path d="M30-14h6M42-14h6M39-23v6M39-11v6"/></g>`;
  },
  medic: () =>
    `<path d="M-60 8h26l6-17 9 31 8-22 5 8h66" fill="none" stroke="${INK.bad}" stroke-width="2.2" stroke-linejoin="round" opacity=".55"/><path d="M-12-22v-5q0-5 5-5H7q5 0 5 5v5" fill="none" stroke="#dfe7f3" stroke-width="4"/><rect x="-31" y="-22" width="62" height="48" rx="8" fill="#e8edf6" stroke="${INK.deep}" stroke-width="1.6"/><path d="M-31-4h62" stroke="#b6c2d8" stroke-width="1.4"/><path d="M-5.5-14h11V-3.5H16v11H5.5V18h-11V7.5H-16v-11h10.5z" fill="${INK.bad}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>`,
  teleporter: (next) => {
    const beam = next();
    const suit = next();
    const person = (opacity: number): string =>
      `<g opacity="${opacity}"><circle cy="-21" r="6.4" fill="#dfe7f3"/><path d="M-4.6-22.6Q0-26 4.6-22.6 5-18.6 3-17.6H-3Q-5-18.6-4.6-22.6z" fill="${INK.deep}"/><path d="M-8.4-2Q-9.6-13-4-14.2H4Q9.6-13 8.4-2L6.6 12H1L0 3-1 12H-6.6z" fill="url(#${suit})"/></g>`;
    const column = (x: number): string =>
      `<path d="M${x - 15}-40H${x + 15}V20H${x - 15}z" fill="url(#${beam})"/><ellipse cx="${x}" cy="21" rx="20" ry="6.5" fill="#1a1640" stroke="#b79cff" stroke-width="2.2"/>`;
    const grains = [-10, -4, 3, 9, -7, 6]
      .map((x, i) => `<rect x="${31 + x}" y="${-30 + i * 8}" width="3" height="3" fill="#fff" opacity=".85"/>`)
      .join("");
    return `<defs>${shade(beam, "#d9ccff", "#7f62e6")}${shade(suit, SPECIAL_INK, "#2c6b70")}</defs><g opacity=".45">${column(-32)}${column(32)}</g><ellipse cx="-32" cy="21" rx="20" ry="6.5" fill="none" stroke="#d9ccff" stroke-width="2"/><ellipse cx="32" cy="21" rx="20" ry="6.5" fill="none" stroke="#d9ccff" stroke-width="2"/><g transform="translate(-32 8)">${person(1)}</g><g transform="translate(32 8)">${person(0.42)}</g>${grains}<path d="M-9-2H7M1-9l8 7-8 7" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  },
  hypernavigator: () => {
    const rays = Array.from({ length: 26 }, (_, i) => {
      const angle = (i / 26) * Math.PI * 2 + (i % 3) * 0.05;
      const from = 17 + ((i * 7) % 11);
      const to = from + 16 + ((i * 13) % 22);
      const at = (r: number): string => `${n(Math.cos(angle) * r * 1.3)} ${n(Math.sin(angle) * r)}`;
      return `<path d="M${at(from)}L${at(to)}" stroke="${i % 4 ? "#9fc4ff" : "#ffffff"}" stroke-width="${i % 2 ? 1.3 : 2.1}" opacity="${i % 3 ? 0.6 : 0.95}" stroke-linecap="round"/>`;
    });
    return `${rays.join("")}<circle r="15.5" fill="${INK.deep}" stroke="${INK.gold}" stroke-width="2"/><path d="M0-12.5v3M0 9.5v3M-12.5 0h3M9.5 0h3" stroke="${INK.gold}" stroke-width="1.6"/><g transform="rotate(38)"><path d="M0-11 4 0H-4z" fill="${INK.bad}"/><path d="M0 11 4 0H-4z" fill="#dfe7f3"/></g>`;
  },
  special_ops: (next) => {
    const suit = next();
    return `<defs>${shade(suit, "#56604a", "#1a2018")}</defs><path d="M-34 40Q-34 15-14 12H14Q34 15 34 40z" fill="url(#${suit})" stroke="#8b9a74" stroke-width="1.6"/><path d="M-19 12Q-22-30 0-31 22-30 19 12 10 20 0 20-10 20-19 12z" fill="#2a3226" stroke="#8b9a74" stroke-width="1.8"/><path d="M-16-9Q0-16 16-9L14 2Q0-3-14 2z" fill="${INK.deep}" stroke="${SPECIAL_INK}" stroke-width="1.5"/><path d="M-11-6.5Q-4-9.5 3-9.5" stroke="${SPECIAL_INK}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M-6 9h12M-4 13.5h8" stroke="#8b9a74" stroke-width="2" stroke-linecap="round"/><g fill="none" stroke="${INK.alarm}" stroke-width="1.8" opacity=".9"><circle cx="38" cy="-17" r="12"/><path d="M38-34v10M38-10v10M21-17h10M45-17h10"/><circle cx="38" cy="-17" r="1.6" fill="${INK.alarm}"/></g><g fill="${SPECIAL_INK}"><path d="M-48-24h14l-3 5h-14zM-46-14h14l-3 5h-14z" opacity=".8"/></g>`;
  },
  squad_leader: () => {
    const stripe = (y: number): string =>
      `<path d="M-50 ${y}l9-8 9 8" fill="none" stroke="${INK.gold}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`;
    return `<ellipse cx="12" cy="32" rx="40" ry="7" fill="#000" opacity=".4"/><g transform="translate(-8 28) scale(1.15)" opacity=".75">${botsGroup()}</g><g transform="translate(38 29) scale(1.15)" opacity=".75">${botsGroup()}</g><g transform="translate(13 34) scale(1.75)">${botsGroup()}</g>${stripe(-18)}${stripe(-7)}${stripe(4)}`;
  },
  mechanic: () => {
    const teeth = Array.from(
      { length: 9 },
      (_, i) => `<rect x="-5" y="-27" width="10" height="11" rx="2" transform="rotate(${i * 40})"/>`,
    );
    return `<g transform="translate(-14 4)"><g fill="#8a6d3c">${teeth.join("")}</g><circle r="20" fill="#a9854a" stroke="#6b5128" stroke-width="1.6"/><circle r="8.5" fill="#221a0e" stroke="#6b5128" stroke-width="1.6"/><polygon points="${polygon(6, 4.4)}" fill="#6b5128"/></g><g transform="translate(14 -2) rotate(42)"><path d="M-5.5-6V34q0 6 5.5 6t5.5-6V-6z" fill="#c3cfe4" stroke="#4a5a7c" stroke-width="1.6"/><path d="M-8-33Q-17-28-15-17-13-8-5.5-4H5.5Q13-8 15-17 17-28 8-33V-19L0-15-8-19z" fill="#dfe7f3" stroke="#4a5a7c" stroke-width="1.6" stroke-linejoin="round"/><path d="M0 4v26" stroke="#8ea2c6" stroke-width="2" stroke-linecap="round"/></g><path d="M34 22l4-3 4 3-1 5h-6zM44 8l3-2 3 2-1 4h-4z" fill="${INK.metal}"/>`;
  },
};
