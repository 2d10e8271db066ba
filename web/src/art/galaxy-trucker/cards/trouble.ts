/* Trouble aboard and between ships: epidemics, saboteurs, leaks, combat. */
import { n } from "../../svg";
import { alien, human } from "../figures";
import type { Scene } from "./scene";
import { arc, polar } from "./scene";

/** A germ with spikes. */
function germ(x: number, y: number, r: number, colour: string): string {
  const spikes = Array.from({ length: 10 }, (_, i) => {
    const [x0, y0] = polar(x, y, r, i * 36);
    const [x1, y1] = polar(x, y, r * 1.35, i * 36);
    return `M${x0} ${y0}L${x1} ${y1}`;
  });
  return `<path d="${spikes.join("")}" stroke="${colour}" stroke-width="${n(r * 0.16)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.25)}" r="${n(r * 0.22)}" fill="#0b1a10" opacity=".55"/><circle cx="${n(x + r * 0.35)}" cy="${n(y + r * 0.2)}" r="${n(r * 0.16)}" fill="#0b1a10" opacity=".55"/>`;
}

const GERMS: readonly (readonly [number, number, number])[] = [
  [42, 36, 13],
  [160, 30, 10],
  [150, 88, 15],
  [30, 92, 8],
  [104, 18, 7],
];
const sick = (who: string, colour: string): string => GERMS.map(([x, y, r]) => germ(x, y, r, colour)).join("") + who;

const combat = (): string =>
  '<path d="M0 30 120 70M200 20 70 84M10 104 160 44" stroke="#ffb454" stroke-width="2.5" stroke-dasharray="14 8" stroke-linecap="round" opacity=".8"/><g transform="translate(100 60)"><circle r="36" fill="none" stroke="#ff8a5c" stroke-width="2.5"/><circle r="22" fill="none" stroke="#ff8a5c" stroke-width="1.6" opacity=".7"/><path d="M0-48V-26M0 26V48M-48 0H-26M26 0H48" stroke="#ff8a5c" stroke-width="3" stroke-linecap="round"/><path d="M-12 10 0-16 12 10 0 4Z" fill="#f6e4cf"/></g><circle cx="158" cy="40" r="13" fill="#ffb454" opacity=".35"/><circle cx="158" cy="40" r="6" fill="#fff0c9"/>';

/** Two columns, compared with each other. */
const tactics = (): string =>
  `<g fill="none" stroke="#8fb7e8" stroke-width="1.4" opacity=".5">${[20, 40, 60, 80, 100].map((y) => `<path d="M14 ${y}H186"/>`).join("")}${[30, 65, 100, 135, 170].map((x) => `<path d="M${x} 8V112"/>`).join("")}</g><path d="${arc(100, 70, 46, -70, 70)}" fill="none" stroke="#ffb454" stroke-width="3"/><path d="M58 92V60M74 92V46M126 92V72M142 92V36" stroke="#6cb6ff" stroke-width="10"/><path d="M126 92V72M58 92V60" stroke="#ff7474" stroke-width="10"/><path d="M100 26 108 44H92Z" fill="#f6e4cf"/>`;

/** A figure with a wrench where it does not belong. */
const sabotage = (): string =>
  '<path d="M0 88H200V120H0Z" fill="#141b26"/><path d="M20 88V30H64V88M136 88V22H180V88" fill="#222e3d" stroke="#465a70" stroke-width="2"/><path d="M28 44h28M28 58h28M144 38h28M144 52h28M144 66h28" stroke="#37495e" stroke-width="3"/><g transform="translate(100 84)"><path d="M-20 4C-20-22-10-34 0-34S20-22 20 4Z" fill="#0a0d12"/><path d="M-15-34c0-16 7-24 15-24s15 8 15 24c0 8-30 8-30 0Z" fill="#0a0d12"/><path d="M-10-40c6-4 14-4 20 0l-3 6c-4-2-10-2-14 0Z" fill="#ffb454"/><path d="M18-12 42-32" stroke="#0a0d12" stroke-width="8" stroke-linecap="round"/><path d="M36-40a9 9 0 1 1 12 14l-5-6-6 1Z" fill="#c4cfdd"/></g><path d="M158 22l-8 16h7l-4 14 14-20h-8l4-10Z" fill="#ffe27a"/>';

const leak = (): string =>
  '<g stroke="#c9f7dc" stroke-width="2">' +
  '<rect x="52" y="16" width="36" height="66" rx="8" fill="#2b8a56"/><rect x="62" y="8" width="16" height="9" rx="3" fill="#d9fbe7"/><rect x="108" y="16" width="36" height="66" rx="8" fill="#2b8a56"/><rect x="118" y="8" width="16" height="9" rx="3" fill="#d9fbe7"/></g><path d="M66 82c-4 12-12 14-10 24s18 10 18-2-4-12-8-22ZM126 82c-3 8-8 11-7 18s13 7 13-1-4-9-6-17Z" fill="#c3e04a"/><ellipse cx="76" cy="112" rx="46" ry="7" fill="#c3e04a" opacity=".75"/><path d="M72 30 62 50h9l-3 18 14-24h-9l5-14ZM128 30l-10 20h9l-3 18 14-24h-9l5-14Z" fill="#083a20"/>';

const couplings = (): string =>
  `${[60, 140].map((x, i) => `<g transform="rotate(${i ? 9 : -7} ${x} 60)"><rect x="${x - 17}" y="16" width="34" height="42" rx="8" fill="#b3763c" stroke="#4a2a10" stroke-width="2"/><path d="M${x - 17} 28h34M${x - 17} 38h34M${x - 17} 48h34" stroke="#6b3d17" stroke-width="3"/><path d="M${x - 11} 58h22l11 32h-44Z" fill="#6d441f" stroke="#f0a35a" stroke-width="2.4"/><path d="M${x - 9} 92 ${x} 116 ${x + 9} 92Z" fill="#ffb454"/></g>`).join("")}<path d="M82 36H94l5-8 4 16 5-8H120" fill="none" stroke="#ffe27a" stroke-width="3" stroke-linejoin="round"/><path d="M22 40q-7 8 0 16M12 34q-11 14 0 28M178 40q7 8 0 16M188 34q11 14 0 28" fill="none" stroke="#f0a35a" stroke-width="2.4" stroke-linecap="round"/>`;

export const TROUBLE: Readonly<Record<string, Scene>> = {
  Epidemic: { sky: ["#15231a", "#37512a"], draw: () => sick(human(96, 66, 46, "#b9d69a"), "#8fbf4f") },
  "Creeping Plague": { sky: ["#1b1f12", "#4a4a1e"], draw: () => sick(alien(98, 72, 46, "brown"), "#c3b04a") },
  "Sneezing Plague": {
    sky: ["#1a1630", "#473a6b"],
    draw: () =>
      `${sick(alien(92, 76, 46, "purple"), "#8f7fe0")}<path d="M116 74q18-8 34-2M116 82q20 0 36 10M114 90q14 8 26 20" stroke="#dfe9ff" stroke-width="2.6" stroke-dasharray="2 7" stroke-linecap="round" fill="none"/>`,
  },
  Sabotage: { sky: ["#10141c", "#33302a"], draw: sabotage },
  "Combat Zone": { sky: ["#1c1410", "#4a3420"], draw: combat },
  "Tactical Zone": { sky: ["#0e1a2e", "#2a3d5c"], draw: tactics },
  "Acid Leak": { sky: ["#111d14", "#2f4a26"], draw: leak },
  "Shaken Couplings": { sky: ["#1d150f", "#4d3018"], draw: couplings },
  "Robopolice Raid": {
    sky: ["#0e1626", "#23406b"],
    draw: () =>
      '<g transform="translate(100 62)"><rect x="-30" y="-24" width="60" height="48" rx="12" fill="#33507a" stroke="#8fc0f0" stroke-width="2.4"/><rect x="-20" y="-12" width="40" height="14" rx="7" fill="#0a1220"/><circle cx="-9" cy="-5" r="4" fill="#ff7474"/><circle cx="9" cy="-5" r="4" fill="#6cb6ff"/><path d="M0-24V-40" stroke="#8fc0f0" stroke-width="3"/><circle cy="-43" r="5" fill="#ff7474"/></g>',
  },
};
