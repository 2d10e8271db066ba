/* Which things on the board answer the question: what every action points at. */
import type { Answer, Target } from "../../lib/pointing";
import type { Action, Option } from "../../wire/types";

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

export const answers = (options: readonly Option[] = []): Answer[] =>
  options.map((option) => ({ option, targets: pointsAt(option.action) }));

/** Hiring is begun at the pilot: else every ship would be lit whenever somebody could be hired. */
export const begins = (answer: Answer): readonly Target[] =>
  answer.option.action.type === "hire" ? answer.targets.slice(0, 1) : answer.targets;

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
