/* A question that the page asks again whenever something changes, one answer at a time. */
import type { Ahead } from "./view";

type Ask = () => Promise<Ahead | null>;

export class Foresight {
  /** The latest answer; null if nothing is asked. */
  found = $state.raw<Ahead | null>(null);
  /** The question it answers. */
  #of = $state("");
  #key = "";
  #ask: Ask | null = null;
  #busy = false;

  /** The answer to the current question; null while there is only an older one. */
  get fresh(): Ahead | null {
    return this.#of === this.#key ? this.found : null;
  }
  /** Asks, unless the last question was the same. An empty key asks nothing. */
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
      // If the call fails, the question stays open and is asked again with the next news.
      if (answer) {
        this.found = answer;
        this.#of = key;
      } else this.#key = "";
      break;
    }
    this.#busy = false;
  }
}
