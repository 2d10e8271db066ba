/* Everything that moves during a flight: rockets on the flight board, meteors and shots on their way to a ship. */
import { rng } from "../random";
import { seatColour } from "../seats";
import { n, radial } from "../svg";
import { polar } from "./cards/scene";

/** A rocket seen from above, pointing up, about 40 long around the origin. */
export const rocketGroup = (colour: string): string =>
  `<path class="flame" d="M-4 12 0 22 4 12Z" fill="#ffb454"/><path d="M-9 13C-10 6-7 3-5 1V9ZM9 13C10 6 7 3 5 1V9Z" fill="${colour}" opacity=".75"/><path d="M0-17C5.5-11 6-3 5 12H-5C-6-3-5.500-11 0-17Z" fill="${colour}" stroke="#0a1220" stroke-width="1.2"/><circle cy="-4" r="2.7" fill="#eaf4ff" stroke="#0a1220" stroke-width=".8"/>`;

export const seatRocket = (seat: number): string => rocketGroup(seatColour(seat));

/** The rock that meteors are made of; needed once in every picture with meteors. */
export const rockDefs = (prefix: string): string =>
  radial(
    `${prefix}-rock`,
    [
      [0, "#d6b491"],
      [0.55, "#8d6a4f"],
      [1, "#3c2b25"],
    ],
    'cx=".35" cy=".3" r=".9"',
  );

/** A meteor around the origin; the same seed gives the same rock. */
export function meteorGroup(radius: number, seed: string, prefix: string): string {
  const chance = rng(seed);
  const corners = Array.from({ length: 11 }, (_, i) =>
    polar(0, 0, radius * chance.between(0.82, 1.1), (i * 360) / 11).join(" "),
  );
  let craters = "";
  for (let i = 0; i < 5; i++) {
    const [x, y] = polar(0, 0, radius * chance.between(0.15, 0.65), chance() * 360);
    craters += `<circle cx="${x}" cy="${y}" r="${n(radius * chance.between(0.08, 0.2))}" fill="#3a2a24" opacity=".5"/>`;
  }
  return `<path d="M${corners.join("L")}Z" fill="url(#${prefix}-rock)" stroke="#2a1d18" stroke-width="${n(radius * 0.05)}" stroke-linejoin="round"/>${craters}`;
}

/** A bolt of fire, flying down. */
const shotGroup = (heavy: boolean): string =>
  heavy
    ? '<path d="M-9-46 0 18 9-46Z" fill="#ff7a5c" opacity=".45"/><ellipse rx="11" ry="20" fill="#ff6b6b"/><ellipse rx="5.500" ry="12" cy="4" fill="#fff0e0"/>'
    : '<path d="M-4-36 0 10 4-36Z" fill="#ffb454" opacity=".45"/><ellipse rx="5.500" ry="14" fill="#ffb454"/><ellipse rx="2.600" ry="8" cy="3" fill="#fff8e6"/>';

/** A threat: a meteor or a shot, small or large, flying down. */
export function threatGroup(threat: string, seed: string, prefix: string): string {
  if (threat.endsWith("shot")) return shotGroup(threat.startsWith("heavy"));
  const radius = threat.startsWith("large") ? 34 : 19;
  return `<path d="M${-radius * 0.5}-${radius * 2.6}L${-radius * 0.85} 0H${radius * 0.85}L${radius * 0.5}-${radius * 2.6}Z" fill="#ff9d5c" opacity=".28"/>${meteorGroup(radius, seed, prefix)}`;
}
