/* Which answers stand as buttons beside the question: those that nothing on the board can say, while they are few. */

import { wide } from "../../lib/wide.svelte";
import type { Choice, Option } from "../../wire/types";
import { isPointed } from "./targets";

const FEW = 4;
/** The mission has its own place under the question; on a small screen so has passing, away from the thumb. */
const IN_THE_DECK = new Set(["take_mission", "assign"]);
const TURN = new Set(["activate", "pass"]);
const QUIET = new Set(["pass", "decline", "ignore_line"]);
const SHORT: Readonly<Record<string, string>> = {
  pass: "Pass",
  decline: "No, go on",
  use_line: "Do the line",
  ignore_line: "Ignore it",
  repeat_line: "The same line again",
};

export function buttons(choice: Choice): readonly Option[] {
  const turn = choice.options.some((option) => TURN.has(option.action.type));
  const shown = choice.options.filter((option) => !IN_THE_DECK.has(option.action.type));
  if (turn && !wide.current) return [];
  if (!turn && shown.length <= FEW) return shown;
  return shown.filter((option) => !isPointed(option.action)).slice(0, FEW);
}

export function answer(option: Option): { label?: string; primary?: boolean } {
  const label = SHORT[option.action.type];
  return { ...(label ? { label } : {}), ...(QUIET.has(option.action.type) ? { primary: false } : {}) };
}
