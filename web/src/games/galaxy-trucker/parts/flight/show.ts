/*
 * The flight as an animation: one update as a series of scenes on one ship. A meteor or shot comes in along its line
 * and misses, bounces, is shot, meets a shield or hits; parts break and drift off; crew, goods and tokens go.
 */
import { isOf } from "../../../../lib/kinds";
import type { GameEvent as Happened, HitView, PartView, Public } from "../../view";
import { truckerOf } from "../../view";

/** How a meteor or a shot ends. */
export const FATES = ["missed", "bounced", "shield_held", "meteor_shot", "destroyed"] as const;
export type Fate = (typeof FATES)[number];
export interface Threat {
  readonly kind: "threat";
  readonly threat: HitView["threat"];
  readonly side: HitView["side"];
  readonly line: number;
  readonly fate: Fate;
  /** Where it ends; empty when it misses. */
  readonly square: string;
  /** Whether it was already waiting close to the ship while its owner decided. */
  readonly near: boolean;
}
/** A threat on its way, with its end still unknown. */
export type Coming = Pick<Threat, "threat" | "side" | "line" | "square">;
interface Loss {
  readonly kind: "destroyed" | "adrift";
  readonly squares: readonly string[];
}
interface Gone {
  readonly kind: "gone";
  readonly square: string;
  readonly what: "crew" | "good" | "token";
}
export type Scene = Threat | Loss | Gone;

/** The scenes of one ship. `asked` is the meteor or shot that its owner was asked about. */
export function scenes(events: readonly Happened[], seat: number, asked: Coming | null): Scene[] {
  const found: Scene[] = [];
  let coming: Omit<Threat, "fate" | "kind"> | null = asked && { ...asked, near: true };
  for (const event of events) {
    if (event.type === "rolled" || event.type === "incoming") {
      coming = {
        threat: event.threat,
        side: event.side,
        line: event.line,
        square: "",
        near: false,
      };
      continue;
    }
    if (!("seat" in event) || event.seat !== seat) continue;
    if (isOf(event, ...FATES) && coming) {
      const square = "square" in event ? event.square : coming.square;
      found.push({ kind: "threat", ...coming, square, fate: event.type });
      coming = null;
    }
    if (event.type === "destroyed") found.push({ kind: "destroyed", squares: [event.square] });
    if (event.type === "fell_off" || event.type === "parts_given_up")
      found.push({ kind: "adrift", squares: event.squares });
    if (event.type === "crew_lost") found.push({ kind: "gone", square: event.cabin, what: "crew" });
    if (event.type === "good_lost") found.push({ kind: "gone", square: event.hold, what: "good" });
    if (event.type === "token_lost") found.push({ kind: "gone", square: event.battery, what: "token" });
  }
  return joined(found);
}

/** Joins parts destroyed in one blast into one scene. */
function joined(list: readonly Scene[]): Scene[] {
  const found: Scene[] = [];
  for (const scene of list) {
    const last = found.at(-1);
    if (scene.kind === "destroyed" && last?.kind === "destroyed")
      found[found.length - 1] = { kind: "destroyed", squares: [...last.squares, ...scene.squares] };
    else found.push(scene);
  }
  return found;
}

/** The threat that was on its way in this view of the table. */
export function onItsWay(table: Public, seat: number): Coming | null {
  const hit = table.hits[table.hit];
  if (!hit || !table.line) return null;
  const stake = table.stakes.find((one) => one.seat === seat);
  return stake?.fate ? { threat: hit.threat, side: hit.side, line: table.line, square: stake.squares[0] ?? "" } : null;
}

/** The parts that a ship has lost: they are drawn until their scene is over. */
export function ghosts(before: Public, now: Public, seat: number): PartView[] {
  const left = new Set(truckerOf(now, seat)?.parts.map((part) => part.square));
  return before.flight === now.flight
    ? (truckerOf(before, seat)?.parts.filter((part) => !left.has(part.square)) ?? [])
    : [];
}

/** How long a scene lasts, in beats. Dice roll before a threat comes. */
export const beats = (scene: Scene): number =>
  scene.kind === "threat" ? (scene.near ? 2.5 : 5) : scene.kind === "gone" ? 1.5 : 4;

/** The dice rolled for a threat. */
export interface Roll {
  readonly side: HitView["side"];
  readonly line: number;
  readonly dice: readonly number[];
}
/** The roll to show beside a ship: for its owner's decision, else for the scene being played, else for someone
 * else's decision. A ship that is out shows no later rolls. */
export function rollOf(table: Public, seat: number, scene: Scene | null, stories: readonly Roll[]): Roll | null {
  const hit = table.hits[table.hit];
  const pending = hit && table.line ? { side: hit.side, line: table.line } : null;
  const played = scene?.kind === "threat" ? scene : null;
  const mine = pending && table.waiting_for.includes(seat);
  const shown = mine ? pending : (played ?? (scene || !truckerOf(table, seat)?.flying ? null : pending));
  if (!shown) return null;
  const { side, line } = shown;
  return { side, line, dice: stories.findLast((one) => one.side === side && one.line === line)?.dice ?? [] };
}
