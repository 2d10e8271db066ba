/**
 * Rebuilds views from changes: the counterpart of the server's `core/changes.py`, which defines a change. Views share
 * their unchanged parts, so neither this code nor a board may write into one.
 */
import type { Changed, Frame, Replay, RolledReplay, Update } from "./types";

/** [value], null for something removed, or nested changes by key or index. */
export type Change = readonly [unknown] | { readonly [key: string]: Change } | null;
/** Existing elements, [from, count], or a new one. */
type Run = readonly [number, number] | readonly [unknown];
type Keyed = Record<string, unknown>;

const RUNS = "=";

export function patched(before: unknown, change: Change): unknown {
  if (isNew(change)) return change[0];
  const inside = Object.entries(change ?? {});
  if (!inside.length) return before;
  if (Array.isArray(before)) {
    const [key, runs] = inside[0] as [string, unknown];
    return key === RUNS ? putTogether(before, runs as Run[]) : places(before, inside);
  }
  if (typeof before !== "object" || before === null) throw new Error("Something changed inside what has no inside.");
  const after: Keyed = { ...before };
  for (const [key, inner] of inside) {
    if (inner === null) delete after[key];
    else after[key] = patched(after[key], inner);
  }
  return after;
}

/** The update that follows the last one sent. */
export function updated(last: Update, changed: Changed): Update {
  if (changed.after !== last.seq) throw new Error(`Entry ${changed.after} changed, but the last was ${last.seq}.`);
  const lines = changed.lines.map((line) => ({ moment: last.moment, only: null, ...line }));
  const whole = patched(last, changed.changes as Change) as Update;
  return { ...whole, seq: changed.seq, fresh: false, lines, now: changed.now };
}

/** A replay's frames, each complete. */
export function unrolled({ start, frames, ...replay }: RolledReplay): Replay {
  let shown = start;
  const whole = frames.map(({ changes, ...frame }): Frame => {
    shown = patched(shown, changes as Change) as typeof shown;
    return { ...frame, ...shown };
  });
  return { ...replay, frames: whole };
}

const isNew = (change: Change): change is readonly [unknown] => Array.isArray(change);

function places(before: readonly unknown[], inside: [string, Change][]): unknown[] {
  const after = [...before];
  for (const [key, inner] of inside) {
    const place = Number(key);
    if (!(place < after.length)) throw new Error(`There is no place ${key} to change.`);
    after[place] = patched(after[place], inner);
  }
  return after;
}

const putTogether = (before: readonly unknown[], runs: readonly Run[]): unknown[] =>
  runs.flatMap((run) => (run.length === 1 ? [run[0]] : before.slice(run[0], run[0] + run[1])));
