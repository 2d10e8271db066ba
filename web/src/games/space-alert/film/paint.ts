/** Words count crew members in acting order; a page paints them in the colors of their seats. */
import { isRef } from "../../../lib/words";
import type { Words } from "../../../wire/types";
import type { FilmMember } from "../types";
import { paints } from "./stage";

export interface Painter {
  /** The seat color of each member, in acting order. */
  readonly seats: readonly number[];
  /** Names by seat color, as sentences look them up. */
  readonly names: readonly string[];
  /** The reader's own seat color; null for someone not aboard. */
  readonly me: number | null;
  readonly words: (words: Words) => Words;
}

/** `you` is the reader's place in the acting order. */
export function painter(crew: readonly FilmMember[], you: number | null = null): Painter {
  const seats = paints(crew);
  const names: string[] = [];
  seats.forEach((seat, i) => {
    names[seat] = crew[i]?.name ?? "";
  });
  return {
    seats,
    names,
    me: you === null ? null : (seats[you] ?? null),
    words: (words) => ({
      ...words,
      parts: words.parts.map((part) =>
        isRef(part) && (part.kind === "seat" || part.kind === "verb")
          ? { ...part, id: seats[Number(part.id)] ?? Number(part.id) }
          : part,
      ),
    }),
  };
}
