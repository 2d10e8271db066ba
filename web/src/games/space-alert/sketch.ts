/*
 * The planning ship: the crew's drawing for each other. Every stroke is a key of the table's sketch: a figure's place
 * from a turn on, an amount of energy from a turn on, someone's intention for a turn. It has no effect on the rules.
 */
import { isStation, perZone, type Station } from "../../art/space-alert/ink";
import type { ShipState } from "../../art/space-alert/ship";
import type { Sketched } from "../../wire/types";

export type Sketches = ReadonlyMap<string, Sketched>;

/** A value that changes from turn to turn: the last one set for this turn or an earlier one, and for which. */
export function drawnOn(
  sketches: Sketches,
  what: string,
  turn: number,
): { readonly turn: number; readonly value: unknown } | undefined {
  for (let at = turn; at >= 1; at--) {
    const found = sketches.get(`${what}:${at}`);
    if (found) return { turn: at, value: found.value };
  }
  return undefined;
}

export const figureName = (member: string): string => `fig:${member}`;
export const figureKey = (member: string, turn: number): string => `${figureName(member)}:${turn}`;

export const storeName = (store: string): string => `en:${store}`;
export const storeKey = (store: string, turn: number): string => `${storeName(store)}:${turn}`;
/** How much a ship has in a store, by names such as `shield.red`. */
export function storeOn(ship: ShipState, store: string): number {
  const [kind = "", zone = ""] = store.split(".");
  if (kind === "capsules" || kind === "rockets") return ship[kind];
  const each: Readonly<Record<string, number>> = kind === "shield" ? ship.shields : ship.reactors;
  return each[zone] ?? 0;
}
/** How much of it the crew has drawn for a turn; as much as when the mission begins if they have drawn nothing. */
export function stored(sketches: Sketches, start: ShipState, store: string, turn: number): number {
  const at = drawnOn(sketches, storeName(store), turn)?.value;
  return typeof at === "number" ? at : storeOn(start, store);
}

/** The ship as the crew has drawn it for a turn. */
export function sketchedShip(sketches: Sketches, start: ShipState, turn: number): ShipState {
  const now = (store: string): number => stored(sketches, start, store, turn);
  return {
    ...start,
    shields: perZone((zone) => now(`shield.${zone}`)),
    reactors: perZone((zone) => now(`reactor.${zone}`)),
    capsules: now("capsules"),
    rockets: now("rockets"),
  };
}

/** What a call can be for, besides its place. */
export const CALLS = ["A", "B", "C", "bots"] as const;
/** "I fire on turn 3": a member's intention, with its place. */
export interface Call {
  readonly member: string;
  readonly turn: number;
  readonly what: (typeof CALLS)[number];
  readonly at: Station;
}
export const callKey = (member: string, turn: number): string => `call:${member}:${turn}`;
export function callsOf(sketches: Sketches): Call[] {
  const calls: Call[] = [];
  for (const [key, { value }] of sketches) {
    const [kind, member = "", turn = ""] = key.split(":");
    if (kind !== "call" || typeof value !== "object" || value === null) continue;
    const { what: said, at } = value as { what?: unknown; at?: unknown };
    const what = CALLS.find((one) => one === said);
    if (what && typeof at === "string" && isStation(at)) calls.push({ member, turn: Number(turn), what, at });
  }
  return calls.toSorted((a, b) => a.turn - b.turn || a.member.localeCompare(b.member));
}

/** A signal: a phrase, and what it points at. */
export interface Signal {
  readonly text: string;
  readonly at: string;
}
export const signalKey = (member: string): string => `sig:${member}`;
export function signalOf(sketches: Sketches, member: string): Signal | null {
  const value = sketches.get(signalKey(member))?.value;
  if (typeof value !== "object" || value === null) return null;
  const { text, at } = value as { text?: unknown; at?: unknown };
  return typeof text === "string" ? { text, at: typeof at === "string" ? at : "" } : null;
}

/** Every key of the planning ship, to clear it all. */
export const strokes = (sketches: Sketches): string[] =>
  [...sketches.keys()].filter((key) => /^(fig|en|call):/.test(key));
