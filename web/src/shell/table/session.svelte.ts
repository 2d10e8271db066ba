/** One table as this browser knows it: the people, the match, the talk, and the available commands. */
import { same } from "../../lib/same";
import { toasts } from "../../lib/toasts.svelte";
import { distinct } from "../../lib/words";
import { identity } from "../../wire/identity.svelte";
import {
  type Answer,
  Behind,
  type Connection,
  type Order,
  Refusal,
  TableSocket,
  tableWire,
  type Wire,
} from "../../wire/socket";
import type {
  Action,
  Announced,
  Changed,
  Choice,
  Line,
  Message,
  Mine,
  Plain,
  Pong,
  Previewed,
  Relayed,
  Said,
  Sketched,
  Table,
  Update,
  Voices,
} from "../../wire/types";
import type { BoardSeat, Happening, Proposal, Proposed } from "../board";

/** How often a command is resent automatically if the table moved on but the question is unchanged. */
const PATIENCE = 3;
/** After this many milliseconds without an answer the page says that it is still sending. */
const WONDER = 1_500;

export class TableSession {
  connection = $state<Connection>("connecting");
  /** Why the connection is closed or being restored, if the server said so. */
  reason = $state("");
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  /** All lines this browser received; several seats at one device must not read each other's. */
  #told = $state.raw<readonly Line[]>([]);
  talk = $state.raw<readonly Said[]>([]);
  /** The operator's announcement, and when it came, in this page's time. */
  notice = $state.raw<Announced | null>(null);
  noticeAt = $state(0);
  /** What people at the table draw for each other, by key. */
  sketches = $state.raw<ReadonlyMap<string, Sketched>>(new Map());
  /** Who is in voice chat; null if this server has none. */
  voices = $state.raw<Voices | null>(null);
  /** Whether the voice panel is open. */
  voicing = $state(false);
  /** Receives another browser's handshake for a voice link. */
  relayed: ((message: Relayed) => void) | null = null;
  /** How often the server has welcomed us: each time, it has forgotten the voice chat. */
  welcomes = $state(0);
  happening = $state.raw<Happening>({ id: 0, events: [] });
  proposed = $state.raw<Proposed | null>(null);
  /** Whether an action is being sent; slow: long enough for people to notice. */
  acting = $state(false);
  slow = $state(false);
  /** The seat this browser looks from; null for a spectator. */
  active = $state<number | null>(null);
  /** Hotseat: the seat that the device is to be passed to. */
  curtain = $state<number | null>(null);
  /** Hotseat: whether the active seat holds the device, so that its secrets may be shown. */
  revealed = $state(false);
  /** A seat that this browser had in this match and lost. */
  lost = $state<number | null>(null);
  /** Whether this browser has just come or returned to a running match and not acted yet. */
  returned = $state(false);
  /** When the running clocks were read, in this page's time. */
  readAt = $state(0);

  readonly yours = $derived((this.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat));
  readonly names = $derived((this.table?.seats ?? []).map((seat) => seat.name || `Seat ${seat.seat + 1}`));
  /** Whether several seats share this device and see its screen. */
  readonly shared = $derived(this.yours.length > 1);
  /** The seat that is "you" in every sentence: that of the person holding the device. */
  readonly me = $derived(this.curtain === null ? this.active : null);
  readonly seats = $derived<readonly BoardSeat[]>(
    (this.table?.seats ?? []).map(({ seat, kind, name, here, yours }) => ({
      seat,
      kind,
      name: name || `Seat ${seat + 1}`,
      here,
      yours,
    })),
  );
  readonly mine = $derived.by<Mine | null>(() => {
    const mine = this.curtain === null ? this.#asked(this.active) : null;
    return mine && this.shared && !this.revealed ? { ...mine, own: mine.openly } : mine;
  });
  /** Hotseat: whether this seat has secrets that are hidden now. */
  readonly covered = $derived.by(() => {
    const mine = this.curtain === null && this.shared && !this.revealed ? this.#asked(this.active) : null;
    return mine !== null && !same(mine.own, mine.openly);
  });
  readonly choice = $derived<Choice | null>(
    this.table?.paused || this.table?.status === "ended" ? null : (this.mine?.choice ?? null),
  );
  /** The lines that the active seat may read. */
  readonly lines = $derived<readonly Line[]>(
    this.#told.filter(
      (line) =>
        !line.only ||
        (this.curtain === null && (!this.shared || this.revealed) && line.only.includes(this.active ?? -1)),
    ),
  );
  /** Whether a bot plays for you while you are away, or has your seat for good; null if none does. */
  readonly standIn = $derived.by<"away" | "replaced" | null>(() => {
    const seats = this.table?.status === "playing" ? this.table.seats : [];
    if (this.active !== null && seats[this.active]?.away) return "away";
    return this.lost !== null && seats[this.lost]?.kind === "bot" ? "replaced" : null;
  });
  readonly canUndo = $derived(!this.table?.paused && (this.mine?.can_undo ?? false));
  /** Whether some seat of yours is asked something. */
  readonly yourTurn = $derived(
    this.table?.status === "playing" &&
      !this.table.paused &&
      (this.update?.mine.some((mine) => mine.choice !== null) ?? false),
  );

  #socket: TableSocket;
  #acts: Promise<unknown> = Promise.resolve();
  /** The question being answered, and the promise of its confirmation. */
  #answering: Choice | null = null;
  #word: Promise<unknown> = Promise.resolve();
  /** The latest entry made here. */
  #mine = -1;
  #seen = -1;

  constructor(
    readonly code: string,
    token: () => string | null,
    unknown: () => void,
    connect: () => Wire = () => tableWire(code),
  ) {
    this.#socket = new TableSocket({
      connect,
      token,
      seen: () => this.#seen,
      heard: (message) => this.hear(message),
      unknown,
      changed: (connection, reason) => {
        this.connection = connection;
        this.reason = reason;
      },
    });
  }

  close(): void {
    this.#socket.close();
  }
  /** The network or the page came back: check the connection instead of waiting for the next try. */
  wake(): void {
    this.#socket.probe();
  }
  /** The network is gone. */
  sleep(): void {
    this.#socket.offline();
  }
  /** Reconnects at once instead of waiting for the next try. */
  retry(): void {
    this.#socket.renew();
  }
  /** Tells the server the person's new name. */
  introduce(): void {
    this.#seen = -1;
    this.#socket.renew();
  }

  /** Asks for a name if there is none yet; false if the person gives none. */
  async named(): Promise<boolean> {
    const known = identity.token;
    const person = await identity.need();
    if (person && person.token !== known) this.introduce();
    return person !== null;
  }

  // -- commands

  /** Sends a command about the table; shows a refusal and returns false. */
  async tell(order: Order): Promise<boolean> {
    try {
      await this.#socket.send(order);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Behind)) throw error;
      toasts.sorry(error);
      return false;
    }
  }

  /** Sends a command and returns its answer; a refusal is thrown. */
  ask(order: Order): Promise<Answer> {
    return this.#socket.send(order);
  }

  async act(action: Action): Promise<boolean> {
    const seat = this.active;
    const asked = this.choice;
    if (seat === null || !asked) return false;
    // The next question may show before the last answer is confirmed: a click on it counts, a double click does not.
    while (this.acting) {
      if (same(this.#answering, asked)) return false;
      await this.#word;
    }
    if (!same(asked, this.choice)) return false;
    this.acting = true;
    this.returned = false;
    this.#answering = asked;
    const acted = this.#act(seat, asked, action);
    this.#word = acted.catch(() => false);
    return acted;
  }

  async #act(seat: number, asked: Choice, action: Action): Promise<boolean> {
    const offered = this.proposed?.action;
    const wondering = setTimeout(() => (this.slow = true), WONDER);
    try {
      for (let left = PATIENCE; ; left--) {
        try {
          const answer = await this.#socket.send({ type: "act", seat, seen: this.#seen, action });
          if (answer.type === "done") this.#mine = answer.seq;
          if (this.proposed?.action === offered) this.proposed = null;
          return true;
        } catch (error) {
          if (!(error instanceof Refusal || error instanceof Behind)) throw error;
          // Others may act at the same time; if nothing changed for this seat, its action is still valid.
          if (error instanceof Behind && left > 1 && same(asked, this.choice)) continue;
          toasts.sorry(error);
          return false;
        }
      }
    } finally {
      clearTimeout(wondering);
      this.acting = this.slow = false;
    }
  }

  /** In real time nobody waits for an answer before the next move: actions are sent in order, and none is lost. */
  actInTurn(action: Action): Promise<boolean> {
    const next = this.#acts.then(() => this.act(action));
    this.#acts = next;
    return next;
  }

  /** Draws on the shared table; null erases it. It shows here at once, and for the others when the server has it. */
  sketch(key: string, value: unknown): Promise<boolean> {
    this.#drawn({ type: "sketched", key, value, seat: this.active });
    return this.tell({ type: "sketch", key, value });
  }

  /** Does the proposed action and those right after it. */
  async commit(): Promise<boolean> {
    const all = this.proposed ? [this.proposed.action, ...(this.proposed.more ?? [])] : [];
    for (const action of all) if (!(await this.act(action))) return false;
    return all.length > 0;
  }

  async preview(action: Action, more: readonly Action[] = []): Promise<Previewed | null> {
    const seat = this.active;
    if (seat === null || !this.choice) return null;
    try {
      const answer = await this.#socket.send({ type: "preview", seat, seen: this.#seen, action, more: [...more] });
      if (answer.type !== "previewed") return null;
      return this.shared && !this.revealed ? { ...answer, own: this.mine?.own ?? null } : answer;
    } catch (error) {
      if (error instanceof Refusal) toasts.sorry(error);
      else if (!(error instanceof Behind)) throw error;
      return null;
    }
  }

  /** Where plans lead after this action. Boards ask automatically, so a failure is silent. */
  async foresee(action: Action | null): Promise<unknown> {
    try {
      const answer = await this.#socket.send({ type: "foresee", viewer: this.active, action });
      return answer.type === "foreseen" ? answer.ahead : null;
    } catch (error) {
      if (error instanceof Refusal || error instanceof Behind) return null;
      throw error;
    }
  }

  propose(proposal: Proposal | null): void {
    if (!proposal) {
      this.proposed = null;
      return;
    }
    const mine: Proposed = { ...proposal, previewed: null };
    this.proposed = mine;
    if (proposal.hold) return;
    void this.preview(proposal.action, proposal.more).then((previewed) => {
      if (this.proposed === mine) this.proposed = { ...mine, previewed };
    });
  }

  undo(): Promise<boolean> {
    if (this.active === null) return Promise.resolve(false);
    return this.tell({ type: "undo", seat: this.active, seen: this.#seen });
  }

  giveOrders(orders: Plain | null): Promise<boolean> {
    if (this.active === null) return Promise.resolve(false);
    return this.tell({ type: "give_orders", seat: this.active, orders });
  }

  /** Any action of a seat takes it back from its stand-in bot; this one does nothing else. */
  comeBack(): Promise<boolean> {
    return this.giveOrders(this.mine?.orders ?? null);
  }

  /** Sits down where this browser sat: at once while a bot plays on, otherwise the table is asked. */
  async takeBack(): Promise<boolean> {
    return this.lost !== null && this.tell({ type: "sit", seat: this.lost });
  }

  /** Hotseat: the device has been passed on. */
  liftCurtain(): void {
    if (this.curtain === null) return;
    this.active = this.curtain;
    this.revealed = true;
    this.curtain = null;
  }

  /** Hotseat: shows this seat's secrets, once the device is in the right hands, or hides them again. */
  look(): void {
    this.curtain = this.active;
  }
  cover(): void {
    this.revealed = false;
  }

  // -- messages

  hear(message: Exclude<Message, Changed | Pong>): void {
    switch (message.type) {
      case "welcome":
        this.#look(message.table);
        this.talk = message.talk;
        this.sketches = new Map(message.sketches.map((one) => [one.key, one]));
        this.voices = message.voices;
        this.welcomes += 1;
        this.returned = true;
        if (message.update) this.#learn(message.update, this.#seen === -1);
        this.#takeSeat();
        break;
      case "table":
        this.#look(message);
        this.#takeSeat();
        break;
      case "update":
        this.#learn(message, false);
        this.#takeSeat();
        break;
      case "said":
        if (message.n > (this.talk.at(-1)?.n ?? -1)) this.talk = [...this.talk, message];
        break;
      case "sketched":
        this.#drawn(message);
        break;
      case "voices":
        this.voices = message;
        break;
      case "relayed":
        this.relayed?.(message);
        break;
      case "closing":
        this.reason = message.reason;
        break;
      case "announced":
        this.notice = message.text ? message : null;
        this.noticeAt = performance.now();
    }
  }

  #drawn(sketch: Sketched): void {
    const all = new Map(this.sketches);
    if (sketch.value === null) all.delete(sketch.key);
    else all.set(sketch.key, sketch);
    this.sketches = all;
  }

  #look(table: Table): void {
    const names = distinct(table.seats.map((seat) => seat.name));
    this.table = { ...table, seats: table.seats.map((seat, i) => ({ ...seat, name: names[i] ?? "" })) };
    this.readAt = performance.now();
  }

  /** Updates may come twice (an answer and a broadcast) or late; each line is added once. */
  #learn(update: Update, first: boolean): void {
    if (update.seq < this.#seen && !first) return;
    const asked = this.#asked(this.active)?.choice ?? null;
    const latest = this.#told.at(-1)?.seq ?? -1;
    const whole = first || update.fresh;
    const news = whole ? [] : update.lines.filter((line) => line.seq > latest);
    this.#told = whole ? update.lines : news.length ? [...this.#told, ...news] : this.#told;
    const others = !whole && !this.acting && this.#mine <= this.#seen;
    this.#seen = update.seq;
    this.update = others ? this.#undisturbed(update) : update;
    this.readAt = performance.now();
    if (news.length || whole) this.happening = { id: this.happening.id + 1, events: news.map((line) => line.event) };
    const now = this.#asked(this.active);
    if (this.proposed && !same(asked, now?.choice ?? null)) this.proposed = null;
    // Secrets are hidden again when the next question needs none.
    if (now?.choice && !now.secret && !same(asked, now.choice)) this.revealed = false;
  }

  /** Keeps the identity of an unchanged question when others move, so that a half-given answer stays in hand. */
  #undisturbed(update: Update): Update {
    const mine = update.mine.map((now) => {
      const was = this.update?.mine.find((one) => one.seat === now.seat);
      return was && same(was.choice, now.choice) ? { ...now, choice: was.choice } : now;
    });
    return { ...update, mine };
  }

  #asked(seat: number | null): Mine | null {
    return this.update?.mine.find((mine) => mine.seat === seat) ?? null;
  }

  /** Seats this browser: at its only seat, or, in hotseat, at the one to act. */
  #takeSeat(): void {
    const yours = this.yours;
    if (yours.length) this.lost = null;
    else if (this.table?.status === "playing") this.lost ??= this.active;
    if (!yours.length || this.table?.status === "gathering") {
      this.active = yours[0] ?? null;
      this.curtain = null;
      this.revealed = true;
      return;
    }
    const asked = (this.update?.mine ?? []).filter((mine) => mine.choice).map((mine) => mine.seat);
    if (this.active !== null && yours.includes(this.active) && (!asked.length || asked.includes(this.active))) {
      if (this.curtain !== null && this.curtain !== this.active && !asked.includes(this.curtain)) this.curtain = null;
      if (this.shared && !this.revealed && this.#asked(this.active)?.secret) this.curtain = this.active;
      return;
    }
    const next = asked[0] ?? yours[0] ?? null;
    const secret = this.#asked(next)?.secret ?? false;
    const here = this.active !== null && yours.includes(this.active);
    this.curtain = here && secret ? next : null;
    if (this.curtain === null) {
      this.active = next;
      this.revealed = secret;
    }
    this.proposed = null;
  }
}
