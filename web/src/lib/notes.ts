/* What a question says of its answers (core/choice.py): a fatal one is never offered first. */
import type { Choice, Option } from "../wire/types";
import { same } from "./same";
import { plain } from "./words";

/** What an answer would throw away, in words; empty: nothing is said of it. */
export function fatal<A>(choice: Pick<Choice<A>, "notes"> | null, action: A): string {
  const note = choice?.notes?.find((one) => one.fatal && same(one.answer, action));
  return note ? plain(note.words) : "";
}

/** The answer that is meant to be pressed: the first that is not fatal. */
export const safest = <A>(choice: Choice<A> | null, options: readonly Option<A>[]): Option<A> | undefined =>
  options.find((option) => !fatal(choice, option.action));
