/*
 * Answering by pointing. Every listed action is a set of targets: a ship and a place, a room and a figure. Pointing at
 * one narrows the list; when one action is left, it is the answer. Only listed targets are lit, so a board needs no
 * rules.
 */
import type { Action, Option } from "../wire/types";

/** A target's kind and id, as in `ship:1` or `place:orbit:nibiru`. */
export type Target = string;

export interface Answer<A = Action> {
  readonly option: Option<A>;
  readonly targets: readonly Target[];
}

/** A target's kind: `ship` of `ship:1`. */
export const kindOf = (target: Target): string => target.slice(0, target.indexOf(":") >>> 0);

/** The answers that include all chosen targets. */
export const fitting = <A>(all: readonly Answer<A>[], chosen: readonly Target[]): Answer<A>[] =>
  chosen.length === 0
    ? all.filter((answer) => answer.targets.length > 0)
    : all.filter((answer) => chosen.every((target) => answer.targets.includes(target)));

/** All targets, regardless of what is chosen. */
const pointable = (all: readonly Answer<unknown>[]): Set<Target> => new Set(all.flatMap((answer) => answer.targets));

/** The next possible targets. `begins` gives the first targets of an answer, by default all of them. */
export function next<A>(
  all: readonly Answer<A>[],
  chosen: readonly Target[],
  begins: (answer: Answer<A>) => readonly Target[] = (answer) => answer.targets,
): Set<Target> {
  const open = fitting(all, chosen);
  if (chosen.length === 0) return new Set(open.flatMap(begins));
  return new Set(open.flatMap((answer) => answer.targets.filter((target) => !chosen.includes(target))));
}

/** Adds a target. Chosen targets that exclude it, by family or because no answer has both, are dropped. */
export function point(
  all: readonly Answer<unknown>[],
  chosen: readonly Target[],
  target: Target,
  family: (target: Target) => string = kindOf,
): Target[] {
  if (!pointable(all).has(target)) return [...chosen];
  let kept = chosen.filter((one) => one !== target && family(one) !== family(target));
  while (kept.length > 0 && fitting(all, [...kept, target]).length === 0) kept = kept.slice(1);
  return [...kept, target];
}

/** The only answer that fits, or the only one without further targets. */
export function meant<A>(all: readonly Answer<A>[], chosen: readonly Target[]): Answer<A> | null {
  if (chosen.length === 0) return null;
  const open = fitting(all, chosen);
  if (open.length === 1) return open[0] ?? null;
  const exact = open.filter((answer) => answer.targets.length === chosen.length);
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/** The answers without a target: passing, ending, paying. */
export const spoken = <A>(all: readonly Answer<A>[]): Answer<A>[] =>
  all.filter((answer) => answer.targets.length === 0);

/** The targets of each kind of action; kinds that only a button can give are left out. */
export type Pointings<A extends { readonly type: string }, More extends unknown[] = []> = {
  readonly [K in A["type"]]?: (action: Extract<A, { readonly type: K }>, ...more: More) => Target[];
};

/** The targets of an action; empty for one that only a button can give. */
export function pointedAt<A extends { readonly type: string }, More extends unknown[]>(
  pointings: Pointings<A, More>,
  action: A,
  ...more: More
): Target[] {
  const pointing = pointings[action.type as A["type"]] as ((action: A, ...more: More) => Target[]) | undefined;
  return pointing?.(action, ...more) ?? [];
}
