/** The clock of a lesson: it runs once, tells what is due, and lets nothing be laid after its end. */
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
  /** What the computer has said so far. */
  get said(): readonly Said[] {
    return this.running || this.over ? this.script.filter((one) => one.at <= this.elapsed) : [];
  }

  start(): void {
    if (this.running || this.over) return;
    this.#since = performance.now();
    this.running = true;
  }
  /** Stops for good, as when the plan is handed in early. */
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
