/* The keyboard in the shipyard. An element focused with Tab keeps its own Enter and Space. */

import { isForTable } from "../../lib/keyboard";
import type { Props } from "./desk.svelte";
import { lookable } from "./targets";
import type { Action } from "./view";

export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["Space", "Draw a face-down tile"],
  ["R", "Turn the tile in hand (with Shift, the other way)"],
  ["Arrow keys", "Choose a square"],
  ["Enter", "Place the tile there"],
  ["S", "Set the tile aside"],
  ["X", "Put the tile back, face up"],
  ["Backspace", "Pick your last tile up again"],
  ["1 to 3", "Look at a pile of cards (Escape puts it back)"],
  ["H", "Turn the hourglass"],
  ["F", "Finish building"],
];

/** The same actions with a mouse and by touch. */
export const MOUSE: readonly (readonly [string, string])[] = [
  ["Click", "the heap or a face-up tile to take it, a square to place it"],
  ["Wheel", "over your ship to turn the tile in hand"],
  ["Drag", "the tile in hand onto your ship, if you like that better"],
  ["Point", "at a face-up tile to read it and see where it fits"],
];
export const TOUCH: readonly (readonly [string, string])[] = [
  ["Tap", "the heap to draw, or open the warehouse and choose a face-up tile"],
  ["Tap", "a square to see how the tile sits there, then Place it here"],
  ["Tap", "the tile in hand to turn it, or drag it onto your ship"],
  ["Flag", "ends your building"],
];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  arrowup: [0, -1],
  arrowright: [1, 0],
  arrowdown: [0, 1],
  arrowleft: [-1, 0],
};
const PLAIN: Readonly<Record<string, Action["type"]>> = {
  " ": "draw",
  s: "set_aside",
  x: "return",
  backspace: "lift",
  h: "turn_hourglass",
  e: "end_turn",
};

/** Returns true if the key was for the shipyard. */
export function yardKey(p: Props, event: KeyboardEvent): boolean {
  if (p.replay || !p.choice || !isForTable(event)) return false;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest("[role=tablist]")) return false;
  const key = event.key.toLowerCase();
  // Enter and Space press a button reached with Tab; a button that was clicked does not catch them.
  if ((key === "enter" || key === " ") && on?.matches("button:focus-visible, a:focus-visible, summary")) return false;
  const hand = p.desk.trucker(p)?.hand;
  const arrow = ARROWS[key];
  if (arrow && hand) p.desk.step(p, ...arrow);
  else if (key === "r" && hand) p.desk.rotate(event.shiftKey ? -1 : 1);
  else if (key === "enter" && hand) {
    if (p.desk.spot(p)) void p.desk.place(p);
    else p.desk.square = p.desk.firstFit(p);
  } else if (key === "f" && !hand) p.desk.finishing = !p.desk.finishing;
  else if (key === "escape") return p.desk.do(p, "put_back") || putDown(p);
  else if (/^[1-3]$/.test(key) && lookable(p).has(Number(key))) void p.act({ type: "look", pile: Number(key) });
  else return PLAIN[key] !== undefined && p.desk.do(p, PLAIN[key]);
  return true;
}

function putDown(p: Props): boolean {
  const held = p.desk.square !== null || p.desk.finishing;
  p.desk.square = null;
  p.desk.finishing = false;
  return held;
}
