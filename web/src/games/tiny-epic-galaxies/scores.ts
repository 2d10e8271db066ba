/* Reading a finished score: who leads which badge, and why a tie went the way it did. */
import { BADGES } from "../../art/tiny-epic-galaxies/badges";
import { listed } from "../../lib/words";
import type { Outcome } from "../../wire/types";
import type { Public, ScoreView } from "./view";

/** For each badge, the seats with the most of it. */
export function majorities(scores: readonly ScoreView[]): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    BADGES.map((kind) => {
      const most = Math.max(0, ...scores.map((score) => score.badge_counts[kind] ?? 0));
      return [kind, most ? scores.filter((score) => score.badge_counts[kind] === most).map((score) => score.seat) : []];
    }),
  );
}

const MEASURES = [
  ["colonized planets", (table: Public, seat: number) => table.galaxies[seat]?.colonies.length ?? 0],
  ["empire level", (table: Public, seat: number) => table.galaxies[seat]?.level ?? 0],
  [
    "energy and culture",
    (table: Public, seat: number) => (table.galaxies[seat]?.energy ?? 0) + (table.galaxies[seat]?.culture ?? 0),
  ],
] as const;

/** One sentence when the best total is shared; empty otherwise. */
export function tieWords(outcome: Outcome, table: Public, name: (seat: number) => string): string {
  const best = Math.max(...outcome.scores);
  const tied = outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length < 2 || table.rogue) return "";
  const who = listed(tied.map(name));
  for (const [what, measure] of MEASURES) {
    const values = tied.map((seat) => measure(table, seat));
    const top = Math.max(...values);
    const ahead = tied.filter((_, i) => values[i] === top);
    if (ahead.length === 1)
      return `${who} are tied at ${best}. ${name(ahead[0] ?? 0)} has more ${what} (${top}), which breaks the tie.`;
  }
  return `${who} are tied at ${best}, and in planets, level, energy and culture too: they share the victory.`;
}
