/* The plans possible now, read from the question: which cards go where. No rules here. */
import { allOf, firstOf, type Of } from "../../lib/kinds";
import type { Field } from "../../wire/types";
import type { Action, Half, Pick } from "./view";

export interface Asked {
  readonly picks: readonly Pick[];
  readonly legal: readonly Action[];
}
/** A board to plan on: 0 is your own, others are androids'. */
export type BoardNumber = number;

const valuesOf = <Name extends string>(
  pick: { readonly fields: readonly Field<Name>[] } | undefined,
  name: Name,
): readonly (string | number)[] => pick?.fields.find((one) => one.name === name)?.values.map((one) => one.value) ?? [];
const feeds = (asked: Asked, board: BoardNumber) =>
  board ? allOf(asked.picks, "feed").find((pick) => pick.fixed.android === board) : firstOf(asked.picks, "play");

/** Turns that are free on a board for a card from the hand. */
export const freeTurns = (asked: Asked, board: BoardNumber): number[] =>
  valuesOf(feeds(asked, board), "turn").map(Number);

export const mayPlace = (asked: Asked, board: BoardNumber, card: string, turn: number): boolean => {
  const pick = feeds(asked, board);
  return valuesOf(pick, "card").includes(card) && valuesOf(pick, "turn").includes(turn);
};
export const placing = (board: BoardNumber, card: string, half: Half, turn: number): Action =>
  board ? { type: "feed", android: board, card, half, turn } : { type: "play", card, half, turn };

/** Turns on which an android's own heroic card may be laid. */
export const heroicTurns = (asked: Asked, board: BoardNumber): number[] =>
  valuesOf(
    allOf(asked.picks, "use_heroic").find((pick) => pick.fixed.android === board),
    "turn",
  ).map(Number);

export type Side = Of<Action, "play_special">["side"];
/** Turns on which a special card may be laid, with either side up or only one. */
export function specialTurns(asked: Asked, board: BoardNumber, side?: Side): number[] {
  const found = board
    ? allOf(asked.legal, "feed_special").filter((action) => action.android === board)
    : allOf(asked.legal, "play_special");
  return [...new Set(found.filter((action) => !side || action.side === side).map((action) => action.turn))];
}
export const placingSpecial = (board: BoardNumber, side: Side, turn: number): Action =>
  board ? { type: "feed_special", android: board, side, turn } : { type: "play_special", side, turn };

/** The action that takes a card back from a space, if any. */
export function takingBack(asked: Asked, board: BoardNumber, turn: number): Action | undefined {
  const found = board
    ? allOf(asked.legal, "withdraw", "withdraw_special").filter((action) => action.android === board)
    : allOf(asked.legal, "take_back", "take_back_special");
  return found.find((action) => action.turn === turn);
}
export const turningOver = (asked: Asked, board: BoardNumber, turn: number): Action | undefined =>
  board ? undefined : asked.legal.find((action) => action.type === "turn_over" && action.turn === turn);

/** The crewmates a card may be given to while a data transfer is open. */
export function receivers(asked: Asked, card: string): number[] {
  const give = firstOf(asked.picks, "give");
  return valuesOf(give, "card").includes(card) ? valuesOf(give, "to").map(Number) : [];
}
/** Whether you may call your intentions. */
export const mayIntend = (asked: Asked, turn: number, order: string): boolean => {
  const pick = firstOf(asked.picks, "intend");
  return valuesOf(pick, "turn").includes(turn) && valuesOf(pick, "order").includes(order);
};
export const mayGive = (asked: Asked): boolean => asked.picks.some((pick) => pick.type === "give");

/** Cards that lie open for a lone player: all that may be laid anywhere. */
export const openCards = (asked: Asked): string[] => {
  const found = allOf(asked.picks, "feed").flatMap((pick) => valuesOf(pick, "card").map(String));
  return [...new Set(found)];
};
