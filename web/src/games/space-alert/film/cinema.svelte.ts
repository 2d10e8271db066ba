/** The shared state of a page that shows a flown match: its films, and the frames someone asked to see. */
import { calls } from "../calls";
import type { Resolved, Screening } from "../types";

class Cinema {
  /** The frame that someone asked to see. */
  wanted = $state<number | null>(null);
  /** The missions whose end has been seen or skipped to. */
  told = $state.raw<readonly number[]>([]);
  #other = $state.raw<{ part: number; resolved: Resolved } | null>(null);
  readonly #films = new Map<number, Promise<Screening>>();

  constructor(readonly code: string) {}

  /** An alternative, whose film is shown instead of this mission's own. */
  otherThan(part: number): Resolved | null {
    return this.#other?.part === part ? this.#other.resolved : null;
  }

  /** Shows an alternative, or (null) what really happened. */
  instead(part: number, resolved: Resolved | null): void {
    this.#other = resolved && { part, resolved };
  }

  /** From now on the debrief of this mission can be read: it no longer gives anything away. */
  tell(part: number): void {
    if (!this.told.includes(part)) this.told = [...this.told, part];
  }

  /** The film of a mission, loaded once; in a campaign counted from 1. */
  film(part: number): Promise<Screening> {
    const known = this.#films.get(part);
    if (known) return known;
    const asked = calls.film(this.code, part);
    this.#films.set(part, asked);
    asked.catch(() => this.#films.delete(part));
    return asked;
  }
}

let open: Cinema | null = null;
/** The table's cinema; another table has another. */
export function cinemaOf(code: string): Cinema {
  if (open?.code !== code) open = new Cinema(code);
  return open;
}
