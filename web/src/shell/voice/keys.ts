/** The key that is held to talk: also while a sheet is open, but not in a field, and not for those who want no keys. */
import { isTyping } from "../../lib/keyboard";
import { settings } from "../../lib/settings.svelte";

export function isTalkKey(event: KeyboardEvent, key: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !settings.shortcuts || isTyping(event.target)) return false;
  return event.key.toLowerCase() === key;
}

/** A letter or a digit can be that key. */
export const canBeKey = (event: KeyboardEvent): boolean => /^[\p{L}\p{N}]$/u.test(event.key);
