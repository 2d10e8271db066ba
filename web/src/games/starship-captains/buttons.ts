/* Which answers stand as buttons beside the question: those that nothing on the board can say, while they are few. */
import { isPointed } from "./targets";
import type { Action, Choice, Option } from "./view";

const FEW = 4;
/** The mission has its own place under the question. */
const IN_THE_DECK = new Set<Action["type"]>(["take_mission", "assign"]);
const TURN = new Set<Action["type"]>(["activate", "pass"]);
const QUIET = new Set<Action["type"]>(["pass", "decline", "ignore_line"]);
const SHORT: Readonly<Partial<Record<Action["type"], string>>> = {
  pass: "Pass",
  decline: "Skip",
  use_line: "Take it all",
  ignore_line: "Skip this line",
  repeat_line: "Complete it again",
};

export function buttons(choice: Choice): readonly Option[] {
  const turn = choice.options.some((option) => TURN.has(option.action.type));
  const shown = choice.options.filter((option) => !IN_THE_DECK.has(option.action.type));
  if (!turn && shown.length <= FEW) return shown;
  return shown.filter((option) => !isPointed(option.action)).slice(0, FEW);
}

export function answer(option: Option): { label?: string; primary?: boolean; propose?: boolean } {
  const { type } = option.action;
  const label = SHORT[type];
  return {
    ...(label ? { label } : {}),
    ...(QUIET.has(type) ? { primary: false } : {}),
    // Passing ends your round, so it is worth a second look.
    ...(type === "pass" ? { propose: true } : {}),
  };
}
