/*
 * Which things on the board answer the question. Every listed action is a set of things one can point at: a ship and
 * a place, a pilot and a hangar slot and a die. Pointing at one narrows the list; when one action is left, it is the
 * one meant. The board itself knows no rules: what is not in the list is not lit.
 */
import type { Action, Option } from "../../wire/types";

/** Something one can point at, such as `ship:1`, `place:orbit:nibiru`, `die:move`, `card:ion_stream`. */
export type Target = string;

type Pointing = (action: Action) => Target[];

const text = (value: unknown): string => String(value);

const POINTINGS: Readonly<Record<string, Pointing>> = {
  keep_mission: (a) => [`mission:${text(a.mission)}`],
  activate: (a) => [`die:${text(a.die)}`],
  hire: (a) => [
    `pilot:${text(a.pilot)}`,
    `hangar:${text(a.ship)}`,
    ...(Number(a.replace) >= 0 ? [`ship:${text(a.replace)}`] : []),
    `pay:${text(a.count)} ${text(a.die)}`,
  ],
  move_ship: (a) => [`ship:${text(a.ship)}`, `place:${text(a.to)}`],
  advance_ship: (a) => [`ship:${text(a.ship)}`],
  recall_ship: (a) => [`ship:${text(a.ship)}`],
  transfer_ship: (a) => [`ship:${text(a.ship)}`, `place:orbit:${text(a.planet)}`],
  upgrade: (a) => ["upgrade", `price:${text(a.energy)}/${text(a.culture)}`],
  use_planet: (a) => [`planet:${text(a.planet)}`],
  replace_planet: (a) => [`planet:${text(a.planet)}`],
  steal: (a) => [`seat:${text(a.seat)}`],
  regress: (a) => [`rival:${text(a.seat)}-${text(a.ship)}`],
  take_card: (a) => [`card:${text(a.card)}`],
  draw_card: () => ["deck"],
  do_face: (a) => [`face:${text(a.face)}`],
  use_pilot: (a) => [`pilot:${text(a.pilot)}`],
};

/** The things an action points at; empty for actions that only a button can say. */
export const pointsAt = (action: Action): Target[] => POINTINGS[action.type]?.(action) ?? [];

export interface Answer {
  readonly option: Option;
  readonly targets: readonly Target[];
}

export const answers = (options: readonly Option[] = []): Answer[] =>
  options.map((option) => ({ option, targets: pointsAt(option.action) }));

/** The answers that still fit what has been pointed at. */
export const fitting = (all: readonly Answer[], chosen: readonly Target[]): Answer[] =>
  chosen.length === 0
    ? all.filter((answer) => answer.targets.length > 0)
    : all.filter((answer) => chosen.every((target) => answer.targets.includes(target)));

/** Everything that may be pointed at, whatever has been chosen so far. */
export const pointable = (all: readonly Answer[]): Set<Target> => new Set(all.flatMap((answer) => answer.targets));

/** What may be pointed at next: things of fitting answers that tell them apart. */
export function next(all: readonly Answer[], chosen: readonly Target[]): Set<Target> {
  const open = fitting(all, chosen);
  return new Set(
    open.flatMap((answer) => {
      // Hiring is begun at the pilot: else every ship would be lit whenever somebody could be hired.
      const targets =
        chosen.length === 0 && answer.option.action.type === "hire" ? answer.targets.slice(0, 1) : answer.targets;
      return targets.filter((target) => !chosen.includes(target));
    }),
  );
}

/** Points at one more thing. What no longer goes with it is let go, the oldest first. */
export function point(all: readonly Answer[], chosen: readonly Target[], target: Target): Target[] {
  if (!pointable(all).has(target)) return [...chosen];
  let kept = chosen.filter((one) => one !== target && family(one) !== family(target));
  while (kept.length > 0 && fitting(all, [...kept, target]).length === 0) kept = kept.slice(1);
  return [...kept, target];
}

/** The one answer meant, once only one fits. */
export function meant(all: readonly Answer[], chosen: readonly Target[]): Answer | null {
  if (chosen.length === 0) return null;
  const open = fitting(all, chosen);
  if (open.length === 1) return open[0] ?? null;
  // Pointing at a surface says all there is to say when only the surface is named by one of several answers.
  const exact = open.filter((answer) => answer.targets.length === chosen.length);
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/** Things of one family exclude each other: choosing another ship lets go of the first. */
export const family = (target: Target): string => target.slice(0, target.indexOf(":") >>> 0);

/**
 * What a tap on something unlit would have meant, so that the server can say why not. Only for questions that are
 * answered by pointing at such things at all.
 */
export function attempt(all: readonly Answer[], chosen: readonly Target[], target: Target): Action | null {
  const [kind, ...rest] = target.split(":");
  const name = rest.join(":");
  const asked = new Set(all.map((answer) => answer.option.action.type));
  const ship = Number(chosen.find((one) => one.startsWith("ship:"))?.slice(5) ?? firstShip(all));
  if (kind === "place" && asked.has("move_ship")) return { type: "move_ship", ship, to: name };
  if (kind === "ship" && asked.has("move_ship")) {
    const to = chosen.find((one) => one.startsWith("place:"))?.slice(6) ?? firstPlace(all);
    return to ? { type: "move_ship", ship: Number(name), to } : null;
  }
  if (kind === "ship" && asked.has("advance_ship")) return { type: "advance_ship", ship: Number(name) };
  if (kind === "rival" && asked.has("regress")) {
    const [seat, index] = name.split("-").map(Number);
    return { type: "regress", seat, ship: index };
  }
  if (kind === "die" && asked.has("activate")) return { type: "activate", die: name };
  if (kind === "planet" && asked.has("use_planet")) return { type: "use_planet", planet: name };
  if (kind === "planet" && asked.has("replace_planet")) return { type: "replace_planet", planet: name };
  if (kind === "card" && asked.has("take_card")) return { type: "take_card", card: name };
  return null;
}

const firstOf = (all: readonly Answer[], field: string): unknown =>
  all.find((answer) => answer.option.action.type === "move_ship")?.option.action[field];
const firstShip = (all: readonly Answer[]): string => String(firstOf(all, "ship") ?? 0);
const firstPlace = (all: readonly Answer[]): string => String(firstOf(all, "to") ?? "");

/** The answers that cannot be pointed at, or that a person may want as a button: passing, ending, paying. */
export const spoken = (all: readonly Answer[]): Answer[] => all.filter((answer) => answer.targets.length === 0);
