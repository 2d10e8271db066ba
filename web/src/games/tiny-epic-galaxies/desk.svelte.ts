/* The player's page state: the things pointed at, the dice picked up, the converter's slots. */

import { Hand } from "../../lib/hand.svelte";
import { firstOf } from "../../lib/kinds";
import { kindOf, type Target } from "../../lib/targets";
import { plain } from "../../lib/words";
import type { BoardProps, Proposal } from "../../shell/board";
import type { Words } from "../../wire/types";
import { buttons, withoutStop } from "./buttons";
import { catalogOf } from "./catalog";
import { convertAction, converterRoom, listAction } from "./picks";
import { asFace } from "./pictures";
import { type Answer, answers, attempt, begins } from "./targets";
import type { Action, Choice, Game, Option, Pick, ShipView } from "./view";
import { answerLabel, shipName, targetWords } from "./words";

export type Props = BoardProps<Game, Desk>;

/** Dice in the converter so far: those to spend, and the one to set. */
interface Converting {
  readonly dice: readonly number[];
}

export class Desk extends Hand<Action, Props> {
  /** Indices into the table's dice. */
  dice = $state.raw<readonly number[]>([]);
  converting = $state.raw<Converting | null>(null);
  /** Pilots of the row to replace. */
  pilots = $state.raw<readonly string[]>([]);
  orders = $state(false);
  /** The question that the die in hand leads to: its answers are lit before the die is used. */
  ahead = $state.raw<Choice | null>(null);
  /** Whether the server is being asked what the die in hand leads to. */
  looking = $state(false);

  override clear(): void {
    super.clear();
    this.dice = [];
    this.ahead = null;
    this.converting = null;
    this.pilots = [];
  }

  /** Back undoes one step: the last thing pointed at, then the dice in hand. */
  override withdrawn(p: Props): void {
    this.pilots = [];
    if (this.chosen.length > 0) {
      this.chosen = this.chosen.slice(0, -1);
      if (this.chosen.length > 0 || this.ahead) this.say(p);
    } else {
      this.dice = [];
      this.ahead = null;
    }
  }

  get empty(): boolean {
    return this.chosen.length === 0 && this.dice.length === 0 && this.pilots.length === 0 && !this.converting;
  }

  answers(p: Props): readonly Answer[] {
    return p.replay || !p.choice ? [] : memo((this.ahead ?? p.choice).options);
  }

  /** The answer pointed at, or the default if only a hire's scout and dice are left to choose. */
  protected override meant(p: Props): Answer | null {
    return this.certain(p) ?? (this.chosen.length > 0 ? usualHire(this.fits(p), this.ships(p)) : null);
  }

  /** A default can be changed: its targets stay lit and listed. */
  override open(p: Props): readonly Target[] {
    return this.meant(p) && !this.certain(p) ? this.others(p) : super.open(p);
  }

  private certain(p: Props): Answer | null {
    return super.meant(p) ?? (this.chosen.length > 0 ? this.sole(p) : null);
  }

  /** Ships of one kind at one place are interchangeable, so nobody has to choose one. */
  private sole(p: Props): Answer | null {
    const [first, ...others] = this.fits(p);
    const ships = this.ships(p);
    const alike = others.every((other) => first && kin(other.option.action, ships) === kin(first.option.action, ships));
    return first && alike ? first : null;
  }

  private ships(p: Props): readonly ShipView[] {
    return p.view.public.galaxies[p.seat ?? 0]?.ships ?? [];
  }

  protected override waiting(p: Props): Proposal<Action> | null {
    const action = this.held(p) ?? this.fits(p)[0]?.option.action;
    if (!action || (this.chosen.length === 0 && !this.ahead)) return null;
    const names = p.seats.map((seat) => seat.name);
    if (this.ahead && this.chosen.length === 0) {
      const only = this.sole(p);
      if (only) return this.offer(p, only);
      // If every answer has a target, the die's own button would only repeat the question.
      const hold = buttons(this.ahead).length === 0;
      return { ...labelled(p, action), prompt: plain(this.ahead.prompt, names, p.seat), ...(hold ? { hold } : {}) };
    }
    const prompt = this.missing(p) || (this.ahead ? plain(this.ahead.prompt, names, p.seat) : "");
    const pilot = catalogOf(p.catalog).pilots.get(this.chosen.find((one) => kindOf(one) === "pilot")?.slice(6) ?? "");
    return {
      action,
      hold: true,
      ...(prompt ? { prompt } : {}),
      ...(pilot ? { detail: `${pilot.name}: ${pilot.text}` } : {}),
    };
  }

  /** What still needs to be pointed at, as a question. */
  private missing(p: Props): string {
    if (this.chosen.length === 0) return "";
    const left = new Set(this.open(p).map(kindOf));
    const catalog = catalogOf(p.catalog);
    const words = (kind: string): string => {
      const found = this.chosen.find((one) => kindOf(one) === kind);
      return found ? targetWords(found, p.view.public, p.seat ?? 0, catalog, []) : "";
    };
    if (words("pilot")) return left.has("hangar") ? `Which ship does ${words("pilot")} fly?` : "";
    if (left.has("place")) {
      const ship =
        p.view.public.galaxies[p.seat ?? 0]?.ships[Number(this.chosen.find((one) => kindOf(one) === "ship")?.slice(5))];
      return ship ? `Where does the ${shipName(catalog, ship.kind)} go?` : "Where to?";
    }
    return left.has("ship") ? "Which ship?" : left.has("price") ? "How do you pay?" : "";
  }

  /** The action that uses the die in hand, while its targets are lit. */
  private held(p: Props): Action | undefined {
    return this.ahead ? this.use(p, this.faces(p)[0]) : undefined;
  }

  private use(p: Props, face: string | undefined): Action | undefined {
    return p.legal.find((action) => action.type === "activate" && action.die === face);
  }

  /** Does actions one by one, each after the previous one was accepted. */
  async doAll(p: Props, actions: readonly Action[]): Promise<void> {
    this.clear();
    for (const action of actions) if (!(await p.act(action))) return;
  }

  protected override give(p: Props, { option }: Answer): void {
    this.answer(p, option.action);
  }

  /** Gives an answer, after using the die that it needs. */
  answer(p: Props, action: Action): void {
    const die = this.held(p);
    void this.doAll(p, die ? [die, action] : [action]);
  }

  protected override begins(answer: Answer): readonly Target[] {
    return begins(answer);
  }

  /** Asks the server why something unlit cannot be chosen. */
  protected override missed(p: Props, target: Target): boolean {
    const tried = attempt(this.answers(p), this.chosen, target);
    if (!tried) return this.take(p, target);
    const die = this.held(p);
    void (die ? p.preview(die, [tried]) : p.act(tried));
    return true;
  }

  protected override take(p: Props, target: Target): boolean {
    if (!this.ahead) this.dice = [];
    this.converting = null;
    return super.take(p, target);
  }

  protected offer(p: Props, { option }: Answer): Proposal<Action> {
    const offer = labelled(p, option.action, option.label);
    const die = this.held(p);
    if (!die || !this.ahead) return offer;
    const names = p.seats.map((seat) => seat.name);
    return { ...offer, action: die, more: [option.action], prompt: plain(this.ahead.prompt, names, p.seat) };
  }

  pick<K extends Pick["type"]>(p: Props, type: K) {
    return p.replay ? undefined : firstOf(p.picks, type);
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
    const activate = this.use(p, die.face);
    if (this.dice.length === 1 && this.dice[0] === at && activate) {
      this.commit(p, activate);
      return;
    }
    const several = this.pick(p, "reroll") || this.pick(p, "discard_dice");
    this.chosen = [];
    this.ahead = null;
    if (this.dice.includes(at)) this.dice = this.dice.filter((one) => one !== at);
    else this.dice = several ? [...this.dice, at] : [at];
    this.proposeDice(p);
  }

  /** One die in hand is to be used; several are to be discarded, or wait for the reroll button. */
  private proposeDice(p: Props): void {
    const faces = this.faces(p);
    const [face] = faces;
    const discard = listAction(this.pick(p, "discard_dice"), faces);
    const reroll = listAction(this.pick(p, "reroll"), faces);
    const use = faces.length === 1 ? this.use(p, face) : undefined;
    if (face === undefined) p.propose(null);
    else if (use) void this.lookAhead(p, use);
    else if (discard)
      p.propose({ action: discard, label: `Discard ${faces.length === 1 ? "this die" : `${faces.length} dice`}` });
    else if (faces.length === 1) {
      const why = p.choice?.notes?.find((note) => note.about === `face:${face}`);
      const action = reroll ?? ({ type: "activate", die: asFace(face) } as const);
      p.propose({ action, hold: true, prompt: "You cannot use this die now.", detail: plain(why?.words) });
    } else if (reroll) p.propose({ action: reroll, hold: true, prompt: `Reroll these ${faces.length} dice?` });
    else p.propose(null);
  }

  /** Takes a die in hand at once, then offers it, or the question it leads to, as soon as the server has answered. */
  private async lookAhead(p: Props, use: Action): Promise<void> {
    const { dice } = this;
    this.looking = true;
    // No button yet: if the die leads to a question, its targets replace the button.
    p.propose({ ...labelled(p, use), hold: true });
    const next = (await p.preview(use))?.choice;
    this.looking = false;
    if (this.dice !== dice) return;
    // After a die that acts by itself the turn continues: that question does not belong to the die.
    if (!next || next.options.some((option) => option.action.type === "end_turn")) {
      p.propose(labelled(p, use));
      return;
    }
    this.ahead = next;
    p.propose(this.waiting(p));
  }

  /** Rerolls the dice in hand; if there are none, picks up all of them first. */
  reroll(p: Props): void {
    const inactive = p.view.public.dice.flatMap((die, at) => (die.state === "inactive" ? [at] : []));
    const faces = this.dice.length > 0 ? this.faces(p) : inactive.map((at) => p.view.public.dice[at]?.face ?? "");
    const action = listAction(this.pick(p, "reroll"), faces);
    if (!action) return;
    if (this.dice.length > 0) {
      this.commit(p, action);
      return;
    }
    this.chosen = [];
    this.dice = inactive;
    p.propose({
      action,
      hold: true,
      prompt: inactive.length === 1 ? "Reroll this die?" : `Reroll all ${inactive.length} dice?`,
    });
  }

  /** Tollhaven: replaces any pilots of the row. */
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
    else if (dice.length < converterRoom(this.pick(p, "convert"))) this.converting = { dice: [...dice, at] };
    p.propose(null);
  }

  convertTo(p: Props, face: string): void {
    const faces = (this.converting?.dice ?? []).map((at) => p.view.public.dice[at]?.face ?? "");
    const action = convertAction(this.pick(p, "convert"), faces, face);
    p.propose(action ? { action, label: "Convert" } : null);
  }

  /** Gyore: turns the die in hand. */
  setTo(p: Props, face: string): void {
    const [die] = this.faces(p);
    if (die) p.propose({ action: { type: "set_die", die: asFace(die), to: asFace(face) }, label: "Set the die" });
  }
}

function labelled(p: Props, action: Action, words?: Words): Proposal<Action> {
  const names = p.seats.map((seat) => seat.name);
  const label = answerLabel(action, catalogOf(p.catalog)) ?? (words ? plain(withoutStop(words), names, p.seat) : "");
  // Which pilot replaces a hired one is random; the price and the pilot's ability are not.
  const pilot = action.type === "hire" ? catalogOf(p.catalog).pilots.get(action.pilot) : undefined;
  const detail = action.type === "hire" && words ? `${plain(words, names, p.seat)} ${pilot?.text ?? ""}`.trim() : "";
  const prompt = pilot ? `Hire ${pilot.name}?` : "";
  return { action, ...(label ? { label } : {}), ...(detail ? { detail } : {}), ...(prompt ? { prompt } : {}) };
}

/** The default for one pilot and one ship: the scout that loses least, and the fewest dice. */
function usualHire(fits: readonly Answer[], ships: readonly ShipView[]): Answer | null {
  const hires = fits.flatMap(({ option: { action } }) => (action.type === "hire" ? [action] : []));
  const [first] = hires;
  if (!first || hires.length < fits.length) return null;
  if (hires.some((one) => one.pilot !== first.pilot || one.ship !== first.ship)) return null;
  const far = ({ replace }: (typeof hires)[number]): number => {
    const scout = ships[replace];
    return !scout || scout.at === "home" ? 0 : scout.at.startsWith("orbit:") ? 2 + scout.space : 1;
  };
  const best = hires.toSorted((a, b) => far(a) - far(b) || a.count - b.count)[0];
  return fits.find(({ option }) => option.action === best) ?? null;
}

/** An action with its ships identified by kind and place instead of number. */
function kin(action: Action, ships: readonly ShipView[]): string {
  const where = (index: unknown) => (typeof index === "number" && ships[index] ? ships[index] : index);
  const { ship, replace, ...rest }: Record<string, unknown> = { ...action };
  return JSON.stringify([rest, where(ship), where(replace)]);
}

const seen = new WeakMap<readonly Option[], readonly Answer[]>();

function memo(options: readonly Option[]): readonly Answer[] {
  let all = seen.get(options);
  if (!all) {
    all = answers(options);
    seen.set(options, all);
  }
  return all;
}
