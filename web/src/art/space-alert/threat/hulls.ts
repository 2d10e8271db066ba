/* Enemy ships and machines, facing down, toward the ship. The frame is -100..100 by -70..70. */
import { glow, type Ids, INK, mirrored, shade } from "../ink";

/** Light, dark, rim. */
export type Palette = readonly [string, string, string];
export const PALETTES = {
  steel: ["#8fa3c4", "#33415f", "#c9d6ec"],
  plum: ["#9a7fb8", "#3a2a52", "#d9c3f0"],
  olive: ["#93a888", "#33432f", "#d3e2c4"],
  rust: ["#c48f78", "#54302a", "#f2cdb8"],
  teal: ["#7fb0b0", "#1f4048", "#c4ecec"],
  sand: ["#c7b58a", "#4f4426", "#f0e2bd"],
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;

const WINGS = [
  ["M10-18 74-40 84-34 60-6 30 18 12 22z", "M58-10v26M70-22v20"],
  ["M8-26 52-52 62-50 50-16 78 10 76 20 36 14 12 26z", "M74 14v22M50 12v16"],
  ["M9-12 60-8 86 26 82 34 46 16 12 18z", "M82 30v20M60 18v16"],
  ["M9-30 34-44 40-10 30 26 12 30z", "M34 20v22"],
] as const;
const FUSELAGE = "M-14-40Q0-52 14-40L17 4Q10 40 0 58-10 40-17 4z";

export function fighter(next: Ids, wing = 0, palette: PaletteName = "steel"): string {
  const [light, dark, rim] = PALETTES[palette];
  const [wings, guns] = WINGS[wing] ?? WINGS[0];
  const [skin, fire] = [next(), next()];
  return `<defs>${shade(skin, light, dark)}${glow(fire, [0, "#ffd3a8"], [1, INK.alarm, 0])}</defs>${mirrored(
    `<path d="${wings}" fill="url(#${skin})" stroke="${dark}"/><path d="${guns}" stroke="${rim}" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="${wings}" fill="none" stroke="${rim}" stroke-width="1.4" opacity=".55" stroke-dasharray="62 400"/><path d="M18 2 34-5" stroke="${dark}" stroke-width="1.5"/><ellipse cx="9" cy="-44" rx="8" ry="13" fill="url(#${fire})"/>`,
  )}<path d="${FUSELAGE}" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".55" stroke-width="1.3"/><path d="M-7 4Q0-6 7 4L5 26Q0 36-5 26z" fill="${INK.deep}"/><path d="M-5 6Q0-2 5 6L4 14Q0 17-4 14z" fill="${INK.alarm}"/><path d="M-13-18H13M-15-8H15" stroke="${dark}" stroke-width="1.5"/>`;
}

/** Only its edges: for what hides. */
export function fighterOutline(wing = 1): string {
  const [wings] = WINGS[wing] ?? WINGS[0];
  return `${mirrored(`<path d="${wings}"/>`)}<path d="${FUSELAGE}"/><path d="M-5 6Q0-2 5 6L4 14Q0 17-4 14z"/>`;
}

export function frigate(next: Ids, palette: PaletteName = "plum"): string {
  const [light, dark, rim] = PALETTES[palette];
  const [skin, fire] = [next(), next()];
  return `<defs>${shade(skin, light, dark)}${glow(fire, [0, "#ffd3a8"], [1, INK.alarm, 0])}</defs>${mirrored(
    `<ellipse cx="16" cy="-62" rx="9" ry="14" fill="url(#${fire})"/><ellipse cx="46" cy="-46" rx="6" ry="10" fill="url(#${fire})"/><path d="M22-34 58-46 66-38V8L54 30 24 22z" fill="url(#${skin})" stroke="${dark}"/><path d="M58-46 66-38V8" stroke="${rim}" stroke-width="1.4" fill="none" opacity=".6"/><path d="M66-22 88-14 90 20 80 26 66 10z" fill="url(#${skin})" stroke="${dark}"/><path d="M84 22v18M74 20v14M44 28v20M34 26v15" stroke="${rim}" stroke-width="3.4" stroke-linecap="round"/><g fill="${INK.warn}"><rect x="34" y="-24" width="4" height="3"/><rect x="42" y="-26" width="4" height="3"/><rect x="34" y="-14" width="4" height="3"/><rect x="50" y="-28" width="4" height="3" opacity=".4"/><rect x="42" y="-4" width="4" height="3" opacity=".7"/></g>`,
  )}<path d="M-22-58H22L28-34 26 26 12 56Q0 66-12 56L-26 26-28-34z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6" stroke-width="1.4"/><path d="M-16-40H16L18-22H-18z" fill="${INK.deep}" opacity=".75"/><g fill="${INK.warn}"><rect x="-12" y="-34" width="5" height="4"/><rect x="-4" y="-34" width="5" height="4"/><rect x="4" y="-34" width="5" height="4"/></g><path d="M0-16V34M-22-6H22M-24 12H24" stroke="${dark}" stroke-width="1.6"/><circle cy="40" r="9" fill="${INK.deep}"/><circle cy="40" r="5.5" fill="${INK.alarm}"/>`;
}

/** Longer, leaner, all guns. */
export function destroyer(next: Ids, palette: PaletteName = "teal"): string {
  const [light, dark, rim] = PALETTES[palette];
  const [skin, fire] = [next(), next()];
  return `<defs>${shade(skin, light, dark)}${glow(fire, [0, "#ffd3a8"], [1, INK.alarm, 0])}</defs>${mirrored(
    `<ellipse cx="12" cy="-58" rx="8" ry="13" fill="url(#${fire})"/><path d="M14-40 46-50 52-44 44 20 26 40 14 34z" fill="url(#${skin})" stroke="${dark}"/><path d="M48-34 70-24 68 26 60 30 46 6z" fill="url(#${skin})" stroke="${dark}"/><path d="M64 28v24M52 12v22M36 34v20" stroke="${rim}" stroke-width="3.2" stroke-linecap="round"/><path d="M26-30v38M36-34v30" stroke="${dark}" stroke-width="1.5"/><circle cx="56" cy="-8" r="4" fill="${INK.warn}"/>`,
  )}<path d="M-16-54H16L20 24 0 66-20 24z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6" stroke-width="1.4"/><path d="M-9-36H9L7 6H-7z" fill="${INK.deep}" opacity=".75"/><path d="M-5-28H5M-5-18H5M-5-8H5" stroke="${INK.warn}" stroke-width="3"/><circle cy="30" r="6" fill="${INK.alarm}"/>`;
}

/** A slab with flight decks. */
export function carrier(next: Ids, palette: PaletteName = "sand"): string {
  const [light, dark, rim] = PALETTES[palette];
  const skin = next();
  return `<defs>${shade(skin, light, dark)}</defs><path d="M-86-30-60-54H60L86-30 78 28 48 44H-48L-78 28z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6" stroke-width="1.5"/>${mirrored(
    `<rect x="12" y="-8" width="26" height="34" rx="3" fill="${INK.deep}"/><rect x="46" y="-10" width="24" height="30" rx="3" fill="${INK.deep}"/><path d="M16 20h18M50 14h16" stroke="${INK.warn}" stroke-width="2.5"/><path d="M58 40v16M30 44v14" stroke="${rim}" stroke-width="3.2" stroke-linecap="round"/>`,
  )}<path d="M-50-30H50M-64-18H64" stroke="${dark}" stroke-width="1.8"/><path d="M-14-54-8-68H8L14-54z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6"/><path d="M-6-46H6" stroke="${INK.warn}" stroke-width="4"/>`;
}

/** A long hull full of something that burns. */
export function tanker(next: Ids): string {
  const [light, dark, rim] = PALETTES.sand;
  const skin = next();
  const tank = (y: number): string =>
    `<rect x="-34" y="${y}" width="68" height="24" rx="12" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6"/><path d="M-22 ${y + 6}H22" stroke="#fff" stroke-width="2.4" opacity=".35" stroke-linecap="round"/>`;
  return `<defs>${shade(skin, light, dark)}</defs><path d="M-12-66H12V62H-12z" fill="${dark}" stroke="${rim}" stroke-opacity=".5"/>${tank(-58)}${tank(-30)}${tank(-2)}<path d="M-24 26H24L14 58Q0 68-14 58z" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6"/><path d="M-10 40H10" stroke="${INK.alarm}" stroke-width="6" stroke-linecap="round"/>${mirrored(`<path d="M34-18 60-4 56 12 34 4" fill="${dark}" stroke="${rim}" stroke-opacity=".5"/><path d="M46-44l8-4 6 8-8 4zM48 18l8-4 6 8-8 4z" fill="${INK.warn}" opacity=".9"/>`)}`;
}

export function saucer(next: Ids): string {
  const [light, dark, rim] = PALETTES.teal;
  const skin = next();
  return `<defs>${shade(skin, light, dark)}</defs><ellipse rx="86" ry="30" cy="10" fill="url(#${skin})" stroke="${rim}" stroke-opacity=".6" stroke-width="1.5"/><path d="M-40 4Q-36-42 0-44 36-42 40 4 0 18-40 4z" fill="#0f2a3a" stroke="${rim}" stroke-opacity=".7"/><path d="M-22-20Q-12-34 6-34" stroke="#fff" stroke-width="3" fill="none" opacity=".5" stroke-linecap="round"/>${[-62, -36, 0, 36, 62].map((x) => `<circle cx="${x}" cy="${22 - Math.abs(x) * 0.16}" r="5" fill="${INK.warn}"/>`).join("")}<path d="M-70-20q-18-8-24 4M70-20q18-8 24 4M-64 38q-10 10-24 6M64 38q10 10 24 6" stroke="${rim}" stroke-width="2" fill="none" opacity=".6" stroke-linecap="round"/>`;
}

/** A shut box nobody ordered. */
export function capsule(next: Ids): string {
  const skin = next();
  return `<defs>${shade(skin, "#c9a08a", "#4a2a2a")}</defs><path d="M-34-52Q0-70 34-52V44Q0 66-34 44z" fill="url(#${skin})" stroke="#f2cdb8" stroke-opacity=".6" stroke-width="1.6"/><path d="M-34-22H34M-34 14H34" stroke="#2a1414" stroke-width="4"/><circle cy="-4" r="15" fill="${INK.deep}" stroke="#f2cdb8" stroke-width="2"/><path d="M-7-11 7 3M7-11-7 3" stroke="${INK.bad}" stroke-width="4" stroke-linecap="round"/><path d="M-60-30l14 6M-62 0h14M-60 30l14-6M60-30l-14 6M62 0H48M60 30l-14-6" stroke="${INK.warn}" stroke-width="3" stroke-linecap="round"/>`;
}

export function satellite(next: Ids, colour = "#7fe3ff"): string {
  const [body, panel] = [next(), next()];
  return `<defs>${shade(body, "#d6deec", "#46536e")}${shade(panel, "#3d6fb0", "#142a52")}</defs><g fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round"><path d="M-18 50Q0 60 18 50" opacity=".95"/><path d="M-30 58Q0 75 30 58" opacity=".6"/></g><g transform="rotate(-9)"><path d="M-92-6H92" stroke="#8fa0bd" stroke-width="4"/>${mirrored(`<rect x="34" y="-28" width="58" height="44" rx="2" fill="url(#${panel})" stroke="#9fc4ff" stroke-width="1.4"/><path d="M53-28V16M73-28V16M34-6H92" stroke="#9fc4ff" opacity=".7"/><path d="M34 16 92-28H84L34 10z" fill="#fff" opacity=".12"/>`)}<path d="M-20-44H20L26-30V14L16 26H-16L-26 14V-30z" fill="url(#${body})" stroke="#e6edf9" stroke-opacity=".6"/><path d="M-26-12H26" stroke="#33405c" stroke-width="2"/><circle cy="-26" r="7" fill="#101828"/><circle cy="-26" r="3.6" fill="${INK.alarm}"/><path d="M-24 26Q0 52 24 26z" fill="url(#${body})" stroke="#e6edf9" stroke-opacity=".6"/><path d="M0 34V46" stroke="#e6edf9" stroke-width="2.5"/><circle cy="48" r="4" fill="${colour}"/><path d="M10-44V-62M-12-44-18-58" stroke="#c9d6ec" stroke-width="2"/><circle cx="10" cy="-64" r="2.6" fill="${INK.bad}"/></g>`;
}
