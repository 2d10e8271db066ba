/* Plays the scenes of the updates one by one; a tap skips to the end. */
import { untrack } from "svelte";
import type { Props } from "../../desk.svelte";
import { columnRow } from "../../layout";
import type { PartView, Public } from "../../view";
import { beats, ghosts, onItsWay, type Scene, scenes } from "./show";

const MANY = 6;
/** The scenes of a finished card end within this time, and at most this many of them are shown. */
const HURRY_MS = 1500;
const LAST = 4;

interface Reeled {
  readonly scene: Scene;
  /** The longest it may last, in milliseconds. */
  readonly most: number;
}

export class Reel {
  scene = $state<Scene | null>(null);
  /** Counts scenes, to tell equal ones apart. */
  take = $state(0);
  lasts = $state(0);
  /** Lost parts that are still drawn. */
  ghosts = $state.raw<readonly PartView[]>([]);
  private queue: Reeled[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat = 220;

  get playing(): boolean {
    return this.scene !== null;
  }

  /** Queues the scenes of an update behind those still playing. */
  play(list: readonly Scene[], ghosts: readonly PartView[], beat: number): void {
    this.queue.push(...list.map((scene) => ({ scene, most: Number.POSITIVE_INFINITY })));
    const squares = new Set(ghosts.map((part) => part.square));
    this.ghosts = [...this.ghosts.filter((part) => !squares.has(part.square)), ...ghosts];
    this.beat = beat;
    if (!this.scene) this.next();
  }

  /** Speeds up the remaining scenes, because their card is over. */
  hurry(): void {
    const late = this.queue.slice(-LAST);
    this.queue = late.map(({ scene, most }) => ({ scene, most: Math.min(most, HURRY_MS / late.length) }));
    const seen = new Set([this.scene, ...late.map((one) => one.scene)].flatMap((one) => squaresOf(one)));
    this.ghosts = this.ghosts.filter((part) => seen.has(part.square));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.scene = null;
    this.ghosts = [];
  }

  private next(): void {
    const gone = squaresOf(this.scene);
    this.ghosts = this.ghosts.filter((part) => !gone.includes(part.square));
    const next = this.queue.shift();
    if (!next) {
      this.stop();
      return;
    }
    this.scene = next.scene;
    this.take += 1;
    // A reel that is far behind plays faster.
    const haste = Math.max(1, this.queue.length / MANY);
    this.lasts = Math.min((beats(next.scene) * this.beat) / haste, next.most);
    this.timer = setTimeout(() => this.next(), this.lasts);
  }
}

/** The squares whose parts are lost in a scene. */
const squaresOf = (scene: Scene | null): readonly string[] =>
  scene?.kind === "destroyed" || scene?.kind === "adrift" ? scene.squares : [];

/** A reel that shows what happens to one ship while the calling component is mounted. */
export function follow(now: () => { p: Props; seat: number }): Reel {
  const reel = new Reel();
  // The update is played on the ship as it was before.
  let before: { table: Public; seat: number } | null = null;
  const table = $derived(now().p.view.public);
  const happening = $derived(now().p.happening);
  $effect(() => {
    const shown = table;
    const told = happening;
    untrack(() => {
      const { p, seat } = now();
      const was = before;
      before = { table: shown, seat };
      if (!p.settings.motion || was?.seat !== seat) reel.stop();
      else if (was.table !== shown) {
        if (was.table.flown.length !== shown.flown.length) reel.hurry();
        const list = scenes(told.events, seat, onItsWay(was.table, seat));
        if (list.length) reel.play(list, ghosts(was.table, shown, seat), p.settings.beat);
      }
    });
  });
  $effect(() => () => reel.stop());
  return reel;
}

/** How a part moves in a scene: a part that breaks off drifts away from the middle of the ship. */
export function mood(scene: Scene | null, part: PartView, start: string): string {
  if (!squaresOf(scene).includes(part.square)) return "";
  const [column] = columnRow(part.square);
  const side = column < columnRow(start)[0] ? "port" : "starboard";
  return `${scene?.kind === "adrift" ? "adrift" : "broken"} ${side}`;
}
