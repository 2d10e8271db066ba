/* The targets of every action: which things on the board answer the question. */
import * as pointing from "../../lib/targets";
import { asFace } from "./pictures";
import type { Action, Option } from "./view";

type Target = pointing.Target;
export type Answer = pointing.Answer<Action>;

const POINTINGS: pointing.Pointings<Action> = {
  keep_mission: (a) => [`mission:${a.mission}`],
  activate: (a) => [`die:${a.die}`],
  hire: (a) => [
    `pilot:${a.pilot}`,
    `hangar:${a.ship}`,
    ...(a.replace >= 0 ? [`ship:${a.replace}`] : []),
    `pay:${a.count} ${a.die}`,
  ],
  move_ship: (a) => [`ship:${a.ship}`, `place:${a.to}`],
  advance_ship: (a) => [`ship:${a.ship}`],
  recall_ship: (a) => [`ship:${a.ship}`],
  transfer_ship: (a) => [`ship:${a.ship}`, `place:orbit:${a.planet}`],
  upgrade: (a) => ["upgrade", `price:${a.energy}/${a.culture}`],
  use_planet: (a) => [`planet:${a.planet}`],
  replace_planet: (a) => [`planet:${a.planet}`],
  steal: (a) => [`seat:${a.seat}`],
  regress: (a) => [`rival:${a.seat}/${a.ship}`],
  take_card: (a) => [`card:${a.card}`],
  draw_card: () => ["deck"],
  do_face: (a) => [`face:${a.face}`],
  use_pilot: (a) => [`pilot:${a.pilot}`],
};

/** The things an action points at; empty for actions that only a button can give. */
export const pointsAt = (action: Action): Target[] => pointing.pointedAt(POINTINGS, action);

export const answers = (options: readonly Option[] = []): Answer[] =>
  options.map((option) => ({ option, targets: pointsAt(option.action) }));

/** A hire starts with the pilot: otherwise every ship would be lit whenever someone could be hired. */
export const begins = (answer: Answer): readonly Target[] =>
  answer.option.action.type === "hire" ? answer.targets.slice(0, 1) : answer.targets;

/**
 * The action that a tap on something unlit would have meant, so that the server can say why not. Only for questions
 * that such targets can answer.
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
    const [seat = 0, index = 0] = name.split("/").map(Number);
    return { type: "regress", seat, ship: index };
  }
  if (kind === "die" && asked.has("activate")) return { type: "activate", die: asFace(name) };
  if (kind === "planet" && asked.has("use_planet")) return { type: "use_planet", planet: name };
  if (kind === "planet" && asked.has("replace_planet")) return { type: "replace_planet", planet: name };
  if (kind === "card" && asked.has("take_card")) return { type: "take_card", card: name };
  return null;
}

const firstMove = (all: readonly Answer[]) =>
  all.map(({ option }) => option.action).find((action) => action.type === "move_ship");
const firstShip = (all: readonly Answer[]): number => firstMove(all)?.ship ?? 0;
const firstPlace = (all: readonly Answer[]): string => firstMove(all)?.to ?? "";
