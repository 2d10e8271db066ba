/** A list loaded for the operator; on failure it shows a toast and stays empty. */
import { tried } from "../../lib/busy.svelte";

export class Asked<T> {
  list = $state.raw<readonly T[] | null>(null);

  /** Called during a component's setup. */
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
