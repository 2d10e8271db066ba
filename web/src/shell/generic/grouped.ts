import { humane } from "../../lib/words";
import type { Choice, Option } from "../../wire/types";

/** The listed answers under their headings, in the order of the rules. */
export function grouped(choice: Choice | null): { heading: string; options: Option[] }[] {
  const groups = new Map<string, Option[]>();
  for (const option of choice?.options ?? []) {
    const heading = humane(option.group);
    const group = groups.get(heading);
    if (group) group.push(option);
    else groups.set(heading, [option]);
  }
  return Array.from(groups, ([heading, options]) => ({ heading, options }));
}
