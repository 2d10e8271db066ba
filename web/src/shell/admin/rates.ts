/** Rates per second: the difference between two readings of the counters. */
import type { Overview } from "../../wire/types";

export const COUNTED = {
  actions: "actions",
  bot_moves: "bots' moves",
  refusals: "refusals",
  bytes_sent: "bytes sent",
} as const;

export type Rates = Record<keyof typeof COUNTED, number>;

/** Null if there is nothing to compare: the first reading, another node, or a restarted one. */
export function rates(before: Overview | null, now: Overview): Rates | null {
  if (!before || before.node !== now.node || now.uptime <= before.uptime) return null;
  const seconds = now.uptime - before.uptime;
  const each = (Object.keys(COUNTED) as (keyof Rates)[]).map((name) => [name, (now[name] - before[name]) / seconds]);
  return Object.fromEntries(each) as Rates;
}

export function shown(rate: number): string {
  if (rate >= 1_000_000) return `${(rate / 1_000_000).toFixed(1)} M`;
  if (rate >= 10_000) return `${(rate / 1000).toFixed(0)} k`;
  return rate >= 10 ? rate.toFixed(0) : rate.toFixed(1);
}
