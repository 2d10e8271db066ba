/* What a builder has in mind: how the tile in hand is turned, which square it hovers over, what is open. */
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

/** How long a hole is strong, and a tile new. */
const FRESH_MS = 5000;
/** So much at once is no hand at work. */
const LEAP = 6;

export class Desk {
  /** Quarter turns clockwise of the tile in hand. */
  turn = $state(0);
  /** The square in question: chosen by a tap, the arrow keys, or with nothing in hand to read about its tile. */
  square = $state<string | null>(null);
  /** The square under the pointer. */
  pointed = $state<string | null>(null);
  /** In flight: the battery to draw on, the block to stow. */
  readonly hand = new Hand();
  /** The latest flight whose bill was put away. */
  paid = $state(0);
  /** Number tiles are being offered. */
  finishing = $state(false);
  /** The kind of tile that is looked for in the warehouse; empty: any. */
  kind = $state("");
  /** The tile that is read there, before it is taken. */
  reading = $state("");
  /** On a phone: the warehouse is open. */
  browsing = $state(false);
  /** Tiles that have just been laid there, and places just emptied, as "hole 7". */
  readonly fresh = new SvelteSet<string>();
  /** What the bench says, for those who listen. */
  said = $state("");
  /** Whose ship is shown large, where one does not look through one's own eyes. */
  watched = $state<number | null>(null);
  /** Cabins in which aliens would live. */
  purple = $state<string | null>(null);
  brown = $state<string | null>(null);
  /** How each tile lay when it was last in this hand. */
  private turns = new Map<string, number>();
  /** The parts of the page come and go with a phone's tabs; what they stood for stays. */
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

  /** Where the tile in hand would go now. */
  spot(p: Props): string | null {
    const open = openSquares(p);
    return [this.pointed, this.square].find((one) => one !== null && open.includes(one)) ?? null;
  }
  /** A tile has come to hand: it lies as it lay before. */
  pickUp(tile: string): void {
    if (tile === this.held) return;
    this.held = tile;
    this.turn = this.turns.get(tile) ?? 0;
    if (!tile) return;
    this.finishing = false;
    this.reading = "";
    this.browsing = false;
  }
  /** What was in question in one phase is not in the next. */
  enter(phase: string): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.square = null;
    this.finishing = false;
    this.purple = null;
    this.brown = null;
  }
  /** Marks for some seconds what has changed in the warehouse; not what one finds there, or after a leap. */
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
  /** The tile that is read, if it still lies there. */
  read(p: Props): string {
    return p.view.public.open.includes(this.reading) ? this.reading : "";
  }
  rotate(by: number): void {
    this.turn = (this.turn + by + 4) % 4;
    sound.play(RATCHET);
  }

  /** Over a square with a mouse, one click places; under a finger the first tap shows how it would sit. */
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

  /** The first square on which the tile fits as it is turned, or any. */
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
  /** To the nearest open square in a direction. */
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
