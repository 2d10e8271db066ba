/* The player's desk: the selected card and space, the turn that the planning ship shows, and open panels. */
import { halves } from "../../art/space-alert/cards";
import type { Station } from "../../art/space-alert/ink";
import type { BoardProps } from "../../shell/board";
import { turnOf, whatIsKnown } from "./ahead";
import { arrived, matched } from "./arrivals";
import { Foresight } from "./foresight.svelte";
import { type Sketches, signalOf } from "./sketch";
import {
  type BoardNumber,
  freeTurns,
  heroicTurns,
  mayPlace,
  openCards,
  placing,
  placingSpecial,
  type Side,
  specialTurns,
  takingBack,
  turningOver,
} from "./targets";
import type { Conflict } from "./types";
import type { Action, Ahead, Game, GameEvent, Half, MemberView, SpaceView, Trajectory } from "./view";

export type Props = BoardProps<Game, Desk>;

const SIGNAL_MS = 8000;
/** A call for help stands longer, unless it is answered. */
const HELP_MS = 20_000;

/** A card in the hand. Two of a kind differ by their number. */
export interface Held {
  readonly key: string;
  readonly card: string;
  /** An android's own heroic card, to be laid on its board only. */
  readonly heroicOf: BoardNumber | null;
  /** A special card of a specialization: basic one way up, advanced the other. */
  readonly special?: boolean;
  /** The seat of the crewmate who handed it over. */
  readonly from?: number | null;
  /** It is new, and nobody has touched it yet. */
  readonly fresh?: boolean;
}

/** Both sides of a special card, written like any card. */
const SPECIAL = "special/advanced";

export class Desk {
  /** The key of the selected card. */
  held = $state<string | null>(null);
  /** Cards that have been flipped. */
  private flipped = $state<ReadonlySet<string>>(new Set());
  /** The board that is being planned: 0 is your own. */
  board = $state<BoardNumber>(0);
  /** The selected space. */
  space = $state<number | null>(null);
  /** The turn that the planning ship shows; null follows the space being filled. */
  looked = $state<number | null>(null);
  station = $state<Station | null>(null);
  /** Whether the station's whole sheet is open, and not only its calls. */
  details = $state(false);
  /** The specialization being read. */
  skill = $state<string | null>(null);
  /** Stations that someone is pointing at. */
  lit = $state.raw<readonly Station[]>([]);
  threat = $state<string | null>(null);
  /** Which part of the ship a phone shows. */
  part = $state<Trajectory | "ship">("white");
  giving = $state(false);
  /** The latest cards of a hand that had others, until they are touched. */
  private fresh = $state.raw<readonly { readonly card: string }[]>([]);
  /** Briefing: the number of the crew member whose specializations are shown; null for the next one. */
  member = $state<number | null>(null);
  /** The mission of a campaign whose film is being watched; null for none. */
  film = $state<number | null>(null);
  /** The target of the signal being chosen; null if none is, an empty string for no target. */
  signalling = $state<string | null>(null);
  /** The conflicts among calls, as the server sees them. */
  conflicts = $state.raw<readonly Conflict[]>([]);
  /** Signals given a moment ago. */
  signals = $state.raw<readonly { member: string; text: string; at: string }[]>([]);
  private heard = new Map<string, unknown>();
  /** Where the plans that this player knows lead, and where they would with the selected card on its space. */
  readonly plans = new Foresight();
  readonly trial = new Foresight();

  /** Shows each new signal for a few seconds; those from before are old. */
  listen(sketches: Sketches, first: boolean): void {
    for (const [key, sketch] of sketches) {
      if (!key.startsWith("sig:") || this.heard.get(key) === sketch.value) continue;
      this.heard.set(key, sketch.value);
      const member = key.slice("sig:".length);
      const signal = signalOf(sketches, member);
      if (first || !signal) continue;
      const shown = { member, ...signal };
      this.signals = [...this.signals.filter((one) => one.member !== member), shown];
      setTimeout(() => this.heed(shown), shown.text === "Help!" ? HELP_MS : SIGNAL_MS);
    }
  }
  /** A signal was answered or dismissed, or its time is up. */
  heed(signal: { member: string }): void {
    this.signals = this.signals.filter((one) => one !== signal);
  }

  hand(p: Props): Held[] {
    const solo = p.view.public.open_cards.length > 0;
    const cards = solo ? openCards(p) : (p.view.own?.hand ?? []);
    const counts = new Map<string, number>();
    const from = matched(cards, p.view.own?.received ?? []);
    const fresh = matched(cards, this.fresh);
    const held: Held[] = cards.map((card, i) => {
      const number = counts.get(card) ?? 0;
      counts.set(card, number + 1);
      const came = { from: from[i]?.giver ?? null, fresh: !!fresh[i] };
      return { key: `${card}#${number}`, card, heroicOf: null, ...came };
    });
    const heroic = p.view.public.crew.find((one) => one.android !== null && one.android === this.shown(p))?.heroic;
    if (heroic) held.push({ key: `heroic-${this.shown(p)}`, card: heroic, heroicOf: this.shown(p) });
    if (specialTurns(p, this.shown(p)).length)
      held.push({ key: "special", card: SPECIAL, heroicOf: null, special: true });
    return held;
  }

  /** Cards have come by themselves. A whole new hand needs no mark. */
  receive(p: Props, events: readonly GameEvent[]): void {
    const cards = arrived(events, p.seat);
    if (cards.length) this.fresh = cards.length < (p.view.own?.hand.length ?? 0) ? cards.map((card) => ({ card })) : [];
  }
  /** Selects a card, or none. */
  hold(p: Props, key: string | null): void {
    const touched = this.hand(p).find((one) => one.key === key && one.fresh);
    this.held = key;
    if (!touched) return;
    const at = this.fresh.findLastIndex((one) => one.card === touched.card);
    this.fresh = this.fresh.toSpliced(at, 1);
  }

  /** A lone player has no board of their own. */
  shown(p: Props): BoardNumber {
    return this.board || (p.view.public.crew.some((one) => one.seat !== null) ? 0 : 1);
  }
  spaces(p: Props): readonly SpaceView[] {
    const board = this.shown(p);
    if (board) return p.view.public.crew.find((one) => one.android === board)?.board ?? [];
    return p.view.own?.board ?? p.view.public.crew.find((one) => one.seat === p.seat)?.board ?? [];
  }

  inHand(p: Props): Held | undefined {
    return this.hand(p).find((one) => one.key === this.held);
  }
  halfOf(key: string): Half {
    return this.flipped.has(key) ? "movement" : "action";
  }
  /** The action of a special card that is on top; one that can no longer be laid does not count. */
  side(p: Props, held: Held): Side {
    const wanted: Side = this.halfOf(held.key) === "action" ? "basic" : "advanced";
    const other: Side = wanted === "basic" ? "advanced" : "basic";
    const has = (side: Side): boolean => specialTurns(p, this.shown(p), side).length > 0;
    return has(wanted) || !has(other) ? wanted : other;
  }
  /** Whether a special card can be laid with either side up. */
  bothSides(p: Props): boolean {
    const board = this.shown(p);
    return specialTurns(p, board, "basic").length > 0 && specialTurns(p, board, "advanced").length > 0;
  }
  /** Whose board is being planned. */
  owner(p: Props): MemberView | undefined {
    const board = this.shown(p);
    return p.view.public.crew.find((one) => (board ? one.android === board : one.seat !== null && one.seat === p.seat));
  }
  /** What the card would do as it lies. */
  onTop(held: Held): string {
    return halves(held.card)[this.halfOf(held.key)];
  }

  /** The free spaces for the selected card, or for any card. */
  free(p: Props): number[] {
    const held = this.inHand(p);
    const board = this.shown(p);
    if (held?.special) return specialTurns(p, board, this.side(p, held));
    if (held?.heroicOf) return heroicTurns(p, board);
    return freeTurns(p, board);
  }
  /** Where the next card goes: the selected space, or the first free one. */
  next(p: Props): number | null {
    const free = this.free(p);
    return this.space !== null && free.includes(this.space) ? this.space : (free[0] ?? null);
  }
  /** The turn that the planning ship shows. */
  turn(p: Props): number {
    return this.looked ?? this.space ?? this.next(p) ?? 1;
  }

  pickCard(p: Props, key: string): void {
    if (this.held === key) {
      this.held = null;
      return;
    }
    this.hold(p, key);
    this.giving = false;
    // A space was selected first, so the card goes there.
    if (this.space !== null && this.free(p).includes(this.space)) this.place(p, this.space);
  }
  pickSpace(p: Props, turn: number): void {
    this.looked = null;
    if (this.held && this.free(p).includes(turn)) this.place(p, turn);
    else this.space = this.space === turn ? null : turn;
  }
  pickBoard(board: BoardNumber): void {
    this.board = board;
    this.space = null;
  }

  /** The action that lays the selected card on a space, if it can lie there. */
  laying(p: Props, turn: number | null): Action | null {
    const held = this.inHand(p);
    const board = this.shown(p);
    if (!held || turn === null) return null;
    const half = this.halfOf(held.key);
    if (held.special) return placingSpecial(board, this.side(p, held), turn);
    if (held.heroicOf) return { type: "use_heroic", android: board, half, turn };
    return mayPlace(p, board, held.card, turn) ? placing(board, held.card, half, turn) : null;
  }
  /** Asks where plans lead, whenever something they depend on has changed. */
  lookAhead(p: Props): void {
    const planning = p.view.public.stage === "planning" && !p.replay;
    const known = planning ? whatIsKnown(p.view.public, p.view.own) : "";
    this.plans.follow(known, () => p.foresee(null));
    const action = planning && p.choice ? this.laying(p, this.next(p)) : null;
    this.trial.follow(action ? `${known} ${JSON.stringify(action)}` : "", () => p.foresee(action));
  }
  /** The effect of the selected card on its space, in words; null if there is nothing to say. */
  hint(p: Props): { turn: number; words: string; fails: boolean } | null {
    const turn = this.next(p);
    const owner = this.owner(p);
    if (!this.held || turn === null || !owner) return null;
    const figure = turnOf(this.trial.fresh, turn)?.crew[p.view.public.crew.indexOf(owner)];
    return figure?.says ? { turn, words: figure.says, fails: figure.fails ?? false } : null;
  }
  /** Where plans lead, with the selected card if there is one. */
  get ahead(): Ahead | null {
    return this.trial.found ?? this.plans.found;
  }

  place(p: Props, turn: number | null): void {
    const held = this.inHand(p);
    const action = this.laying(p, turn);
    if (!held || !action) return;
    void p.act(action);
    // Until the server answers, the page shows the expected result.
    if (this.trial.found) this.plans.found = this.trial.found;
    this.flipped = new Set([...this.flipped].filter((key) => key !== held.key));
    this.held = null;
    this.space = null;
  }

  /** Flips the selected card, in the hand or on the board. */
  flip(p: Props): void {
    if (this.held) {
      const key = this.held;
      if (this.inHand(p)?.special && !this.bothSides(p)) return;
      this.flipped = this.flipped.has(key)
        ? new Set([...this.flipped].filter((one) => one !== key))
        : new Set([...this.flipped, key]);
    } else if (this.space !== null) {
      const action = turningOver(p, this.shown(p), this.space);
      if (action) void p.act(action);
    }
  }
  takeBack(p: Props): void {
    const action = this.space === null ? undefined : takingBack(p, this.shown(p), this.space);
    if (action) void p.act(action);
  }
  give(p: Props, to: number): void {
    const held = this.inHand(p);
    if (held) void p.act({ type: "give", card: held.card, to });
    this.held = null;
    this.giving = false;
  }

  /** Arrows choose a card, digits a space; Space flips, Enter lays down, Backspace takes back. True if used. */
  key(p: Props, key: string): boolean {
    const hand = this.hand(p);
    const at = hand.findIndex((one) => one.key === this.held);
    const turn = "1234567890-=".indexOf(key) + 1;
    if (key === "ArrowRight" || key === "ArrowLeft") {
      const step = key === "ArrowRight" ? 1 : -1;
      const next = hand[at < 0 ? (step > 0 ? 0 : hand.length - 1) : (at + step + hand.length) % hand.length];
      this.hold(p, next?.key ?? null);
    } else if (turn > 0) this.pickSpace(p, turn);
    else if (key === " ") this.flip(p);
    else if (key === "Enter" && this.held) this.place(p, this.next(p));
    else if (key === "Backspace" || key === "Delete") this.takeBack(p);
    else if (key === "Escape" && (this.held || this.space !== null)) {
      this.held = null;
      this.space = null;
    } else return false;
    return true;
  }
}
