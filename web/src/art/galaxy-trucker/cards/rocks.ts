/* Meteors: the swarm, the shower, the alert. */
import { rng } from "../../random";
import { n } from "../../svg";
import { meteorGroup, rockDefs } from "../rockets";
import type { Scene } from "./scene";

/** A rock with its tail, coming from the upper right. */
function falling(x: number, y: number, radius: number, seed: string, prefix: string): string {
  const tail = (from: number, to: number, width: number, colour: string, opacity: number): string =>
    `<path d="M${n(x + radius * from)} ${n(y - radius * from)}L${n(x + radius * to)} ${n(y - radius * to)}" stroke="${colour}" stroke-width="${n(radius * width)}" stroke-linecap="round" opacity="${opacity}"/>`;
  return `${tail(0.7, 3.2, 1.3, "#ff9d5c", 0.16)}${tail(0.5, 2.2, 0.7, "#ffcf8a", 0.22)}<g transform="translate(${n(x)} ${n(y)})">${meteorGroup(radius, seed, prefix)}</g>`;
}

function swarm(id: string, prefix: string): string {
  const chance = rng(id);
  const spots: readonly (readonly [number, number, number])[] = [
    [128, 62, 26],
    [60, 40, 15],
    [162, 24, 9],
    [90, 92, 11],
    [30, 84, 7],
    [176, 92, 8],
  ];
  const stones = spots.map(([x, y, r]) =>
    falling(x + chance.between(-8, 8), y + chance.between(-6, 6), r * chance.between(0.85, 1.15), `${id}${x}`, prefix),
  );
  return `<defs>${rockDefs(prefix)}</defs>${stones.join("")}`;
}

/** Small rocks in a row: no part of the ship is spared. */
function shower(id: string, prefix: string): string {
  const chance = rng(id);
  const stones = Array.from({ length: 18 }, (_, i) =>
    falling(
      8 + i * 11.2,
      46 + Math.sin(i / 2.4) * 26 + chance.between(-9, 9),
      chance.between(4, 6.5),
      `${id}${i}`,
      prefix,
    ),
  );
  return `<defs>${rockDefs(prefix)}</defs>${stones.join("")}`;
}

function alert(id: string, prefix: string): string {
  const rings = [46, 34, 22].map(
    (r, i) =>
      `<circle cx="104" cy="60" r="${r}" fill="none" stroke="#ff7474" stroke-width="1.5" opacity="${0.8 - i * 0.2}"/>`,
  );
  return `<defs>${rockDefs(prefix)}</defs>${rings.join("")}<path d="M104 8v16M104 96v16M52 60h16M140 60h16" stroke="#ff7474" stroke-width="3" stroke-linecap="round"/>${falling(112, 56, 27, id, prefix)}${falling(52, 92, 12, `${id}b`, prefix)}`;
}

export const ROCKS: Readonly<Record<string, Scene>> = {
  "Meteoric Swarm": { sky: ["#241a2b", "#5a2f2b"], draw: swarm },
  "Meteor Shower": { sky: ["#1a1830", "#4d3540"], draw: shower },
  "Meteor Alert": { sky: ["#2a121c", "#6b2430"], draw: alert },
};
