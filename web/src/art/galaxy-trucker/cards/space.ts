/* Space itself: distance, dust, planets, a black hole. */
import { rng } from "../../random";
import { n, radial } from "../../svg";
import { rocketGroup } from "../rockets";
import type { Scene } from "./scene";

const openSpace = (): string =>
  `${[18, 40, 58, 78, 98].map((y, i) => `<path d="M${10 + i * 9} ${y}H${60 + i * 13}M${120 - i * 6} ${y + 6}H${188 - i * 7}" stroke="#8fd0ff" stroke-width="${i % 2 ? 1.5 : 2.5}" stroke-linecap="round" opacity="${n(0.25 + i * 0.07)}"/>`).join("")}<g transform="translate(112 60) rotate(90) scale(1.7)"><path d="M-6 14 0 48 6 14Z" fill="#ffb454" opacity=".6"/>${rocketGroup("#f28e2b")}</g>`;

function dust(seed: string, tints: readonly string[], count = 150): string {
  const chance = rng(seed);
  let grains = "";
  for (let i = 0; i < count; i++) {
    const wave = 60 + Math.sin(chance() * 6.3) * 26 + chance.between(-22, 22);
    grains += `<circle cx="${n(chance() * 200)}" cy="${n(wave)}" r="${n(chance.between(0.6, 2.6))}" fill="${chance.pick(tints)}" opacity="${n(chance.between(0.3, 0.9))}"/>`;
  }
  return grains;
}

interface World {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ground: string;
  readonly band: string;
}

/** A disc with bands and a night side. */
const world = ({ x, y, r, ground, band }: World): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}"/><path d="M${n(x - r * 0.94)} ${n(y - r * 0.28)}c${n(r * 0.6)} ${n(r * 0.26)} ${n(r * 1.3)} ${n(r * 0.26)} ${n(r * 1.88)} 0M${n(x - r * 0.92)} ${n(y + r * 0.25)}c${n(r * 0.55)} ${n(r * 0.22)} ${n(r * 1.3)} ${n(r * 0.22)} ${n(r * 1.84)} 0" stroke="${band}" stroke-width="${n(r * 0.17)}" fill="none"/><path d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r} ${n(r * 1.3)} ${n(r * 1.3)} 0 0 0 0-${2 * r}Z" fill="#0a1020" opacity=".55"/>`;

const GROUNDS = [
  ["#c98a54", "#9c6436"],
  ["#5cb08f", "#d9f0c9"],
  ["#7d8fd8", "#aab8f2"],
  ["#b86a86", "#e8a9bf"],
  ["#c9b27c", "#9a8350"],
] as const;

function planets(id: string): string {
  const chance = rng(id);
  const first = Math.floor(chance() * GROUNDS.length);
  const paint = (i: number): readonly [string, string] => GROUNDS[(first + i) % GROUNDS.length] ?? GROUNDS[0];
  const at = (x: number, y: number, r: number, i: number): string =>
    world({ x, y, r, ground: paint(i)[0], band: paint(i)[1] });
  const ring =
    '<ellipse cx="62" cy="62" rx="54" ry="11" fill="none" stroke="#efd2a4" stroke-width="3.5" opacity=".85" stroke-dasharray="120 66" stroke-dashoffset="-88" transform="rotate(-14 62 62)"/>';
  return at(62, 62, 34, 0) + ring + at(142, 44, 20, 1) + at(168, 92, 11, 2) + at(118, 98, 7, 3);
}

function blackHole(id: string, prefix: string): string {
  const glow = radial(`${prefix}-hole`, [
    [0.3, "#05060c"],
    [0.42, "#ffdca8"],
    [0.5, "#ff8a4c", 0.7],
    [1, "#ff5a3c", 0],
  ]);
  const swirl = [58, 72, 88].map(
    (r, i) =>
      `<ellipse cx="100" cy="62" rx="${r}" ry="${n(r * 0.3)}" fill="none" stroke="#ffb98a" stroke-width="${1.6 - i * 0.4}" stroke-dasharray="${30 + i * 22} ${14 + i * 9}" opacity="${0.7 - i * 0.18}" transform="rotate(-12 100 62)"/>`,
  );
  return `<defs>${glow}</defs>${swirl.join("")}<circle cx="100" cy="62" r="52" fill="url(#${prefix}-hole)"/><circle cx="100" cy="62" r="20" fill="#03040a"/><g transform="translate(158 30) rotate(-118) scale(.62)">${rocketGroup("#f28e2b")}</g>${dust(`${id}fall`, ["#ffd9b0"], 30)}`;
}

export const SPACE: Readonly<Record<string, Scene>> = {
  "Open Space": { sky: ["#08162c", "#143d63"], draw: openSpace },
  Stardust: { sky: ["#191437", "#3c2d63"], draw: (id) => dust(id, ["#f4d9ff", "#b9c7ff", "#ffe2b0"]) },
  "Nanobot Dust": {
    sky: ["#0f2320", "#2b5040"],
    draw: (id) =>
      `${dust(id, ["#9df0bf", "#5fd38d", "#d9fbe7"], 120)}<g fill="none" stroke="#c9f7dc" stroke-width="2"><rect x="82" y="42" width="36" height="30" rx="7" fill="#12352a"/><path d="M82 50 66 42M82 64 68 76M118 50l16-8M118 64l14 12M92 42l-4-12M108 42l4-12"/></g><circle cx="93" cy="56" r="4" fill="#9df0bf"/><circle cx="107" cy="56" r="4" fill="#9df0bf"/>`,
  },
  "Static Dust": {
    sky: ["#101a3a", "#2c3f7d"],
    draw: (id) =>
      `${dust(id, ["#b9c7ff", "#fff3b0", "#8fd0ff"], 110)}<path d="m70 14-18 40h16L56 96l44-56H80l14-26ZM140 30l-12 28h12l-8 30 30-42h-14l10-16Z" fill="#ffe27a" stroke="#fff8d8" stroke-width="1.5" stroke-linejoin="round"/>`,
  },
  Planets: { sky: ["#0d1c38", "#24406b"], draw: planets },
  "Black Hole": { sky: ["#120a18", "#3a1a24"], draw: blackHole },
};
