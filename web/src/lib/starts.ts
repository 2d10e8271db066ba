/** "Play now": a match with bots that starts at once, chosen by what the person has played. */
import { api } from "../wire/api";
import { identity } from "../wire/identity.svelte";
import type { GameInfo, NewBranch, QuickStart, TableInfo } from "../wire/types";
import { router } from "./router.svelte";
import { count } from "./words";

/** How many of a person's tables are finished matches of a game. */
export const finishedOf = (slug: string, tables: readonly TableInfo[]): number =>
  tables.filter((table) => table.game === slug && table.status === "over").length;

/** The last of the game's quick starts that this many finished matches unlock. */
export const startFor = (game: GameInfo, finished: number): QuickStart | undefined =>
  game.quick_starts.findLast((start) => start.after <= finished);

/** The quick start with the tutorial, if the game has one. */
export const lessonOf = (game: GameInfo | null): QuickStart | undefined =>
  game?.quick_starts.find((start) => start.guided);

/** "Your first match, guided, with 1 easy bot." */
export const startWords = ({ title, bots }: QuickStart): string =>
  bots.length ? `${title}, with ${count(bots.length, `${bots[0]} bot`)}.` : `${title}.`;

/** Opens a table that continues from a moment of a finished match or a record: you in one seat, bots or friends in
 * the others. */
export async function playOn(from: { code: string | null; record: string }, branch: NewBranch): Promise<void> {
  if (!(await identity.need())) return;
  const table = await (from.code ? api.playOn(from.code, branch) : api.playOnFile(from.record, branch));
  router.go(`/t/${table.code}`);
}

/** Opens the table and goes there; its match has started. It is unlisted: it is for playing, not for spectators. */
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
