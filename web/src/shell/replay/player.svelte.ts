/** The position and movement of a replay. */
import { move, type Turn, type Turning, turningPoints, turns, type Unit } from "../../lib/replay";
import type { Replay } from "../../wire/types";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for one step at speed 1. */
const BEAT = 900;

export class Player {
  place = $state(0);
  unit = $state<Unit>("step");
  speed = $state<number>(1);
  playing = $state(false);
  /** The events of the current frame, if a single step forward reached it. */
  happening = $state.raw<{ id: number; events: Replay["frames"][number]["events"] }>({ id: 0, events: [] });
  readonly turns: readonly Turn[];
  /** The turning points: by points, or by chances once those are known. */
  turnings = $state.raw<readonly Turning[]>([]);

  constructor(
    readonly replay: Replay,
    start: number,
    flags = 5,
  ) {
    this.turns = turns(replay.frames);
    this.turnings = turningPoints(replay.frames, flags);
    this.place = Math.min(Math.max(0, start), this.last);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }
  /** Whether everyone wins or loses together: then all have the same chance. */
  get crew(): boolean {
    return this.replay.names.length > 1 && this.replay.outcome?.together === true;
  }
  get frame(): Replay["frames"][number] | undefined {
    return this.replay.frames[this.place];
  }
  /** How long a board may take to show one step. */
  get beat(): number {
    return Math.min(260, (BEAT * 0.5) / this.speed);
  }

  go(place: number): void {
    const next = Math.min(this.last, Math.max(0, place));
    if (next === this.place) return;
    const single = next === this.place + 1;
    this.place = next;
    const events = single ? (this.replay.frames[next]?.events ?? []) : [];
    this.happening = { id: this.happening.id + 1, events };
  }

  step(direction: 1 | -1): void {
    this.go(move(this.turns, this.place, this.unit, direction));
  }

  toggle(): void {
    if (!this.playing && this.place === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Called during a component's setup: plays the replay. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        this.step(1);
        if (this.place === this.last) this.playing = false;
      }, BEAT / this.speed);
      return () => clearInterval(timer);
    });
  }

  /** The next turning point in a direction, from the current place. */
  turning(direction: 1 | -1): Turning | undefined {
    return direction === 1
      ? this.turnings.find((turning) => turning.place > this.place)
      : this.turnings.findLast((turning) => turning.place < this.place);
  }
}
