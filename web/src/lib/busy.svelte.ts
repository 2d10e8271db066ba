import { toasts } from "./toasts.svelte";

/** Does what may fail, and says sorry if it does. Whether it went well. */
export async function tried(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toasts.sorry(error);
    return false;
  }
}

/** What a button starts and everyone waits for: one thing at a time, so the button is off while it is on. */
export class Busy {
  on = $state(false);

  async while(work: () => Promise<unknown>): Promise<boolean> {
    this.on = true;
    const well = await tried(work);
    this.on = false;
    return well;
  }
}
