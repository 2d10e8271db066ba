/** The games that this server offers, loaded once. */
import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";

class Games {
  list = $state.raw<readonly GameInfo[] | null>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (list) => {
        this.list = list;
      },
      (error: unknown) => {
        // The next page may try again.
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** A game's title; empty until it is known. */
  title(slug: string): string {
    return this.find(slug)?.title ?? (this.list ? slug : "");
  }

  find(slug: string): GameInfo | null {
    return this.list?.find((game) => game.slug === slug) ?? null;
  }
}

export const games = new Games();
