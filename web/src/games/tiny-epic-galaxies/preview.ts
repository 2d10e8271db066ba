/* What the proposed action would change, computed once for all parts of the board. */
import type { Props } from "./desk.svelte";
import { type Diff, diff, NO_CHANGE } from "./diff";

const known = new WeakMap<object, Diff>();

export function changeOf(p: Props): Diff {
  const ahead = p.proposed?.previewed;
  if (!ahead?.certain || !ahead.public) return NO_CHANGE;
  let change = known.get(ahead);
  if (!change) {
    change = diff(p.view.public, ahead.public);
    known.set(ahead, change);
  }
  return change;
}

/** Whether the table plays with Beyond the Black. */
export const isExpanded = (p: Pick<Props, "options" | "view">): boolean =>
  p.options.beyond_the_black || p.view.public.pilots.length > 0 || p.view.public.exploration_deck > 0;
