/* The keyboard: letters answer, digits pick up dice. Tab and the arrows walk over everything that is lit. */
import { isForTable, isOnButton, walk } from "../../lib/keyboard";
import type { Props } from "./desk.svelte";

export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["R", "Roll, or reroll the dice picked up (all of them if none is)"],
  ["1 to 7", "Pick up a die; press it again to use it"],
  ["C", "Open or close the converter"],
  ["E", "End the turn"],
  ["F", "Follow"],
  ["D", "Skip"],
  ["U", "Undo, until dice are rolled, a card is revealed or another player decides"],
  ["Enter", "Confirm"],
  ["Escape", "Put everything down"],
  ["Arrow keys", "Go from one lit thing to the next"],
  ["I", "Describe what has the focus; press it again for the whole sheet"],
];

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  r: ["roll"],
  e: ["end_turn"],
  f: ["follow"],
  d: ["decline", "skip"],
};

/** Returns true if the key was for the game. */
export function keyAnswer(p: Props, event: KeyboardEvent): boolean {
  if (p.replay || !isForTable(event)) return false;
  if (event.key.startsWith("Arrow")) return walk(event.key);
  const key = event.key.toLowerCase();
  if (!p.choice) return false;
  if (key === "escape" && !p.desk.empty) {
    p.desk.clear();
    p.propose(null);
    return true;
  }
  // A focused button keeps its own Enter.
  if (key === "enter" && p.proposed && !p.proposed.hold && !isOnButton(event.target)) {
    void p.desk.doAll(p, [p.proposed.action, ...(p.proposed.more ?? [])]);
    return true;
  }
  if (/^[1-7]$/.test(key)) {
    const dice = p.view.public.dice.flatMap((die, at) => (die.state === "inactive" ? [at] : []));
    const at = dice[Number(key) - 1];
    if (at === undefined) return false;
    p.desk.tapDie(p, at);
    return true;
  }
  const action = p.legal.find((one) => LETTERS[key]?.includes(one.type));
  if (action) {
    p.desk.commit(p, action);
    return true;
  }
  if (key === "r" && p.desk.pick(p, "reroll")) {
    p.desk.reroll(p);
    return true;
  }
  if (key === "c" && p.desk.pick(p, "convert")) {
    p.desk.startConverter(p);
    return true;
  }
  return false;
}
