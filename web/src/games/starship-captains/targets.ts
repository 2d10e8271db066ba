/* Which things on the board answer the question: what every action points at. */
import { type Answer, kindOf, type Target } from "../../lib/pointing";
import type { Action, Option } from "../../wire/types";
import type { GalaxyData } from "./catalog";
import type { Public } from "./view";

/** Where things are, for actions that name them by where they lead. */
export interface Where {
  readonly table: Public;
  readonly seat: number;
  readonly galaxy: GalaxyData;
  readonly length: number;
}

type Pointing = (action: Action, where: Where) => Target[];

const text = (value: unknown): string => String(value);
const list = (value: unknown): string => (value as readonly string[]).join("+");

/** The number of the route between two locations. */
export const routeBetween = (galaxy: GalaxyData, one: string, other: string): number =>
  galaxy.routes.findIndex(({ a, b }) => (a === one && b === other) || (a === other && b === one));

const POINTINGS: Readonly<Record<string, Pointing>> = {
  train: (a) => [`figure:${text(a.figure)}`, `train:${text(a.colour)}`, ...payment(a)],
  promote: (a) => [`figure:${text(a.colour)}`, "promote:", ...payment(a)],
  activate: (a) => [`room:${text(a.room)}`, `figure:${text(a.figure)}`],
  awaken: (a) => [`room:${text(a.room)}`, `pair:${list(a.artifacts)}`],
  assign: (a) => [`figure:${text(a.figure)}`],
  work_again: (a) => [`room:${text(a.room)}`],
  command: (a) => [`queue:${text(a.place)}`],
  fly: (a) => [`place:${text(a.to)}`],
  jump: (a) => [`place:${text(a.to)}`],
  fight: (a, w) => [`route:${routeBetween(w.galaxy, w.table.ships[w.seat]?.at ?? "", text(a.toward))}`],
  shadow_fight: (a, w) => [`route:${routeBetween(w.galaxy, w.table.solo?.at ?? "", text(a.toward))}`],
  place_pirate: (a, w) => {
    const [one = "", other = ""] = a.between as readonly string[];
    return [`route:${routeBetween(w.galaxy, one, other)}`];
  },
  shadow_mission: (a) => [`place:${text(a.at)}`],
  repair: (a) => [`slot:${text(a.slot)}`],
  install: (a) => [`tech:${text(a.tech)}`, `slot:${text(a.slot)}`],
  advance: (a, w) => [`space:${text(a.track)}:${spaceAfter(w, text(a.track), Number(a.steps))}`],
  step_back: (a) => [`track:${text(a.track)}`],
  pay_with: (a) => [`thing:${text(a.thing)}`],
  drop: (a) => [`thing:${text(a.token)}`],
  crowdsource: (a) => [`room:${text(a.room)}`, `thing:${text(a.artifact)}`],
  copy_room: (a) => [`tech:${text(a.tech)}`],
  use_ability: (a) => [`tech:${text(a.tech)}`],
};

const payment = (a: Action): Target[] => {
  const pay = a.pay as readonly string[];
  return pay.length ? [`pay:${pay.join("+")}`] : [];
};

const spaceAfter = (w: Where, track: string, steps: number): number =>
  ((w.table.ships[w.seat]?.tracks[track] ?? 0) + steps) % w.length;

/** The things an action points at; empty for actions that only a button can say. */
export const pointsAt = (action: Action, where: Where): Target[] => POINTINGS[action.type]?.(action, where) ?? [];

export const answers = (options: readonly Option[], where: Where): Answer[] =>
  options.map((option) => ({ option, targets: pointsAt(option.action, where) }));

/** Things of one family exclude each other. What a figure is to become is one family, whatever it is. */
export function family(target: Target): string {
  const name = kindOf(target);
  return name === "promote" || name === "room" || name === "train" ? "use" : name;
}

/** Whether something on the board can say it. */
export const isPointed = (action: Action): boolean => action.type in POINTINGS;
