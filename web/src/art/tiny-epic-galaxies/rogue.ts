import type { RogueFacts } from "../../generated/tiny-epic-galaxies";
import { dark, type Hex, light } from "../colour";
import { stars } from "../stars";
import { linear, radial, svg } from "../svg";

/** The Rogue Galaxies of the solo game. */
export type Rogue = RogueFacts["id"];

const ROGUE_COLOURS: Readonly<Record<Rogue, Hex>> = {
  artemis: "#9fc6ff",
  rothkel: "#8fd14f",
  zendica: "#c48bff",
  hades: "#ff8a45",
  gamelyn: "#ff4d5e",
  merope: "#6fe0d0",
  corvane: "#e8c15a",
  ishkur: "#7aa2ff",
  tiamat: "#4fc98a",
  erebus: "#a98bd6",
};
export const isRogue = (name: string): name is Rogue => name in ROGUE_COLOURS;
export const ROGUES: readonly Rogue[] = Object.keys(ROGUE_COLOURS).filter(isRogue);

/** A Rogue Galaxy's emblem, 100 x 100. */
export function rogue(name: Rogue, prefix: string): string {
  const c = ROGUE_COLOURS[name];
  const [sky, metal] = [`${prefix}-sky`, `${prefix}-metal`];
  const defs = `<defs>${radial(sky, [
    [0, dark(c, 0.5)],
    [0.6, dark(c, 0.82)],
    [1, dark(c, 0.95)],
  ])}${linear(metal, [
    [0, light(c, 0.45)],
    [0.5, c],
    [1, dark(c, 0.6)],
  ])}<clipPath id="${prefix}-disc"><circle r="47"/></clipPath></defs>`;
  return svg(
    "-50 -50 100 100",
    `${defs}<circle r="47" fill="url(#${sky})"/><g clip-path="url(#${prefix}-disc)"><g transform="translate(-50 -50)">${stars(100, 100, 30, name)}</g>${FACES[name](c, `url(#${metal})`)}</g><circle r="47" fill="none" stroke="${c}" stroke-width="2.5"/><circle r="43" fill="none" stroke="${c}" stroke-opacity=".35"/>`,
  );
}

type Draw = (colour: Hex, metal: string) => string;

/** The huntress: a drawn bow under a cold crescent. */
const artemis: Draw = (c, metal) =>
  `<path d="M14-38A36 36 0 1 0 36 12 28 28 0 1 1 14-38z" fill="${metal}"/><path d="M-22 30Q34 18 22-30" fill="none" stroke="${light(c, 0.6)}" stroke-width="4" stroke-linecap="round"/><path d="M-22 30-6 6 22-30" fill="none" stroke="${light(c, 0.3)}" stroke-width="1.4"/><path d="M-16-4 24 14" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M32 17.5 20 17l4.5-7.5z" fill="#fff"/><path d="M-16-4l-7-1M-13-2.6l-5-4.4" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`;

/** The brute: tusks, a brow like a cliff, small bright eyes. */
const rothkel: Draw = (c, metal) =>
  `<path d="M-30-20Q-44-34-40-46-28-40-20-28zM30-20Q44-34 40-46 28-40 20-28z" fill="${light(c, 0.35)}"/><path d="M-34-8C-34-32-16-34 0-34S34-32 34-8C34 8 28 14 26 24 20 36 8 38 0 38S-20 36-26 24C-28 14-34 8-34-8z" fill="${metal}"/><path d="M0-34C16-34 34-32 34-8 34 8 28 14 26 24 20 36 8 38 0 38z" fill="#04060d" opacity=".3"/><path d="M-30-10 -4-2-6 4-26-2zM30-10 4-2 6 4 26-2z" fill="${dark(c, 0.8)}"/><path d="M-20-1l9 4-8 2zM20-1l-9 4 8 2z" fill="#fff6a8"/><path d="M-5 12l5-4 5 4-2 4h-6z" fill="${dark(c, 0.75)}"/><path d="M-20 24Q0 16 20 24 12 34 0 34T-20 24z" fill="${dark(c, 0.85)}"/><path d="M-17 26l-4-18 11 14zM17 26l4-18-11 14z" fill="#f6f3dc"/><path d="M-7 22l3 6 3-6zM1 22l3 6 3-6z" fill="#f6f3dc"/>`;

/** The watcher: one eye, many arms. */
const zendica: Draw = (c, metal) => {
  const arms = Array.from({ length: 9 }, (_, i) => {
    const turn = i * 40;
    return `<g transform="rotate(${turn})"><path d="M-4-20Q-10-32 2-38T8-50" fill="none" stroke="${i % 2 ? dark(c, 0.35) : c}" stroke-width="6" stroke-linecap="round"/><path d="M-5-22Q-11-32 1-38" fill="none" stroke="${light(c, 0.5)}" stroke-width="1.4" stroke-linecap="round"/></g>`;
  }).join("");
  return `${arms}<circle r="25" fill="${metal}"/><path d="M-25 0Q0-25 25 0 0 25-25 0z" fill="#fdf6ff"/><circle r="12" fill="${dark(c, 0.3)}"/><ellipse rx="3.6" ry="11.5" fill="#0a0412"/><circle cx="-4" cy="-5" r="2.6" fill="#fff"/><path d="M-26-3Q0-30 26-3" fill="none" stroke="${dark(c, 0.75)}" stroke-width="5"/><path d="M-25 1Q0 26 25 1" fill="none" stroke="${dark(c, 0.75)}" stroke-width="2.4"/>`;
};

/** The gatekeeper: an iron helm full of fire. */
const hades: Draw = (c, metal) =>
  `<path d="M0-50C10-38 30-40 24-20 36-26 40-12 32 2H-32C-40-12-36-26-24-20-30-40-10-38 0-50z" fill="${c}"/><path d="M0-40C6-30 18-30 15-16H-15C-18-30-6-30 0-40z" fill="#fff0b8"/><path d="M-28-8C-28-28 28-28 28-8L30 22 14 40 8 14H-8L-14 40-30 22z" fill="#2b2530"/><path d="M-28-8C-28-28 0-24 0-24V14h-8L-14 40-30 22z" fill="#4a4252"/><path d="M-23-2-5 4-6 10-20 6zM23-2 5 4 6 10 20 6z" fill="#fff0b8"/><path d="M-23-2-5 4-6 10-20 6zM23-2 5 4 6 10 20 6z" fill="none" stroke="${c}" stroke-width="2"/><path d="M-4-24h8l2 38h-12z" fill="${metal}"/><path d="M-6 20h12M-5 26h10M-4 32h8" stroke="${c}" stroke-width="2.4" stroke-linecap="round"/>`;

/** The tyrant: a crowned skull in a ring of blades. */
const gamelyn: Draw = (c, metal) => {
  const blades = Array.from(
    { length: 12 },
    (_, i) => `<path d="M-5-28 0-47 5-28z" fill="${i % 2 ? dark(c, 0.45) : c}" transform="rotate(${i * 30 + 15})"/>`,
  ).join("");
  return `${blades}<circle r="31" fill="${dark(c, 0.86)}"/><path d="M-22-4C-22-24 22-24 22-4 22 6 18 10 15 12V22Q15 27 9 27H-9Q-15 27-15 22V12C-18 10-22 6-22-4z" fill="#efe6df"/><path d="M0-19C16-19 22-14 22-4 22 6 18 10 15 12V22Q15 27 9 27H0z" fill="#b39a98"/><path d="M-17-4-4 1-5 8Q-12 11-16 5zM17-4 4 1 5 8Q12 11 16 5z" fill="#1a070d"/><circle cx="-9.5" cy="4" r="2.6" fill="${c}"/><circle cx="9.5" cy="4" r="2.6" fill="${c}"/><path d="M-3 15 0 9l3 6z" fill="#1a070d"/><path d="M-8 27v-7M-3 27v-8M3 27v-8M8 27v-7" stroke="#1a070d" stroke-width="2"/><path d="M-24-14-28-36-14-26 0-42 14-26 28-36 24-14Q0-24-24-14z" fill="#ffd24d"/><path d="M0-42 14-26 28-36 24-14Q12-19 0-19z" fill="#c98f1e"/><path d="M0-32l4 5-4 5-4-5z" fill="${metal}" stroke="#7a1020"/>`;
};

/** The beachcomber: a hermit crab under a borrowed planet. */
const merope: Draw = (c, metal) => {
  const legs = [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map(
        (i) =>
          `<path d="M${side * 12} ${16 + i * 4}Q${side * (30 + i)} ${8 + i * 9} ${side * (34 - i * 4)} ${28 + i * 5}"/>`,
      ),
    )
    .join("");
  return `<g fill="none" stroke="${dark(c, 0.35)}" stroke-width="4" stroke-linecap="round">${legs}</g><circle cy="-8" r="25" fill="${metal}"/><path d="M-24-14Q0-4 24-15M-25-5Q0 6 25-6M-20-22Q0-15 20-22" fill="none" stroke="${dark(c, 0.55)}" stroke-width="2"/><path d="M-36-2Q-44-12 0-14T36-16" fill="none" stroke="${light(c, 0.55)}" stroke-width="3" stroke-linecap="round"/><path d="M-17 14Q0 6 17 14 20 28 0 30-20 28-17 14z" fill="${dark(c, 0.2)}"/><path d="M-7 13V5M7 13V5" stroke="${dark(c, 0.2)}" stroke-width="3"/><circle cx="-7" cy="4" r="4" fill="#fff"/><circle cx="7" cy="4" r="4" fill="#fff"/><circle cx="-6" cy="5" r="1.8" fill="#04121a"/><circle cx="8" cy="5" r="1.8" fill="#04121a"/><path d="M-16 24C-34 26-40 12-34 4-32 12-27 13-23 9-22 16-20 18-14 18zM16 24C34 26 40 12 34 4 32 12 27 13 23 9 22 16 20 18 14 18z" fill="${c}"/><path d="M-6 24Q0 27 6 24" fill="none" stroke="#04121a" stroke-width="1.8" stroke-linecap="round"/>`;
};

/** The recruiter: a raven in a captain's cap, with an eye for talent. */
const corvane: Draw = (c, metal) =>
  `<path d="M-34 50C-36 22-30-2-8-14 14-24 28-10 26 6 25 20 14 26 12 50z" fill="#232838"/><path d="M-34 50C-36 22-30-2-8-14-18 8-14 30-18 50z" fill="#3a4258"/><path d="M18-6C30-8 44-2 46 8 36 6 28 10 20 14z" fill="${metal}"/><path d="M20 8Q34 6 46 8 36 9 24 17z" fill="${dark(c, 0.55)}"/><circle cx="10" cy="-2" r="8" fill="none" stroke="${c}" stroke-width="2.4"/><circle cx="10" cy="-2" r="5" fill="#fff6d8"/><circle cx="12" cy="-2" r="2.6" fill="#10131d"/><path d="M9 6Q4 22 10 34" fill="none" stroke="${c}" stroke-width="1.4"/><path d="M-26-16C-26-38 18-42 24-20 10-28-8-28-26-16z" fill="${metal}"/><path d="M-28-14Q-4-30 28-18L34-13Q4-22-24-8z" fill="#12151f"/><path d="M0-31l2.4 4.8 5.2.8-3.8 3.6.9 5.2L0-19l-4.7 2.4.9-5.2-3.8-3.6 5.2-.8z" fill="#fff6d8"/><path d="M-26 34l8-4M-26 42l9-4" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`;

/** The storm: a face of cloud and lightning. */
const ishkur: Draw = (c, metal) =>
  `<path d="M-44-6C-50-26-28-36-18-28-12-46 18-46 22-28 38-36 52-18 42-4 50 10 34 18 24 14 12 24-12 24-22 14-36 20-50 8-44-6z" fill="${metal}"/><path d="M-44-6C-50 8-36 20-22 14-12 24 12 24 24 14 34 18 50 10 42-4 34 6 22 2 16-2 6 8-12 8-18-1-26 6-38 4-44-6z" fill="${dark(c, 0.55)}" opacity=".75"/><path d="M-28-16-6-8-10 1-24-4zM28-16 6-8 10 1 24-4z" fill="#eaf3ff"/><path d="M-19-10l7 3-4 4-6-2zM19-10l-7 3 4 4 6-2z" fill="#0b1638"/><path d="M-8 14h16l-3 4H-5z" fill="#0b1638"/><path d="M-24 18-33 32-27 32-34 48-17 30-24 30-16 18zM22 18 15 32 21 32 16 48 33 29 26 29 32 16z" fill="#fff3a0"/><path d="M2 20-5 32 0 32-4 46 10 30 4 30 9 20z" fill="#fff"/>`;

/** The mother of fleets: three dragon heads over one hangar door. */
const tiamat: Draw = (c, metal) => {
  const head = (x: number, y: number, turn: number, size: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-9 8C-13-4-8-16 0-24 8-16 13-4 9 8Q0 14-9 8z" fill="${metal}"/><path d="M-8-8-15-20-3-14zM8-8 15-20 3-14z" fill="${light(c, 0.5)}"/><path d="M-7-3-1 1-6 3zM7-3 1 1 6 3z" fill="#fff6a8"/><path d="M-3-19v3M3-19v3" stroke="${dark(c, 0.7)}" stroke-width="1.6" stroke-linecap="round"/></g>`;
  return `<g fill="none" stroke="${dark(c, 0.3)}" stroke-width="9" stroke-linecap="round"><path d="M-8 40Q-34 22-27-4"/><path d="M8 40Q34 22 27-4"/></g><path d="M0 44V-4" stroke="${c}" stroke-width="11"/><path d="M-4 40v-6M-4 28v-6M-4 16v-6M4 34v-6M4 22v-6" stroke="${dark(c, 0.6)}" stroke-width="2"/>${head(-28, -6, -24, 0.95)}${head(28, -6, 24, 0.95)}${head(0, -10, 0, 1.25)}<path d="M-24 50V38Q0 24 24 38V50z" fill="#10241c"/><path d="M-24 38Q0 24 24 38" fill="none" stroke="${light(c, 0.5)}" stroke-width="2.4"/><path d="M-12 50V36M0 50V33M12 50V36" stroke="${c}" stroke-width="1.4" opacity=".7"/>`;
};

/** The dark: an open mouth, with the last stars on its teeth. */
const erebus: Draw = (c, metal) => {
  const teeth = Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M-4-31 0-${i % 2 ? 18 : 14} 4-31z" fill="${i % 2 ? light(c, 0.7) : light(c, 0.35)}" transform="rotate(${i * 22.5})"/>`,
  ).join("");
  return `<path d="M-48 12Q-30-4-40-26-20-24-14-44 2-30 22-42 24-22 44-20 34 0 46 16 28 18 26 38 6 30-12 44-16 24-48 12z" fill="${dark(c, 0.55)}"/><circle r="33" fill="${metal}"/><circle r="30" fill="#05030a"/>${teeth}<circle r="9" fill="#000"/><circle r="12" fill="none" stroke="${c}" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="3 4"/><circle cx="-5" cy="-3" r="1.3" fill="#fff"/><circle cx="4" cy="4" r="1" fill="#fff"/><circle cx="2" cy="-6" r=".8" fill="#fff"/>`;
};

const FACES: Readonly<Record<Rogue, Draw>> = {
  artemis,
  rothkel,
  zendica,
  hades,
  gamelyn,
  merope,
  corvane,
  ishkur,
  tiamat,
  erebus,
};
