/* Plays the scenes of the updates one after another; a tap skips to the end. */
import type { PartView } from "../../view";
import { beats, type Scene } from "./show";

const MANY = 6;

export class Reel {
  scene = $state<Scene | null>(null);
  /** Counts scenes, so that equal ones are told apart. */
  take = $state(0);
  lasts = $state(0);
  /** Parts that are lost but still to be seen. */
  ghosts = $state.raw<readonly PartView[]>([]);
  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat = 220;

  get playing(): boolean {
    return this.scene !== null;
  }

  /** An update that comes while the one before is still being played waits for its turn. */
  play(list: readonly Scene[], ghosts: readonly PartView[], beat: number): void {
    this.queue.push(...list);
    const squares = new Set(ghosts.map((part) => part.square));
    this.ghosts = [...this.ghosts.filter((part) => !squares.has(part.square)), ...ghosts];
    this.beat = beat;
    if (!this.scene) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.scene = null;
    this.ghosts = [];
  }

  private next(): void {
    const over = this.scene;
    if (over && (over.kind === "destroyed" || over.kind === "adrift"))
      this.ghosts = this.ghosts.filter((part) => !over.squares.includes(part.square));
    this.scene = this.queue.shift() ?? null;
    if (!this.scene) {
      this.ghosts = [];
      return;
    }
    this.take += 1;
    // Whoever is far behind hurries to catch up.
    const haste = Math.max(1, this.queue.length / MANY);
    this.lasts = (beats(this.scene) * this.beat) / haste;
    this.timer = setTimeout(() => this.next(), this.lasts);
  }
}
