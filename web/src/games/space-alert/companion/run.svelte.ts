/** One device, one mission: the clock, the announcements so far, and the state that survives a reload. */
import { keep, kept } from "../../../lib/keep";
import type { Cue, MissionScript } from "../types";

const KEY = "readyroom.space-alert.companion";
const TICK = 100;
/** An announcement later than this is skipped: the page was asleep. */
const TOO_LATE = 6000;

export interface Kept {
  readonly name: string;
  readonly seed: string;
  readonly crew: number;
  readonly elapsed: number;
}
export const interrupted = (): Kept | null => kept<Kept | null>(KEY, null);
export const forget = (): void => keep(KEY, null);

export class Run {
  elapsed = $state(0);
  running = $state(false);
  /** The latest announcement. */
  said = $state.raw<readonly Cue[]>([]);
  #since = 0;
  #base = 0;
  #saved = 0;

  constructor(
    readonly script: MissionScript,
    readonly asked: Omit<Kept, "elapsed">,
    /** Says a cue aloud. */
    readonly say: (cue: Cue) => void,
    start = 0,
    /** How much faster than a watch; for trying things out. */
    readonly rate = 1,
  ) {
    this.elapsed = start;
    this.said = script.cues.filter((cue) => cue.at < start);
  }

  get over(): boolean {
    return this.elapsed >= this.script.length;
  }
  /** 1 to 3. */
  get phase(): number {
    return Math.min(
      this.script.phase_ends.length,
      1 + this.script.phase_ends.filter((end) => this.elapsed >= end).length,
    );
  }
  /** Communications are down. */
  get silent(): boolean {
    return this.#within(this.script.silences) !== null;
  }
  /** Milliseconds left of the data transfer that is open. */
  get transfer(): number | null {
    const open = this.#within(this.script.transfers);
    return open ? open[1] - this.elapsed : null;
  }
  /** The end of the phase, once the computer has announced it. */
  get warned(): number | null {
    const end = this.script.phase_ends[this.phase - 1] ?? 0;
    return end - this.elapsed <= 60_000 && !this.over ? end - this.elapsed : null;
  }

  start(): void {
    if (this.running || this.over) return;
    this.#base = this.elapsed;
    this.#since = performance.now();
    this.running = true;
    this.#advance();
  }
  pause(): void {
    if (!this.running) return;
    this.#advance();
    this.running = false;
    this.#keep();
  }
  /** Called while a component is being set up: the clockwork. */
  run(): void {
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => this.#advance(), TICK);
      return () => clearInterval(timer);
    });
  }

  #advance(): void {
    const before = this.elapsed;
    const now = Math.min(this.script.length, this.#base + (performance.now() - this.#since) * this.rate);
    const due = this.script.cues.filter((cue) => cue.at <= now && !this.said.includes(cue));
    this.elapsed = now;
    if (due.length) this.said = [...this.said, ...due];
    for (const cue of due) if (now - cue.at < TOO_LATE * this.rate) this.say(cue);
    if (this.over) this.running = false;
    if (before - this.#saved > 900 || this.over) this.#keep();
  }
  #keep(): void {
    this.#saved = this.elapsed;
    keep(KEY, this.over ? null : { ...this.asked, elapsed: this.elapsed });
  }
  #within(spans: readonly (readonly [number, number])[]): readonly [number, number] | null {
    return spans.find(([from, until]) => this.elapsed >= from && this.elapsed < until) ?? null;
  }
}
