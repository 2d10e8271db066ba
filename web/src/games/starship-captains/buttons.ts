/* Which answers are buttons beside the question: those with no place on the board, if they are few. */
import { wide } from "../../lib/wide.svelte";
import { plain } from "../../lib/words";
import type { Answered } from "../../shell/board";
import { isFlight, type Props, priced } from "./desk.svelte";
import { isPointed } from "./targets";
import type { Action, Choice, Option } from "./view";

const FEW = 4;
/** These answers have their own place under the question. */
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

/** On a small screen passing is the last button, in the deck. */
export function buttons(choice: Choice, small = !wide.current): readonly Option[] {
  const turn = choice.options.some((option) => TURN.has(option.action.type));
  const shown = choice.options.filter(({ action: { type } }) => !IN_THE_DECK.has(type) && !(small && type === "pass"));
  if (!turn && shown.length <= FEW) return shown;
  return shown.filter((option) => !isPointed(option.action)).slice(0, FEW);
}

/** A button does the same as a tap on the board: it previews its target first, with the price. */
export function answer(option: Option, p: Props): Answered {
  const { action } = option;
  if (action.type === "decline" && isFlight(p.legal))
    return { label: "Stop here", primary: false, act: () => void p.desk.stop(p) };
  const price = p.desk.price(p, action);
  const words = (): string =>
    plain(
      option.label,
      p.seats.map((seat) => seat.name),
      p.seat,
    ).replace(/\.$/, "");
  const label = SHORT[action.type] ?? (price ? priced(words(), price) : undefined);
  return {
    ...(label ? { label } : {}),
    ...(QUIET.has(action.type) ? { primary: false } : {}),
    // Passing ends your round, so it needs a confirmation.
    ...(action.type === "pass" || isPointed(action) ? { propose: true } : {}),
  };
}
