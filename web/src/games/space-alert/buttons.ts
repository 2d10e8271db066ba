/* The answers that are buttons beside the question: those that end or begin something. The rest are on the board. */

import { listed } from "../../lib/words";
import type { Answered } from "../../shell/board";
import type { Props } from "./desk.svelte";
import { freeTurns } from "./targets";
import type { Action, Choice, Option } from "./view";

type Kind = Action["type"];
const IN_THE_BAR = new Set<Kind>(["ready", "end_phase", "agree", "stand_by", "fly_on", "quit", "mend_nothing"]);
const ON_THE_BOARD = new Set<string>([
  ...(["play", "take_back", "turn_over", "feed", "use_heroic", "withdraw", "give", "intend"] satisfies Kind[]),
  ...(["play_special", "take_back_special", "feed_special", "withdraw_special", "move_token"] satisfies Kind[]),
  ...(["appoint", "take_role", "lay_down", "seat_android", "specialize", "favour", "propose"] satisfies Kind[]),
  ...(["place_squad", "mend", "mend_squad", "own_up"] satisfies Kind[]),
]);
const SHORT: Readonly<Partial<Record<Kind, string>>> = {
  ready: "Ready",
  end_phase: "End my phase",
  agree: "End planning early",
  stand_by: "Reveal the cards",
  fly_on: "Fly on",
  quit: "Go home",
};
/** Nobody should end a phase by accident: only buttons that begin something stand out, and empty turns ask for confirmation. */
const STARTS = new Set<Kind>(["ready", "stand_by", "fly_on"]);

const inTheBar = (option: Option): boolean => IN_THE_BAR.has(option.action.type);

export const buttons = (choice: Choice): readonly Option[] => choice.options.filter(inTheBar);

export function answer(option: Option, p: Props): Answered {
  const { type } = option.action;
  const label = SHORT[type];
  const empty = type === "end_phase" ? freeTurns(p, 0) : [];
  return {
    ...(label ? { label } : {}),
    primary: STARTS.has(type),
    ...(empty.length ? { propose: true, detail: stillEmpty(empty) } : {}),
  };
}

const stillEmpty = (turns: readonly number[]): string =>
  turns.length === 1 ? `Turn ${turns[0]} is still empty.` : `Turns ${listed(turns.map(String))} are still empty.`;

export const deckHasAll = (choice: Choice): boolean =>
  choice.options.every((option) => inTheBar(option) || ON_THE_BOARD.has(option.action.type)) &&
  choice.picks.every((pick) => ON_THE_BOARD.has(pick.type));
