/* What the person has in hand at this table: the things pointed at, the dice picked up, the converter's slots. */

import { plain } from "../../lib/words";
import type { BoardProps, Proposal } from "../../shell/board";
import type { Action, Happened, Option, Words } from "../../wire/types";
import { withoutStop } from "./buttons";
import { catalogOf } from "./catalog";
import { convertAction, listAction } from "./picks";
import { type Answer, answers, attempt, family, fitting, meant, next, point, type Target } from "./targets";
import type { Own, Table } from "./view";
import { answerLabel } from "./words";

export type Props = BoardProps<Table, Own, Action, Happened, Desk>;
export type Light = "" | "legal" | "chosen";

/** Faces put into the converter so far: two to spend, one to set, and what to set it to. */
export interface Converting {
  readonly dice: readonly number[];
}

export class Desk {
  chosen = $state.raw<readonly Target[]>([]);
  /** Positions in the table's dice. */
  dice = $state.raw<readonly number[]>([]);
  converting = $state.raw<Converting | null>(null);
  /** Pilots of the row that are to be replaced. */
  pilots = $state.raw<readonly string[]>([]);
  orders = $state(false);

  /** Puts everything down: after a move, when the question changes, on Back. */
  clear(): void {
    this.chosen = [];
    this.dice = [];
    this.converting = null;
    this.pilots = [];
  }

  /** Back: the proposal was withdrawn. What was pointed at last is let go, if it was that which had led there. */
  withdrawn(p: Props): void {
    if (meant(this.answers(p), this.chosen)) this.chosen = this.chosen.slice(0, -1);
    this.dice = [];
    this.pilots = [];
  }

  get empty(): boolean {
    return this.chosen.length === 0 && this.dice.length === 0 && this.pilots.length === 0 && !this.converting;
  }

  answers(p: Props): readonly Answer[] {
    return p.replay ? [] : memo(p);
  }

  light(p: Props, target: Target): Light {
    if (this.chosen.includes(target)) return "chosen";
    return next(this.answers(p), this.chosen).has(target) || this.reachable(p, target) ? "legal" : "";
  }

  /** Another thing of a family already chosen stays lit, so that a mind can be changed in one tap. */
  private reachable(p: Props, target: Target): boolean {
    const others = this.chosen.filter((one) => family(one) !== family(target));
    if (others.length === this.chosen.length) return false;
    return others.length === 0 || fitting(this.answers(p), [...others, target]).length > 0
      ? point(this.answers(p), this.chosen, target).includes(target)
      : false;
  }

  /** True when the tap meant something: a target was chosen, an answer given, or the server asked why not. */
  tap(p: Props, target: Target): boolean {
    const all = this.answers(p);
    if (all.length === 0) return false;
    if (this.chosen.includes(target)) {
      const answer = meant(all, this.chosen);
      if (answer && this.chosen.at(-1) === target) this.commit(p, answer.option.action);
      else
        this.choose(
          p,
          all,
          this.chosen.filter((one) => one !== target),
        );
      return true;
    }
    const tried = this.light(p, target) ? null : attempt(all, this.chosen, target);
    if (tried) {
      void p.act(tried);
      return true;
    }
    const changed = point(all, this.chosen, target);
    if (!changed.includes(target)) return false;
    this.dice = [];
    this.converting = null;
    this.choose(p, all, changed);
    return true;
  }

  private choose(p: Props, all: readonly Answer[], chosen: readonly Target[]): void {
    this.chosen = chosen;
    const answer = meant(all, chosen);
    p.propose(answer ? labelled(p, answer.option.action, answer.option.label) : null);
  }

  /** What one could point at next, when pointing is not yet finished or has not begun. */
  open(p: Props): readonly Target[] {
    const all = this.answers(p);
    if (meant(all, this.chosen)) return [];
    return [...next(all, this.chosen)];
  }

  fits(p: Props): readonly Answer[] {
    return fitting(this.answers(p), this.chosen);
  }

  pick(p: Props, type: string) {
    return p.replay ? undefined : p.picks.find((pick) => pick.type === type);
  }

  faces(p: Props): string[] {
    return this.dice.map((at) => p.view.public.dice[at]?.face ?? "");
  }

  tapDie(p: Props, at: number): void {
    const die = p.view.public.dice[at];
    if (!die || p.replay || !p.choice) return;
    if (this.converting) {
      this.putInConverter(p, at);
      return;
    }
    if (this.pick(p, "set_die")) {
      this.dice = [at];
      p.propose(null);
      return;
    }
    const activate = p.legal.find((action) => action.type === "activate" && action.die === die.face);
    if (this.dice.length === 1 && this.dice[0] === at && activate) {
      this.commit(p, activate);
      return;
    }
    this.chosen = [];
    this.dice = this.dice.includes(at) ? this.dice.filter((one) => one !== at) : [...this.dice, at];
    this.proposeDice(p);
  }

  /** One die in hand is to be used; several are to be rolled again, or given up. */
  private proposeDice(p: Props): void {
    const faces = this.faces(p);
    const activate = p.legal.find((action) => action.type === "activate" && action.die === faces[0]);
    const action =
      faces.length === 1 && activate
        ? activate
        : (listAction(this.pick(p, "discard_dice"), faces) ?? listAction(this.pick(p, "reroll"), faces));
    p.propose(action && faces.length > 0 ? { ...labelled(p, action), ...this.listLabel(action, faces.length) } : null);
  }

  /** Rerolls and discards are not listed answers, so they bring their own words. */
  private listLabel(action: Action, count: number): { label?: string } {
    const dice = count === 1 ? "this die" : `${count} dice`;
    if (action.type === "reroll") return { label: `Reroll ${dice}` };
    return action.type === "discard_dice" ? { label: `Discard ${dice}` } : {};
  }

  reroll(p: Props): void {
    const inactive = p.view.public.dice.flatMap((die, at) => (die.state === "inactive" ? [at] : []));
    const faces = this.dice.length > 0 ? this.faces(p) : inactive.map((at) => p.view.public.dice[at]?.face ?? "");
    const action = listAction(this.pick(p, "reroll"), faces);
    if (!action) return;
    if (this.dice.length === 0) {
      this.dice = inactive;
      p.propose({ action, ...this.listLabel(action, inactive.length) });
    } else this.commit(p, action);
  }

  /** Tollhaven: any pilots of the row are replaced. */
  tapPilot(p: Props, id: string): void {
    this.pilots = this.pilots.includes(id) ? this.pilots.filter((one) => one !== id) : [...this.pilots, id];
    const action = listAction(this.pick(p, "refresh_pilots"), this.pilots);
    const count = this.pilots.length;
    p.propose(action ? { action, label: `Replace ${count === 1 ? "this pilot" : `${count} pilots`}` } : null);
  }

  startConverter(p: Props): void {
    const on = !this.converting;
    this.clear();
    p.propose(null);
    this.converting = on ? { dice: [] } : null;
  }

  private putInConverter(p: Props, at: number): void {
    const dice = this.converting?.dice ?? [];
    if (dice.includes(at)) this.converting = { dice: dice.filter((one) => one !== at) };
    else if (dice.length < 3) this.converting = { dice: [...dice, at] };
    p.propose(null);
  }

  convertTo(p: Props, face: string): void {
    const faces = (this.converting?.dice ?? []).map((at) => p.view.public.dice[at]?.face ?? "");
    const action = convertAction(this.pick(p, "convert"), faces, face);
    p.propose(action ? { action, label: "Convert" } : null);
  }

  /** Gyore: the die in hand is turned. */
  setTo(p: Props, face: string): void {
    const [die] = this.faces(p);
    if (die) p.propose({ action: { type: "set_die", die, to: face }, label: "Set the die" });
  }

  commit(p: Props, action: Action): void {
    this.clear();
    void p.act(action);
  }
}

function labelled(p: Props, action: Action, words?: Words): Proposal {
  const names = p.seats.map((seat) => seat.name);
  const label = answerLabel(action, catalogOf(p.catalog)) ?? (words ? plain(withoutStop(words), names) : "");
  // Who steps into a hired pilot's place is chance; what is paid for whom is not.
  const detail = action.type === "hire" && words ? plain(words, names) : "";
  return { action, ...(label ? { label } : {}), ...(detail ? { detail } : {}) };
}

const seen = new WeakMap<readonly Option[], readonly Answer[]>();

function memo(p: Props): readonly Answer[] {
  if (!p.choice) return [];
  const options = p.choice.options;
  let all = seen.get(options);
  if (!all) {
    all = answers(options);
    seen.set(options, all);
  }
  return all;
}
