/* The keyboard: digits pick crew members, letters are rooms. Tab and the arrows walk over everything that is lit. */
import { isForTable, isOnButton, walk } from "../../lib/keyboard";
import { isFlight, type Props } from "./desk.svelte";
import { shipOf } from "./view";

export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["1 to 9", "Pick the figure in that place of the ready room; while planning, send it to the open line"],
  ["H, S, W, R", "Helm, Science, Weapons, Repair"],
  ["M", "Plan the mission here, or put the plan away"],
  ["Enter", "Confirm, or send the crew"],
  ["Escape", "Cancel"],
  ["N", "Skip, or stop here"],
  ["U", "Undo"],
  ["Arrow keys", "Move from one lit thing to the next"],
];

const ROOMS: Readonly<Record<string, string>> = { h: "helm", s: "science", w: "weapons", r: "repair" };

/** Returns true if the key was for the game. */
export function keyAnswer(p: Props, event: KeyboardEvent): boolean {
  if (p.replay || p.seat === null || !isForTable(event)) return false;
  if (event.key.startsWith("Arrow")) return walk(event.key);
  const key = event.key.toLowerCase();
  if (!p.choice) return false;
  if (key === "escape") return putDown(p);
  if (key === "enter") return !isOnButton(event.target) && goOn(p);
  if (/^[1-9]$/.test(key)) {
    const one = p.desk.standing(p, shipOf(p.view.public, p.seat))[Number(key) - 1];
    return !!one && p.desk.tap(p, `figure:${one.figure}`);
  }
  const room = ROOMS[key];
  if (room) return p.desk.tap(p, `room:${room}`);
  if (key === "m" && p.desk.plan(p) && !p.desk.plan(p)?.taken) {
    p.desk.startPlan(p);
    return true;
  }
  const no = key === "n" ? p.legal.find((action) => action.type === "decline") : undefined;
  if (no && isFlight(p.legal)) void p.desk.stop(p);
  else if (no) p.desk.commit(p, no);
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
