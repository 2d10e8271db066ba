/** The API calls for puzzles, and their results in words. */
import type { Judged, NewPuzzle, PuzzleAnswer, PuzzleBranch, PuzzleInfo, PuzzleSheet } from "../../generated/wire";
import { get, send } from "../../wire/api";
import type { TableInfo } from "../../wire/types";

const at = (code: string): string => `/api/puzzles/${encodeURIComponent(code)}`;
export const puzzles = (): Promise<PuzzleInfo[]> => get("/api/puzzles");
export const puzzle = (code: string): Promise<PuzzleSheet> => get(at(code));
/** A number is one of the answers; an object answers a game's own puzzle, and null gives up. */
export const answer = (code: string, given: number | object | null): Promise<Judged> =>
  send(
    "POST",
    `${at(code)}/answers`,
    (typeof given === "number" ? { answer: given } : given ? { task: { ...given } } : {}) satisfies PuzzleAnswer,
  );
export const newPuzzle = (match: string, wish: NewPuzzle): Promise<PuzzleInfo> =>
  send("POST", `/api/matches/${encodeURIComponent(match)}/puzzles`, wish);
export const playOnPuzzle = (code: string, branch: PuzzleBranch): Promise<TableInfo> =>
  send("POST", `${at(code)}/branches`, branch);
export const removePuzzle = (code: string): Promise<void> => send("DELETE", at(code), {});

/** "41 of 63 found it." */
export const foundWords = ({ tried, found }: Pick<PuzzleInfo, "tried" | "found">): string =>
  tried ? `${found} of ${tried} found it.` : "Nobody has tried it yet.";

/** The next puzzle: of the same game if there is one you have not tried, else of any game. */
export function nextOf(list: readonly PuzzleInfo[], code: string): PuzzleInfo | null {
  const here = list.findIndex((one) => one.code === code);
  const onward = [...list.slice(here + 1), ...list.slice(0, Math.max(0, here))].filter((one) => one.yours === null);
  const game = list[here]?.game;
  return onward.find((one) => one.game === game) ?? onward[0] ?? null;
}

/** Puzzles by game, in the order of `slugs`; each numbered within its game. */
export function byGame(
  list: readonly PuzzleInfo[],
  slugs: readonly string[],
): readonly { game: string; puzzles: readonly PuzzleInfo[] }[] {
  return slugs
    .map((game) => ({ game, puzzles: list.filter((one) => one.game === game) }))
    .filter(({ puzzles }) => puzzles.length > 0);
}
