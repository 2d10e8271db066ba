/* Which dice an event has rolled. Events name dice by their faces, because dice with one face are interchangeable. */
import type { DieView, GameEvent as Happened } from "./view";

export function rolledDice(dice: readonly DieView[], event: Happened): number[] {
  const unused = dice.flatMap((die, at) => (die.state === "inactive" ? [at] : []));
  if (event.type === "rolled") return unused;
  const found: number[] = [];
  for (const face of event.type === "rerolled" ? event.to : []) {
    const at = unused.find((one) => dice[one]?.face === face && !found.includes(one));
    if (at !== undefined) found.push(at);
  }
  return found;
}
