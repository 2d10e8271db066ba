/*
 * One table's WebSocket. It keeps itself alive: after a lost connection it reconnects, tells the server what it has
 * seen, and resends every unanswered command with the same id, so that nothing is lost or done twice.
 */
import { updated } from "./changes";
import type {
  Changed,
  Command,
  Done,
  Foreseen,
  Hello,
  Message,
  Ping,
  Pong,
  Previewed,
  Refused,
  Stale,
  Update,
  VoicesJoined,
} from "./types";

/** Closed is final; dismissed is final too, by the host. */
export type Connection = "connecting" | "open" | "reconnecting" | "closed" | "dismissed";
export type Answer = Done | Previewed | Foreseen | VoicesJoined;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never;
export type Order = WithoutId<Command>;

/** The server's refusal and its reason. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly wait = 0,
  ) {
    super(reason);
  }
}

/** The table moved on before the command arrived; `heard` has already received what was missed. */
export class Behind extends Error {
  constructor() {
    super("Something else happened first. Look again before you decide.");
  }
}

/** The part of a WebSocket used here, so that tests can provide their own. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  connect: () => Wire;
  token: () => string | null;
  /** The number of the latest known entry; -1 for none. */
  seen: () => number;
  /** Receives every message; updates are always complete here. */
  heard: (message: Exclude<Message, Changed | Pong>) => void;
  changed: (connection: Connection, reason: string) => void;
  /** The server does not know the token; the next hello should omit it. */
  unknown: () => void;
}

/** How long a quiet connection is trusted, and how long an answer may take before it counts as dead. */
const QUIET = 5_000;
const PATIENCE = 5_000;
/** How long a connection may take until the server's welcome, on a slow network and phone. */
const WELCOME = 20_000;

/** Queries and voice handshakes are about a moment that may be over; everything else must arrive. */
const PASSING: ReadonlySet<Command["type"]> = new Set(["preview", "foresee", "join_voices", "relay"]);
const asks = (command: Command): boolean => PASSING.has(command.type);

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const NOT_INTRODUCED = 4401;
/** A final close code. After any other, a retry makes sense. */
const NO_SUCH_TABLE = 4404;
const SENT_AWAY = 4403;

export class TableSocket {
  #wire: Wire | null = null;
  #welcomed = false;
  /** The match as last sent by the server: the base for changes. */
  #update: Update | null = null;
  #tries = 0;
  /** Why the server refused us before closing. */
  #turnedAway = "";
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Fires when the connection was quiet for too long, or a ping was not answered. */
  #watch: ReturnType<typeof setTimeout> | null = null;
  #waiting = new Map<string, Waiting>();
  #state: Connection = "connecting";

  constructor(readonly options: SocketOptions) {
    this.#connect();
  }

  get connection(): Connection {
    return this.#state;
  }

  get #over(): boolean {
    return this.#state === "closed" || this.#state === "dismissed";
  }

  send(order: Order): Promise<Answer> {
    const command = { ...order, id: freshId() } as Command;
    return new Promise((resolve, reject) => {
      if (this.#over) reject(new Refusal("This table is closed."));
      else if (asks(command) && !this.#welcomed) reject(new Behind());
      else {
        const waiting: Waiting = { command, resolve, reject };
        this.#waiting.set(command.id, waiting);
        if (this.#welcomed) this.#deliver(waiting);
      }
    });
  }

  /** Reconnects at once: the person has a new name, or does not want to wait. */
  renew(): void {
    if (this.#over) return;
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  /** Checks the connection after the page woke up or the network returned: it may have died silently. */
  probe(): void {
    if (this.#welcomed) this.#ping();
    else this.renew();
  }

  /** The browser reports that the network is gone; the connection itself would notice much later. */
  offline(): void {
    if (this.#wire) this.#lost(1006, "You are offline.");
  }

  close(): void {
    this.#drop();
    this.#become("closed", "");
    for (const { reject } of this.#waiting.values()) reject(new Refusal("You left the table."));
    this.#waiting.clear();
  }

  #connect(): void {
    this.#timer = null;
    const wire = this.options.connect();
    this.#wire = wire;
    this.#watch = setTimeout(() => this.#lost(1006, "The server is not answering."), WELCOME);
    wire.onopen = () => {
      const hello: Hello = { type: "hello", token: this.options.token(), after: this.options.seen(), changes: true };
      wire.send(JSON.stringify(hello));
    };
    wire.onmessage = ({ data }) => {
      if (this.#welcomed) this.#listen();
      const message = this.#read(String(data));
      if (message) this.#hear(message);
    };
    wire.onclose = ({ code, reason }) => this.#lost(code, reason);
  }

  /** Parses a message. An incomplete one should not happen; reconnecting loads everything. */
  #read(text: string): Message | null {
    try {
      return JSON.parse(text) as Message;
    } catch (error) {
      console.error(error);
      this.#lost(1006, "");
      return null;
    }
  }

  /** Restarts the watch after a message. A connection that falls silent gets a ping, because it may be dead. */
  #listen(): void {
    if (this.#watch) clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), QUIET);
  }

  #ping(): void {
    if (this.#watch) clearTimeout(this.#watch);
    const ping: Ping = { type: "ping" };
    this.#wire?.send(JSON.stringify(ping));
    this.#watch = setTimeout(() => this.#lost(1006, "The server is not answering."), PATIENCE);
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "done":
      case "previewed":
      case "foreseen":
      case "voices_joined":
        this.#take(message.id)?.resolve(message);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "stale":
        this.#stale(message);
        break;
      case "update":
        this.#learn(message);
        break;
      case "changed":
        this.#change(message);
        break;
      case "welcome":
        this.#update = message.update;
        this.options.heard(message);
        this.#welcomed = true;
        this.#listen();
        this.#tries = 0;
        this.#become("open", "");
        for (const waiting of this.#waiting.values()) this.#deliver(waiting);
        break;
      case "pong":
        break;
      default:
        this.options.heard(message);
    }
  }

  #refused(refused: Refused): void {
    const waiting = this.#take(refused.id);
    if (waiting) waiting.reject(new Refusal(refused.reason, refused.wait ?? 0));
    else this.#turnedAway = refused.reason;
  }

  #learn(update: Update): void {
    this.#update = update;
    this.options.heard(update);
  }

  /** Applies a change. A missing base should not happen; reconnecting loads everything. */
  #change(changed: Changed): void {
    let update: Update;
    try {
      if (!this.#update) throw new Error("A change came before the first update.");
      update = updated(this.#update, changed);
    } catch (error) {
      console.error(error);
      this.#lost(1006, "");
      return;
    }
    this.#learn(update);
  }

  #stale(stale: Stale): void {
    this.#learn(stale.update);
    this.#take(stale.id)?.reject(new Behind());
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #deliver(waiting: Waiting): void {
    this.#wire?.send(JSON.stringify(waiting.command));
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (this.#over) return;
    const said = reason || this.#turnedAway;
    this.#turnedAway = "";
    if (code === NO_SUCH_TABLE) {
      this.#finish(said || "There is no table with that code.");
      return;
    }
    if (code === SENT_AWAY) {
      this.#finish(said || "The host has sent you away from this table.", "dismissed");
      return;
    }
    if (code === NOT_INTRODUCED) this.options.unknown();
    for (const [id, { command, reject }] of this.#waiting) {
      if (!asks(command)) continue;
      this.#waiting.delete(id);
      reject(new Behind());
    }
    this.#become("reconnecting", said);
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #finish(reason: string, state: Connection = "closed"): void {
    this.#drop();
    this.#become(state, reason);
    for (const { reject } of this.#waiting.values()) reject(new Refusal(reason));
    this.#waiting.clear();
  }

  #drop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#watch) clearTimeout(this.#watch);
    this.#timer = this.#watch = null;
    this.#welcomed = false;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #become(state: Connection, reason: string): void {
    this.#state = state;
    this.options.changed(state, reason);
  }
}

/** crypto.randomUUID needs a secure page, which a home network does not have. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function tableWire(code: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`) as unknown as Wire;
}
