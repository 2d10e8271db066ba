/*
 * A lesson as a table would show it: the same board, hand and planning ship, with nobody else around. Whatever is laid
 * stays in this page until it is flown.
 */
import { isStation, ZONES } from "../../../art/space-alert/ink";
import { moving } from "../../../lib/settings.svelte";
import { sound } from "../../../lib/sound";
import { NOBODY_AROUND } from "../../../shell/board";
import type { Line, Sketched } from "../../../wire/types";
import { Desk, type Props } from "../desk.svelte";
import { callKey, figureKey, type Sketches, storeKey } from "../sketch";
import type { Catalog, Laid, Lesson, LessonNow, Outlook, Said, SheetMember } from "../types";
import { type Action, type GameEvent, type MemberView, type PlayerView, type Public, phaseOf } from "../view";
import type { Drill } from "./drill.svelte";
import { after, handLeft, heroicLeft, legalOf, orderOf, picksOf, spacesOf } from "./laying";

/** The last turn of the first phase. */
const FIRST_PHASE = 3;
/** A player as a table shows them who has not done anything yet. */
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

export class Classroom {
  readonly desk = new Desk();
  laid = $state.raw<readonly Laid[]>([]);
  /** Where the plan leads; on the clock, only where the others' plans lead. */
  ahead = $state.raw<Outlook | null>(null);
  /** The phase that you have come to yourself. */
  #begun = $state(1);
  #drawn = $state.raw<ReadonlyMap<string, unknown>>(new Map());

  constructor(
    readonly lesson: Lesson,
    readonly catalog: Catalog,
    /** Null without a clock. */
    readonly drill: Drill | null,
    /** Tells why something cannot be done. */
    readonly sorry: (sentence: string) => void,
  ) {
    // Where a phone looks first: at what is known to come.
    const [first] = lesson.threats;
    if (first && !drill) this.desk.part = first.zone;
  }

  /** Your seat: everybody but the android has one, in acting order. */
  get seat(): number {
    return this.seatOf(this.lesson.crew.findIndex((one) => one.you));
  }
  seatOf(index: number): number {
    return this.lesson.crew.slice(0, index).filter((one) => !one.android).length;
  }
  /** Two phases where the lesson has cards for a second one; the clock ends the first for whoever has not. */
  get phases(): number {
    return this.lesson.second.length ? 2 : 1;
  }
  get phase(): number {
    return this.#heard("phase_ends") ? this.phases : this.#begun;
  }
  endPhase(): void {
    this.#begun = this.phases;
    this.desk.held = null;
    this.desk.space = null;
  }
  /** Whether the computer has said something, on the clock. */
  #heard(type: string): boolean {
    return this.drill?.said.some((one) => one.event.type === type) ?? false;
  }
  get silent(): boolean {
    return this.#heard("silence_began") && !this.#heard("communications_restored");
  }
  /** The lesson as it stands: with the cards that have come, and the turns of your phase. */
  now: LessonNow = $derived.by(() => {
    const { lesson, phase, phases } = this;
    const came = (type: string): boolean => this.drill === null || this.#heard(type);
    const hand = [...lesson.hand];
    if (lesson.incoming && came("incoming_data")) hand.push(lesson.incoming);
    if (lesson.transfer && came("data_transfer")) hand.push(lesson.transfer.gets);
    if (phase > 1) hand.push(...lesson.second);
    const giving = lesson.transfer !== null && came("data_transfer") && !this.#heard("data_transfer_ends");
    const to = lesson.crew.findIndex((one) => one.name === lesson.transfer?.to);
    const first = phase > 1 ? FIRST_PHASE + 1 : 1;
    const last = phase < phases ? FIRST_PHASE : lesson.turns;
    return { ...lesson, hand, open: [first, last], giveTo: giving ? this.seatOf(to) : null };
  });
  /** What somebody has said to do, with the card that you gave them. */
  planOf(member: SheetMember): readonly string[] {
    const gift = this.lesson.transfer?.to === member.name ? this.laid.find((one) => one.given) : undefined;
    if (!gift) return member.plan;
    const plan = [...member.plan];
    while (plan.length < gift.turn) plan.push("");
    plan[gift.turn - 1] = orderOf(gift);
    return plan;
  }
  get shut(): boolean {
    return this.drill !== null && !this.drill.running;
  }

  act = (action: Action): Promise<boolean> => {
    if (this.drill?.over) {
      this.sorry(TOO_LATE);
      return Promise.resolve(false);
    }
    const next = this.shut ? null : after(this.now, this.laid, action);
    if (!next) return Promise.resolve(false);
    sound.play(next.length > this.laid.length ? "place" : "tick");
    this.laid = next;
    return Promise.resolve(true);
  };
  sketch = (key: string, value: unknown): Promise<boolean> => {
    const next = new Map(this.#drawn);
    if (value === null) next.delete(key);
    else next.set(key, value);
    this.#drawn = next;
    return Promise.resolve(true);
  };
  /** Starts over, or lays a whole plan. */
  lay(laid: readonly Laid[] = []): void {
    this.laid = laid;
    this.#begun = laid.length ? this.phases : 1;
    this.desk.held = null;
    this.desk.space = null;
    this.desk.looked = null;
  }

  /** The planning ship: without a clock it follows the plan, on the clock it shows what is drawn by hand. */
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
        const order = this.planOf(member)[i] ?? "";
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

  /** What the computer has told. Without a clock it has told all threats before. */
  get said(): readonly Said[] {
    if (this.drill) return this.drill.said;
    return this.lesson.said.filter(
      ({ event, at }) => event.type === "threat_announced" && this.#told(Number((event as { turn?: number }).turn), at),
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

  /** Without a clock, a phase's threats are told as it begins. */
  #told(turn: number, at: number): boolean {
    if (!this.drill) return this.phase === this.phases || turn <= FIRST_PHASE + 1;
    return this.drill.over || (this.drill.running && at <= this.drill.elapsed);
  }
  get #table(): Public {
    const { lesson, laid, now } = this;
    const phases = phaseOf(lesson.turns);
    const crew = lesson.crew.map(
      (one, index): MemberView => ({
        seat: one.android ? null : this.seatOf(index),
        android: one.android ? 1 : null,
        captain: index === 0,
        communications_officer: false,
        chief_of_security: false,
        board: one.you || one.android ? spacesOf(laid, one.android) : [],
        heroic: one.android ? heroicLeft(lesson, laid) : null,
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
      phases,
      time: 0,
      phase_ends: [],
      began: 0,
      beat: 0,
      communications_down: this.silent,
      transfers: now.giveTo === null ? 0 : 1,
      tracks: lesson.tracks,
      threats: lesson.threats
        .filter((one) => this.#told(one.turn, one.told))
        .map((one) => ({ ...one, unconfirmed: false, calls: [] })),
      crew,
      players: [{ ...PLAYER, seat: this.seat, phase: this.phase, cards: now.hand.length }],
      deck: 0,
      open_cards: [],
      result: null,
      common: "",
      serious: "",
      tokens: [],
      campaign: null,
      turns_up: 0,
    };
  }

  props: Props = $derived.by(() => {
    const { lesson, laid, now, seat } = this;
    const open = !this.shut;
    const picks = open ? picksOf(now, laid) : [];
    return {
      ...NOBODY_AROUND,
      view: { public: this.#table, own: { hand: handLeft(now, laid), board: spacesOf(laid, false) } },
      seat,
      choice: open ? { seat, prompt: { parts: [""] }, options: [], picks } : null,
      legal: open ? legalOf(now, laid) : [],
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
