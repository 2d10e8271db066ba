/** A search for better plans, a limited time at a go. The debrief and the verdict show the same one. */
import { tried } from "../../../lib/busy.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import { calls } from "../calls";
import type { MissionFile, Resolved, Solution } from "../types";

const EVALUATIONS = 3000;
export const ROUNDS = 10;

export class Search {
  best = $state.raw<Solution | null>(null);
  round = $state(0);
  searching = $state(false);
  /** Only with the cards that were dealt. */
  dealt = $state(false);

  constructor(
    readonly mission: MissionFile,
    /** The original score; null if the ship was lost. */
    readonly score: number | null,
    /** The table where it was flown, which knows the cards that were dealt. */
    readonly code: string,
  ) {}

  /** A plan that comes home with more. */
  get better(): Solution | null {
    const { best, score } = this;
    return best?.survived && (score === null || (best.score ?? -99) > score) ? best : null;
  }

  async run(): Promise<void> {
    this.searching = true;
    await tried(async () => {
      for (this.round = 1; this.searching && this.round <= ROUNDS; this.round++) {
        const mission = this.best?.mission ?? this.mission;
        const hands = this.dealt && this.code ? { match: this.code, dealt: true } : {};
        this.best = await calls.solve({ mission, evaluations: EVALUATIONS, seed: this.round, ...hands });
      }
    });
    this.searching = false;
  }
  stop(): void {
    this.searching = false;
  }
  /** The result of the better plan. */
  async flown(): Promise<Resolved | null> {
    if (!this.best) return null;
    try {
      return await calls.resolve(this.best.mission);
    } catch (error) {
      toasts.sorry(error);
      return null;
    }
  }
}

const searches = new WeakMap<MissionFile, Search>();
/** The search for a mission, wherever it is shown. */
export function searchFor(mission: MissionFile, score: number | null, code: string): Search {
  const known = searches.get(mission) ?? new Search(mission, score, code);
  searches.set(mission, known);
  return known;
}
