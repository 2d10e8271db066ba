/* Plays the scenes of an update one after another; a tap skips to the end. */
import type { PartView } from "../../view";
import { beats, type Scene } from "./show";

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

  play(list: readonly Scene[], ghosts: readonly PartView[], beat: number): void {
    this.stop();
    this.queue = [...list];
    this.ghosts = ghosts;
    this.beat = beat;
    this.next();
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
    this.lasts = beats(this.scene) * this.beat;
    this.timer = setTimeout(() => this.next(), this.lasts);
  }
}
