/* Which answers are buttons beside the question: those with no place on the board, if they are few. */
import type { Words } from "../../wire/types";
import { pointsAt } from "./targets";
import type { Action, Choice, Option } from "./view";

const FEW = 4;

/** These have their own place among the dice. */
const IN_THE_DECK = new Set<Action["type"]>(["end_turn"]);
/** These have a target, but a button is clearer when there is hardly a choice. */
const PLAIN_WORDS = new Set<Action["type"]>(["use_planet", "upgrade", "draw_card", "use_pilot", "steal", "do_face"]);
/** The board shows more about these (which ship, which card), so they are buttons only if there is just one. */
const WORDS_FOR_ONE = new Set<Action["type"]>(["advance_ship", "take_card"]);

/** Removes the full stop: a button does not need one. */
export function withoutStop(label: Words): Words {
  const last = label.parts.at(-1);
  return typeof last === "string" && last.endsWith(".")
    ? { parts: [...label.parts.slice(0, -1), last.slice(0, -1)] }
    : label;
}

/** Following is not the default button if it brings nothing. */
export function followButton({ action }: Option, choice: Choice): { primary?: boolean } {
  if (action.type !== "follow" && action.type !== "decline") return {};
  const nothing = choice.notes?.some((note) => !note.possible) ?? false;
  return { primary: (action.type === "decline") === nothing };
}

export function buttons(choice: Choice): readonly Option[] {
  return beside(choice).map((option) => ({ ...option, label: withoutStop(option.label) }));
}

function beside(choice: Choice): readonly Option[] {
  const spoken = choice.options.filter(
    (option) => pointsAt(option.action).length === 0 && !IN_THE_DECK.has(option.action.type),
  );
  const alone = (type: Action["type"]): boolean =>
    choice.options.filter((option) => option.action.type === type).length === 1;
  const onTheBoard = choice.options.filter(
    ({ action: { type } }) => PLAIN_WORDS.has(type) || (WORDS_FOR_ONE.has(type) && alone(type)),
  );
  const turn = choice.options.some((option) => option.action.type === "activate");
  const all = turn ? spoken : [...onTheBoard, ...spoken];
  if (all.length <= FEW) return all;
  return spoken.length <= FEW ? spoken : [];
}
