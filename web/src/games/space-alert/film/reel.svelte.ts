/** Where the film stands and how it moves. */

import type { Film } from "../types";
import { type Scene, scenes, turnStarts, weight } from "./scenes";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** One frame of usual weight at speed 1. */
const BEAT = 1100;

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** False: somebody else decides what is shown. */
  mine = $state(true);
  readonly all: readonly Scene[];
  readonly starts: readonly { turn: number; at: number }[];

  constructor(
    readonly film: Film,
    /** Told of every place that was gone to here. */
    readonly moved: (at: number) => void = () => undefined,
  ) {
    this.all = scenes(film);
    this.starts = turnStarts(this.all);
  }

  get last(): number {
    return this.all.length - 1;
  }
  get scene(): Scene | undefined {
    return this.all[this.at];
  }

  go(at: number): void {
    const next = Math.min(this.last, Math.max(0, at));
    if (next === this.at) return;
    this.at = next;
    this.moved(next);
  }
  step(direction: 1 | -1): void {
    this.playing = false;
    this.go(this.at + direction);
  }
  /** To the beginning of a turn. */
  turn(turn: number): void {
    const start = this.starts.find((one) => one.turn === turn);
    if (start) this.go(start.at);
  }
  /** To the turn after, or back to the start of this one, and then to the one before. */
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

  /** Called while a component is being set up: the clockwork of playing on. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      const event = this.scene?.frame.event;
      const timer = setTimeout(
        () => {
          this.go(this.at + 1);
          if (this.at === this.last) this.playing = false;
        },
        (BEAT * (event ? weight(event) : 1)) / this.speed,
      );
      return () => clearTimeout(timer);
    });
  }

  /** What a key does; true when it did something. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    switch (event.key) {
      case " ":
        this.toggle();
        return true;
      case "ArrowRight":
        event.shiftKey ? this.byTurn(1) : this.step(1);
        return true;
      case "ArrowLeft":
        event.shiftKey ? this.byTurn(-1) : this.step(-1);
        return true;
      case "PageDown":
        this.byTurn(1);
        return true;
      case "PageUp":
        this.byTurn(-1);
        return true;
      case "Home":
        this.go(0);
        return true;
      case "End":
        this.go(this.last);
        return true;
      default:
        return false;
    }
  }
}
