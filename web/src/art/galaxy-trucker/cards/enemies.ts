/* Enemies that want your goods, your crew or your ship, alone and in fleets. */
import { n } from "../../svg";
import type { Scene } from "./scene";
import { skull } from "./scene";

interface Hull {
  readonly path: string;
  readonly fill: string;
  readonly line: string;
  readonly mark: string;
  readonly flame: string;
}

const HULLS: Readonly<Record<"pirate" | "smuggler" | "slaver" | "robber", Hull>> = {
  pirate: {
    path: "M0-44 14-12 58 10 62 30 22 20 12 34H-12L-22 20-62 30-58 10-14-12Z",
    fill: "#2b1724",
    line: "#e05a5a",
    mark: `${skull(0, 2, 22)}<path d="M-58 10V-14M58 10V-14" stroke="#e05a5a" stroke-width="4" stroke-linecap="round"/>`,
    flame: "#ff9d5c",
  },
  smuggler: {
    path: "M-14-40H14L20-14 48-4V24L22 34H-22L-48 24V-4L-20-14Z",
    fill: "#1a2b2a",
    line: "#5cc9a0",
    mark: '<rect x="-40" y="2" width="17" height="17" fill="#f3c74a" stroke="#a87d14" stroke-width="2"/><rect x="-9" y="2" width="17" height="17" fill="#5cc98a" stroke="#2a7c4e" stroke-width="2"/><rect x="23" y="2" width="17" height="17" fill="#5aa7ee" stroke="#2864a3" stroke-width="2"/><path d="M-14-26H14" stroke="#5cc9a0" stroke-width="5"/>',
    flame: "#8ff0c4",
  },
  slaver: {
    path: "M0-46C20-34 26-10 24 8L52 22 46 34H-46L-52 22-24 8C-26-10-20-34 0-46Z",
    fill: "#241a33",
    line: "#b48cf2",
    mark: '<rect x="-18" y="-14" width="36" height="34" rx="4" fill="#0d0a18" stroke="#b48cf2" stroke-width="2"/><path d="M-9-14V20M0-14V20M9-14V20" stroke="#d6c2ff" stroke-width="2.6"/><circle cy="-28" r="5" fill="#ff7474"/>',
    flame: "#d6a8ff",
  },
  robber: {
    path: "M0-38 34-20 46 6 30 32H-30L-46 6-34-20Z",
    fill: "#2c2413",
    line: "#e8b64c",
    mark: '<path d="M-30-4C-16-14 16-14 30-4L24 8C14 0-14 0-24 8Z" fill="#0f0c05"/><ellipse cx="-12" cy="-2" rx="6" ry="4" fill="#ffe9a8"/><ellipse cx="12" cy="-2" rx="6" ry="4" fill="#ffe9a8"/>',
    flame: "#ffce7a",
  },
};

function ship(kind: keyof typeof HULLS, x: number, y: number, size: number): string {
  const hull = HULLS[kind];
  return `<g transform="translate(${x} ${y}) scale(${n(size)})"><path d="M-8 34 0 54 8 34Z" fill="${hull.flame}"/><path d="${hull.path}" fill="${hull.fill}" stroke="${hull.line}" stroke-width="2.4" stroke-linejoin="round"/>${hull.mark}</g>`;
}

const alone =
  (kind: keyof typeof HULLS, beams = "") =>
  (): string =>
    ship(kind, 100, 62, 1) + beams;

const fleet = (kind: keyof typeof HULLS) => (): string =>
  [
    [40, 40, 0.4],
    [160, 38, 0.4],
    [70, 84, 0.46],
    [136, 86, 0.46],
    [103, 54, 0.72],
  ]
    .map(([x = 0, y = 0, size = 1]) => ship(kind, x, y, size))
    .join("");

export const ENEMIES: Readonly<Record<string, Scene>> = {
  Pirates: {
    sky: ["#1d0f1e", "#4a1c2b"],
    draw: alone(
      "pirate",
      '<path d="M42 40V6M158 40V6" stroke="#ff6b6b" stroke-width="3" stroke-dasharray="10 7" stroke-linecap="round"/>',
    ),
  },
  Smugglers: { sky: ["#0c1f1e", "#24504a"], draw: alone("smuggler") },
  Slavers: { sky: ["#171028", "#43295e"], draw: alone("slaver") },
  "Pirate Fleet": { sky: ["#1d0f1e", "#5a1f2b"], draw: fleet("pirate") },
  "Smuggler Fleet": { sky: ["#0c1f1e", "#24504a"], draw: fleet("smuggler") },
  "Slaver Fleet": { sky: ["#171028", "#43295e"], draw: fleet("slaver") },
  "Robber Fleet": { sky: ["#1f180b", "#54411c"], draw: fleet("robber") },
};
