/** Filling a pick: which values of which field are taken, which are still free, and the resulting action. */
import type { Action, Field, Pick } from "../wire/types";

/** For each field, the positions that are taken (not the values: two dice may show one face). */
export type Filling = readonly (readonly number[])[];

export const emptyFilling = (pick: Pick): Filling => pick.fields.map(() => []);

/** Positions of this field that another field of the same pool has taken. */
export function goneFor(pick: Pick, filling: Filling, field: number): Set<number> {
  const pool = pick.fields[field]?.pool;
  const gone = new Set<number>();
  if (!pool) return gone;
  pick.fields.forEach((other, i) => {
    if (i !== field && other.pool === pool) for (const place of filling[i] ?? []) gone.add(place);
  });
  return gone;
}

/** Takes a value or puts it back. In a field for one value, a new one replaces the old one. */
export function toggle(pick: Pick, filling: Filling, field: number, place: number): Filling {
  const shape = pick.fields[field];
  const taken = filling[field] ?? [];
  if (!shape || goneFor(pick, filling, field).has(place)) return filling;
  let next: number[];
  if (taken.includes(place)) next = taken.filter((other) => other !== place);
  else if (shape.most === 1) next = [place];
  else if (taken.length >= shape.most) return filling;
  else next = [...taken, place].sort((a, b) => a - b);
  return filling.map((places, i) => (i === field ? next : places));
}

const enough = (field: Field, taken: readonly number[]): boolean =>
  taken.length >= field.least && taken.length <= field.most;

export const complete = (pick: Pick, filling: Filling): boolean =>
  pick.fields.every((field, i) => enough(field, filling[i] ?? []));

/** Writes values in the order of the field: one action has one spelling. */
function inOrder(field: Field, taken: readonly number[]): (string | number)[] {
  const first = (place: number): number => field.values.findIndex((one) => one.value === field.values[place]?.value);
  return taken.toSorted((a, b) => first(a) - first(b) || a - b).flatMap((place) => field.values[place]?.value ?? []);
}

/** The action of a complete filling. */
export function filled<A = Action>(pick: Pick, filling: Filling): A | null {
  if (!complete(pick, filling)) return null;
  const fields = pick.fields.map((field, i) => {
    const values = inOrder(field, filling[i] ?? []);
    return [field.name, field.many ? values : values[0]] as const;
  });
  return { type: pick.type, ...pick.fixed, ...Object.fromEntries(fields) } as A;
}

/** "choose 2", "choose 1 to 3", "up to 3", "choose any": what a field asks for. */
export function asked(field: Field): string {
  const { least, most } = field;
  if (least === most) return `choose ${least}`;
  if (least === 0) return most >= field.values.length ? "any number" : `up to ${most}`;
  return `choose ${least} to ${most}`;
}

/** A pick with only one possible filling is a button. */
export const single = (pick: Pick): boolean =>
  pick.fields.every((field) => !field.pool && field.least === field.most && field.values.length === field.least);

export const onlyFilling = (pick: Pick): Filling => pick.fields.map((field) => field.values.map((_, i) => i));
