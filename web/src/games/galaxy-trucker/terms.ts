/* How references look in texts: cards, tiles and missions open their sheets. */
import type { Term } from "../../shell/board";

export const terms: Readonly<Record<string, Term>> = {
  card: { card: true },
  tile: { card: true },
  mission: { card: true },
};
