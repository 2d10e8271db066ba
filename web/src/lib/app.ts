/** Makes the page an app: starts its service worker and renews a push subscription that may have changed. */
import { settings } from "./settings.svelte";

async function begin(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    return; // a private window, or a development page: everything else works without it
  }
  if (settings.notify) await import("./notices.svelte").then(({ notices }) => notices.renew());
}

void begin();
