/*
 * Who is who. The rules only count figures of a kind, but players grow fond of their crew, so the page follows each
 * figure through the log: everyone at a match sees the same faces, after every move and after a reload.
 */

import { FIGURES } from "../../art/starship-captains/figures";
import type { Line } from "../../wire/types";
import type { Catalog } from "./catalog";
import type { GameEvent, ShipView } from "./view";

/** One crew member. */
export interface Standing {
  readonly figure: string;
  /** The seed of the face, fixed for the whole match. */
  readonly seed: string;
}

/** A ship's crew: ready, in the queue, and away on a mission or at work. */
export interface Roster {
  readonly ready: readonly Standing[];
  readonly queue: readonly Standing[];
  readonly away: readonly Standing[];
}

export const NOBODY: Roster = { ready: [], queue: [], away: [] };

/** Events that only happen on a captain's own turn, or when the round is over. */
const NEXT_TURN = new Set<GameEvent["type"]>([
  "trained",
  "promoted",
  "activated",
  "awakened",
  "mission_taken",
  "passed",
  "queue_slid",
]);

/** Among several of one kind, the one who has waited longest goes first. */
class Crew {
  ready: Standing[] = [];
  queue: Standing[] = [];
  away: Standing[] = [];
  /** Commanders between two tasks. They queue up after the turn, which no event reports. */
  private busy: Standing[] = [];
  private came = 0;

  constructor(
    private readonly seat: number,
    start: Catalog["crew"],
  ) {
    this.ready = start.ready.map((figure) => this.newcomer(figure));
    this.queue = start.queue.map((figure) => this.newcomer(figure));
  }

  newcomer(figure: string): Standing {
    return { figure, seed: `${this.seat} ${this.came++}` };
  }

  /** Follows an event about this captain's crew. */
  hear(event: GameEvent): void {
    if (NEXT_TURN.has(event.type)) this.queue.push(...this.busy.splice(0));
    switch (event.type) {
      case "trained":
        this.become(event.figure, event.colour);
        return;
      case "promoted":
        this.become(event.colour, `${event.colour}-commander`);
        return;
      case "activated":
        move(this.ready, event.figure, event.figure.endsWith("-commander") ? this.busy : this.queue);
        return;
      case "assigned":
        move(this.ready, event.figure, this.away);
        return;
      case "commanded":
      case "dequeued":
        move(this.queue, event.figure, this.ready);
        return;
      case "android_left":
        take(this.away, "android");
        return;
      case "mission_done":
        this.queue.push(...this.away.filter((one) => one.figure !== "android"));
        this.away = this.away.filter((one) => one.figure === "android");
        return;
      case "queue_slid":
        for (const figure of event.figures) move(this.queue, figure, this.ready);
        return;
      case "android_gained":
        this.ready.push(this.newcomer("android"));
        return;
      case "cadet_gained":
        this.ready.push(this.newcomer("cadet"));
    }
  }

  private become(from: string, to: string): void {
    const at = this.ready.findIndex((one) => one.figure === from);
    const one = this.ready[at];
    if (one) this.ready[at] = { figure: to, seed: one.seed };
  }

  /** The same figures, placed where the table shows them: the table is always right. */
  at(ship: ShipView, away: readonly string[]): Roster {
    const left = [...this.queue, ...this.away, ...this.busy, ...this.ready];
    let strangers = 0;
    // Figures whose place has not changed keep it; the others are assigned after them.
    const from = (figure: string, first: readonly Standing[]): Standing => {
      const known =
        first.find((one) => one.figure === figure && left.includes(one)) ?? left.find((one) => one.figure === figure);
      if (!known) return { figure, seed: `${this.seat} unheard of ${strangers++}` };
      left.splice(left.indexOf(known), 1);
      return known;
    };
    const queue = ship.queue.map((figure) => from(figure, this.queue));
    const gone = away.map((figure) => from(figure, this.away));
    const ready = FIGURES.flatMap((figure) =>
      Array.from({ length: ship.ready[figure] }, () => from(figure, this.ready)),
    );
    return { ready, queue, away: gone };
  }
}

/** The crews of everyone at one table. */
export class Faces {
  private crews: Crew[] = [];
  private heard: readonly Line<GameEvent>[] = [];
  private readonly known = new WeakMap<ShipView, { at: unknown; roster: Roster }>();

  /** A ship's crew. `away`: the figures that the table shows on a mission or at work. */
  of(lines: readonly Line<GameEvent>[], ship: ShipView, away: readonly string[], start: Catalog["crew"]): Roster {
    const found = this.known.get(ship);
    if (found?.at === lines) return found.roster;
    this.follow(lines, start);
    const roster = this.crew(ship.seat, start).at(ship, away);
    this.known.set(ship, { at: lines, roster });
    return roster;
  }

  /** Continues from the last line read; starts over if something was undone. */
  private follow(lines: readonly Line<GameEvent>[], start: Catalog["crew"]): void {
    const before = this.heard.length;
    if (before > lines.length || (before && lines[before - 1] !== this.heard[before - 1])) {
      this.crews = [];
      this.heard = [];
    }
    for (const { event } of lines.slice(this.heard.length))
      if ("seat" in event && event.seat >= 0) this.crew(event.seat, start).hear(event);
    this.heard = lines;
  }

  private crew(seat: number, start: Catalog["crew"]): Crew {
    this.crews[seat] ??= new Crew(seat, start);
    return this.crews[seat];
  }
}

/** Who takes which line of a mission: those already sent, then the first ready figure of each kind, line by line. */
export function takers(roster: Roster, crew: readonly (string | null)[], sent: number): (Standing | null)[] {
  const left = [...roster.ready];
  return crew.map((figure, i) => (figure === null ? null : i < sent ? (roster.away[i] ?? null) : take(left, figure)));
}

function take(from: Standing[], figure: string): Standing | null {
  const at = from.findIndex((one) => one.figure === figure);
  return at < 0 ? null : (from.splice(at, 1)[0] ?? null);
}

function move(from: Standing[], figure: string, to: Standing[]): void {
  const one = take(from, figure);
  if (one) to.push(one);
}
