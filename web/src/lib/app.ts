/** Makes an app of the page: its service worker, and a push subscription that may have changed meanwhile. */
import { settings } from "./settings.svelte";

async function begin(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    return; // a private window, or a page that was not built: everything else works without
  }
  if (settings.notify) await import("./notices.svelte").then(({ notices }) => notices.renew());
}

void begin();
