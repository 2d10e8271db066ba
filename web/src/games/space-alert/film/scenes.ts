/*
 * The film as scenes: each frame's changes laid over the last one, in advance, so that any moment can be shown at once.
 * Pure functions; the player and the pictures only look things up here.
 */
import { isStation } from "../../../art/space-alert/ink";
import { stationName } from "../../../art/space-alert/symbols";
import type { Damage, Energy, Figure, Film, FilmEvent, FilmThreat, Frame, Gear, StepName, ThreatShot } from "../types";
import { turnsOf } from "../view";

interface PlanCard {
  /** The same card keeps its id while it slides. */
  readonly id: number;
  readonly order: string;
  readonly turn: number;
}

export interface Scene {
  readonly at: number;
  readonly frame: Frame;
  readonly crew: readonly Figure[];
  readonly plans: readonly (readonly PlanCard[])[];
  readonly threats: ReadonlyMap<number, ThreatShot>;
  readonly energy: Energy;
  readonly damage: Damage;
  readonly gear: Gear;
  readonly score: number;
}

export const STEPS: readonly { step: StepName; title: string }[] = [
  { step: "appear", title: "Threat appears" },
  { step: "actions", title: "Player actions" },
  { step: "damage", title: "Compute damage" },
  { step: "threats", title: "Threat actions" },
  { step: "computer", title: "Computer check" },
  { step: "jump", title: "Jump" },
];
export const stepTitle = (step: StepName): string => STEPS.find((one) => one.step === step)?.title ?? step;

const EMPTY: { energy: Energy; damage: Damage; gear: Gear } = {
  energy: { shields: [], shield_room: [], reactors: [], reactor_room: [], capsules: 0, temporary: [] },
  damage: { red: [], white: [], blue: [] },
  gear: {
    rockets: 0,
    launched: 0,
    flying: 0,
    stored: {},
    broken: [],
    fired: [],
    maintained: false,
    slime: [],
    lethal: [],
    mines: [],
    sealed: [],
    strengths: [],
  },
};

export function scenes(film: Film): Scene[] {
  let crew: readonly Figure[] = [];
  let plans: readonly (readonly PlanCard[])[] = film.crew.map(() => []);
  let threats: ReadonlyMap<number, ThreatShot> = new Map();
  let { energy, damage, gear } = EMPTY;
  let score = 0;
  let next = 0;
  const fresh = (): number => next++;
  return film.frames.map((frame, at) => {
    const { changes } = frame;
    for (const [index, figure] of pieces(changes.crew)) crew = replaced(crew, index, figure);
    for (const [index, plan] of pieces(changes.plans))
      plans = replaced(plans, index, slid(plans[index] ?? [], plan, fresh));
    if (changes.threats) threats = new Map([...threats, ...pieces(changes.threats)]);
    energy = changes.energy ?? energy;
    damage = changes.damage ?? damage;
    gear = changes.gear ?? gear;
    score = changes.score ?? score;
    return { at, frame, crew, plans, threats, energy, damage, gear, score };
  });
}

const pieces = <T>(changed: Readonly<Record<string, T>> = {}): [number, T][] =>
  Object.entries(changed).map(([index, piece]) => [Number(index), piece]);

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}

/** A plan after it changed: cards keep their order when they slide, so the next card with the same words is the same one. */
export function slid(before: readonly PlanCard[], plan: readonly string[], fresh: () => number): PlanCard[] {
  let from = 0;
  return plan.flatMap((order, i) => {
    if (!order) return [];
    const found = before.findIndex((card, place) => place >= from && card.order === order);
    if (found < 0) return [{ id: fresh(), order, turn: i + 1 }];
    from = found + 1;
    return [{ id: before[found]?.id ?? fresh(), order, turn: i + 1 }];
  });
}

export const turnName = (film: Film, turn: number): string => (turn > film.turns ? "Last turn" : `Turn ${turn}`);

/** The frames of one turn. */
export const ofTurn = (all: readonly Scene[], turn: number): Scene[] => all.filter((one) => one.frame.turn === turn);

/** The turns that were played, each with the frame it begins with. */
export function turnStarts(all: readonly Scene[]): { turn: number; at: number }[] {
  return all.filter((one) => one.frame.event.type === "turn_began").map(({ frame, at }) => ({ turn: frame.turn, at }));
}

/** Everything of the same turn and step up to this frame: shots stay in sight until the step is over. */
export function soFar(all: readonly Scene[], at: number): FilmEvent[] {
  const now = all[at]?.frame;
  const events: FilmEvent[] = [];
  for (let i = at; i >= 0; i--) {
    const frame = all[i]?.frame;
    if (!frame || !now || frame.turn !== now.turn || frame.step !== now.step) break;
    events.unshift(frame.event);
  }
  return events;
}

/** The crew member and the threat of an event, if it has them. */
export const actorOf = (event: FilmEvent): number | undefined =>
  "seat" in event && event.seat !== null ? event.seat : undefined;
export const threatOf = (event: FilmEvent): string | undefined => ("threat" in event ? event.threat : undefined);

/** How long a frame is shown, in parts of a beat. */
export function weight(event: FilmEvent): number {
  switch (event.type) {
    case "turn_began":
      return 0.7;
    case "idle":
      return 0.4;
    case "walked":
    case "threat_acted":
      return 0.7;
    case "threat_damaged":
    case "tile_drawn":
    case "threat_destroyed":
    case "delayed":
    case "knocked_out":
      return 1.3;
    case "ship_lost":
    case "jumped_home":
    case "scored":
      return 2;
    default:
      return 1;
  }
}

export const byCode = (film: Film, code: string | undefined): FilmThreat | undefined =>
  film.threats.find((threat) => threat.code === code);

/** The original space of a card that was delayed and played on another turn. */
export function plannedOn(all: readonly Scene[], seat: number, turn: number): number {
  const then = all.find((one) => one.frame.event.type === "turn_began" && one.frame.turn === turn);
  const card = then?.plans[seat]?.find((one) => one.turn === turn);
  return all[0]?.plans[seat]?.find((one) => one.id === card?.id)?.turn ?? turn;
}

/** A turn's facts in the head of its column. */
interface TurnSigns {
  readonly turn: number;
  readonly appears: readonly FilmThreat[];
  readonly tiles: number;
  readonly destroyed: number;
  readonly survived: number;
}
export function turnSigns(film: Film): TurnSigns[] {
  return [...turnsOf(film.phases), film.last].map((turn) => {
    const events = film.frames.filter((frame) => frame.turn === turn).map((frame) => frame.event);
    const count = (type: string): number => events.filter((event) => event.type === type).length;
    const came = new Set(
      events.filter((event) => event.type === "threat_appeared" || event.type === "called_in").map(threatOf),
    );
    return {
      turn,
      appears: film.threats.filter((threat) => came.has(threat.code)),
      tiles: count("tile_drawn"),
      destroyed: count("threat_destroyed"),
      survived: count("threat_survived"),
    };
  });
}

/** An action in two words, for a cell of the grid; `bad`: it had no effect. */
export function brief(event: FilmEvent): { text: string; bad?: boolean } | null {
  switch (event.type) {
    case "walked":
    case "teleported":
      return { text: isStation(event.to) ? stationName(event.to).replace("the ", "") : "" };
    case "fired":
      return { text: event.weapon.replace(" laser", "").replace(" cannon", "") };
    case "energy_moved":
      return { text: `+${event.amount + event.extra} ${event.into.split(" ")[0]}` };
    case "refueled":
      return { text: "refuel" };
    case "computer_maintained":
      return { text: "mouse" };
    case "rocket_launched":
      return { text: "rocket" };
    case "squad_taken":
    case "squad_revived":
      return { text: "bots" };
    case "took_off":
      return { text: "takes off" };
    case "flew":
      return { text: "in space" };
    case "came_back":
      return { text: "lands" };
    case "looked_out":
      return { text: "looks out" };
    case "bots_attacked":
      return { text: "fights" };
    case "repaired":
      return { text: "repairs" };
    case "tile_repaired":
      return { text: "mends" };
    case "no_effect":
      return { text: "nothing", bad: true };
    case "idle":
      return null;
    default:
      return null;
  }
}

/** For each member and turn, the grid's words: the last thing worth saying. */
export function briefs(film: Film): Map<string, { text: string; bad?: boolean; at: number }> {
  const said = new Map<string, { text: string; bad?: boolean; at: number }>();
  film.frames.forEach((frame, at) => {
    const seat = actorOf(frame.event);
    const short = frame.step === "actions" && seat !== undefined ? brief(frame.event) : null;
    if (short) said.set(`${seat}/${frame.turn}`, { ...short, at });
  });
  return said;
}
