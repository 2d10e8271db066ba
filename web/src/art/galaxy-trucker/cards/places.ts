/* Abandoned places: a ship without a crew, a station with its lights on. */
import type { Scene } from "./scene";

const station = (): string =>
  '<g transform="translate(100 60) rotate(-12)"><ellipse rx="70" ry="22" fill="none" stroke="#8fa9b5" stroke-width="8" stroke-dasharray="66 14 120 30"/><rect x="-13" y="-42" width="26" height="84" rx="8" fill="#4b626e" stroke="#a9c0cb" stroke-width="2"/><path d="M-70 0H-13M13 0H70" stroke="#8fa9b5" stroke-width="5"/><rect x="-7" y="-30" width="6" height="6" fill="#ffd27f"/><rect x="2" y="-18" width="6" height="6" fill="#1a2930"/><rect x="-7" y="8" width="6" height="6" fill="#1a2930"/><path d="M0-42V-54" stroke="#a9c0cb" stroke-width="2"/></g><g transform="translate(158 96) rotate(20)"><rect x="-7" y="-7" width="14" height="14" fill="#f3c74a"/></g><g transform="translate(36 26) rotate(40)"><rect x="-5" y="-5" width="10" height="10" fill="#5cc98a"/></g>';

/** Adrift and dark, with an open hatch and a line hanging out. */
const ship = (): string =>
  '<g transform="translate(98 64) rotate(14)"><path d="M-66 4C-52-22-8-30 34-22L64-6 66 10 34 26C-8 34-52 28-66 4Z" fill="#38434f" stroke="#8b9bab" stroke-width="2.2"/><path d="M34-22 50-40 60-40 52-10M34 26 46 40 56 40 52 14" fill="#2b343e" stroke="#8b9bab" stroke-width="2"/><path d="M-40-16C-30-22-12-24 2-24L-2-4H-46Z" fill="#182028" stroke="#9fb3c6" stroke-width="1.6"/><path d="M-34-12 -24-8" stroke="#6f8396" stroke-width="2"/><rect x="8" y="-4" width="16" height="20" rx="2" fill="#0a0f14" stroke="#d98e4a" stroke-width="2"/><path d="M16 16c6 18-10 22-4 38" fill="none" stroke="#d98e4a" stroke-width="1.8"/><circle cx="34" cy="4" r="3.4" fill="#0a0f14"/><circle cx="45" cy="5" r="3.4" fill="#0a0f14"/><path d="M-20 14h16M-30 20h10" stroke="#566472" stroke-width="2.4"/></g><circle cx="158" cy="26" r="2.6" fill="#ff7474"/><circle cx="158" cy="26" r="7" fill="#ff7474" opacity=".25"/>';

export const PLACES: Readonly<Record<string, Scene>> = {
  "Abandoned Station": { sky: ["#0c1d26", "#274650"], draw: station },
  "Abandoned Ship": { sky: ["#10161f", "#33414f"], draw: ship },
};
