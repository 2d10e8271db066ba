/* Which answers stand as buttons beside the question: those that nothing on the board can say, while they are few. */
import { wide } from "../../lib/wide.svelte";
import { plain } from "../../lib/words";
import { isFlight, type Props, priced } from "./desk.svelte";
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

/** On a small screen passing is the last of all buttons, in the deck. */
export function buttons(choice: Choice, small = !wide.current): readonly Option[] {
  const turn = choice.options.some((option) => TURN.has(option.action.type));
  const shown = choice.options.filter(({ action: { type } }) => !IN_THE_DECK.has(type) && !(small && type === "pass"));
  if (!turn && shown.length <= FEW) return shown;
  return shown.filter((option) => !isPointed(option.action)).slice(0, FEW);
}

interface Answered {
  label?: string;
  primary?: boolean;
  propose?: boolean;
  act?: () => void;
}

/** A button does what a tap on the board does: what it points at is previewed first, with its price. */
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
    // Passing ends your round, so it is worth a second look.
    ...(action.type === "pass" || isPointed(action) ? { propose: true } : {}),
  };
}
