import { toasts } from "./toasts.svelte";

/** Runs work that may fail and shows a toast if it does. Returns whether it succeeded. */
export async function tried(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toasts.sorry(error);
    return false;
  }
}

/** Work that a button starts: one at a time, so the button is disabled meanwhile. */
export class Busy {
  on = $state(false);

  async while(work: () => Promise<unknown>): Promise<boolean> {
    this.on = true;
    const well = await tried(work);
    this.on = false;
    return well;
  }
}
