/** The film's position and motion. */

import type { Film } from "../types";
import { type Scene, scenes, turnStarts, weight } from "./scenes";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** One frame of usual weight at speed 1. */
const BEAT = 1100;
/** A show begins with a countdown of this many seconds. */
const LEAD = 3;

/** A film's position, as told by the person who runs it; the countdown before the first frame is -3, -2, -1. */
export interface Place {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
}

/** The position told, if it is a valid one. */
export function placeOf(told: unknown): Place | null {
  if (typeof told !== "object" || told === null) return null;
  const { at, playing, speed } = told as Partial<Place>;
  if (typeof at !== "number") return null;
  return { at: Math.round(at), playing: playing === true, speed: SPEEDS.find((one) => one === speed) ?? 1 };
}

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** False: someone else runs the film, and this one only follows. */
  mine = $state(true);
  readonly all: readonly Scene[];
  readonly starts: readonly { turn: number; at: number }[];

  constructor(readonly film: Film) {
    this.all = scenes(film);
    this.starts = turnStarts(this.all);
  }

  get last(): number {
    return this.all.length - 1;
  }
  /** Seconds until the first frame, during the countdown. */
  get countdown(): number {
    return Math.max(0, -this.at);
  }
  get scene(): Scene | undefined {
    return this.all[Math.max(0, this.at)];
  }
  get place(): Place {
    return { at: this.at, playing: this.playing, speed: this.speed };
  }

  /** Follows someone else's position. */
  follow(place: Place): void {
    this.at = Math.min(this.last, Math.max(-LEAD, place.at));
    this.playing = place.playing;
    this.speed = place.speed;
  }
  /** Begins as a show, with a countdown. */
  begin(): void {
    this.at = -LEAD;
    this.playing = true;
  }
  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
  }
  step(direction: 1 | -1): void {
    this.playing = false;
    this.go(Math.max(0, this.at) + direction);
  }
  /** To the beginning of a turn. */
  turn(turn: number): void {
    const start = this.starts.find((one) => one.turn === turn);
    if (start) this.go(start.at);
  }
  /** To the next turn, or back to the start of this one, and then to the one before. */
  byTurn(direction: 1 | -1): void {
    this.playing = false;
    const starts = this.starts.map((one) => one.at);
    const goal =
      direction === 1 ? starts.find((start) => start > this.at) : starts.findLast((start) => start < this.at);
    this.go(goal ?? (direction === 1 ? this.last : 0));
  }
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }
  /** One frame forward, or one second of the countdown; called when a frame's time is over. */
  advance(): void {
    this.at = Math.min(this.last, this.at + 1);
    if (this.at === this.last) this.playing = false;
  }
  /** How long the current frame stays, in milliseconds. */
  get lasts(): number {
    const event = this.scene?.frame.event;
    return this.countdown ? 1000 : (BEAT * (event ? weight(event) : 1)) / this.speed;
  }

  /** Called while a component is being set up: the clockwork of playing on. */
  run(): void {
    $effect(() => {
      if (!this.playing || !this.mine) return;
      void this.at;
      const timer = setTimeout(() => this.advance(), this.lasts);
      return () => clearTimeout(timer);
    });
  }

  /** The action of a key; null if it has none. */
  key(event: KeyboardEvent): (() => void) | null {
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    switch (event.key) {
      case " ":
        return () => this.toggle();
      case "ArrowRight":
        return () => (event.shiftKey ? this.byTurn(1) : this.step(1));
      case "ArrowLeft":
        return () => (event.shiftKey ? this.byTurn(-1) : this.step(-1));
      case "PageDown":
        return () => this.byTurn(1);
      case "PageUp":
        return () => this.byTurn(-1);
      case "Home":
        return () => this.go(0);
      case "End":
        return () => this.go(this.last);
      default:
        return null;
    }
  }
}
