/* A question that is asked again whenever something has changed, one answer at a time. */
import type { Ahead } from "./view";

type Ask = () => Promise<Ahead | null>;

export class Foresight {
  /** The latest answer; null while nothing is asked. */
  found = $state.raw<Ahead | null>(null);
  /** What that is the answer to. */
  #of = $state("");
  #key = "";
  #ask: Ask | null = null;
  #busy = false;

  /** The answer to what is asked now; null while only an older one is there. */
  get fresh(): Ahead | null {
    return this.#of === this.#key ? this.found : null;
  }
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
      if (answer) {
        this.found = answer;
        this.#of = key;
      } else this.#key = "";
      break;
    }
    this.#busy = false;
  }
}
