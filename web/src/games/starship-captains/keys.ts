/* The keyboard: digits take the crew in hand, letters are rooms. Tab and the arrows walk over everything that is lit. */
import type { Props } from "./desk.svelte";
import { ready, shipOf } from "./view";

const ROOMS: Readonly<Record<string, string>> = { h: "helm", s: "science", w: "weapons", r: "repair" };

/** True when the key was meant for the game. */
export function keyAnswer(p: Props, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || p.replay || p.seat === null || isTyping(event.target))
    return false;
  if (document.querySelector("dialog[open]")) return false;
  const key = event.key.toLowerCase();
  if (key.startsWith("arrow")) return walk(key);
  if (!p.choice) return false;
  if (key === "escape") return putDown(p);
  if (key === "enter") return !isOnButton(event.target) && goOn(p);
  if (/^[1-9]$/.test(key)) {
    const figure = ready(shipOf(p.view.public, p.seat))[Number(key) - 1]?.figure;
    return figure !== undefined && p.desk.tap(p, `figure:${figure}`);
  }
  const room = ROOMS[key];
  if (room) return p.desk.tap(p, `room:${room}`);
  if (key === "m" && p.desk.plan(p) && !p.desk.plan(p)?.taken) {
    p.desk.startPlan(p);
    return true;
  }
  const no = key === "n" ? p.legal.find((action) => action.type === "decline") : undefined;
  if (no) p.desk.commit(p, no);
  return no !== undefined;
}

function putDown(p: Props): boolean {
  if (!p.desk.chosen.length && !p.desk.planning && !p.proposed) return false;
  p.desk.clear();
  p.propose(null);
  return true;
}

function goOn(p: Props): boolean {
  if (p.proposed) p.desk.commit(p, p.proposed.action);
  else if (p.desk.composing(p)) void p.desk.go(p);
  else return false;
  return true;
}

/** On a button, Enter is that button's own. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, [role=button]") !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  arrowup: [0, -1],
  arrowdown: [0, 1],
  arrowleft: [-1, 0],
  arrowright: [1, 0],
};

const middle = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** From a lit thing to the nearest one that way. */
function walk(key: string): boolean {
  const from = document.activeElement;
  const way = WAYS[key];
  if (!way || !(from instanceof HTMLElement || from instanceof SVGElement) || !from.dataset.target) return false;
  const here = middle(from);
  let best: { element: HTMLElement | SVGElement; far: number } | null = null;
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-target]")) {
    if (element === from || element.getClientRects().length === 0) continue;
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
