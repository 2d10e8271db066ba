/* The places of everything on the film's stage, and the look of each event. Pure geometry, in units of the picture. */
import { isStation, isZone, perStation, perZone, type Station, ZONES, type Zone } from "../../../art/space-alert/ink";
import {
  DAMAGE_TILES,
  type DamageTile,
  energySpot,
  figureSpot,
  muzzle,
  type ShipState,
  type Squad,
  stationBox,
  zoneBox,
} from "../../../art/space-alert/ship";
import { type Cell, squareAt, trackHeight } from "../../../art/space-alert/tracks";
import type { Of } from "../../../lib/kinds";
import type { Film, FilmEvent, FilmMember, FilmThreat, ThreatShot } from "../types";
import { actorOf, type Scene, threatOf } from "./scenes";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const LANE: Cell = { width: 42, height: 33, gapX: 5, gapY: 8 };
export const INSIDE = { x: 958, width: 42, height: 25, step: 29 } as const;
const LANE_LEFT = 37;
const HEAD = 21;

/** The stage's heights depend on how many threats fly at once: their names stand in rows above the tracks. */
export interface Stage {
  readonly tracks: number;
  readonly ship: number;
  readonly height: number;
}

export function stage(all: readonly Scene[]): Stage {
  let rows = 1;
  for (const scene of all) {
    for (const zone of ZONES)
      rows = Math.max(rows, [...scene.threats.values()].filter((t) => t.fate === "active" && t.zone === zone).length);
  }
  const tracks = 14 + rows * HEAD;
  const ship = tracks + trackHeight(LANE) + 34;
  return { tracks, ship, height: ship + 336 };
}

export const laneLeft = (zone: Zone): number => zoneBox(zone).x + LANE_LEFT;
export const headSpot = (zone: Zone, row: number): Spot => ({ x: zoneBox(zone).x + 14, y: 16 + row * HEAD });
export const insideSpot = (square: number, length: number, at: Stage): Spot => ({
  x: INSIDE.x,
  y: at.tracks + 14 + (length - square) * INSIDE.step,
});

/** Where a threat's token is. One that is not there yet waits where it will appear. */
export function tokenSpot(film: Film, now: ThreatShot, at: Stage): Spot {
  const length = film.tracks[now.zone].length;
  const square = now.square || length;
  if (now.zone === "internal") return insideSpot(square, length, at);
  const { x, y } = squareAt(square, LANE);
  return { x: laneLeft(now.zone) + x, y: at.tracks + y };
}

/** Where an intruder or a malfunction stands in a room; several stand side by side. */
export function roomSpot(station: Station, place: number, at: Stage): Spot {
  const box = stationBox(station);
  return { x: box.x + 178 - place * 46, y: at.ship + box.y + 68 };
}

export const bandTop = (distance: number, at: Stage): number => at.tracks + (3 - distance) * (LANE.height + LANE.gapY);

/** Where a crew member stands: side by side in a room, or out in the interceptors. */
export function crewSpot(scene: Scene, index: number, at: Stage): Spot {
  const figure = scene.crew[index];
  if (!figure) return { x: 0, y: 0 };
  if (!isStation(figure.station)) {
    return { x: 304, y: bandTop(Math.max(1, figure.distance), at) + LANE.height - 4 };
  }
  const slot = scene.crew.slice(0, index).filter((other) => other.station === figure.station).length;
  const { x, y } = figureSpot(figure.station, slot);
  return { x, y: at.ship + y };
}

/** The ship in the form that its picture takes. */
export function shipState(scene: Scene, maintained: number): ShipState {
  const { shields, shield_room, reactors, reactor_room } = scene.energy;
  const each = (all: readonly number[]) => perZone((_, i) => all[i] ?? 0);
  const squad = (station: Station): Squad => {
    const held = scene.gear.stored[station];
    return held === "active" ? "ready" : (held ?? "gone");
  };
  return {
    shields: each(shields),
    reactors: each(reactors),
    shieldRoom: each(shield_room),
    reactorRoom: each(reactor_room),
    strengths: perStation((_, i) => scene.gear.strengths[i] ?? 0),
    capsules: scene.energy.capsules,
    rockets: scene.gear.rockets,
    interceptors: !scene.crew.some((figure) => figure.station === "space"),
    squads: { upper_blue: squad("upper_blue"), lower_red: squad("lower_red") },
    damage: scene.damage,
    broken: scene.gear.broken.map((system) => system.replace(" ", ":")),
    maintained,
  };
}

type Weapon = Of<FilmEvent, "weapon_hit">["weapon"];
const WEAPONS: Readonly<Partial<Record<Weapon, Station>>> = {
  "red heavy laser": "upper_red",
  "white heavy laser": "upper_white",
  "blue heavy laser": "upper_blue",
  "red light laser": "lower_red",
  "pulse cannon": "lower_white",
  "blue light laser": "lower_blue",
};
type BeamKind = "heavy" | "light" | "pulse" | "rocket" | "interceptors" | "attack";
export interface Beam {
  readonly key: string;
  readonly kind: BeamKind;
  readonly from: Spot;
  readonly to: Spot;
  readonly label: string;
  /** Made by the current frame. */
  readonly fresh: boolean;
}

const kindOf = (weapon: Weapon): BeamKind =>
  weapon.includes("heavy")
    ? "heavy"
    : weapon.includes("light")
      ? "light"
      : weapon.startsWith("pulse")
        ? "pulse"
        : weapon === "rocket"
          ? "rocket"
          : "interceptors";

/** Where a weapon's shot comes from. */
function source(weapon: Weapon, scene: Scene, at: Stage): Spot {
  const station = WEAPONS[weapon];
  if (station) {
    const { x, y } = muzzle(station);
    return { x, y: at.ship + y };
  }
  if (weapon === "rocket") return { x: zoneBox("blue").x + 200, y: at.ship + 60 };
  const pilot = scene.crew.findIndex((figure) => figure.station === "space");
  return pilot < 0 ? { x: 304, y: bandTop(1, at) } : { ...crewSpot(scene, pilot, at) };
}

/** The shots of the step so far, and the attack of this frame. */
export function beams(film: Film, scene: Scene, events: readonly FilmEvent[], at: Stage): Beam[] {
  const found: Beam[] = [];
  events.forEach((event, i) => {
    const fresh = i === events.length - 1;
    const spot = threatSpot(film, scene, threatOf(event), at);
    if (event.type === "weapon_hit" && spot) {
      const { weapon } = event;
      const from = source(weapon, scene, at);
      // A pulse shot hits several: one label is enough.
      const again = found.some((beam) => beam.key.startsWith(`${weapon}-`));
      const label = again ? "" : `${kindOf(weapon)} ${event.strength}`;
      found.push({ key: `${weapon}-${event.threat}`, kind: kindOf(weapon), from, to: spot, label, fresh });
    } else if (event.type === "attacked" && fresh && spot && isZone(event.zone)) {
      const box = zoneBox(event.zone);
      const to = { x: box.x + box.width / 2, y: at.ship + (event.through ? 70 : 12) };
      found.push({ key: `attack-${i}`, kind: "attack", from: spot, to, label: `${event.strength}`, fresh });
    }
  });
  return found;
}

function threatSpot(film: Film, scene: Scene, code: string | undefined, at: Stage): Spot | null {
  const threat = film.threats.find((one) => one.code === code);
  const now = threat && scene.threats.get(threat.index);
  if (!now) return null;
  const [room] = now.stations;
  return now.zone === "internal" && room ? roomSpot(room, 0, at) : tokenSpot(film, now, at);
}

interface Pop {
  readonly spot: Spot;
  readonly text: string;
  readonly tone: "bad" | "good" | "warn" | "plain";
  readonly big?: boolean;
}

/** The label that flies up where something happened. */
export function pop(film: Film, scene: Scene, at: Stage): Pop | null {
  const { event } = scene.frame;
  const hurt = threatSpot(film, scene, threatOf(event), at);
  const actor = actorOf(event);
  const head = actor === undefined ? null : above(crewSpot(scene, actor, at));
  switch (event.type) {
    case "threat_damaged":
    case "internal_hurt":
      return hurt && { spot: hurt, text: event.damage ? `−${event.damage}` : "0", tone: "plain", big: true };
    case "splashed":
      return hurt && { spot: hurt, text: "−1", tone: "plain", big: true };
    case "threat_healed":
      return hurt && { spot: hurt, text: `+${event.points}`, tone: "bad", big: true };
    case "threat_acted":
      return hurt && { spot: hurt, text: event.action, tone: "warn", big: true };
    case "cryoshield_gone":
      return hurt && { spot: hurt, text: "ice", tone: "plain" };
    case "no_effect":
      return head && { spot: head, text: "no effect", tone: "warn" };
    case "delayed":
    case "half_done":
      return head && { spot: head, text: "delayed", tone: "warn" };
    case "knocked_out":
      return head && { spot: head, text: "knocked out", tone: "bad" };
    case "energy_moved": {
      const [zone = "", what = ""] = event.into.split(" ");
      const station = `${what === "shield" ? "upper" : "lower"}_${zone}`;
      return isStation(station)
        ? { spot: energy(station, at), text: `+${event.amount + event.extra}`, tone: "good" }
        : null;
    }
    case "refueled":
      return { spot: energy("lower_white", at), text: `+${event.amount + event.extra}`, tone: "good" };
    case "weapon_missed": {
      const from = source(event.weapon, scene, at);
      return { spot: { x: from.x, y: from.y - 18 }, text: "miss", tone: "warn" };
    }
    default:
      return null;
  }
}
const above = ({ x, y }: Spot): Spot => ({ x, y: y - 48 });
function energy(station: Station, at: Stage): Spot {
  const box = energySpot(station);
  return { x: box.x + box.width / 2, y: at.ship + box.y - 2 };
}

/** The damage tile that this frame turns up, and its place. */
export function flipped(scene: Scene, at: Stage): { tile: DamageTile; spot: Spot } | null {
  const { event } = scene.frame;
  if (event.type !== "tile_drawn") return null;
  const tiles = DAMAGE_TILES[event.zone];
  const tile = tiles.find((one) => one === event.tile);
  return tile ? { tile, spot: { x: zoneBox(event.zone).x + 70 + tiles.indexOf(tile) * 34, y: at.ship + 316 } } : null;
}

/** The part of the stage where something happens, 0 at the left to 1 at the right: where a narrow screen scrolls to. */
export function focus(film: Film, scene: Scene, at: Stage, width: number): number | null {
  const { event } = scene.frame;
  const box = "zone" in event && isZone(event.zone) ? zoneBox(event.zone) : null;
  const actor = actorOf(event);
  const spot =
    threatSpot(film, scene, threatOf(event), at) ??
    (actor === undefined ? null : crewSpot(scene, actor, at)) ??
    (box ? { x: box.x + box.width / 2, y: 0 } : null) ??
    ("weapon" in event ? source(event.weapon, scene, at) : null);
  return spot ? Math.min(1, Math.max(0, (spot.x + 52) / width)) : null;
}

/** A color and shape for everyone: seats keep theirs, the others take free ones. */
export function paints(crew: readonly FilmMember[]): number[] {
  const taken = new Set(crew.flatMap((member) => (member.seat === null ? [] : [member.seat])));
  const free = [0, 1, 2, 3, 4].filter((seat) => !taken.has(seat));
  return crew.map((member) => member.seat ?? free.shift() ?? 0);
}

/** The threats to be drawn: those in play, and those that end in this frame. */
export function shown(film: Film, scene: Scene): { threat: FilmThreat; now: ThreatShot; ending: boolean }[] {
  const { event } = scene.frame;
  const ends = event.type === "threat_destroyed" || event.type === "threat_survived";
  return film.threats.flatMap((threat) => {
    const now = scene.threats.get(threat.index);
    if (!now) return [];
    const ending = ends && event.threat === threat.code;
    return now.fate === "active" || ending ? [{ threat, now, ending }] : [];
  });
}
