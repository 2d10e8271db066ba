/* Generated from the server's types by `npm run types`. Do not edit. */

/**
 * What a seat does, as the rules list it.
 */
export interface Action {
  type: string;
  [k: string]: unknown;
}
/**
 * What happened.
 */
export interface Event {
  type: string;
  [k: string]: unknown;
}
/**
 * Plain data.
 */
export interface Plain {
  [k: string]: unknown;
}
/**
 * A seat's action, as plain data.
 */
export interface Act {
  action: Action;
  id: string;
  seat: number;
  seen: number;
  type: "act";
}
/**
 * Somebody who is connected to a table at this node, so that they can be banned.
 */
export interface AdminPerson {
  address: string;
  id: string | null;
  name: string;
  seats: number[];
}
/**
 * A table, as far as it is an operator's business.
 */
export interface AdminTable {
  changed: number;
  code: string;
  created: number;
  game: string;
  loaded: boolean;
  open: boolean;
  paused: boolean;
  people: number;
  problem: string;
  seq: number | null;
  status: string;
  title: string;
}
export interface AdminTableSheet {
  people: AdminPerson[];
  table: AdminTable;
}
/**
 * A word to every table of every node, and in how many minutes it comes true. An empty text takes it back.
 */
export interface Announce {
  minutes: number | null;
  text: string;
}
/**
 * The operator's word to every table, such as that the server restarts; ``left`` is the time until then in
 *     milliseconds. An empty text takes it back.
 */
export interface Announced {
  left: number | null;
  text: string;
  type: "announced";
}
/**
 * What the table is being asked: to go back to just after entry ``to``, or to let ``by`` play ``seat``.
 */
export interface Asked {
  agreed: number[];
  by: string;
  seat: number | null;
  to: number | null;
  waiting: number[];
  what: "rewind" | "seat";
  yours: boolean;
}
/**
 * What a crewmate may grant: its id, its name, and what it is granted for.
 */
export interface Award {
  group: string;
  id: string;
  name: string;
  text: string;
}
export interface Ban {
  at: number;
  id: string;
  kind: string;
  reason: string;
  who: string;
}
/**
 * Bring one of your dossiers to a seat of yours, before the match starts; None takes it away.
 */
export interface Bring {
  dossier: string | null;
  id: string;
  seat: number;
  type: "bring";
}
/**
 * A dossier that was brought to a match. ``awards`` is what you may grant its owner.
 */
export interface Brought {
  awards: Award[];
  dossier: string;
  seat: number;
  settled: boolean;
  title: string;
  unearned: string;
  yours: boolean;
}
/**
 * The update after entry ``seq``, told as what is different from the one after entry ``after``, which was the last
 *     that this client was sent. ``changes`` holds what changed of its ``public``, ``mine``, ``to_act``, ``standing``,
 *     ``moment``, ``deadline`` and ``outcome``, each a change as in ``core/changes.py``; ``lines`` come in addition.
 */
export interface Changed {
  after: number;
  changes: {
    [k: string]: unknown;
  };
  lines: News[];
  now: number;
  seq: number;
  type: "changed";
}
/**
 * A line of what has just happened. Left out: a ``moment`` that was the last update's, and ``only`` where it is
 *     for all.
 */
export interface News {
  event: Event;
  moment?: Moment | null;
  only?: number[] | null;
  seq: number;
  words: Words;
}
/**
 * A stretch of a match: its round, whose turn it is (None: everybody's), and another name for it if it has one.
 */
export interface Moment {
  name: string;
  round: number;
  seat: number | null;
}
/**
 * A sentence in parts. ``str(words)`` is the plain text; ``words.text(names, me)`` says people's names for seats,
 *     and "you" for the reader's own.
 *
 *     >>> words = Words((Ref("seat", 1, "Seat 1", "You"), " ", Ref("verb", 1, "passes", "pass"), "."))
 *     >>> str(words), words.text(["Ana", "Bo"]), words.text(["Ana", "Bo"], me=1)
 *     ('Seat 1 passes.', 'Bo passes.', 'You pass.')
 */
export interface Words {
  parts: (string | Ref)[];
}
/**
 * A hole that was filled: what kind of thing, which one, and its name in plain text.
 *
 *     A ``seat`` is a person, and ``own`` says that something is theirs ("Ada's"). A ``verb`` agrees with the person whose
 *     seat is its id. ``you`` is what that person reads instead.
 */
export interface Ref {
  id: string | number;
  kind: string;
  own?: boolean;
  text: string;
  you?: string;
}
/**
 * What one seat is asked: a prompt, the answers listed, and the families of answers.
 */
export interface Choice {
  options: Option[];
  picks: Pick[];
  prompt: Words;
  seat: number;
}
/**
 * One answer: the action to send, in words, under a heading.
 */
export interface Option {
  action: Action;
  group: string;
  label: Words;
}
/**
 * A family of actions too many to list: fill the fields, and any filling is legal.
 */
export interface Pick {
  fields: Field[];
  fixed: {
    [k: string]: unknown;
  };
  label: string;
  type: string;
}
/**
 * A blank in a pick: choose from ``least`` to ``most`` of the values (without ``many``: exactly one).
 *
 *     Values may repeat (two dice with one face); a list names equal ones side by side, in the order of the values. Fields
 *     with the same ``pool`` share their values: what one has taken, the other cannot. ``many`` tells whether the action
 *     holds a list here.
 */
export interface Field {
  label: string;
  least: number;
  many: boolean;
  most: number;
  name: string;
  pool: string;
  values: Value[];
}
/**
 * Something that can fill a field; ``kind`` tells a page which icon it has.
 */
export interface Value {
  kind: string;
  label: string;
  value: string | number;
}
/**
 * The server is going down for a moment; come back.
 */
export interface Closing {
  reason: string;
  type: "closing";
}
/**
 * The command with this id was carried out; the match is at ``seq``.
 */
export interface Done {
  id: string;
  seq: number;
  type: "done";
}
/**
 * A dossier in a list.
 */
export interface DossierInfo {
  absent: string;
  away: string | null;
  changed: number;
  created: number;
  game: string;
  id: string;
  title: string;
}
/**
 * All about a dossier, ready to be shown or printed.
 */
export interface DossierSheet {
  info: DossierInfo;
  sheet: unknown;
}
/**
 * Take no new people, or take them again; ``node`` is empty for the node that is asked, or * for all.
 */
export interface Drain {
  drained: boolean;
  node: string;
}
/**
 * Host: end the match without a result.
 */
export interface EndMatch {
  id: string;
  type: "end_match";
}
/**
 * One entry of a replay: who did it and when, what happened, and what changed of what was shown before it.
 */
export interface Frame {
  actor: number;
  at: number;
  changes: unknown;
  events: Event[];
  seq: number;
  words: Words[];
}
/**
 * Host: free a seat (of a bot, or of a person who has gone; in a match, for a while).
 */
export interface FreeSeat {
  id: string;
  seat: number;
  type: "free_seat";
}
export interface GameInfo {
  blurb: string;
  least_seats: number;
  levels: string[];
  minutes: number;
  most_seats: number;
  options: OptionField[];
  slug: string;
  title: string;
}
/**
 * One option of a game, ready to be shown as a form field. A sequence is a few of its choices in a row, joined by
 *     hyphens: at least and at most so many, each of them called by the ``noun``.
 */
export interface OptionField {
  choices: OptionChoice[];
  default: unknown;
  help: string;
  kind: "choice" | "number" | "sequence" | "switch";
  label: string;
  least: number | null;
  most: number | null;
  name: string;
  noun: string;
}
export interface OptionChoice {
  label: string;
  value: string | number | boolean;
}
/**
 * Standing orders of a seat: answers given in advance. None takes them back.
 */
export interface GiveOrders {
  id: string;
  orders: Plain | null;
  seat: number;
  type: "give_orders";
}
/**
 * First of all: who is there, and what they have seen (-1: nothing). ``changes``: they can take in changes, and
 *     need not be sent whole views again and again.
 */
export interface Hello {
  after?: number;
  changes?: boolean;
  token?: string | null;
  type: "hello";
}
/**
 * The rules or the server failed. What was tried and how it failed is told once the match is over.
 */
export interface IncidentInfo {
  at: number;
  attempt: {
    [k: string]: unknown;
  } | null;
  code: string;
  game: string;
  id: string;
  over: boolean;
  seq: number;
  trace: string;
}
/**
 * Host: send somebody away for good, or let them come back.
 */
export interface Kick {
  id: string;
  out: boolean;
  person: string;
  type: "kick";
}
/**
 * One thing that happened, for the log: which entry, the event as data, and its words.
 *
 *     ``only`` lists those of your seats that may know it, where not all of them may: several seats share a device.
 */
export interface Line {
  event: Event;
  moment: Moment | null;
  only: number[] | null;
  seq: number;
  words: Words;
}
/**
 * What one of your seats alone knows and is asked.
 */
export interface Mine {
  can_undo: boolean;
  choice: Choice | null;
  orders: Plain | null;
  own: unknown;
  seat: number;
}
/**
 * Host: let somebody not talk, signal or draw at this table, or let them again.
 */
export interface Mute {
  id: string;
  muted: boolean;
  person: string;
  type: "mute";
}
/**
 * An address or a network, or a person by their id.
 */
export interface NewBan {
  kind: "address" | "person";
  reason: string;
  who: string;
}
/**
 * A new explorer, or whatever the game calls it.
 */
export interface NewDossier {
  game: string;
  name: string;
}
/**
 * Your word that somebody at the same match earned an award.
 */
export interface NewGrant {
  award: string;
  dossier: string;
}
/**
 * A guest's name; no account.
 */
export interface NewPerson {
  name: string;
}
/**
 * A table to open. Bots may be seated at once: one level for each seat from the last backwards.
 */
export interface NewTable {
  bots?: string[];
  clock?: "brisk" | "none" | "relaxed";
  follows?: string;
  game: string;
  open?: boolean;
  options?: {
    [k: string]: unknown;
  };
  seats: number;
  title?: string;
}
/**
 * How a match ended. ``ranking[i]`` is the place of seat i: 1 for a winner, equal places shared. A crew that wins
 *     or loses ``together`` has the same place for everybody: 1, or 2 when the game has beaten them.
 *
 *     >>> Outcome(scores=(12, 21), ranking=(2, 1), reason="Seat 1 reached 21 points.").winners
 *     (1,)
 */
export interface Outcome {
  ranking: number[];
  reason: string;
  scores: number[];
  together: boolean;
}
/**
 * One node: which it is, and what it has counted since it started. Rates are the differences.
 */
export interface Overview {
  actions: number;
  bot_moves: number;
  bot_questions: number;
  bytes_sent: number;
  drained: boolean;
  incidents: number;
  node: string;
  notice: string;
  notice_left: number | null;
  problems: {
    [k: string]: string;
  };
  refusals: number;
  shared: boolean;
  sockets: number;
  store_errors: number;
  store_waiting: number;
  sweep_age: number;
  tables: number;
  uptime: number;
  version: string;
}
/**
 * Host: stop the clocks and the play, or go on.
 */
export interface Pause {
  id: string;
  paused: boolean;
  type: "pause";
}
export interface PauseTable {
  paused: boolean;
}
/**
 * A guest. The token is the only proof of who they are; it is sent as ``Authorization: Bearer``.
 */
export interface Person {
  name: string;
  token: string;
}
/**
 * What would this action do?
 */
export interface Preview {
  action: Action;
  id: string;
  seat: number;
  seen: number;
  type: "preview";
}
/**
 * What an action would do: ``certain`` is False when chance decides; then only the words of the action are sure.
 */
export interface Previewed {
  certain: boolean;
  id: string;
  own: unknown;
  public: unknown;
  standing: number[];
  type: "previewed";
  words: Words[];
}
/**
 * The command was refused, and nothing changed. ``wait`` says for how many ms to hold back, if that was why.
 */
export interface Refused {
  id: string;
  reason: string;
  type: "refused";
  wait: number;
}
/**
 * A finished match, as one viewer saw it or with all hands open: how it began, then frame by frame what changed.
 */
export interface Replay {
  commitment: string;
  frames: Frame[];
  game: string;
  names: string[];
  options: {
    [k: string]: unknown;
  };
  outcome: Outcome | null;
  seed: string | null;
  start: Shown;
  title: string;
  verified: boolean;
  viewer: string;
}
/**
 * What one viewer saw of a match after one entry.
 */
export interface Shown {
  moment: Moment | null;
  own: unknown;
  public: unknown;
  standing: number[];
}
/**
 * Ask the table to go back to just after entry ``to``. Everyone seated must consent.
 */
export interface Rewind {
  id: string;
  to: number;
  type: "rewind";
}
/**
 * The table went back to an earlier moment, by consent.
 */
export interface Rewound {
  to: number;
  type: "rewound";
}
/**
 * Table talk or a signal. ``seat`` is where the speaker sits, or None.
 */
export interface Said {
  at: number;
  n: number;
  name: string;
  seat: number | null;
  signal: string;
  text: string;
  type: "said";
}
/**
 * Table talk.
 */
export interface Say {
  id: string;
  text: string;
  type: "say";
}
/**
 * Host: let a bot sit here: on a free seat, or, during a match, on an absent person's.
 */
export interface SeatBot {
  id: string;
  level: string;
  seat: number;
  type: "seat_bot";
}
/**
 * Who sits where. ``kind`` is open, person or bot.
 */
export interface SeatInfo {
  away: boolean;
  brings: string;
  dossier: string;
  here: boolean;
  kind: "bot" | "open" | "person";
  left: number | null;
  level: string;
  name: string;
  plays_for: string;
  seat: number;
  sit: "" | "ask" | "now";
  yours: boolean;
}
/**
 * Host: change the table. Options, seats and clock only before the match starts.
 */
export interface Settings {
  clock?: ("brisk" | "none" | "relaxed") | null;
  id: string;
  open?: boolean | null;
  options?: {
    [k: string]: unknown;
  } | null;
  seats?: number | null;
  speakers?: ("all" | "seated") | null;
  title?: string | null;
  type: "settings";
}
/**
 * A short signal without words.
 */
export interface Signal {
  id: string;
  kind: "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played";
  type: "signal";
}
/**
 * Take a free seat; one person may take several (hotseat). In a match: come back to one, or ask for it.
 */
export interface Sit {
  id: string;
  seat: number;
  type: "sit";
}
/**
 * Draw on what the table shares besides the match: a plan, a mark, a pointing finger. None rubs a key out.
 */
export interface Sketch {
  id: string;
  key: string;
  type: "sketch";
  value?: {
    [k: string]: unknown;
  };
}
/**
 * What somebody drew under a key, and where they sit; the last one stands. None: the key was rubbed out.
 */
export interface Sketched {
  key: string;
  seat: number | null;
  type: "sketched";
  value: unknown;
}
/**
 * Somebody at the table, or sent away from it, for the host. ``id`` is good at this table only.
 */
export interface Somebody {
  here: boolean;
  id: string;
  kicked: boolean;
  muted: boolean;
  name: string;
  seats: number[];
}
/**
 * The command was made without knowing the latest; here it is.
 */
export interface Stale {
  id: string;
  type: "stale";
  update: Update;
}
/**
 * The match after entry ``seq``: what happened since the last update, what lies open, and what is yours.
 *
 *     ``fresh`` means that ``lines`` is the whole log again (after an undo or a rewind), not an addition to it.
 */
export interface Update {
  deadline: number | null;
  fresh: boolean;
  lines: Line[];
  mine: Mine[];
  moment: Moment | null;
  now: number;
  outcome: Outcome | null;
  public: unknown;
  seq: number;
  standing: number[];
  to_act: number[];
  type: "update";
}
/**
 * Leave a seat; during a match it is open for somebody else, or a bot by the host's hand.
 */
export interface Stand {
  id: string;
  seat: number;
  type: "stand";
}
/**
 * Host: begin the match.
 */
export interface Start {
  id: string;
  type: "start";
}
/**
 * The table and the people around it; sent whenever any of it changes.
 */
export interface Table {
  asked: Asked | null;
  brought: string;
  carries: string;
  clock: "brisk" | "none" | "relaxed";
  code: string;
  commitment: string;
  game: string;
  host: string;
  open: boolean;
  options: {
    [k: string]: unknown;
  };
  paused: boolean;
  people: Somebody[];
  problem: string;
  seats: SeatInfo[];
  seed: string | null;
  speakers: "all" | "seated";
  status: "ended" | "gathering" | "over" | "playing";
  title: string;
  type: "table";
  unearned: string;
  watching: number;
  you_host: boolean;
}
/**
 * A table in a list.
 */
export interface TableInfo {
  changed: number;
  code: string;
  created: number;
  free: number;
  game: string;
  host: string;
  moment: Moment | null;
  options: {
    [k: string]: unknown;
  };
  result: string;
  scores: number[];
  seats: SeatInfo[];
  status: string;
  title: string;
  your_turn: boolean;
}
/**
 * Take back the seat's last action.
 */
export interface Undo {
  id: string;
  seat: number;
  seen: number;
  type: "undo";
}
/**
 * A seat took back its last action.
 */
export interface Undone {
  seat: number;
  type: "undone";
}
/**
 * Agree to what the table is asked, or not. Whoever asked takes it back with a no.
 */
export interface Vote {
  id: string;
  type: "vote";
  yes: boolean;
}
/**
 * The answer to hello: who you are, the table, its talk, the match if there is one, and what is sketched.
 */
export interface Welcome {
  name: string | null;
  sketches: Sketched[];
  table: Table;
  talk: Said[];
  type: "welcome";
  update: Update | null;
}
