/* What a person is pointing at on a board that is answered by pointing; a game's desk adds what else it has in hand. */
import { untrack } from "svelte";
import { type Answer, fitting, kindOf, meant, next, point, type Target } from "./targets";

/** How a thing looks: unlit, to be chosen, chosen. */
export type Light = "" | "legal" | "chosen";

interface Offer<A> {
  action: A;
  label?: string;
  detail?: string;
  more?: readonly A[];
  prompt?: string;
  hold?: boolean;
}
/** What pointing needs of the table: what is asked, to say what would be done, and to do it. */
export interface Answering<A> {
  choice: unknown;
  proposed: unknown;
  propose: (offer: Offer<A> | null) => void;
  act: (action: A) => Promise<boolean>;
}

export abstract class Hand<A, P extends Answering<A>> {
  chosen = $state.raw<readonly Target[]>([]);

  /** The answers to the question, none where nobody is asked. */
  abstract answers(p: P): readonly Answer<A>[];
  /** The proposal for an answer, in the game's words. */
  protected abstract offer(p: P, answer: Answer<A>): Offer<A>;

  /** Puts everything down: after a move, when the question changes, on Back. */
  clear(): void {
    this.chosen = [];
  }

  /** Back: what was pointed at last is let go, if it was that which had led to the proposal. */
  withdrawn(p: P): void {
    if (this.meant(p)) this.chosen = this.chosen.slice(0, -1);
  }

  /** Called while a board is being set up: the hands follow the question and the prompt bar. */
  follow(props: () => P): void {
    // Props are new objects after every small change; these change only when their content does.
    const choice = $derived(props().choice);
    const offer = $derived(props().proposed !== null);
    let offered = false;
    // A new question finds empty hands.
    $effect(() => {
      void choice;
      untrack(() => this.clear());
    });
    // Back was pressed in the prompt bar: what led to the proposal is let go.
    $effect(() => {
      if (offered && !offer) untrack(() => this.withdrawn(props()));
      offered = offer;
    });
  }

  light(p: P, target: Target): Light {
    if (this.chosen.includes(target)) return "chosen";
    return this.next(p).has(target) || this.isReachable(p, target) ? "legal" : "";
  }

  /** True when the tap meant something: a thing was chosen or let go, or an answer given by tapping twice. */
  tap(p: P, target: Target): boolean {
    const all = this.answers(p);
    if (all.length === 0) return false;
    if (this.chosen.includes(target)) {
      const answer = this.meant(p);
      if (answer && this.chosen.at(-1) === target) this.give(p, answer);
      else this.choose(p, without(this.chosen, target));
      return true;
    }
    return this.light(p, target) ? this.take(p, target) : this.missed(p, target);
  }

  /** What one could point at next; nothing once an answer is meant. */
  open(p: P): readonly Target[] {
    return this.meant(p) ? [] : this.others(p);
  }

  /** What tells the answers apart that what is in hand leaves open. */
  protected others(p: P): readonly Target[] {
    return [...this.next(p)];
  }

  fits(p: P): readonly Answer<A>[] {
    return fitting(this.answers(p), this.chosen);
  }

  commit(p: P, action: A): void {
    this.clear();
    void p.act(action);
  }

  /** Takes a thing in hand, if an answer has it. */
  protected take(p: P, target: Target): boolean {
    const changed = point(this.answers(p), this.chosen, target, (one) => this.family(one));
    if (!changed.includes(target)) return false;
    this.choose(p, changed);
    return true;
  }

  /** A tap on something that is not lit. */
  protected missed(_p: P, _target: Target): boolean {
    return false;
  }

  /** Things of one family exclude each other: choosing another ship lets go of the first. */
  protected family(target: Target): string {
    return kindOf(target);
  }

  /** Where an answer begins. */
  protected begins(answer: Answer<A>): readonly Target[] {
    return answer.targets;
  }

  private next(p: P): Set<Target> {
    return next(this.answers(p), this.chosen, (answer) => this.begins(answer));
  }

  /** Another thing of a family already chosen stays lit, so that a mind can be changed in one tap. */
  private isReachable(p: P, target: Target): boolean {
    const others = this.chosen.filter((one) => this.family(one) !== this.family(target));
    return others.length < this.chosen.length && fitting(this.answers(p), [...others, target]).length > 0;
  }

  private choose(p: P, chosen: readonly Target[]): void {
    this.chosen = chosen;
    this.say(p);
  }

  /** Says in the prompt bar what is in hand: the answer meant, or what is still to be pointed at. */
  protected say(p: P): void {
    const answer = this.meant(p);
    p.propose(answer ? this.offer(p, answer) : this.waiting(p));
  }

  /** What the prompt bar says while more is to be pointed at. */
  protected waiting(_p: P): Offer<A> | null {
    return null;
  }

  /** The one answer meant by what has been pointed at. */
  protected meant(p: P): Answer<A> | null {
    return meant(this.answers(p), this.chosen);
  }

  /** Gives an answer without asking again. */
  protected give(p: P, answer: Answer<A>): void {
    this.commit(p, answer.option.action);
  }
}

const without = (list: readonly Target[], target: Target): Target[] => list.filter((one) => one !== target);
