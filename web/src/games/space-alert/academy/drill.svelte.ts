/** The clock of a lesson: it runs once, makes announcements when they are due, and ends the planning. */
import type { Said } from "../types";

export class Drill {
  elapsed = $state(0);
  running = $state(false);
  #since = 0;

  constructor(
    readonly length: number,
    readonly script: readonly Said[],
    /** Called once, at the end. */
    readonly ended: () => void,
    /** How much faster than a watch; for trying things out. */
    readonly rate = 1,
  ) {}

  get over(): boolean {
    return this.elapsed >= this.length;
  }
  get left(): number {
    return this.length - this.elapsed;
  }
  /** The computer's announcements so far. */
  get said(): readonly Said[] {
    return this.running || this.over ? this.script.filter((one) => one.at <= this.elapsed) : [];
  }

  start(): void {
    if (this.running || this.over) return;
    this.#since = performance.now();
    this.running = true;
  }
  /** Stops for good, such as when the plan is flown early. */
  stop(): void {
    this.running = false;
  }
  /** Called a few times a second while it runs. */
  tick(now: number): void {
    if (!this.running) return;
    this.elapsed = Math.min(this.length, (now - this.#since) * this.rate);
    if (!this.over) return;
    this.running = false;
    this.ended();
  }
}
