/** Words count crew members in acting order; a page paints them in the colours of their seats. */
import { isRef } from "../../../lib/words";
import type { Words } from "../../../wire/types";
import type { FilmMember } from "../types";
import { paints } from "./stage";

export interface Painter {
  /** The seat colour of each member, in acting order. */
  readonly seats: readonly number[];
  /** Names by seat colour, as sentences look them up. */
  readonly names: readonly string[];
  readonly words: (words: Words) => Words;
}

export function painter(crew: readonly FilmMember[]): Painter {
  const seats = paints(crew);
  const names: string[] = [];
  seats.forEach((seat, i) => {
    names[seat] = crew[i]?.name ?? "";
  });
  return {
    seats,
    names,
    words: (words) => ({
      ...words,
      parts: words.parts.map((part) =>
        isRef(part) && part.kind === "seat" ? { ...part, id: seats[Number(part.id)] ?? Number(part.id) } : part,
      ),
    }),
  };
}
