/** What identifies the person at this browser, shared by the parts that show and change it. */
import type { Identity } from "../../generated/wire";
import { tried } from "../../lib/busy.svelte";
import { toasts } from "../../lib/toasts.svelte";
import { ApiError } from "../../wire/api";
import { devices } from "../../wire/devices";
import { identity } from "../../wire/identity.svelte";

export class Known {
  me = $state.raw<Identity | null>(null);
  busy = $state(false);
  trouble = $state("");

  async load(): Promise<void> {
    try {
      this.me = await devices.me();
      this.trouble = "";
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) identity.forget();
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Runs one change of the list at a time; a failure is shown in a toast. */
  async change(doing: () => Promise<Identity | undefined>, said = ""): Promise<boolean> {
    this.busy = true;
    const well = await tried(async () => {
      const after = await doing();
      if (after) this.me = after;
      else await this.load();
      if (said) toasts.say(said, "good");
    });
    this.busy = false;
    return well;
  }
}
