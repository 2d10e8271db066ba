/* The sixteen missions, one emblem each, on the blueprint of a ship. */
import { alien, commuter, envoy, human } from "../figures";
import { artifact, explosive, fragile, heavy, radioactive } from "../payloads";
import { rocketGroup } from "../rockets";
import type { Scene } from "./scene";

const grid = `<g stroke="#8fc0f0" stroke-opacity=".14">${[20, 40, 60, 80, 100].map((y) => `<path d="M0 ${y}H200"/>`).join("")}${[25, 50, 75, 100, 125, 150, 175].map((x) => `<path d="M${x} 0V120"/>`).join("")}</g>`;

const scene = (sky: readonly [string, string], body: string): Scene => ({ sky, draw: () => grid + body });

const PAYLOADS = { artifact, explosive, fragile, heavy, radioactive };
/** A payload, drawn in 100 by 100, somewhere on the scene. */
function payload(kind: keyof typeof PAYLOADS, x: number, y: number, size: number): string {
  const body = PAYLOADS[kind]({ prefix: "", capacity: 2, content: undefined, seat: 0 });
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})">${body}</g>`;
}
const star = (x: number, y: number, size: number, fill = "#f3c74a"): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M0-10 2.900-3.600 9.500-3.100 4.700 1.600 5.900 8.100 0 5-5.900 8.100-4.700 1.600-9.500-3.100-2.900-3.600Z" fill="${fill}"/>`;
const rocket = (x: number, y: number, size: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${rocketGroup(colour)}</g>`;

export const MISSIONS: Readonly<Record<string, Scene>> = {
  "Alien Archaeology": scene(
    ["#1a1530", "#43306b"],
    payload("artifact", 70, 60, 84) + payload("artifact", 142, 66, 62),
  ),
  "Alien Design": scene(
    ["#0f2a36", "#2b5a63"],
    `<path d="M100 8V112" stroke="#7fe0ee" stroke-width="2" stroke-dasharray="6 5"/><path d="M84 24 40 54V92H84ZM116 24 160 54V92H116Z" fill="#1d4450" stroke="#7fe0ee" stroke-width="2.400" stroke-linejoin="round"/>${alien(62, 76, 26, "purple")}${alien(138, 76, 26, "brown")}`,
  ),
  "Beverage Run": scene(["#2a1426", "#6b2f4f"], payload("fragile", 70, 60, 80) + payload("fragile", 138, 62, 66)),
  Carpool: scene(
    ["#12233a", "#2f5478"],
    `<rect x="26" y="34" width="148" height="54" rx="18" fill="#2b4d75" stroke="#86a8cd" stroke-width="2.400"/>${[54, 86, 118, 150].map((x) => commuter(x, 66, 26)).join("")}`,
  ),
  "Club Gold Trials": scene(
    ["#2a2008", "#6b5216"],
    `<circle cx="100" cy="60" r="40" fill="#d9b566" stroke="#fff0b8" stroke-width="4"/><circle cx="100" cy="60" r="31" fill="none" stroke="#8c6f2f" stroke-width="2"/>${star(100, 61, 44, "#fff6d8")}${star(36, 40, 16)}${star(166, 84, 16)}`,
  ),
  "Cocktail Time": scene(
    ["#221334", "#5e2f66"],
    payload("fragile", 60, 62, 62) + payload("fragile", 104, 54, 74) + payload("fragile", 148, 64, 62),
  ),
  "Diplomatic Mission": scene(["#0f2a26", "#2b6358"], `${envoy(100, 74, 56)}${star(44, 34, 16)}${star(158, 34, 16)}`),
  Directives: scene(
    ["#161d2c", "#3b4a66"],
    '<path d="M64 14h58l18 18v76H64Z" fill="#eee6d2" stroke="#b8a98a" stroke-width="2"/><path d="M122 14v18h18" fill="#d8ccb0" stroke="#b8a98a" stroke-width="2"/><path d="M76 46h50M76 64h50M76 82h34" stroke="#7d6f52" stroke-width="4" stroke-linecap="round"/><circle cx="124" cy="92" r="13" fill="#b3402f"/><path d="m118 92 4 5 8-9" fill="none" stroke="#fff" stroke-width="3"/>',
  ),
  "Easy Peasy": scene(
    ["#0c2a44", "#2f7a8c"],
    `<circle cx="156" cy="34" r="20" fill="#ffe2a0"/>${rocket(84, 66, 1.8, 62, "#59c9a5")}`,
  ),
  "Escort Mission": scene(
    ["#101c33", "#2c4470"],
    rocket(100, 60, 1.5, 60, "#f3c74a") + rocket(52, 34, 1, 60, "#4c9be8") + rocket(146, 92, 1, 60, "#e15d8f"),
  ),
  Experiments: scene(
    ["#14241f", "#2f5a44"],
    payload("explosive", 46, 44, 50) +
      payload("heavy", 100, 36, 50) +
      payload("radioactive", 154, 46, 50) +
      payload("fragile", 72, 88, 46) +
      payload("artifact", 128, 88, 46),
  ),
  "Heavy Duty": scene(["#181d26", "#475366"], payload("heavy", 66, 62, 74) + payload("heavy", 138, 66, 66)),
  "Hilarious Stories": scene(
    ["#2a1a10", "#6b4420"],
    `<path d="M96 20h72a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H128l-18 16 2-16H96A10 10 0 0 1 86 64V30A10 10 0 0 1 96 20Z" fill="#f6ead2"/><path d="m112 34 4 10 10-4-5 10 9 5-10 2 2 11-8-8-6 9 1-11-10-2 8-6-5-9 9 4Z" fill="#ff7a45"/><path d="M142 40h22M142 52h16" stroke="#a58a5c" stroke-width="4" stroke-linecap="round"/>${human(46, 74, 50)}`,
  ),
  "Radioactive Isotopes": scene(
    ["#1a2410", "#4d6320"],
    payload("radioactive", 68, 60, 80) + payload("radioactive", 142, 64, 60),
  ),
  "Riding a Powder Keg": scene(
    ["#2c120a", "#7a2e18"],
    payload("explosive", 74, 62, 84) + payload("explosive", 148, 66, 56),
  ),
  "The Bet": scene(
    ["#0f2417", "#2b5c3a"],
    '<g fill="#f3c74a" stroke="#8a6514" stroke-width="2">' +
      [88, 78, 68, 58].map((y) => `<ellipse cx="62" cy="${y}" rx="30" ry="10"/>`).join("") +
      [88, 78].map((y) => `<ellipse cx="136" cy="${y}" rx="30" ry="10"/>`).join("") +
      '</g><g transform="rotate(12 140 40)"><rect x="120" y="20" width="38" height="38" rx="8" fill="#f3ece0"/><g fill="#1b2233"><circle cx="130" cy="30" r="3.600"/><circle cx="148" cy="30" r="3.600"/><circle cx="139" cy="39" r="3.600"/><circle cx="130" cy="48" r="3.600"/><circle cx="148" cy="48" r="3.600"/></g></g>',
  ),
};
