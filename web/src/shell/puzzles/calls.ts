/** What puzzles ask the server. */
import type { Judged, PuzzleInfo, PuzzleSheet } from "../../generated/wire";
import { get, send } from "../../wire/api";

const at = (code: string): string => `/api/puzzles/${encodeURIComponent(code)}`;
export const puzzles = (): Promise<PuzzleInfo[]> => get("/api/puzzles");
export const puzzle = (code: string): Promise<PuzzleSheet> => get(at(code));
export const answer = (code: string, which: number): Promise<Judged> =>
  send("POST", `${at(code)}/answers`, { answer: which });
export const newPuzzle = (match: string, seq: number): Promise<PuzzleInfo> =>
  send("POST", `/api/matches/${encodeURIComponent(match)}/puzzles`, { seq });

/** "41 of 63 found it." */
export const foundWords = ({ tried, found }: Pick<PuzzleInfo, "tried" | "found">): string =>
  tried ? `${found} of ${tried} found it.` : "Nobody has tried it yet.";
