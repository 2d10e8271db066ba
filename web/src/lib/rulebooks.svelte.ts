/** The games' rules as the server tells them: each is asked for once, and then stays, connection or not. */
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
          // The next one who looks may ask again.
          this.#asked.delete(slug);
          throw error;
        },
      );
      this.#asked.set(slug, asked);
    }
    return asked;
  }

  /** Null while it is not here yet. */
  find(slug: string): Rules | null {
    return this.#books[slug] ?? null;
  }
}

export const rulebooks = new Rulebooks();
