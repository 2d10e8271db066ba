/* The notes of a question on its answers (core/choice.py): a fatal answer is never the default. */
import type { Choice, Option } from "../wire/types";
import { same } from "./same";
import { plain } from "./words";

/** A question as far as its notes go. */
export type Noted = Pick<Choice, "notes">;

/** What an answer would throw away, in words; empty if there is no such note. */
export function fatal(choice: Noted | null, action: object): string {
  const note = choice?.notes?.find((one) => one.fatal && same(one.answer, action));
  return note ? plain(note.words) : "";
}

/** The default answer: the first that is not fatal. */
export const safest = <A extends object>(choice: Noted | null, options: readonly Option<A>[]): Option<A> | undefined =>
  options.find((option) => !fatal(choice, option.action));
