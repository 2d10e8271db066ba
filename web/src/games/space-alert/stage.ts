/* The places of things on the planning stage: three tracks above, the ship below. No rules here. */
import { isStation, type Station, ZONES } from "../../art/space-alert/ink";
import { figureSpot, muzzle, stationBox } from "../../art/space-alert/ship";
import { CELL, squareAt } from "../../art/space-alert/tracks";
import type { Standing } from "./ahead";
import type { ShotAhead, Trajectory, TurnAhead } from "./view";

export const SHIP = { x: 38, y: 133 } as const;
export const TRACK = { x: 67, y: 10, step: 294 } as const;
const LIFT = 242;
const PILOT = 342;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A square of a zone's track, on the stage. */
export function tokenSpot(zone: Trajectory, square: number, length?: number): Spot {
  const at = squareAt(square, CELL, length);
  return {
    x: TRACK.x + (zone === "internal" ? 0 : ZONES.indexOf(zone)) * TRACK.step + at.x,
    y: TRACK.y + at.y,
  };
}
/** The place of someone in the interceptors, on the stage: between the tracks. */
const pilotSpot = (distance: number): Spot => ({
  x: PILOT,
  y: TRACK.y + (3 - distance) * (CELL.height + CELL.gapY) + CELL.height,
});
/** The origin of a shot, on the stage. */
function shotFrom(weapon: ShotAhead["weapon"], station: string, distance: number): Spot {
  if (!isStation(station)) return pilotSpot(Math.max(1, distance));
  const box = stationBox(station);
  const at = weapon === "rocket" ? { x: box.x + 200, y: 60 } : muzzle(station);
  return { x: SHIP.x + at.x, y: SHIP.y + at.y };
}

/** An intruder's token in its room, on the ship; several stand side by side. */
export function intruderSpot(station: Station, place: number): Spot {
  const box = stationBox(station);
  return { x: box.x + 172 - place * 50, y: box.y + 69 };
}
const CONSOLE = { A: [8, 58], B: [70, 98], C: [172, 46] } as const;
/** The console of a letter in a station, on the ship. */
export function consoleBox(station: Station, letter: "A" | "B" | "C"): Spot & { width: number; height: number } {
  const box = stationBox(station);
  const [x, width] = CONSOLE[letter];
  return { x: box.x + x, y: box.y + 8, width, height: 30 };
}

interface Placed extends Standing, Spot {
  /** The place of the pale figure, if there is one. */
  readonly ghost: Spot | null;
}
/** Figures side by side in their rooms, with pale figures behind them at their previous places. */
export function placed(standings: readonly Standing[]): Placed[] {
  const taken = new Map<Station, number>();
  const next = (station: Station): Spot => {
    const slot = taken.get(station) ?? 0;
    taken.set(station, slot + 1);
    return figureSpot(station, slot);
  };
  const spots = standings.map((one) => {
    if (!one.distance) return next(one.station);
    const out = pilotSpot(one.distance);
    return { x: out.x - SHIP.x, y: out.y - SHIP.y };
  });
  return standings.map((one, i) => ({ ...one, ...(spots[i] as Spot), ghost: one.from ? next(one.from) : null }));
}

/** A path through the ship: along the deck, and by gravolift between decks. */
export function way(from: Spot, to: Spot, station: Station): string {
  const y = from.y - 4;
  if (from.y === to.y) return `M${from.x} ${y}H${to.x}`;
  return `M${from.x} ${y}H${stationBox(station).x + LIFT}V${to.y - 4}H${to.x}`;
}
/** The place of a path's flag. */
export const flagSpot = (from: Spot, to: Spot, station: Station): Spot =>
  from.y === to.y
    ? { x: (from.x + to.x) / 2, y: to.y - 6 }
    : { x: stationBox(station).x + LIFT, y: (from.y + to.y) / 2 - 30 };

export interface Beam {
  readonly key: string;
  readonly member: number;
  readonly from: Spot;
  readonly to: Spot;
  /** The place of its strength. */
  readonly label: Spot;
  readonly strength: number;
  readonly weapon: string;
  readonly threat: string;
}
/** The shots of a turn, from their guns to their targets. */
export function beams(at: TurnAhead, lengthOf: (zone: Trajectory) => number | undefined): Beam[] {
  return (at.shots ?? []).flatMap((shot, i) => {
    const threat = shot.threat ? at.threats?.[shot.threat] : undefined;
    if (!shot.threat || !threat) return [];
    const from = shotFrom(shot.weapon, shot.station, at.crew[shot.member]?.distance ?? 1);
    const to = tokenSpot(threat.zone, threat.square, lengthOf(threat.zone));
    const along = 0.24 + (i % 3) * 0.15;
    const label = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
    const { weapon, member, strength } = shot;
    return [{ key: `${weapon}-${shot.threat}`, member, from, to, label, strength, weapon, threat: shot.threat }];
  });
}
