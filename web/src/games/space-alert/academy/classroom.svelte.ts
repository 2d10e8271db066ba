/*
 * A lesson as a table would show it: the same board, hand and planning ship, with nobody else around. Cards stay in
 * this page until the plan is flown.
 */
import { isStation, ZONES } from "../../../art/space-alert/ink";
import { moving } from "../../../lib/settings.svelte";
import { sound } from "../../../lib/sound";
import { NOBODY_AROUND } from "../../../shell/board";
import type { Line, Sketched } from "../../../wire/types";
import { Desk, type Props } from "../desk.svelte";
import { callKey, figureKey, type Sketches, storeKey } from "../sketch";
import type { Bench, Catalog, Laid, Lesson, LessonPlan, Outlook, Said } from "../types";
import type { Action, GameEvent, MemberView, Pick, PlayerView, Public } from "../view";
import type { Drill } from "./drill.svelte";

/** A player who has not done anything yet, as a table shows them. */
const PLAYER: Omit<PlayerView, "seat" | "phase" | "cards"> = {
  ready: true,
  agreed: false,
  given: 0,
  extra_card: false,
  common: "",
  serious: "",
  fly_on: null,
  stands_by: false,
};
export const TOO_LATE = "Time is up: no more cards can be played.";

type Heard = NonNullable<LessonPlan["heard"]>[number];
const HEARD: readonly Heard[] = ["incoming_data", "data_transfer", "data_transfer_ends", "phase_ends"];
/** Does something with the cards of the lesson, if asked to, and returns the boards and the actions possible now. */
export type Ask = (plan: LessonPlan) => Promise<Bench>;

export class Classroom {
  readonly desk = new Desk();
  /** The server's latest answer: the boards and the possible actions. */
  bench: Bench;
  /** Where the plan leads; on the clock, only where the others' plans lead. */
  ahead = $state.raw<Outlook | null>(null);
  /** The phase you have reached yourself. */
  #begun = $state(1);
  #drawn = $state.raw<ReadonlyMap<string, unknown>>(new Map());
  /** The questions so far: each one waits for the answer to the one before. */
  settled: Promise<unknown> = Promise.resolve();
  #shown = "";

  constructor(
    readonly lesson: Lesson,
    readonly catalog: Catalog,
    /** Null without a clock. */
    readonly drill: Drill | null,
    readonly ask: Ask,
    /** Shows why something cannot be done. */
    readonly sorry: (sentence: string) => void,
  ) {
    this.bench = $state.raw(drill ? { ...lesson.bench, hand: lesson.hand, picks: [], legal: [] } : lesson.bench);
    if (!drill) this.#shown = this.moment;
    // A phone first shows the threats that are known to come.
    const [first] = lesson.threats;
    if (first && !drill) this.desk.part = first.zone;
  }

  /** Your seat: everyone but the android has one, in acting order. */
  get seat(): number {
    return this.seatOf(this.lesson.crew.findIndex((one) => one.you));
  }
  seatOf(index: number): number {
    return this.lesson.crew[index]?.seat ?? 0;
  }
  get laid(): readonly Laid[] {
    return this.bench.laid;
  }
  get phases(): number {
    return this.bench.phases;
  }
  get phase(): number {
    return this.bench.phase;
  }
  endPhase(): Promise<unknown> {
    this.#begun = this.phases;
    this.desk.held = null;
    this.desk.space = null;
    return this.refresh();
  }
  /** The computer's announcements on the clock that change what can be done; null without a clock. */
  get #heard(): Heard[] | null {
    if (!this.drill) return null;
    const said = new Set<string>(this.drill.said.map((one) => one.event.type));
    return HEARD.filter((one) => said.has(one));
  }
  get silent(): boolean {
    const said = new Set<string>(this.drill?.said.map((one) => one.event.type));
    return said.has("silence_began") && !said.has("communications_restored");
  }
  /** Changes whenever the server has something new to say about the cards. */
  get moment(): string {
    return `${this.#begun} ${this.#heard?.join(" ") ?? ""}`;
  }
  /** Asks what can be done at this moment, unless that is known. */
  refresh(): Promise<unknown> {
    return this.#shown === this.moment ? this.settled : this.#asking();
  }
  #asking(action: Action | null = null, laid?: readonly Laid[]): Promise<boolean> {
    const asked = this.settled.then(async () => {
      const moment = this.moment;
      try {
        const plan = { laid: laid ?? this.laid, phase: this.#begun, heard: this.#heard };
        this.bench = await this.ask({ ...plan, action: action as LessonPlan["action"] });
        this.#shown = moment;
        return true;
      } catch (error) {
        this.sorry(error instanceof Error ? error.message : String(error));
        return false;
      }
    });
    this.settled = asked;
    return asked;
  }
  /** Someone's calls, with the card you gave them. */
  planOf(index: number): readonly string[] {
    return this.bench.plans[index] ?? [];
  }
  get shut(): boolean {
    return this.drill !== null && !this.drill.running;
  }

  act = async (action: Action): Promise<boolean> => {
    if (this.drill?.over) {
      this.sorry(TOO_LATE);
      return false;
    }
    if (this.shut) return false;
    const done = await this.#asking(action);
    if (done) sound.play("place");
    return done;
  };
  sketch = (key: string, value: unknown): Promise<boolean> => {
    const next = new Map(this.#drawn);
    if (value === null) next.delete(key);
    else next.set(key, value);
    this.#drawn = next;
    return Promise.resolve(true);
  };
  /** Starts over, or lays a whole plan. */
  lay(laid: readonly Laid[] = []): Promise<boolean> {
    this.#begun = laid.length ? this.phases : 1;
    this.desk.held = null;
    this.desk.space = null;
    this.desk.looked = null;
    return this.#asking(null, laid);
  }

  /** The planning ship: without a clock it follows the plan, on the clock it shows the crew's drawing. */
  sketches: Sketches = $derived.by(() => {
    const drawn = new Map(this.#drawn);
    for (const [key, value] of this.#foreseen()) if (this.drill === null || !drawn.has(key)) drawn.set(key, value);
    return new Map([...drawn].map(([key, value]) => [key, { type: "sketched", key, seat: null, value } as Sketched]));
  });

  #foreseen(): [string, unknown][] {
    const found: [string, unknown][] = [];
    const { crew } = this.lesson;
    this.ahead?.crew.forEach((stations, i) => {
      const turn = i + 1;
      stations.forEach((station, index) => {
        const member = crew[index];
        if (!member || (this.drill !== null && (member.you || member.android))) return;
        const key = member.android ? "a1" : `s${this.seatOf(index)}`;
        // The interceptors leave from upper red, and come back there.
        const at = isStation(station) ? station : "upper_red";
        found.push([figureKey(key, turn), at]);
        const order = this.planOf(index)[i] ?? "";
        if (/^(A|B|C|bots)$/.test(order)) found.push([callKey(key, turn), { what: order, at }]);
      });
      if (this.drill !== null) return;
      ZONES.forEach((zone, z) => {
        found.push([storeKey(`shield.${zone}`, turn), this.ahead?.shields[i]?.[z]]);
        found.push([storeKey(`reactor.${zone}`, turn), this.ahead?.reactors[i]?.[z]]);
      });
      found.push(
        [storeKey("capsules", turn), this.ahead?.capsules[i]],
        [storeKey("rockets", turn), this.ahead?.rockets[i]],
      );
    });
    return found;
  }

  /** The computer's announcements. Without a clock it has announced all threats beforehand. */
  get said(): readonly Said[] {
    if (this.drill) return this.drill.said;
    return this.lesson.said.filter(
      ({ event }) =>
        event.type === "threat_announced" &&
        this.lesson.threats.some((one) => one.turn === event.turn && one.zone === event.zone && this.#told(one)),
    );
  }
  get #lines(): Line<GameEvent>[] {
    const line = (seq: number, event: GameEvent, text: string): Line<GameEvent> => ({
      seq,
      event,
      words: { parts: [text] },
      moment: null,
      only: null,
    });
    return this.said.flatMap((one, i) => {
      const event = one.event as GameEvent;
      const called = event.type === "threat_announced" ? event : null;
      const told = this.lesson.threats.find(({ turn, zone }) => turn === called?.turn && zone === called.zone);
      const drawn = told && ({ type: "threat_drawn", turn: told.turn, zone: told.zone, threat: told.threat } as const);
      return [line(2 * i, event, one.text), ...(drawn ? [line(2 * i + 1, drawn, told.name)] : [])];
    });
  }

  /** Without a clock, a phase's threats are announced as it begins. */
  #told(threat: Lesson["threats"][number]): boolean {
    if (!this.drill) return threat.phase <= this.phase;
    return this.drill.over || (this.drill.running && threat.told <= this.drill.elapsed);
  }
  get #table(): Public {
    const { lesson, bench } = this;
    const crew = lesson.crew.map(
      (one, index): MemberView => ({
        seat: one.seat,
        android: one.android ? 1 : null,
        captain: index === 0,
        communications_officer: false,
        chief_of_security: false,
        board: one.you ? bench.board : one.android ? bench.android : [],
        heroic: one.android ? bench.heroic : null,
        specialization: one.you ? (lesson.trained?.id ?? null) : null,
        level: one.you ? (lesson.trained?.level ?? 0) : 0,
        intended: [],
        special_cards: 0,
        choices: [],
        explorer: null,
        badges: [],
      }),
    );
    return {
      stage: "planning",
      mission: lesson.title,
      phase: this.phase,
      phases: lesson.phases,
      time: 0,
      phase_ends: [],
      began: 0,
      beat: 0,
      communications_down: this.silent,
      transfers: bench.picks.some((one) => one.type === "give") ? 1 : 0,
      tracks: lesson.tracks,
      threats: lesson.threats
        .filter((one) => this.#told(one))
        .map((one) => ({ ...one, unconfirmed: false, calls: [] })),
      crew,
      players: [{ ...PLAYER, seat: this.seat, phase: this.phase, cards: bench.hand.length }],
      deck: 0,
      open_cards: [],
      result: null,
      common: "white",
      serious: "white",
      tokens: [],
      campaign: null,
      turns_up: 0,
    };
  }

  props: Props = $derived.by(() => {
    const { lesson, bench, seat } = this;
    const open = !this.shut;
    const picks = open ? (bench.picks as readonly Pick[]) : [];
    return {
      ...NOBODY_AROUND,
      view: { public: this.#table, own: { hand: bench.hand, board: bench.board, received: [] } },
      seat,
      choice: open ? { seat, prompt: { parts: [""] }, options: [], picks } : null,
      legal: open ? bench.legal : [],
      picks,
      seats: lesson.crew.flatMap((one, index) =>
        one.android
          ? []
          : [
              {
                seat: this.seatOf(index),
                name: one.name,
                kind: one.you ? "person" : "bot",
                here: true,
                yours: one.you,
              } as const,
            ],
      ),
      toAct: [seat],
      standing: [],
      moment: null,
      outcome: null,
      happening: { id: 0, events: [] },
      lines: this.#lines,
      sketches: this.sketches,
      sketch: this.sketch,
      catalog: this.catalog,
      options: {} as Props["options"],
      orders: null,
      giveOrders: () => Promise.resolve(false),
      replay: false,
      settings: { motion: moving(), beat: 220 },
      proposed: null,
      propose: () => undefined,
      preview: () => Promise.resolve(null),
      act: this.act,
      showCard: () => undefined,
      desk: this.desk,
    };
  });
}
