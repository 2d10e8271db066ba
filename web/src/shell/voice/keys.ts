/** The push-to-talk key: works while a sheet is open, but not in a field, and not if shortcuts are off. */
import { isTyping } from "../../lib/keyboard";
import { settings } from "../../lib/settings.svelte";

export function isTalkKey(event: KeyboardEvent, key: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !settings.shortcuts || isTyping(event.target)) return false;
  return event.key.toLowerCase() === key;
}

/** Whether the key is a letter or a digit. */
export const canBeKey = (event: KeyboardEvent): boolean => /^[\p{L}\p{N}]$/u.test(event.key);
