/* What the person has in hand at this table: the things pointed at, the dice picked up, the converter's slots. */

import { Hand } from "../../lib/hand.svelte";
import type { Target } from "../../lib/pointing";
import { plain } from "../../lib/words";
import type { BoardProps, Proposal } from "../../shell/board";
import type { Words } from "../../wire/types";
import { withoutStop } from "./buttons";
import { catalogOf } from "./catalog";
import { convertAction, listAction } from "./picks";
import { asFace } from "./pictures";
import { type Answer, answers, attempt, begins } from "./targets";
import type { Action, Game, Option } from "./view";
import { answerLabel } from "./words";

export type Props = BoardProps<Game, Desk>;

/** Faces put into the converter so far: two to spend, one to set, and what to set it to. */
export interface Converting {
  readonly dice: readonly number[];
}

export class Desk extends Hand<Action, Props> {
  /** Positions in the table's dice. */
  dice = $state.raw<readonly number[]>([]);
  converting = $state.raw<Converting | null>(null);
  /** Pilots of the row that are to be replaced. */
  pilots = $state.raw<readonly string[]>([]);
  orders = $state(false);

  override clear(): void {
    super.clear();
    this.dice = [];
    this.converting = null;
    this.pilots = [];
  }

  override withdrawn(p: Props): void {
    super.withdrawn(p);
    this.dice = [];
    this.pilots = [];
  }

  get empty(): boolean {
    return this.chosen.length === 0 && this.dice.length === 0 && this.pilots.length === 0 && !this.converting;
  }

  answers(p: Props): readonly Answer[] {
    return p.replay ? [] : memo(p);
  }

  protected override begins(answer: Answer): readonly Target[] {
    return begins(answer);
  }

  /** Something unlit: the server is asked why not. */
  protected override missed(p: Props, target: Target): boolean {
    const tried = attempt(this.answers(p), this.chosen, target);
    if (!tried) return this.take(p, target);
    void p.act(tried);
    return true;
  }

  protected override take(p: Props, target: Target): boolean {
    const taken = super.take(p, target);
    if (taken) {
      this.dice = [];
      this.converting = null;
    }
    return taken;
  }

  protected offer(p: Props, { option }: Answer): Proposal<Action> {
    return labelled(p, option.action, option.label);
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
    if (die) p.propose({ action: { type: "set_die", die: asFace(die), to: asFace(face) }, label: "Set the die" });
  }
}

function labelled(p: Props, action: Action, words?: Words): Proposal<Action> {
  const names = p.seats.map((seat) => seat.name);
  const label = answerLabel(action, catalogOf(p.catalog)) ?? (words ? plain(withoutStop(words), names, p.seat) : "");
  // Who steps into a hired pilot's place is chance; what is paid for whom is not.
  const detail = action.type === "hire" && words ? plain(words, names, p.seat) : "";
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
