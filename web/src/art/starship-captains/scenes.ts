/* A picture for every mission: a sky, a ground and a feature, chosen by the words in its name. */
import { type Rng, rng } from "../random";
import { stars } from "../stars";
import { linear, n, svg } from "../svg";

const WIDTH = 240;
const HEIGHT = 150;

interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly ground: string;
  readonly far: string;
  readonly light: string;
}
const SKIES: readonly Sky[] = [
  { top: "#1c1734", middle: "#6b3a55", low: "#e08a5a", ground: "#241428", far: "#4a2a44", light: "#ffd9a0" },
  { top: "#10203a", middle: "#2c5278", low: "#8fc1d8", ground: "#6d97c4", far: "#9fc3e6", light: "#e8f6ff" },
  { top: "#0f2430", middle: "#1f5a5c", low: "#7fcf9f", ground: "#12302a", far: "#1d4d42", light: "#d8ffd9" },
  { top: "#1a1030", middle: "#47307a", low: "#a37be0", ground: "#1d1438", far: "#33245c", light: "#f0dcff" },
  { top: "#2a1410", middle: "#7a3520", low: "#f2a24a", ground: "#3a1c12", far: "#6a3420", light: "#ffe6b0" },
  { top: "#0a0f1c", middle: "#16213a", low: "#34507c", ground: "#1c2740", far: "#2a3a5c", light: "#dbe8ff" },
];

type Feature = (r: Rng, sky: Sky) => string;

/** The first pattern that matches the name decides the feature. */
const FEATURES: readonly (readonly [RegExp, Feature])[] = [
  [/ice|cold|frozen|polar|glacier/, drill],
  [/glass|crystal|orchard|garden/, crystals],
  [/pirate|siege|fight|raid|heist|toll|minefield|ambush/, skirmish],
  [/station|harbor|yard|derelict|ring|engine|relay|gateway|hive/, ring],
  [/council|treaty|prison|exchange|library|academy|trial|gallery|museum|summit/, city],
  [/signal|static|beacon|lost|shuttle|radio/, dish],
  [/regatta|race|games|convoy|run|ark|evacuation|escort/, fleet],
];

export const scene = (id: string, prefix: string): string =>
  svg(`0 0 ${WIDTH} ${HEIGHT}`, sceneGroup(id, prefix), 'preserveAspectRatio="xMidYMid slice" overflow="hidden"');

function sceneGroup(id: string, prefix: string): string {
  const r = rng(`mission ${id}`);
  const cold = /ice|cold|frozen/.test(id);
  const sky = cold ? SKIES[1] : r.pick(SKIES);
  if (!sky) return "";
  const chosen = FEATURES.find(([words]) => words.test(id))?.[1] ?? r.pick([crystals, ring, city, dish, fleet, drill]);
  const sun = `<circle cx="${n(40 + r() * 160)}" cy="${n(38 + r() * 46)}" r="${n(10 + r() * 24)}" fill="${sky.light}" opacity=".85"/>`;
  return `<defs>${linear(`${prefix}-sky`, [
    [0, sky.top],
    [0.6, sky.middle],
    [1, sky.low],
  ])}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${prefix}-sky)"/>${stars(WIDTH, 90, 36, id)}${sun}${hills(r, sky)}${chosen(r, sky)}<path d="M0 ${n(134 - r() * 6)}C60 ${n(122 + r() * 8)} 130 ${n(140 + r() * 6)} 240 ${n(124 + r() * 8)}V150H0z" fill="${sky.ground}"/>`;
}

const hills = (r: Rng, sky: Sky): string =>
  `<path d="M0 ${n(112 + r() * 10)}C40 ${n(88 + r() * 20)} 80 ${n(120 - r() * 10)} 124 ${n(98 + r() * 16)}S200 ${n(96 + r() * 20)} 240 ${n(88 + r() * 20)}V150H0z" fill="${sky.far}" opacity=".85"/>`;

function crystals(r: Rng): string {
  return [24, 62, 104, 146, 200]
    .map((x) => {
      const h = 46 + r() * 32;
      return `<path d="M${x} 146V${n(146 - h * 0.55)}" stroke="#2a1830" stroke-width="5"/><path d="M${x} ${n(146 - h * 1.35)} ${x + 20} ${n(146 - h * 0.7)} ${x} ${n(146 - h * 0.4)} ${x - 20} ${n(146 - h * 0.7)}z" fill="#c9e9f5" fill-opacity=".75" stroke="#f4fcff" stroke-width="1.5"/><path d="M${x} ${n(146 - h * 1.35)}V${n(146 - h * 0.4)}L${x + 20} ${n(146 - h * 0.7)}z" fill="#7fb8d9" fill-opacity=".6"/>`;
    })
    .join("");
}

function drill(r: Rng): string {
  const x = 80 + r() * 70;
  return `<g transform="translate(${n(x)} 0)"><path d="M-14 126-5 52H5L14 126z" fill="#2b3a55" stroke="#dfe9f8" stroke-width="1.5"/><path d="M-11 106H11M-9 86H9M-7 68H7" stroke="#dfe9f8" stroke-width="1.3"/><path d="M0 126V148" stroke="#ffd27a" stroke-width="3" stroke-dasharray="3 3"/><circle cy="47" r="4.5" fill="#ff7a45"/></g>`;
}

function ring(r: Rng, sky: Sky): string {
  const turn = n(-24 + r() * 48);
  return `<g transform="translate(${n(100 + r() * 40)} 66) rotate(${turn})"><ellipse rx="66" ry="20" fill="none" stroke="#dfe7f2" stroke-width="8" opacity=".9"/><ellipse rx="66" ry="20" fill="none" stroke="${sky.low}" stroke-width="2.5"/><path d="M-13-46H13L19 8 9 48H-9L-19 8z" fill="#4d5b74" stroke="#dfe7f2" stroke-width="1.8" stroke-linejoin="round"/><path d="M-7-30H7M-9-14H9M-10 4H10M-8 22H8" stroke="#ffe2a0" stroke-width="2.2" stroke-dasharray="3 3"/><path d="M-66 0A66 20 0 0 0 66 0" fill="none" stroke="#dfe7f2" stroke-width="8" opacity=".9"/></g>`;
}

function city(r: Rng, sky: Sky): string {
  let towers = "";
  for (let x = 14; x < 230; x += 18 + r() * 12) {
    const h = 30 + r() * 60;
    const w = 9 + r() * 9;
    towers += `<path d="M${n(x)} 146V${n(140 - h)}Q${n(x + w / 2)} ${n(128 - h)} ${n(x + w)} ${n(140 - h)}V146z" fill="${sky.ground}"/><path d="M${n(x + w / 2)} ${n(146 - h)}v${n(h - 14)}" stroke="${sky.light}" stroke-opacity=".7" stroke-width="1.6" stroke-dasharray="2 5"/>`;
  }
  return towers;
}

function dish(r: Rng, sky: Sky): string {
  const x = n(70 + r() * 90);
  return `<g transform="translate(${x} 96)"><path d="M-12 40 0 8 12 40" fill="none" stroke="${sky.ground}" stroke-width="6"/><path d="M-38-28A42 42 0 0 0 34 26z" fill="#c4cfdf" stroke="#f4f8ff" stroke-width="1.6"/><path d="M-2-2 24-30" stroke="#f4f8ff" stroke-width="2.4"/><circle cx="25" cy="-31" r="4" fill="#ffb454"/><g fill="none" stroke="${sky.light}" stroke-width="1.8" opacity=".7"><path d="M34-46a22 22 0 0 1 8 18M42-56a36 36 0 0 1 13 28"/></g></g>`;
}

function fleet(r: Rng, sky: Sky): string {
  const ship = (x: number, y: number, s: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-12) scale(${n(s)})"><path d="M-46 0-22-4-22 4z" fill="${sky.light}" opacity=".8"/><path d="M-22-7C-4-14 20-9 34 0 20 9-4 14-22 7z" fill="#e7edf6"/><path d="M-22-7C-4-14 20-9 34 0L-22 0z" fill="#b9c6da"/><circle cx="12" r="3.6" fill="#3d7dd8"/></g>`;
  return ship(70 + r() * 30, 92, 0.7) + ship(150 + r() * 20, 66, 1.1) + ship(196, 112, 0.5);
}

function skirmish(r: Rng): string {
  const x = n(120 + r() * 50);
  return `<g stroke="#ff8d6a" stroke-width="2.2" stroke-dasharray="10 8" opacity=".9"><path d="M14 120 ${x} 62M20 138 ${x} 70"/></g><g transform="translate(${x} 60) scale(1.9)"><path d="M0-17 6-3 17 8 15 13 5 9 4 13H-4L-5 9-15 13-17 8-6-3z" fill="#3a2833" stroke="#f0d9cf" stroke-width="1.4" stroke-linejoin="round"/><path d="M-4.6 1a4.6 4.6 0 1 1 9.2 0c0 2-1.4 2.5-1.4 4.400h-6.400c0-1.9-1.4-2.4-1.4-4.400z" fill="#f6e6dc"/><circle cx="-1.9" cy="1" r="1.2" fill="#3a2833"/><circle cx="1.9" cy="1" r="1.2" fill="#3a2833"/></g>`;
}
