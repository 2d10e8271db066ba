/* What a player is pointing at on a board that is answered by pointing; a game's desk adds what else is in hand. */
import { untrack } from "svelte";
import { type Answer, fitting, kindOf, meant, next, point, type Target } from "./targets";

/** How a target looks: unlit, legal, chosen. */
export type Light = "" | "legal" | "chosen";

interface Offer<A> {
  action: A;
  label?: string;
  detail?: string;
  more?: readonly A[];
  prompt?: string;
  hold?: boolean;
}
/** What pointing needs from the table: the question, a way to propose an answer, and a way to give it. */
export interface Answering<A> {
  choice: unknown;
  proposed: unknown;
  propose: (offer: Offer<A> | null) => void;
  act: (action: A) => Promise<boolean>;
}

export abstract class Hand<A, P extends Answering<A>> {
  chosen = $state.raw<readonly Target[]>([]);

  /** The answers to the question; empty if this seat is not asked. */
  abstract answers(p: P): readonly Answer<A>[];
  /** The proposal for an answer, in the game's words. */
  protected abstract offer(p: P, answer: Answer<A>): Offer<A>;

  /** Drops everything: after a move, when the question changes, on Back. */
  clear(): void {
    this.chosen = [];
  }

  /** Back drops the last target, if it led to the proposal. */
  withdrawn(p: P): void {
    if (this.meant(p)) this.chosen = this.chosen.slice(0, -1);
  }

  /** Called during a board's setup: the hand follows the question and the prompt bar. */
  follow(props: () => P): void {
    // Props are new objects after every small change; these change only with their content.
    const choice = $derived(props().choice);
    const offer = $derived(props().proposed !== null);
    let offered = false;
    // A new question starts with empty hands.
    $effect(() => {
      void choice;
      untrack(() => this.clear());
    });
    // Back was pressed in the prompt bar: drop what led to the proposal.
    $effect(() => {
      if (offered && !offer) untrack(() => this.withdrawn(props()));
      offered = offer;
    });
  }

  light(p: P, target: Target): Light {
    if (this.chosen.includes(target)) return "chosen";
    return this.next(p).has(target) || this.isReachable(p, target) ? "legal" : "";
  }

  /** Returns true if the tap did something: chose or dropped a target, or gave an answer by a second tap. */
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

  /** The next possible targets; empty once the answer is clear. */
  open(p: P): readonly Target[] {
    return this.meant(p) ? [] : this.others(p);
  }

  /** The targets that tell apart the answers still possible. */
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

  /** Takes a target in hand, if an answer has it. */
  protected take(p: P, target: Target): boolean {
    const changed = point(this.answers(p), this.chosen, target, (one) => this.family(one));
    if (!changed.includes(target)) return false;
    this.choose(p, changed);
    return true;
  }

  /** Handles a tap on something unlit. */
  protected missed(_p: P, _target: Target): boolean {
    return false;
  }

  /** Targets of one family exclude each other: choosing another ship drops the first. */
  protected family(target: Target): string {
    return kindOf(target);
  }

  /** The targets with which an answer can begin. */
  protected begins(answer: Answer<A>): readonly Target[] {
    return answer.targets;
  }

  private next(p: P): Set<Target> {
    return next(this.answers(p), this.chosen, (answer) => this.begins(answer));
  }

  /** Other targets of a chosen family stay lit, so that one tap changes the choice. */
  private isReachable(p: P, target: Target): boolean {
    const others = this.chosen.filter((one) => this.family(one) !== this.family(target));
    return others.length < this.chosen.length && fitting(this.answers(p), [...others, target]).length > 0;
  }

  private choose(p: P, chosen: readonly Target[]): void {
    this.chosen = chosen;
    this.say(p);
  }

  /** Shows in the prompt bar what is in hand: the answer, or what still needs to be pointed at. */
  protected say(p: P): void {
    const answer = this.meant(p);
    p.propose(answer ? this.offer(p, answer) : this.waiting(p));
  }

  /** What the prompt bar says while more targets are needed. */
  protected waiting(_p: P): Offer<A> | null {
    return null;
  }

  /** The only answer that fits the chosen targets. */
  protected meant(p: P): Answer<A> | null {
    return meant(this.answers(p), this.chosen);
  }

  /** Gives an answer without confirmation. */
  protected give(p: P, answer: Answer<A>): void {
    this.commit(p, answer.option.action);
  }
}

const without = (list: readonly Target[], target: Target): Target[] => list.filter((one) => one !== target);
