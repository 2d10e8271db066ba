/** Sharing a link. */
import { toasts } from "./toasts.svelte";

export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // An insecure page has no clipboard; the old way needs a field that can be selected.
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (!copied) return toasts.say(`Copy this: ${text}`);
  }
  toasts.say(said, "good");
}

export const canShare = (): boolean => typeof navigator.share === "function";

export async function share(title: string, url: string): Promise<void> {
  if (!canShare()) return copy(url, "Link copied.");
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url, "Link copied.");
  }
}
