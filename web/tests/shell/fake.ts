/** The server's side of a connection, for tests. */
import { TableSocket, type Wire } from "../../src/wire/socket";
import type { Choice, Frame, Message, Table, Update, Welcome } from "../../src/wire/types";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export const table = (more: Partial<Table> = {}): Table => ({
  type: "table",
  code: "abc",
  title: "Friday",
  game: "cabal",
  options: {},
  status: "playing",
  open: true,
  clock: "none",
  paused: false,
  host: "Ines",
  you_host: true,
  seats: [0, 1].map((seat) => ({
    seat,
    kind: "person",
    name: ["Ines", "Marek"][seat] ?? "",
    level: "",
    here: true,
    yours: seat === 0,
    left: null,
    away: false,
    dossier: "",
    brings: "",
    plays_for: "",
    guest: false,
    program: false,
    claimed: false,
    page: "",
    sit: "",
  })),
  watching: 0,
  asked: null,
  late: "bot",
  commitment: "",
  seed: null,
  problem: "",
  brought: "",
  unearned: "",
  carries: "",
  speakers: "all",
  people: [],
  rated: false,
  newcomers: false,
  meeting: null,
  daily: "",
  practice: false,
  ...more,
});

export const choice = (seat: number, prompt = "Well?"): Choice => ({
  seat,
  prompt: { parts: [prompt] },
  options: [{ action: { type: "pass" }, label: { parts: ["Pass"] }, group: "" }],
  picks: [],
});

/** A moment of a replay. */
export const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({
  ...{ seq, at: 0, actor: 0, words: [], events: [], public: null, own: null, standing: [0, 0], moment: null },
  ...more,
});

export const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  seq,
  fresh: false,
  lines: [{ seq, event: { type: "passed" }, words: { parts: [`line ${seq}`] }, moment: null, only: null }],
  public: {},
  mine: [{ seat: 0, own: null, choice: choice(0) as never, can_undo: false, orders: null, secret: true, openly: null }],
  to_act: [0],
  standing: [],
  moment: null,
  now: 0,
  deadline: null,
  outcome: null,
  deciding: [],
  verdict: null,
  ...more,
});

export const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  name: "Ines",
  table: table(),
  talk: [],
  update: null,
  sketches: [],
  voices: null,
  ...more,
});

/** A socket with every connection it has opened. */
export function socket(seen: () => number = () => -1) {
  const wires: FakeWire[] = [];
  const heard: Message[] = [];
  const states: string[] = [];
  let forgotten = 0;
  const made = new TableSocket({
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    token: () => (forgotten ? null : "secret"),
    seen,
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    unknown: () => {
      forgotten += 1;
    },
  });
  const latest = (): FakeWire => wires.at(-1) as FakeWire;
  const open = (): FakeWire => {
    latest().onopen?.();
    latest().say(welcome());
    return latest();
  };
  return { socket: made, wires, heard, states, latest, open };
}
