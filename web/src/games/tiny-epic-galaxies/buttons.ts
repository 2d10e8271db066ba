/* Which answers stand as buttons beside the question: those that nothing on the board can say, while they are few. */
import type { Words } from "../../wire/types";
import { pointsAt } from "./targets";
import type { Action, Choice, Option } from "./view";

const FEW = 4;

/** These have a place of their own among the dice. */
const IN_THE_DECK = new Set<Action["type"]>(["end_turn"]);
/** These can be pointed at, but a button says them better when there is hardly a choice. */
const PLAIN_WORDS = new Set<Action["type"]>(["use_planet", "upgrade", "draw_card", "use_pilot", "steal", "do_face"]);
/** These say less than what lies on the board (which ship, which card) unless there is only one of them. */
const WORDS_FOR_ONE = new Set<Action["type"]>(["advance_ship", "take_card"]);

/** A sentence on a button needs no full stop. */
export function withoutStop(label: Words): Words {
  const last = label.parts.at(-1);
  return typeof last === "string" && last.endsWith(".")
    ? { parts: [...label.parts.slice(0, -1), last.slice(0, -1)] }
    : label;
}

/** Following is not what one is meant to press where it brings nothing. */
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
