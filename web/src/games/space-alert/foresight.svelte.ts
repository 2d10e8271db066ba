/* A question that is asked again whenever something has changed, one answer at a time. */
import type { Ahead } from "./view";

type Ask = () => Promise<Ahead | null>;

export class Foresight {
  /** The latest answer; null while nothing is asked. */
  found = $state.raw<Ahead | null>(null);
  #key = "";
  #ask: Ask | null = null;
  #busy = false;

  /** Asks, unless the same was asked last. An empty key asks nothing. */
  follow(key: string, ask: Ask): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#ask = ask;
    if (!key) this.found = null;
    else if (!this.#busy) void this.#answer();
  }

  async #answer(): Promise<void> {
    this.#busy = true;
    while (this.#key && this.#ask) {
      const key = this.#key;
      const answer = await this.#ask().catch(() => null);
      if (key !== this.#key) continue;
      // Without an answer the question is open: it is asked again with the next news.
      if (answer) this.found = answer;
      else this.#key = "";
      break;
    }
    this.#busy = false;
  }
}
