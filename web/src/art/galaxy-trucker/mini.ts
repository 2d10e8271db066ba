/* Tiles too small for details: color and glyph, for the other ships in miniature. */
import { seatColour } from "../seats";
import { DIRECTED, seatOf, type TileFacts } from "./tile";

/** Background color and glyph. */
const MINI: Readonly<Record<string, readonly [string, string]>> = {
  "starting cabin": ["#2c4866", ""],
  cabin: ["#2c4866", '<rect x="24" y="32" width="52" height="38" rx="14" fill="#ffe2b0"/>'],
  "structural module": ["#2a3a4e", '<path d="M20 20 80 80M80 20 20 80" stroke="#a8bad2" stroke-width="11"/>'],
  cannon: ["#2b2753", '<path d="M43 6H57V50H43Z" fill="#cfbcff"/><circle cx="50" cy="62" r="21" fill="#9d84e6"/>'],
  "double cannon": [
    "#2b2753",
    '<path d="M28 6H42V50H28ZM58 6H72V50H58Z" fill="#cfbcff"/><rect x="22" y="46" width="56" height="36" rx="14" fill="#9d84e6"/>',
  ],
  engine: ["#3d2a18", '<path d="M36 16H64V54H36ZM38 54H62L74 84H26Z" fill="#f0a35a"/>'],
  "double engine": [
    "#3d2a18",
    '<path d="M20 16H44V54H20ZM56 16H80V54H56ZM22 54H42L50 84H14ZM58 54H78L86 84H50Z" fill="#f0a35a"/>',
  ],
  shield: [
    "#123a47",
    '<path d="M20 24H66Q76 24 76 34V80" fill="none" stroke="#7fe0ee" stroke-width="12"/><circle cx="36" cy="64" r="13" fill="#7fe0ee"/>',
  ],
  "brown life support": ["#3b2817", '<rect x="32" y="20" width="36" height="60" rx="18" fill="#d9975a"/>'],
  "purple life support": ["#2c1f48", '<rect x="32" y="20" width="36" height="60" rx="18" fill="#b48cf2"/>'],
  "explosive cargo": ["#43190f", '<path d="M22 32h16v44H22zM42 32h16v44H42zM62 32h16v44H62z" fill="#ff6a4f"/>'],
  "fragile cargo": [
    "#17323f",
    '<path d="M28 20H72C74 46 66 54 55 57V72H68V82H32V72H45V57C34 54 26 46 28 20Z" fill="#bfe9f5"/>',
  ],
  "heavy cargo": ["#272f3c", '<path d="M30 32H70L82 82H18Z" fill="#aab6c6"/>'],
  "radioactive cargo": [
    "#27361a",
    '<circle cx="50" cy="50" r="30" fill="#c3e04a"/><circle cx="50" cy="50" r="10" fill="#1b230c"/>',
  ],
  artifact: [
    "#241d3f",
    '<path d="M4 50H96" stroke="#8d74d8" stroke-width="10"/><path d="M50 14 72 40 60 86H40L28 40Z" fill="#e2d3ff"/>',
  ],
  "double artifact": [
    "#241d3f",
    '<path d="M4 50H96M50 4V96" stroke="#8d74d8" stroke-width="10"/><path d="M50 14 72 40 60 86H40L28 40Z" fill="#e2d3ff"/>',
  ],
};
/** Two side by side, or two above one: batteries and holds. */
const MINI_HOLDING: Readonly<Record<string, readonly [string, string]>> = {
  battery: ["#173d2e", "#7fe3a6"],
  "cargo hold": ["#1d3a58", "#6f9cc9"],
  "special cargo hold": ["#4a1f28", "#f0625c"],
};

function holding(kind: string, capacity: number, ink: string): string {
  const cell = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="4" fill="${ink}"/>`;
  if (kind === "battery") {
    const gap = capacity === 3 ? 23 : 28;
    return Array.from({ length: capacity }, (_, i) => cell(50 + gap * (i - (capacity - 1) / 2), 50, 15, 48)).join("");
  }
  if (capacity === 1) return cell(50, 50, 36, 36);
  if (capacity === 2) return cell(33, 50, 26, 28) + cell(67, 50, 26, 28);
  return cell(33, 35, 26, 26) + cell(67, 35, 26, 26) + cell(50, 69, 26, 26);
}

export function miniGroup(tile: TileFacts, turn: number): string {
  const [ground, ink] = MINI_HOLDING[tile.kind] ?? MINI[tile.kind] ?? ["#2a3a4e", ""];
  let glyph = MINI_HOLDING[tile.kind] ? holding(tile.kind, tile.capacity, ink) : ink;
  if (tile.kind === "starting cabin") glyph = `<circle cx="50" cy="50" r="34" fill="${seatColour(seatOf(tile))}"/>`;
  const spin = DIRECTED.has(tile.kind) && turn ? ` transform="rotate(${turn * 90} 50 50)"` : "";
  return `<rect x="3" y="3" width="94" height="94" rx="11" fill="${ground}" stroke="#5d7fa5" stroke-opacity=".7" stroke-width="4"/><g${spin}>${glyph}</g>`;
}
