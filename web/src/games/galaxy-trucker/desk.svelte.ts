/* The builder's page state: how the tile in hand is turned, which square it hovers over, what is open. */
import { SvelteSet } from "svelte/reactivity";
import { sound } from "../../lib/sound";
import type { BoardProps } from "../../shell/board";
import { catalogOf } from "./catalog";
import { built, fitOf, fits, lying } from "./fit";
import { type Layout, layoutOf } from "./layout";
import { Hand } from "./parts/flight/hand.svelte";
import { RATCHET } from "./sound";
import { find, openSquares, placing } from "./targets";
import { type Action, type Game, type Public, shownSeat, type TruckerView, truckerOf } from "./view";

export type Props = BoardProps<Game, Desk>;

/** How long a fresh hole or tile is marked, in milliseconds. */
const FRESH_MS = 5000;
/** This many changes at once are not someone's hand at work. */
const LEAP = 6;

export class Desk {
  /** Quarter turns clockwise of the tile in hand. */
  turn = $state(0);
  /** The selected square: chosen by tap or arrow keys; with empty hands, the one whose tile is read. */
  square = $state<string | null>(null);
  /** The square under the pointer. */
  pointed = $state<string | null>(null);
  /** In flight: the battery to draw on, the block to stow. */
  readonly hand = new Hand();
  /** The latest flight whose bill was closed. */
  paid = $state(0);
  /** Whether number tiles are on offer. */
  finishing = $state(false);
  /** The kind of tile to look for in the warehouse; empty: any. */
  kind = $state("");
  /** The warehouse tile being read, before anyone takes it. */
  reading = $state("");
  /** Whether the warehouse is open on a phone. */
  browsing = $state(false);
  /** Tiles just laid there and places just emptied, as "hole 7". */
  readonly fresh = new SvelteSet<string>();
  /** What the bench says, for screen readers. */
  said = $state("");
  /** The ship shown large to someone without a ship of their own. */
  watched = $state<number | null>(null);
  /** The cabins chosen for aliens. */
  purple = $state<string | null>(null);
  brown = $state<string | null>(null);
  /** How each tile was turned when it was last in hand. */
  private turns = new Map<string, number>();
  /** Kept here because a phone's tabs mount and unmount the parts of the page. */
  private held = "";
  private phase = "";
  private lay: ReadonlySet<string> | null = null;

  seat(p: Props): number {
    return this.watched ?? shownSeat(p.view.public, p.seat);
  }
  trucker(p: Props): TruckerView | undefined {
    return truckerOf(p.view.public, this.seat(p));
  }
  layout(p: Props): Layout | null {
    const board = catalogOf(p.catalog).boards.get(p.view.public.ship_class);
    return board ? layoutOf(board) : null;
  }

  /** The square where the tile in hand would go now. */
  spot(p: Props): string | null {
    const open = openSquares(p);
    return [this.pointed, this.square].find((one) => one !== null && open.includes(one)) ?? null;
  }
  /** A tile comes into the hand, turned as it was before. */
  pickUp(tile: string): void {
    if (tile === this.held) return;
    this.held = tile;
    this.turn = this.turns.get(tile) ?? 0;
    if (!tile) return;
    this.finishing = false;
    this.reading = "";
    this.browsing = false;
  }
  /** Clears the selection when a new phase begins. */
  enter(phase: string): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.square = null;
    this.finishing = false;
    this.purple = null;
    this.brown = null;
  }
  /** Marks for some seconds what changed in the warehouse, but not its first state or what changed in a jump. */
  watch(table: Public): void {
    const lie = new Set([...table.open, ...table.holes.map((one) => `hole ${one.place}`)]);
    const { lay } = this;
    const news = lay ? [...lie].filter((one) => !lay.has(one)) : [];
    this.lay = lie;
    if (news.length > LEAP) return;
    for (const one of news) {
      this.fresh.add(one);
      setTimeout(() => this.fresh.delete(one), FRESH_MS);
    }
  }
  /** The tile being read, if it is still there. */
  read(p: Props): string {
    return p.view.public.open.includes(this.reading) ? this.reading : "";
  }
  rotate(by: number): void {
    this.turn = (this.turn + by + 4) % 4;
    sound.play(RATCHET);
  }

  /** With a mouse over a square, one click places the tile; the first tap of a finger only shows how it would fit. */
  tap(p: Props, square: string): void {
    if (this.pointed === square || this.square === square) void this.place(p, square);
    else this.square = square;
  }
  async place(p: Props, square = this.spot(p)): Promise<void> {
    const hand = this.trucker(p)?.hand;
    if (!square || !hand || !openSquares(p).includes(square)) return;
    this.turns.set(hand, this.turn);
    this.square = null;
    this.pointed = null;
    await p.act(placing(square, this.turn));
  }
  do(p: Props, type: Action["type"]): boolean {
    const action = find(p, type);
    if (action) void p.act(action);
    return action !== undefined;
  }

  /** The first square where the tile fits as it is turned, or else any open one. */
  firstFit(p: Props): string | null {
    const trucker = this.trucker(p);
    const layout = this.layout(p);
    const { tiles } = catalogOf(p.catalog);
    const tile = tiles.get(trucker?.hand ?? "");
    const open = openSquares(p);
    if (!trucker || !layout || !tile) return null;
    const ship = built(trucker.parts, tiles);
    return open.find((one) => fits(fitOf(layout, ship, lying(one, tile, this.turn)))) ?? open[0] ?? null;
  }
  /** Moves to the nearest open square in a direction. */
  step(p: Props, dx: number, dy: number): void {
    const layout = this.layout(p);
    const from = this.spot(p);
    if (!layout) return;
    this.pointed = null;
    if (!from) {
      this.square = this.firstFit(p);
      return;
    }
    const here = layout.at(from);
    const ahead = openSquares(p)
      .map((square) => ({ square, x: layout.at(square).x - here.x, y: layout.at(square).y - here.y }))
      .filter(({ x, y }) => x * dx + y * dy > 0)
      .map((one) => ({ ...one, far: Math.abs(one.x) * (dx ? 1 : 2.5) + Math.abs(one.y) * (dy ? 1 : 2.5) }));
    this.square = ahead.sort((a, b) => a.far - b.far)[0]?.square ?? from;
  }
}
