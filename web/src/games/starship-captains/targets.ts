/* The targets of every action: which things on the board answer the question. */
import type { Faction } from "../../art/starship-captains/ink";
import * as pointing from "../../lib/targets";
import type { Catalog, GalaxyFacts } from "./catalog";
import type { Action, Option, Public } from "./view";

type Target = pointing.Target;
export type Answer = pointing.Answer<Action>;

/** What is where, for actions that name a thing by its place. */
export interface Where {
  readonly table: Public;
  readonly seat: number;
  readonly galaxy: GalaxyFacts;
  readonly tracks: Catalog["tracks"];
}

/** The number of the route between two locations. */
const routeBetween = (galaxy: GalaxyFacts, one: string, other: string): number =>
  galaxy.routes.findIndex(({ a, b }) => (a === one && b === other) || (a === other && b === one));

const POINTINGS: pointing.Pointings<Action, [Where]> = {
  train: (a) => [`figure:${a.figure}`, `train:${a.colour}`, ...payment(a)],
  promote: (a) => [`figure:${a.colour}`, "promote:", ...payment(a)],
  activate: (a) => [`room:${a.room}`, `figure:${a.figure}`],
  awaken: (a) => [`room:${a.room}`, `pair:${a.artifacts.join("+")}`],
  assign: (a) => [`figure:${a.figure}`],
  work_again: (a) => [`room:${a.room}`],
  command: (a) => [`queue:${a.place}`],
  fly: (a) => [`place:${a.to}`],
  jump: (a) => [`place:${a.to}`],
  fight: (a, w) => [`route:${routeBetween(w.galaxy, w.table.ships[w.seat]?.at ?? "", a.toward)}`],
  shadow_fight: (a, w) => [`route:${routeBetween(w.galaxy, w.table.solo?.at ?? "", a.toward)}`],
  place_pirate: (a, w) => {
    const [one = "", other = ""] = a.between;
    return [`route:${routeBetween(w.galaxy, one, other)}`];
  },
  shadow_mission: (a) => [`place:${a.at}`],
  repair: (a) => [`slot:${a.slot}`],
  install: (a) => [`tech:${a.tech}`, `slot:${a.slot}`],
  advance: (a, w) => [`space:${a.track}:${spaceAfter(w, a.track, a.steps)}`],
  step_back: (a) => [`track:${a.track}`],
  pay_with: (a) => [`thing:${a.thing}`],
  drop: (a) => [`thing:${a.token}`],
  crowdsource: (a) => [`room:${a.room}`, `thing:${a.artifact}`],
  copy_room: (a) => [`tech:${a.tech}`],
  use_ability: (a) => [`tech:${a.tech}`],
};

const payment = ({ pay }: { readonly pay: readonly string[] }): Target[] =>
  pay.length ? [`pay:${pay.join("+")}`] : [];

const spaceAfter = (w: Where, track: Faction, steps: number): number =>
  ((w.table.ships[w.seat]?.tracks[track] ?? 0) + steps) % (w.tracks.get(track)?.length ?? 1);

/** The things an action points at; empty for actions that only a button can give. */
export const pointsAt = (action: Action, where: Where): Target[] => pointing.pointedAt(POINTINGS, action, where);

export const answers = (options: readonly Option[], where: Where): Answer[] =>
  options.map((option) => ({ option, targets: pointsAt(option.action, where) }));

/** Targets of one family exclude each other. Everything that a figure can become is one family. */
export function family(target: Target): string {
  const name = pointing.kindOf(target);
  return name === "promote" || name === "room" || name === "train" ? "use" : name;
}

/** Whether an action has a target on the board. */
export const isPointed = (action: Action): boolean => action.type in POINTINGS;
