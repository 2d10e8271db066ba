/* Turns dice in hand into the actions (reroll, discard) that the server offers as picks. */

import type { Of } from "../../lib/kinds";
import { type Filling, filled } from "../../lib/pick";
import type { Field } from "../../wire/types";
import type { Action, Pick } from "./view";

type Convert = Of<Pick, "convert">;

/** The positions in a field that show these faces, each used once; null if the field lacks one. */
export function positionsOf(field: Field, wanted: readonly (string | number)[]): number[] | null {
  const taken: number[] = [];
  for (const value of wanted) {
    const at = field.values.findIndex((one, position) => one.value === value && !taken.includes(position));
    if (at < 0) return null;
    taken.push(at);
  }
  return taken.sort((a, b) => a - b);
}

/** The action of a whole-list pick (reroll, discard) for these faces, if it is legal. */
export function listAction(pick: Pick | undefined, wanted: readonly string[]): Action | null {
  const field = pick?.fields[0];
  if (!pick || !field || pick.fields.length !== 1) return null;
  const positions = positionsOf(field, wanted);
  return positions ? filled<Action>(pick, [positions]) : null;
}

/** How many dice go into the converter: those to spend, and the one to set. */
export const converterRoom = (pick: Convert | undefined): number =>
  pick?.fields.filter((field) => field.name !== "to").reduce((sum, field) => sum + field.most, 0) ?? 0;

/** The converter: dice to spend, one to set, and its new face. Null while a slot is empty or the face is no change. */
export function convertAction(pick: Convert | undefined, dice: readonly string[], to: string): Action | null {
  const die = dice.at(-1);
  if (!pick || die === undefined || dice.length < converterRoom(pick)) return null;
  const filling: Filling = pick.fields.map((field) => {
    const wanted = field.name === "spend" ? dice.slice(0, -1) : [field.name === "die" ? die : to];
    return positionsOf(field, wanted) ?? [];
  });
  return filled<Action>(pick, filling);
}
