/* The keyboard: letters answer, digits pick up dice. Tab and the arrows walk over everything that is lit. */
import type { Props } from "./desk.svelte";

export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["R", "Roll, or reroll the dice picked up (all of them if none is)"],
  ["1 to 7", "Pick up a die; once more to use it"],
  ["C", "Open or close the converter"],
  ["E", "End the turn"],
  ["F", "Follow"],
  ["D", "Decline to follow"],
  ["U", "Undo, while nothing was rolled, revealed or decided by others since"],
  ["Enter", "Do what is proposed"],
  ["Escape", "Put everything down"],
  ["Arrow keys", "Walk from one lit thing to the next"],
];

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  r: ["roll"],
  e: ["end_turn"],
  f: ["follow"],
  d: ["decline", "skip"],
};

/** True when the key was meant for the game. */
export function keyAnswer(p: Props, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || p.replay || isTyping(event.target)) return false;
  if (document.querySelector("dialog[open]")) return false;
  const key = event.key.toLowerCase();
  if (key.startsWith("arrow")) return walk(key);
  if (!p.choice) return false;
  if (key === "escape" && !p.desk.empty) {
    p.desk.clear();
    p.propose(null);
    return true;
  }
  // On a button, Enter is that button's own.
  if (key === "enter" && p.proposed && !(event.target instanceof Element && event.target.closest("button, a"))) {
    p.desk.commit(p, p.proposed.action);
    return true;
  }
  if (/^[1-7]$/.test(key)) {
    const dice = p.view.public.dice.flatMap((die, at) => (die.state === "inactive" ? [at] : []));
    const at = dice[Number(key) - 1];
    if (at === undefined) return false;
    p.desk.tapDie(p, at);
    return true;
  }
  const action = p.legal.find((one) => LETTERS[key]?.includes(one.type));
  if (action) {
    p.desk.commit(p, action);
    return true;
  }
  if (key === "r" && p.desk.pick(p, "reroll")) {
    p.desk.reroll(p);
    return true;
  }
  if (key === "c" && p.desk.pick(p, "convert")) {
    p.desk.startConverter(p);
    return true;
  }
  return false;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  arrowup: [0, -1],
  arrowdown: [0, 1],
  arrowleft: [-1, 0],
  arrowright: [1, 0],
};

/** From a lit thing to the nearest one that way. */
function walk(key: string): boolean {
  const from = document.activeElement;
  const way = WAYS[key];
  if (!way || !(from instanceof HTMLElement) || !from.dataset.target) return false;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = middle(from);
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of document.querySelectorAll<HTMLElement>("[data-target]")) {
    if (element === from || element.offsetParent === null) continue;
    const there = middle(element);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0] + dy * way[1];
    if (along <= 4) continue;
    const far = along + 2 * Math.abs(dx * way[1] + dy * way[0]);
    if (!best || far < best.far) best = { element, far };
  }
  best?.element.focus();
  return best !== null;
}
