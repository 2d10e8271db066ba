/* The player's page state: the things pointed at, and the crew of a mission being planned. */
import { untrack } from "svelte";
import type { Figure } from "../../art/starship-captains/figures";
import { Hand, type Light } from "../../lib/hand.svelte";
import { same } from "../../lib/same";
import type { Target } from "../../lib/targets";
import { plain } from "../../lib/words";
import type { BoardProps, Proposal } from "../../shell/board";
import type { Words } from "../../wire/types";
import { catalogOf, type MissionFacts } from "./catalog";
import { matchingOf, suggestion } from "./crew";
import { Faces, type Roster, type Standing } from "./faces";
import { places } from "./places";
import { type Answer, answers, family } from "./targets";
import {
  type Action,
  away,
  type Game,
  type Option,
  ownOf,
  type Public,
  placeOf,
  ready,
  type ShipView,
  shipOf,
} from "./view";
import { answerLabel } from "./words";

export type Props = BoardProps<Game, Desk>;

/** A mission that can be planned: which, where, and who has already been sent. */
export interface Plan {
  readonly mission: MissionFacts;
  readonly at: string;
  /** Figures that the server has accepted; they stay. */
  readonly sent: readonly Figure[];
  /** Whether the mission is taken, so that only the rest of the crew is missing. */
  readonly taken: boolean;
}

export class Desk extends Hand<Action, Props> {
  /** Whether the mission of this planet is being planned. */
  planning = $state(false);
  /** Who goes to which line, null for an open one. Figures already sent come first. */
  crew = $state.raw<readonly (Figure | null)[]>([]);
  /** The line that the next figure goes to; null: the first open one. */
  line = $state<number | null>(null);
  /** Lights only targets for training, or only those for promoting. */
  only = $state<"train" | "promote" | null>(null);
  /** Whether the crew is being sent, figure by figure. */
  sending = $state(false);
  /** The slot or tech under the pointer: matching icons light up. A tapped slot stays. */
  slot = $state<number | null>(null);
  kept = $state<number | null>(null);
  tech = $state<string | null>(null);

  private readonly faces = new Faces();

  /** A ship's crew as individual figures. */
  roster(p: Props, ship: ShipView): Roster {
    return this.faces.of(p.lines, ship, away(p.view.public, ship), p.catalog.crew);
  }

  private stood: readonly (string | null)[] = [];

  /** Who is in which place of a ship's ready room: everyone keeps theirs while they are there. */
  standing(p: Props, ship: ShipView): (Standing | null)[] {
    const { ready } = this.roster(p, ship);
    this.stood = places(
      this.stood,
      ready.map((one) => one.seed),
    );
    return this.stood.map((seed) => ready.find((one) => one.seed === seed) ?? null);
  }

  /** When a button beside the question proposes something, its targets count as tapped. */
  override follow(props: () => Props): void {
    super.follow(props);
    const offer = $derived(props().proposed);
    $effect(() => {
      const action = offer?.action;
      if (action) untrack(() => this.takeUp(props(), action));
    });
  }

  takeUp(p: Props, action: Action): void {
    if (this.chosen.length) return;
    this.chosen = this.answers(p).find((answer) => same(answer.option.action, action))?.targets ?? [];
  }

  override clear(): void {
    super.clear();
    this.only = null;
    this.line = null;
    if (!this.sending) {
      this.planning = false;
      this.crew = [];
    }
  }

  answers(p: Props): readonly Answer[] {
    if (p.replay || !p.choice || p.seat === null) return [];
    const all = memo(p, p.seat);
    return this.only ? all.filter(({ option }) => option.action.type === this.only) : all;
  }

  override light(p: Props, target: Target): Light {
    return this.composing(p) ? this.composerLight(p, target) : super.light(p, target);
  }

  /** The first lit target among several names of one thing. */
  lit(p: Props, targets: readonly Target[]): { light: Light; target: Target } {
    for (const target of targets) {
      const light = this.light(p, target);
      if (light) return { light, target };
    }
    return { light: "", target: targets[0] ?? "" };
  }

  /** The free figure that a target names. */
  private freeAt(p: Props, target: Target): Figure | undefined {
    return this.left(p).find((figure) => target === `figure:${figure}`);
  }

  private composerLight(p: Props, target: Target): Light {
    return this.freeAt(p, target) && this.openLine(p) !== null ? "legal" : "";
  }

  override tap(p: Props, target: Target): boolean {
    if (!this.composing(p)) return super.tap(p, target);
    const figure = this.freeAt(p, target);
    if (!figure || this.openLine(p) === null) return false;
    this.send(p, figure);
    return true;
  }

  override open(p: Props): readonly Target[] {
    return this.composing(p) ? [] : super.open(p);
  }

  protected override family(target: Target): string {
    return family(target);
  }

  protected offer(p: Props, { option }: Answer): Proposal<Action> {
    return labelled(p, option.action, this.price(p, option.action), option.label);
  }

  /** What an answer costs beyond what its text says; empty if it is free. */
  price(p: Props, action: Action): string {
    const targets = this.answers(p).find(({ option }) => same(option.action, action))?.targets ?? [];
    return p.choice?.notes?.find((note) => note.price && targets.includes(note.about))?.price ?? "";
  }

  /** Skips all remaining moves. */
  async stop(p: Props): Promise<void> {
    for (let left = ownOf(p.view.own)?.moves ?? 1; left > 0 && isFlight(p.legal); left--)
      if (!(await p.act({ type: "decline" }))) return;
  }

  /** Lights only figures that can be trained (or promoted) and picks a single one; a second call lights everything. */
  narrow(p: Props, to: "train" | "promote"): void {
    const before = this.only;
    this.clear();
    p.propose(null);
    this.only = before === to ? null : to;
    const [first, ...more] = new Set(this.open(p).filter((target) => target.startsWith("figure:")));
    if (this.only && first && more.length === 0) this.tap(p, first);
  }

  // -- planning a mission

  /** The mission that can be planned now: the one here, or the one whose crew is missing. */
  plan(p: Props): Plan | null {
    if (p.replay || p.seat === null) return null;
    const table = p.view.public;
    const catalog = catalogOf(p.catalog);
    const at = shipOf(table, p.seat).at;
    if (p.legal.some((action) => action.type === "take_mission")) {
      const mission = catalog.missions.get(placeOf(table, at)?.mission ?? "");
      return mission ? { mission, at, sent: [], taken: false } : null;
    }
    if (!table.mission || table.active !== p.seat || !p.legal.some((action) => action.type === "assign")) return null;
    const mission = catalog.missions.get(table.mission.mission);
    return mission ? { mission, at, sent: table.mission.crew, taken: true } : null;
  }

  composing(p: Props): boolean {
    if (this.sending) return true;
    const plan = this.plan(p);
    return plan !== null && (plan.taken || this.planning);
  }

  /** The lines with their figures, those already sent first. */
  crewOf(plan: Plan): (Figure | null)[] {
    return plan.mission.lines.map((_, i) => plan.sent[i] ?? this.crew[i] ?? null);
  }

  /** Who is still free in the ready room. */
  left(p: Props): Figure[] {
    const plan = this.plan(p);
    if (p.seat === null) return [];
    const free = ready(shipOf(p.view.public, p.seat));
    if (!plan) return free;
    this.crewOf(plan).forEach((figure, i) => {
      const at = figure !== null && i >= plan.sent.length ? free.indexOf(figure) : -1;
      if (at >= 0) free.splice(at, 1);
    });
    return free;
  }

  openLine(p: Props): number | null {
    const plan = this.plan(p);
    if (!plan) return null;
    const crew = this.crewOf(plan);
    if (this.line !== null && this.line >= plan.sent.length) return this.line;
    const first = crew.indexOf(null);
    return first < 0 ? null : first;
  }

  startPlan(p: Props): void {
    p.propose(null);
    this.chosen = [];
    this.crew = [];
    this.line = null;
    this.planning = !this.planning;
  }

  /** Sends a figure to the open line; a figure it replaces returns to the ready room. */
  send(p: Props, figure: Figure): void {
    const plan = this.plan(p);
    const line = this.openLine(p);
    if (!plan || line === null) return;
    this.crew = this.crewOf(plan).map((one, i) => (i === line ? figure : one));
    this.line = null;
  }

  recall(p: Props, line: number): void {
    const plan = this.plan(p);
    if (!plan || line < plan.sent.length) return;
    this.crew = this.crewOf(plan).map((one, i) => (i === line ? null : one));
    this.line = line;
  }

  /** Suggests someone for every open line. */
  suggest(p: Props): void {
    const plan = this.plan(p);
    if (!plan || p.seat === null) return;
    const matching = matchingOf(catalogOf(p.catalog), shipOf(p.view.public, p.seat));
    this.crew = suggestion(matching, plan.mission, this.left(p), this.crewOf(plan));
    this.line = null;
  }

  /** Takes the mission and sends its crew one by one. Undo takes them back. */
  async go(p: Props): Promise<void> {
    const plan = this.plan(p);
    if (!plan || this.sending) return;
    const crew = this.crewOf(plan);
    if (crew.includes(null)) return;
    p.propose(null);
    this.sending = true;
    try {
      if (!plan.taken && !(await p.act({ type: "take_mission" }))) return;
      // The rules stop asking when nobody else is left.
      while (p.legal.some((action) => action.type === "assign")) {
        const figure = crew[p.view.public.mission?.crew.length ?? 0];
        if (!figure || !(await p.act({ type: "assign", figure }))) return;
      }
    } finally {
      this.sending = false;
      this.clear();
    }
  }
}

/** Whether the question is where the ship goes. */
export const isFlight = (legal: readonly Action[]): boolean =>
  legal.some((action) => action.type === "fly" || action.type === "jump");

export const priced = (words: string, price: string): string => (price ? `${words} (${price})` : words);

function labelled(p: Props, action: Action, price: string, words?: Words): Proposal<Action> {
  const names = p.seats.map((seat) => seat.name);
  const label =
    answerLabel(action, catalogOf(p.catalog), p.seat === null ? undefined : p.view.public.ships[p.seat]) ??
    (words ? plain(words, names, p.seat).replace(/\.$/, "") : "");
  return { action, ...(label ? { label: priced(label, price) } : {}) };
}

const seen = new WeakMap<readonly Option[], { table: Public; all: readonly Answer[] }>();

function memo(p: Props, seat: number): readonly Answer[] {
  const options = p.choice?.options ?? [];
  const table = p.view.public;
  const known = seen.get(options);
  if (known?.table === table) return known.all;
  const catalog = catalogOf(p.catalog);
  const all = answers(options, {
    table,
    seat,
    galaxy: catalog.galaxies[table.side],
    tracks: catalog.tracks,
  });
  seen.set(options, { table, all });
  return all;
}
