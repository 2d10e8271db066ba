/** The games' rules from the server: each is loaded once and then stays, even offline. */
import { api } from "../wire/api";
import type { Rules } from "../wire/types";

class Rulebooks {
  #books = $state.raw<Readonly<Record<string, Rules>>>({});
  #asked = new Map<string, Promise<void>>();

  load(slug: string): Promise<void> {
    let asked = this.#asked.get(slug);
    if (!asked) {
      asked = api.rules(slug).then(
        (rules) => {
          this.#books = { ...this.#books, [slug]: rules };
        },
        (error: unknown) => {
          // The next reader may try again.
          this.#asked.delete(slug);
          throw error;
        },
      );
      this.#asked.set(slug, asked);
    }
    return asked;
  }

  /** Null until it is loaded. */
  find(slug: string): Rules | null {
    return this.#books[slug] ?? null;
  }
}

export const rulebooks = new Rulebooks();
