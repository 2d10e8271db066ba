/* Keys for a board: which are meant for it, and the arrows that walk over everything that is lit. */

import { settings } from "./settings.svelte";

/** Whether a key was for the table, not for a field or a dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  if (isShortcut(event) && !settings.shortcuts) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !isTyping(event.target) && !document.querySelector("dialog[open]");
}

/** A single letter, digit or sign: some assistive devices send those unintentionally. */
const isShortcut = (event: KeyboardEvent): boolean => event.key.length === 1 && event.key !== " ";

/** Whether a button has the focus and keeps its own Enter. */
export const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, [role=button]") !== null;

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Lit = HTMLElement | SVGElement;

/** Moves the focus from one lit target to the nearest in that direction. Returns whether there was one. */
export function walk(key: string): boolean {
  const from = document.activeElement;
  const way = WAYS[key];
  if (!way || !(from instanceof HTMLElement || from instanceof SVGElement) || !from.dataset.target) return false;
  const here = middle(from);
  let best: { element: Lit; far: number } | null = null;
  for (const element of document.querySelectorAll<Lit>("[data-target]")) {
    if (element === from || element.getClientRects().length === 0) continue;
    const there = middle(element);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0] + dy * way[1];
    if (along <= 4) continue;
    // Sideways distance counts double.
    const far = along + 2 * Math.abs(dx * way[1] + dy * way[0]);
    if (!best || far < best.far) best = { element, far };
  }
  best?.element.focus();
  return best !== null;
}

const middle = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
