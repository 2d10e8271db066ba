/* What the person has in hand at this table: the things pointed at, and the crew of a mission that is being planned. */
import { plain } from "../../lib/words";
import type { BoardProps, Proposal } from "../../shell/board";
import type { Action, Happened, Option, Words } from "../../wire/types";
import { catalogOf, galaxyOf, type MissionData } from "./catalog";
import { mentored, suggestion } from "./matching";
import { type Answer, answers, family, fitting, meant, next, point, type Target } from "./targets";
import { type Own, placeOf, ready, shipOf, type Table } from "./view";
import { answerLabel } from "./words";

export type Props = BoardProps<Table, Own, Action, Happened, Desk>;
export type Light = "" | "legal" | "chosen";

/** A mission that can be composed: which, where, and who has been sent for good. */
export interface Plan {
  readonly mission: MissionData;
  readonly at: string;
  /** Those the server knows of; they stay. */
  readonly sent: readonly string[];
  /** The mission has been taken: only the rest of the crew is asked for. */
  readonly taken: boolean;
}

export class Desk {
  chosen = $state.raw<readonly Target[]>([]);
  /** The mission of this planet is being planned. */
  planning = $state(false);
  /** Who goes to which line; null where nobody does yet. Those sent for good come first. */
  crew = $state.raw<readonly (string | null)[]>([]);
  /** The line the next figure goes to; null: the first that is open. */
  line = $state<number | null>(null);
  /** The crew is on its way, figure by figure. */
  sending = $state(false);
  /** The slot or the tech under the pointer: what would match lights up. */
  slot = $state<number | null>(null);
  tech = $state<string | null>(null);

  /** Puts everything down: after a move, when the question changes, on Back. */
  clear(): void {
    this.chosen = [];
    this.line = null;
    if (!this.sending) {
      this.planning = false;
      this.crew = [];
    }
  }

  /** Back: what was pointed at last is let go, if it was that which had led to the proposal. */
  withdrawn(p: Props): void {
    if (meant(this.answers(p), this.chosen)) this.chosen = this.chosen.slice(0, -1);
  }

  answers(p: Props): readonly Answer[] {
    return p.replay || !p.choice || p.seat === null ? [] : memo(p, p.seat);
  }

  light(p: Props, target: Target): Light {
    if (this.composing(p)) return this.composerLight(p, target);
    if (this.chosen.includes(target)) return "chosen";
    return next(this.answers(p), this.chosen).has(target) || this.reachable(p, target) ? "legal" : "";
  }

  /** The first of several names of one thing that is lit. */
  lit(p: Props, targets: readonly Target[]): { light: Light; target: Target } {
    for (const target of targets) {
      const light = this.light(p, target);
      if (light) return { light, target };
    }
    return { light: "", target: targets[0] ?? "" };
  }

  private composerLight(p: Props, target: Target): Light {
    if (!target.startsWith("figure:")) return "";
    return this.left(p).includes(target.slice(7)) && this.openLine(p) !== null ? "legal" : "";
  }

  /** Another thing of a family already chosen stays lit, so that a mind can be changed in one tap. */
  private reachable(p: Props, target: Target): boolean {
    const others = this.chosen.filter((one) => family(one) !== family(target));
    if (others.length === this.chosen.length) return false;
    return fitting(this.answers(p), [...others, target]).length > 0;
  }

  /** True when the tap meant something. */
  tap(p: Props, target: Target): boolean {
    if (this.composing(p)) {
      if (!target.startsWith("figure:") || !this.composerLight(p, target)) return false;
      this.send(p, target.slice(7));
      return true;
    }
    const all = this.answers(p);
    if (!this.light(p, target)) return false;
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
    this.choose(p, all, point(all, this.chosen, target));
    return true;
  }

  private choose(p: Props, all: readonly Answer[], chosen: readonly Target[]): void {
    this.chosen = chosen;
    const answer = meant(all, chosen);
    p.propose(answer ? labelled(p, answer.option.action, answer.option.label) : null);
  }

  /** What one could point at next, once pointing has begun and is not yet finished. */
  open(p: Props): readonly Target[] {
    const all = this.answers(p);
    if (this.composing(p) || meant(all, this.chosen)) return [];
    return [...next(all, this.chosen)];
  }

  commit(p: Props, action: Action): void {
    this.clear();
    void p.act(action);
  }

  // -- planning a mission

  /** The mission that may be planned now: the one here, or the one whose crew is asked for. */
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

  /** The lines with those who go, the sent ones first. */
  crewOf(plan: Plan): (string | null)[] {
    return plan.mission.lines.map((_, i) => plan.sent[i] ?? this.crew[i] ?? null);
  }

  /** Who is still free in the ready room. */
  left(p: Props): string[] {
    const plan = this.plan(p);
    if (p.seat === null) return [];
    const free = ready(shipOf(p.view.public, p.seat)).map((one) => one.figure);
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

  /** A figure to the open line; whoever was there goes back to the ready room. */
  send(p: Props, figure: string): void {
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

  suggest(p: Props): void {
    const plan = this.plan(p);
    if (!plan || p.seat === null) return;
    const ship = shipOf(p.view.public, p.seat);
    this.crew = plan.sent.length
      ? this.crew
      : suggestion(
          catalogOf(p.catalog),
          plan.mission,
          ready(ship).map((one) => one.figure),
          mentored(p.view.public, ship),
        );
    this.line = null;
  }

  /** The mission and its crew, one after the other. What has been sent can be taken back with Undo. */
  async go(p: Props): Promise<void> {
    const plan = this.plan(p);
    if (!plan || this.sending) return;
    const crew = this.crewOf(plan);
    if (crew.includes(null)) return;
    p.propose(null);
    this.sending = true;
    try {
      if (!plan.taken && !(await p.act({ type: "take_mission" }))) return;
      // Where nobody else is left, the rules do not ask any more.
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

function labelled(p: Props, action: Action, words?: Words): Proposal {
  const names = p.seats.map((seat) => seat.name);
  const label = answerLabel(action, catalogOf(p.catalog)) ?? (words ? plain(words, names).replace(/\.$/, "") : "");
  return { action, ...(label ? { label } : {}) };
}

const seen = new WeakMap<readonly Option[], { table: Table; all: readonly Answer[] }>();

function memo(p: Props, seat: number): readonly Answer[] {
  const options = p.choice?.options ?? [];
  const table = p.view.public;
  const known = seen.get(options);
  if (known?.table === table) return known.all;
  const catalog = catalogOf(p.catalog);
  const all = answers(options, {
    table,
    seat,
    galaxy: galaxyOf(catalog, table.side),
    length: catalog.tracks[0]?.length ?? 1,
  });
  seen.set(options, { table, all });
  return all;
}
