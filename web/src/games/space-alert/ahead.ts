/*
 * Where plans lead, as the server has worked it out, and the crew's drawing on top of it: figures and supplies. This
 * file works out only what to show.
 */
import { isStation, perZone, type Station, ZONES } from "../../art/space-alert/ink";
import type { ShipState } from "../../art/space-alert/ship";
import { drawnOn, figureName, type Sketches, storeName } from "./sketch";
import { squareOn } from "./threats";
import {
  type Ahead,
  memberKey,
  type Own,
  type Public,
  type ThreatAhead,
  type ThreatFacts,
  type ThreatView,
  type TurnAhead,
} from "./view";

/** Everything that the answer can depend on, so that the page asks only when something has changed. */
export const whatIsKnown = (table: Public, own: Own | readonly Own[] | null): string =>
  JSON.stringify([
    own && !Array.isArray(own) ? (own as Own).board : null,
    table.crew.map((one) => [one.intended, one.android === null ? null : one.board, one.specialization, one.level]),
    table.threats.map((one) => [one.threat, one.turn, one.calls]),
    [table.phase, table.tokens, table.players.map((one) => one.phase)],
  ]);

export const turnOf = (ahead: Ahead | null, turn: number): TurnAhead | undefined => ahead?.turns[turn - 1];

export interface Standing {
  readonly station: Station;
  /** Where they begin the turn, if they move. */
  readonly from: Station | null;
  /** How far out in the interceptors; 0 aboard. */
  readonly distance: number;
  readonly out: boolean;
  readonly squad: "active" | "disabled" | null;
}

/** Where a crew member stands after acting on a turn. A figure put there by hand stays until the plan moves it again. */
export function standing(
  table: Public,
  ahead: Ahead | null,
  sketches: Sketches,
  index: number,
  turn: number,
  start: Station,
): Standing {
  const member = table.crew[index];
  const drawn = member && drawnOn(sketches, figureName(memberKey(member)), turn);
  const figure = turnOf(ahead, turn)?.crew[index];
  const moved = ahead ? lastMove(ahead, index, turn) : 0;
  const rest = {
    distance: figure?.distance ?? 0,
    out: figure?.out ?? false,
    squad: figure?.squad ?? null,
  };
  if (drawn && drawn.turn >= moved && typeof drawn.value === "string" && isStation(drawn.value))
    return { station: drawn.value, from: null, ...rest, distance: 0 };
  // The interceptors leave from upper red, and come back there.
  const station = aboard(figure?.station) ?? (figure ? "upper_red" : start);
  const from = rest.distance ? null : aboard(figure?.came_from ?? undefined);
  return { station, from, ...rest };
}
const aboard = (place: string | undefined): Station | null => (place && isStation(place) ? place : null);

function lastMove(ahead: Ahead, index: number, turn: number): number {
  for (let at = turn; at >= 1; at--) {
    const figure = turnOf(ahead, at)?.crew[index];
    if (figure?.came_from) return at;
  }
  return 0;
}

/** The ship after a turn: as drawn by hand, or else where plans lead. */
export function shipAhead(drawn: ShipState, ahead: Ahead | null, sketches: Sketches, turn: number): ShipState {
  const at = turnOf(ahead, turn);
  if (!at) return drawn;
  const { energy } = at;
  const byHand = (store: string): boolean => drawnOn(sketches, storeName(store), turn) !== undefined;
  const each = (kind: "shield" | "reactor", now: ShipState["shields"], then: readonly number[]) =>
    perZone((zone, i) => (byHand(`${kind}.${zone}`) ? now[zone] : (then[i] ?? 0)));
  return {
    ...drawn,
    shields: each("shield", drawn.shields, energy.shields),
    reactors: each("reactor", drawn.reactors, energy.reactors),
    capsules: byHand("capsules") ? drawn.capsules : energy.capsules,
    rockets: byHand("rockets") ? drawn.rockets : energy.rockets,
    interceptors: drawn.interceptors && !at.crew.some((one) => one.station === "space"),
    broken: malfunctions(at),
  };
}
const malfunctions = (at: TurnAhead): string[] =>
  Object.values(at.threats ?? {}).flatMap((one) =>
    isLetter(one.mends) ? (one.stations ?? []).map((station) => `${station}:${one.mends}`) : [],
  );
export const isLetter = (mends: Mends | undefined): mends is "A" | "B" | "C" => /^[ABC]$/.test(mends ?? "");

export interface Change {
  readonly station: Station;
  readonly before: number;
  readonly after: number;
}
/** What a turn does to the energy: shields above, reactors below. */
export function energyChanges(ahead: Ahead | null, turn: number): Change[] {
  const now = turnOf(ahead, turn)?.energy;
  const before = turn > 1 ? turnOf(ahead, turn - 1)?.energy : ahead?.start;
  if (!now || !before) return [];
  return ZONES.flatMap((zone, i) => [
    { station: `upper_${zone}` as const, before: before.shields[i] ?? 0, after: now.shields[i] ?? 0 },
    { station: `lower_${zone}` as const, before: before.reactors[i] ?? 0, after: now.reactors[i] ?? 0 },
  ]).filter((one) => one.before !== one.after);
}

/** A threat on a turn: as plans lead, or as its card says if nobody looks ahead. */
export const threatOn = (ahead: Ahead | null, code: string, turn: number): ThreatAhead | undefined =>
  turnOf(ahead, turn)?.threats?.[code];
export function squareAhead(ahead: Ahead | null, threat: ThreatView, turn: number): number | null {
  if (!turnOf(ahead, turn)) return squareOn(threat, turn);
  return threatOn(ahead, threat.threat, turn)?.square ?? null;
}

type Mends = NonNullable<ThreatAhead["mends"]>;
export interface Inside {
  readonly code: string;
  readonly name: string;
  readonly colour: ThreatFacts["colour"];
  /** The turn on which it appears, or a mark if another has called it in. */
  readonly number: number | string;
  readonly stations: readonly Station[];
  /** Where it was the turn before, if it moved. */
  readonly from: readonly Station[];
  readonly mends: Mends;
  /** The hits or repairs it still takes as the turn begins, and after the turn's actions; null if there are none. */
  readonly left: number;
  readonly after: number | null;
  /** The same in words. */
  readonly needs: string;
}
const WITH: Readonly<Partial<Record<Mends, string>>> = { bots: "battlebots", space: "interceptors" };
/** The threats that are inside the ship on a turn. */
export function insideOn(
  table: Public,
  cards: ReadonlyMap<string, ThreatFacts>,
  ahead: Ahead | null,
  turn: number,
): Inside[] {
  const known = new Map(table.threats.map((one) => [one.threat, one]));
  const at = turnOf(ahead, turn);
  const codes = at
    ? Object.keys(at.threats ?? {})
    : table.threats.filter((one) => squareOn(one, turn) !== null).map((one) => one.threat);
  return codes.flatMap((code) => {
    const card = cards.get(code);
    const now = at?.threats?.[code];
    if (!card?.internal) return [];
    const mends = now?.mends ?? "";
    const left = now?.left ?? card.hit_points;
    const after = at?.hits?.find((one) => one.threat === code)?.left ?? null;
    const needs = `${WITH[mends] ?? mends} ${left} times`.trim();
    return [
      {
        ...{ code, name: card.name, colour: card.colour, number: known.get(code)?.turn ?? "!" },
        ...{ stations: now ? (now.stations ?? []) : card.stations, from: now?.came_from ?? [] },
        ...{ mends, left, after, needs },
      },
    ];
  });
}
