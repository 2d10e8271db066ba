/*
 * What a board is. A game is playable without one (generic/ plays anything); a board is an upgrade, loaded only when
 * its table opens. It lives in src/games/<slug>/index.ts and exports a BoardModule as its default.
 *
 * A board knows no rules. It draws `view`, lights what `legal` lists, and reports what was picked:
 *
 *   propose(...)  previews an action: the shell asks the server for a preview, says in the prompt bar what will
 *                 happen, and offers the button that does it, and Back. Every part of the board sees `proposed` and can
 *                 draw the ghost ship and the 3 -> 5 from `proposed.previewed`.
 *   act(...)      does it at once, for answers that need no confirmation.
 *
 * Anything can be read while it may be chosen: an element with `data-read="pilot:finch"` opens that card's sheet beside
 * it on hover, focus or a long press (lib/reader.svelte.ts), with the question's notes on it.
 *
 * The shell owns everything else: header, prompt bar, log, talk, seats, card sheet, rules drawer, guide, end screen.
 * Where the parts go:
 *
 *   1440 px                                   390 px
 *   +-------+---------------------+-----+     +-----------+
 *   | seats | Board               | log |     | seat strip|
 *   |       |                     |     |     | Board     |
 *   +-------+---------------------+     |     +-----------+  bottom sheet:
 *   | prompt bar + Deck           | talk|     | prompt    |  prompt bar + Deck,
 *   | Mine                        |     |     | tabs      |  or the tab that was tapped
 *   +-----------------------------+-----+     +-----------+
 *
 * All parts of a board get the same BoardProps, and share `desk`: what the module's `desk()` made for this table
 * (a class with $state fields: the die in hand, the planet looked at).
 */
import type { Component, Snippet } from "svelte";
import type { IconName } from "../art/icons";
import type * as wire from "../generated/wire";
import type { Judged, PuzzleSheet } from "../generated/wire";
import type { Cue } from "../lib/score";
import type {
  Action,
  Choice,
  Happened,
  Line,
  Moment,
  Note,
  Option,
  Outcome,
  Pick,
  Plain,
  Sketched,
} from "../wire/types";

export interface BoardSeat {
  seat: number;
  name: string;
  kind: "open" | "person" | "bot";
  /** Connected now; bots always are. */
  here: boolean;
  yours: boolean;
}

export interface Proposal<A = Action> {
  action: A;
  /** The button's label; by default the option's own. */
  label?: string;
  /** What will happen, if the board can say it better than the preview. */
  detail?: string;
  /** Actions of the same seat right after it, done with the same button. */
  more?: readonly A[];
  /** Replaces the question once something is in hand. */
  prompt?: string;
  /** Nothing to press yet: the action is incomplete, and the board waits for more targets. */
  hold?: boolean;
}

/** How an answer looks as a button: a shorter label, whether it is the default, whether it is proposed first because
 * it is important, the text for that, and what to do instead of giving it, if it stands for several answers. */
export interface Answered {
  label?: string;
  primary?: boolean;
  propose?: boolean;
  detail?: string;
  act?: () => void;
}

/** What an action would do, in the types of a board that knows its game. */
export type Previewed<G extends GameTypes = AnyGame> = Omit<wire.Previewed, "public" | "own" | "choice"> & {
  readonly public: G["public"] | null;
  readonly own: G["own"] | null;
  /** Only some boards look at the next question. */
  readonly choice?: Choice<G["action"]> | null;
};

export interface Proposed<G extends GameTypes = AnyGame> extends Proposal<G["action"]> {
  /** Null until the server has answered. */
  previewed: Previewed<G> | null;
}

/** The events of the latest update, in order. `id` changes with every update, so that an effect can tell them apart. */
export interface Happening<E = Happened> {
  id: number;
  events: readonly E[];
}

/** What a match's clock showed when it was read, and whether it is running. Milliseconds of match time. */
export interface MatchClock {
  now: number;
  /** In this page's own time (performance.now). */
  readAt: number;
  running: boolean;
}

/** The person's preferences for the page; a board respects them. */
export interface BoardSettings {
  /** False: no animation; show the final state at once. */
  motion: boolean;
  /** Milliseconds for one step of an animation, at the replay's speed. */
  beat: number;
}

/** A game's types: the server's own, generated as `Game` in src/generated/<slug>.ts. */
export interface GameTypes {
  public: unknown;
  own: unknown;
  /** What the game says about where plans lead, if it does. */
  ahead: unknown;
  action: { readonly type: string };
  event: { readonly type: string };
  catalog: object;
  options: object;
  /** What a seat can answer in advance, if the game has that. */
  orders: object | null;
  /** The ids of the rules' sections. */
  rule: string;
}
/** For code that does not know the game. */
export interface AnyGame extends GameTypes {
  action: Action;
  event: Happened;
  catalog: Plain;
  options: Plain;
  orders: Plain;
}

export interface View<G extends GameTypes = AnyGame> {
  readonly public: G["public"];
  readonly own: G["own"] | null;
}

export interface BoardProps<G extends GameTypes = AnyGame, Desk = unknown> {
  /** The public view, and what only this seat knows (null for a spectator; in an open replay, a list by seat). */
  view: View<G>;
  /** The seat that acts here, or null for a spectator. */
  seat: number | null;
  /** The current question for that seat. */
  choice: Choice<G["action"]> | null;
  /** The listed answers' actions: everything legal, except the families in `picks`. */
  legal: readonly G["action"][];
  picks: readonly Pick<G["action"]>[];
  seats: readonly BoardSeat[];
  toAct: readonly number[];
  standing: readonly number[];
  moment: Moment | null;
  outcome: Outcome | null;
  happening: Happening<G["event"]>;
  /** The table's code; null if there is no table. */
  code: string | null;
  /** All log lines that may be read here, oldest first. */
  lines: readonly Line<G["event"]>[];
  clock: MatchClock;
  /** What people at the table draw for each other, by key; it has no effect on the rules. */
  sketches: ReadonlyMap<string, Sketched>;
  /** Draws under a key; null erases it. */
  sketch: (key: string, value: unknown) => Promise<boolean>;
  /** Sends a message to the table talk. */
  say: (text: string) => Promise<boolean>;
  /** The game's components as data, from /api/games/<slug>/catalog. */
  catalog: G["catalog"];
  options: G["options"];
  /** This seat's standing orders, and a way to change them (null: none). */
  orders: G["orders"] | null;
  giveOrders: (orders: G["orders"] | null) => Promise<boolean>;
  /** True in a replay: read-only, nothing is legal. */
  replay: boolean;
  settings: BoardSettings;
  proposed: Proposed<G> | null;
  propose: (proposal: Proposal<G["action"]> | null) => void;
  /** What an action would do. Null if that is unknown now (not your decision, not connected). */
  preview: (action: G["action"], more?: readonly G["action"][]) => Promise<Previewed<G> | null>;
  /** Where plans lead after this action (null: as they stand). Null if the game or the server does not say. */
  foresee: (action: G["action"] | null) => Promise<G["ahead"] | null>;
  /** Returns whether it was done; a refusal has already been shown. */
  act: (action: G["action"]) => Promise<boolean>;
  /** Opens the card sheet of a component. */
  showCard: (kind: string, id: string | number) => void;
  /** Opens the rules at a section. */
  showRule: (section: G["rule"]) => void;
  /** Opens the end of the match: the verdict, the points, the rematch. */
  showResults: () => void;
  desk: Desk;
}

type Around = {
  [K in "code" | "clock" | "sketches" | "sketch" | "say" | "showRule" | "showResults"]: BoardProps[K];
} & {
  lines: readonly never[];
  foresee: () => Promise<null>;
};
/** What a board gets when nobody else is there: in a replay, on a sample page, in a test. */
export const NOBODY_AROUND: Around = {
  code: null,
  lines: [],
  clock: { now: 0, readAt: 0, running: false },
  sketches: new Map(),
  sketch: () => Promise.resolve(false),
  say: () => Promise.resolve(false),
  foresee: () => Promise.resolve(null),
  showRule: () => undefined,
  showResults: () => undefined,
};

/** What a read-only board gets: in a replay or a puzzle. */
export const ONLY_SHOWN = {
  ...NOBODY_AROUND,
  choice: null,
  legal: [],
  picks: [],
  orders: null,
  giveOrders: () => Promise.resolve(false),
  replay: true,
  proposed: null,
  propose: () => undefined,
  preview: () => Promise.resolve(null),
  act: () => Promise.resolve(false),
} satisfies Partial<BoardProps>;

/** How references of one kind look in every text: in the log, the prompt, the preview, the rules. */
export interface Term {
  /** Drawn before the text, or instead of it when `alone`. */
  Icon?: Component<{ id: string | number; text: string }>;
  /** The icon is enough; only screen readers read the text. */
  alone?: boolean;
  /** Tapping it opens the card sheet. */
  card?: boolean;
}

export interface CardSheetProps<G extends GameTypes = AnyGame> {
  kind: string;
  id: string | number;
  catalog: G["catalog"];
  public: G["public"];
  /** The seat of the reader, and what only that seat knows; null for a spectator. */
  seat: number | null;
  own: G["own"] | null;
  names: readonly string[];
  showCard: (kind: string, id: string | number) => void;
  /** Opens the rules at a section. */
  showRule: (section: G["rule"]) => void;
  /** Shown beside the component itself: no large picture, its effect first. */
  brief?: boolean;
}

export interface EndScreenProps<G extends GameTypes = AnyGame> {
  outcome: Outcome;
  view: View<G>;
  seats: readonly BoardSeat[];
  catalog: G["catalog"];
  showCard: (kind: string, id: string | number) => void;
}

type Solved<S> = Omit<Judged, "solution"> & { readonly solution: S | null };
/** A game's own puzzle: what is given, and how to submit an answer (null: give up). */
export interface PuzzleProps<Task = Plain, Solution = Plain> {
  sheet: Omit<PuzzleSheet, "task"> & { readonly task: Task };
  judged: Solved<Solution> | null;
  busy: boolean;
  onanswer: (task: Solution | null) => Promise<Solved<Solution> | null>;
  /** What every puzzle shows below its verdict: share, next, and so on. */
  more: Snippet;
}

export interface EndStoryProps<G extends GameTypes = AnyGame> {
  code: string;
  view: View<G>;
  seats: readonly BoardSeat[];
  /** Closes the end screen, to show something on the table. */
  onclose: () => void;
}

export interface LookBackProps<G extends GameTypes = AnyGame> {
  code: string;
  /** The public view at the end. */
  last: G["public"];
  /** The reader's seat; null for a spectator. */
  me: number | null;
}

export interface GuideState<G extends GameTypes = AnyGame> extends View<G> {
  choice: Choice<G["action"]> | null;
  seat: number | null;
  toAct: readonly number[];
  outcome: Outcome | null;
}

export interface GuideStep<G extends GameTypes = AnyGame> {
  /** CSS selector of the highlighted element; the first visible one. None: the middle of the page. */
  anchor?: string;
  /** CSS selector of what else this step needs: the card does not cover it. */
  needs?: string;
  title: string;
  /** With light markup: **strong**, {kind:id} for a term. */
  text: string;
  /** Until this holds, what the step is about does not exist yet, and the step shows `before` instead. */
  ready?: (now: GuideState<G>) => boolean;
  before?: string;
  /** The step ends when this holds; by default when the person taps Next. */
  until?: (now: GuideState<G>, then: GuideState<G>) => boolean;
}

export interface Guide<G extends GameTypes = AnyGame> {
  /** One sentence for the learn page. */
  promise: string;
  steps: readonly GuideStep<G>[];
}

// biome-ignore lint/suspicious/noExplicitAny: each board has its own types of view, action and event; the shell passes them through
type Any = any;

/** A tab of the phone's bottom sheet. */
export interface BoardTab<P extends BoardProps<Any, Any>> {
  id: string;
  label: string;
  icon: IconName;
  Component: Component<P>;
  /** The tab is shown only while this holds; by default always. */
  when?: (props: P) => boolean;
  /** A number on the tab; 0 for none. */
  badge?: (props: P) => number;
}

export interface TurnTab {
  label: string;
  icon: IconName;
}

// The shell gives every board the same props; only the board knows their content.
export interface BoardModule<P extends BoardProps<Any, Any> = BoardProps<Any, Any>> {
  Board: Component<P>;
  /** Controls under the question: dice, hand, tools. */
  Deck?: Component<P>;
  /** Your own things, at the bottom of a wide screen. */
  Mine?: Component<P>;
  /** Another seat's things in the seats panel; the shell draws the frame (shape, name, clock). */
  SeatCard?: Component<P & { of: number }>;
  /** Replaces the shell's list of seats: the whole crew, if not everyone has a seat. */
  Crew?: Component<P>;
  /** Beside the board on a roomy screen, above the table talk; the log moves to a tab there. */
  Aside?: Component<P>;
  /** The aside has a wider column to itself; log and table talk open from the header, as on smaller screens. */
  wholeAside?: boolean;
  tabs?: readonly BoardTab<P>[];
  /** A replay shows the deck and every seat's card too: without them nobody can see the reason for a move. */
  replayDeck?: boolean;
  /** The usual height of question and deck on a phone, in rem: it is reserved from the start, so that nothing moves
   * when it is your turn. */
  ask?: (props: P) => number;
  /** On a phone the answers always have a row, even if there are none, so that the deck below does not move. */
  steady?: boolean;
  /** The name and icon of the phone's first tab; by default "Turn" and dice. */
  turnTab?: TurnTab | ((props: P) => TurnTab);
  /** Everyone acts at once against a clock: moves are sent without waiting for each other, a new question does not
   * switch the page, and the board shows its own clock. */
  live?: boolean;
  /** Takes over the whole table, for a film or a debrief. */
  Stage?: { Component: Component<P>; when: (props: P) => boolean };
  /** Why nobody may talk right now; empty if they may. */
  hushed?: (shown: Any) => string;
  /** While this holds, log and table talk are folded to one line beside the board; a tap opens them. */
  foldsTalk?: (props: P) => boolean;
  /** Needs the width of the screen: log and table talk are a drawer unless the screen is very wide. */
  spread?: boolean;
  /** Called once for each table: makes the state that the parts share. */
  desk?: () => unknown;
  /** How an answer looks as a button. */
  answer?: (option: Option<Any>, props: P) => Answered;
  /** Which answers are buttons in the prompt bar. By default all of them, if they are few. */
  buttons?: (choice: Choice<Any>) => readonly Option<Any>[];
  /** The deck lists every answer, so the prompt bar needs no list of its own. */
  deckHasAll?: boolean | ((choice: Choice<Any>) => boolean);
  /** The deck shows this question in its own words, with all answers; the prompt bar is only a frame. */
  deckAsks?: (choice: Choice<Any>, props: P) => boolean;
  terms?: Readonly<Record<string, Term>>;
  CardSheet?: Component<CardSheetProps<Any>>;
  /** The card sheet's heading. */
  cardTitle?: (kind: string, id: string | number, catalog: P["catalog"]) => string;
  EndScreen?: Component<EndScreenProps<Any>>;
  /** What decided the match, if the game knows more than the points of each turn. */
  EndStory?: Component<EndStoryProps<Any>>;
  /** The page of the game's own puzzles. */
  puzzle?: () => Promise<{ default: Component<PuzzleProps<Any, Any>> }>;
  /** The analysis of a match in which everyone acts at once, so that no decision stands alone: loaded separately. */
  lookBack?: () => Promise<{ default: Component<LookBackProps<Any>> }>;
  /** Where a link to a finished match leads; by default its replay. */
  share?: (code: string) => string;
  /** Keys and what they do, shown under the rules. */
  shortcuts?: readonly (readonly [string, string])[];
  guide?: Guide<Any>;
  /** Whether screen readers announce a line of the log; by default all of them, unless many act at once. */
  spoken?: (line: Line<Any>) => boolean;
  /** How much an event matters in "Since your last turn"; 0 leaves it out. By default all are equal. */
  recap?: (event: Any) => number;
  /** The sound of an event. */
  sound?: (event: Any) => Cue | null;
  /** The height and label of the replay graph's finish line. */
  goal?: (catalog: P["catalog"]) => { points: number; words: string };
}

const boards = import.meta.glob<{ default: BoardModule }>("../games/*/index.ts");

export const hasBoard = (slug: string): boolean => `../games/${slug}/index.ts` in boards;

/** The board of a game, or null when it has none. */
export async function loadBoard(slug: string): Promise<BoardModule | null> {
  const load = boards[`../games/${slug}/index.ts`];
  return load ? (await load()).default : null;
}

/** The props of a board's card sheets. */
export interface Readable {
  module: BoardModule;
  catalog: Plain;
  shown: unknown;
  seat: number | null;
  own: unknown;
  names: readonly string[];
  accent: string;
  notes?: readonly Note[];
  showCard: (kind: string, id: string | number) => void;
  showRule: (section: string) => void;
}
