/* The payloads of the Missions expansion, upright in a box of 100 by 100. */
import { polygon } from "../svg";
import type { Drawn } from "./components";
import { well } from "./ink";

const STAR = Array.from({ length: 16 }, (_, i) => {
  const angle = (i / 16) * Math.PI * 2 - Math.PI / 2;
  const r = i % 2 ? 22 : 33;
  return `${Math.round(50 + Math.cos(angle) * r)},${Math.round(50 + Math.sin(angle) * r)}`;
}).join(" ");

export const explosive = (): string =>
  `${well("#33150f", "#ff8a5c", 1.5)}<polygon points="${STAR}" fill="#ff7a45" opacity=".28"/>${[36, 50, 64]
    .map(
      (x) =>
        `<rect x="${x - 6}" y="32" width="12" height="42" rx="3" fill="#d9463a" stroke="#5d1510" stroke-width="1.2"/><path d="M${x - 3} 36v34" stroke="#ff9c8a" stroke-width="2" opacity=".6"/>`,
    )
    .join(
      "",
    )}<rect x="27" y="46" width="46" height="11" rx="2" fill="#f3d9a0" stroke="#6b4a14" stroke-width="1.2"/><path d="M50 32c0-8 4-11 11-10" fill="none" stroke="#e8d5b0" stroke-width="2.2"/><circle cx="62" cy="22" r="8" fill="#ffb454" opacity=".35"/><circle cx="62" cy="22" r="4.5" fill="#fff0b8"/>`;

export const fragile = (): string =>
  `${well("#142a36", "#9fd8ea", 1.5)}<rect x="21" y="21" width="58" height="58" rx="4" fill="none" stroke="#9fd8ea" stroke-opacity=".35" stroke-width="1.4" stroke-dasharray="4 4"/><path d="M36 27H64C65 44 61 52 52 54V69H61V74H39V69H48V54C39 52 35 44 36 27Z" fill="#bfe9f5" fill-opacity=".28" stroke="#d8f4fb" stroke-width="2.2" stroke-linejoin="round"/><path d="M38 36H62c0 8-4 13-12 14-8-1-12-6-12-14Z" fill="#e15d8f" opacity=".75"/><path d="M58 27l-5 8 6 5-5 7" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/>`;

export const heavy = ({ capacity }: Drawn): string =>
  `${well("#1d232e", "#aab6c6", 1.5)}<path d="M42 33a8 8 0 1 1 16 0" fill="none" stroke="#c4cfdd" stroke-width="5"/><path d="M32 37H68L77 77H23Z" fill="#5f6d80" stroke="#c4cfdd" stroke-width="2" stroke-linejoin="round"/><path d="M33 41H67" stroke="#e5ecf5" stroke-opacity=".5" stroke-width="2"/><text x="50" y="69" font-family="var(--display)" font-weight="800" font-size="27" text-anchor="middle" fill="#f4f7fb">${capacity}</text>`;

export const radioactive = (): string =>
  `${well("#1e2a12", "#c3e04a", 1.5)}<circle cx="50" cy="50" r="31" fill="#c3e04a" opacity=".13"/><rect x="30" y="22" width="40" height="56" rx="7" fill="#4d5a1e" stroke="#dff06e" stroke-width="2"/><path d="M30 33H70M30 67H70" stroke="#dff06e" stroke-width="2" opacity=".7"/><circle cx="50" cy="50" r="13.5" fill="#1b230c"/><g fill="#e6f56f">${[0, 120, 240].map((turn) => `<path transform="rotate(${turn} 50 50)" d="M44.8 40.3A11 11 0 0 1 55.2 40.3L52.2 45.9A4.6 4.6 0 0 0 47.8 45.9Z"/>`).join("")}<circle cx="50" cy="50" r="2.6"/></g>`;

/** An artifact silences its row as drawn; a double one silences its column too. */
function relic(both: boolean): string {
  const line = (turn: number): string =>
    `<g transform="rotate(${turn} 50 50)"><path d="M1 50H99" stroke="#c8a9ff" stroke-width="15" opacity=".22"/><path d="M15 50H31M69 50H85" stroke="#dcc9ff" stroke-width="2.2" stroke-dasharray="4 3.5"/></g>`;
  return `${well("#1c1830", "#d9c7ff", 1.5)}${line(0)}${both ? line(90) : ""}<path d="M50 22 64 38 58 78H42L36 38Z" fill="#2b2150" stroke="#e2d3ff" stroke-width="2.2" stroke-linejoin="round"/><path d="M50 22 54 40 50 78 46 40Z" fill="#c8a9ff" opacity=".5"/><circle cx="50" cy="50" r="6" fill="#f4ecff"/><circle cx="50" cy="50" r="11" fill="none" stroke="#f4ecff" stroke-opacity=".6" stroke-width="1.6"/>`;
}
export const artifact = (): string => relic(false);
export const doubleArtifact = (): string => relic(true);

/** The mark on the back of every payload tile. */
export const CRATE_MARK = `<g transform="translate(50 50)"><polygon points="${polygon(6, 26, Math.PI / 6)}" fill="#d98e4a" opacity=".9"/></g>`;
