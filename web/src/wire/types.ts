/** What travels between page and server, as src/readyroom/server/messages.py and api.py say it. */

export type Clock = "none" | "relaxed" | "brisk";
export type Plain = Record<string, unknown>;
export type Action = { type: string } & Plain;
export type Happened = { type: string } & Plain;

export interface Ref {
  kind: string;
  id: string | number;
  text: string;
}
export interface Words {
  parts: readonly (string | Ref)[];
}
export interface Moment {
  round: number;
  seat: number | null;
  name: string;
}
export interface Outcome {
  scores: readonly number[];
  ranking: readonly number[];
  reason: string;
}

export interface Option<A = Action> {
  action: A;
  label: Words;
  group: string;
}
export interface Value {
  value: string | number;
  label: string;
  kind: string;
}
export interface Field {
  name: string;
  label: string;
  values: readonly Value[];
  least: number;
  most: number;
  many: boolean;
  pool: string;
}
export interface Pick {
  type: string;
  label: string;
  fields: readonly Field[];
  fixed: Plain;
}
export interface Choice<A = Action> {
  seat: number;
  prompt: Words;
  options: readonly Option<A>[];
  picks: readonly Pick[];
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: string;
  here: boolean;
  yours: boolean;
  left: number | null;
}
export interface RewindAsked {
  to: number;
  by: string;
  agreed: readonly number[];
  waiting: readonly number[];
}
export interface Table {
  type: "table";
  code: string;
  title: string;
  game: string;
  options: Plain;
  status: "gathering" | "playing" | "over" | "ended";
  open: boolean;
  clock: Clock;
  paused: boolean;
  host: string;
  you_host: boolean;
  seats: readonly SeatInfo[];
  watching: number;
  rewind: RewindAsked | null;
  commitment: string;
  seed: string | null;
}
export interface Line {
  seq: number;
  event: Happened;
  words: Words;
  moment: Moment | null;
}
export interface Mine {
  seat: number;
  own: unknown;
  choice: Choice | null;
  can_undo: boolean;
  orders: Plain | null;
}
export interface Update {
  type: "update";
  seq: number;
  fresh: boolean;
  lines: readonly Line[];
  public: unknown;
  mine: readonly Mine[];
  to_act: readonly number[];
  standing: readonly number[];
  moment: Moment | null;
  now: number;
  deadline: number | null;
  outcome: Outcome | null;
}
export interface Said {
  type: "said";
  n: number;
  name: string;
  seat: number | null;
  text: string;
  signal: string;
  at: number;
}
export interface Welcome {
  type: "welcome";
  name: string | null;
  table: Table;
  talk: readonly Said[];
  update: Update | null;
}
export interface Done {
  type: "done";
  id: string;
  seq: number;
}
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  wait: number;
}
export interface Stale {
  type: "stale";
  id: string;
  update: Update;
}
export interface Previewed {
  type: "previewed";
  id: string;
  certain: boolean;
  words: readonly Words[];
  public: unknown;
  own: unknown;
  standing: readonly number[];
}
export interface Closing {
  type: "closing";
  reason: string;
}
export type Message = Welcome | Table | Update | Said | Done | Refused | Stale | Previewed | Closing;

export type SignalKind = "hello" | "thinking" | "well-played" | "thanks" | "oops" | "hurry";
export type Command =
  | { type: "act" | "preview"; id: string; seat: number; seen: number; action: Action }
  | { type: "undo"; id: string; seat: number; seen: number }
  | { type: "give_orders"; id: string; seat: number; orders: Plain | null }
  | { type: "say"; id: string; text: string }
  | { type: "signal"; id: string; kind: SignalKind }
  | { type: "sit" | "stand" | "free_seat"; id: string; seat: number }
  | { type: "start" | "end_match"; id: string }
  | { type: "seat_bot"; id: string; seat: number; level: string }
  | { type: "pause"; id: string; paused: boolean }
  | { type: "rewind"; id: string; to: number }
  | { type: "vote"; id: string; yes: boolean }
  | {
      type: "settings";
      id: string;
      title?: string;
      open?: boolean;
      clock?: Clock;
      options?: Plain;
      seats?: number;
    };
export type Hello = { type: "hello"; token: string | null; after: number };

export interface Person {
  token: string;
  name: string;
}
export interface OptionChoice {
  value: string | number | boolean;
  label: string;
}
export interface OptionField {
  name: string;
  label: string;
  help: string;
  kind: "switch" | "choice" | "number";
  default: unknown;
  choices: readonly OptionChoice[];
  least: number | null;
  most: number | null;
}
export interface GameInfo {
  slug: string;
  title: string;
  blurb: string;
  minutes: number;
  least_seats: number;
  most_seats: number;
  levels: readonly string[];
  options: readonly OptionField[];
}
export interface NewTable {
  game: string;
  seats: number;
  options?: Plain;
  title?: string;
  open?: boolean;
  clock?: Clock;
  bots?: readonly string[];
}
export interface TableInfo {
  code: string;
  title: string;
  game: string;
  options: Plain;
  status: string;
  host: string;
  seats: readonly SeatInfo[];
  free: number;
  your_turn: boolean;
  moment: Moment | null;
  created: number;
  changed: number;
  result: string;
  scores: readonly number[];
}
export interface Frame {
  seq: number;
  at: number;
  actor: number;
  words: readonly Words[];
  events: readonly Happened[];
  public: unknown;
  own: unknown;
  standing: readonly number[];
  moment: Moment | null;
}
export interface Replay {
  game: string;
  title: string;
  options: Plain;
  names: readonly string[];
  viewer: string;
  commitment: string;
  seed: string | null;
  verified: boolean;
  outcome: Outcome | null;
  frames: readonly Frame[];
}
