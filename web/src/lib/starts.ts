/** "Play now": a match with bots that starts at once, the one that fits what a person has played. */
import { api } from "../wire/api";
import { identity } from "../wire/identity.svelte";
import type { GameInfo, NewBranch, QuickStart, TableInfo } from "../wire/types";
import { router } from "./router.svelte";
import { count } from "./words";

/** How many matches of a game are over among a person's tables. */
export const finishedOf = (slug: string, tables: readonly TableInfo[]): number =>
  tables.filter((table) => table.game === slug && table.status === "over").length;

/** The last of the game's quick starts that such a person has earned. */
export const startFor = (game: GameInfo, finished: number): QuickStart | undefined =>
  game.quick_starts.findLast((start) => start.after <= finished);

/** The one that teaches, if the game has it. */
export const lessonOf = (game: GameInfo | null): QuickStart | undefined =>
  game?.quick_starts.find((start) => start.guided);

/** "Your first match, guided, with 1 easy bot." */
export const startWords = ({ title, bots }: QuickStart): string =>
  bots.length ? `${title}, with ${count(bots.length, `${bots[0]} bot`)}.` : `${title}.`;

/** A table that plays on from a moment of a match that is over, or of a record: you in one seat, bots or friends in
 * the others. */
export async function playOn(from: { code: string | null; record: string }, branch: NewBranch): Promise<void> {
  if (!(await identity.need())) return;
  const table = await (from.code ? api.playOn(from.code, branch) : api.playOnFile(from.record, branch));
  router.go(`/t/${table.code}`);
}

/** Opens the table and goes there; its match is on. Nobody else finds it: it was opened to play, not to be watched. */
export async function playNow(game: string, start: QuickStart): Promise<void> {
  if (!(await identity.need())) return;
  const { bots, options, guided } = start;
  const table = await api.openTable({
    game,
    seats: 1 + bots.length,
    bots: [...bots],
    options,
    open: false,
    start: true,
    guided,
  });
  router.go(`/t/${table.code}${guided ? "?guide=1" : ""}`);
}
