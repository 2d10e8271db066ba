/** Asks the server for the analysis of a match, a few seconds at a time, until it is complete. */
import { ApiError, api } from "../../wire/api";
import type { Analysis } from "../../wire/types";

const PATIENCE = 4000;

export class Analyzing {
  done = $state(0);
  of = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state("");
  #left = false;

  constructor(readonly code: string) {}

  /** Continues until everything is known, or the page is left. */
  async run(): Promise<void> {
    this.trouble = "";
    while (!this.#left && !this.analysis) {
      try {
        const { done, of, analysis } = await api.analyze(this.code);
        [this.done, this.of, this.analysis] = [done, of, analysis];
      } catch (error) {
        const busy = error instanceof ApiError && (error.status === 503 || error.status === 429);
        if (!busy) {
          this.trouble = error instanceof Error ? error.message : String(error);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  leave(): void {
    this.#left = true;
  }
}
