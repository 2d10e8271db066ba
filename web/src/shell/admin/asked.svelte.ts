/** A list that the operator asks for; what goes wrong is said, and then there is nothing to list. */
import { tried } from "../../lib/busy.svelte";

export class Asked<T> {
  list = $state.raw<readonly T[] | null>(null);

  /** Called while a component is being set up. */
  constructor(first: () => Promise<readonly T[]>) {
    $effect(() => {
      void this.tried(async () => {
        this.list = await first();
      });
    });
  }

  async tried(work: () => Promise<void>): Promise<void> {
    if (!(await tried(work))) this.list ??= [];
  }
}
