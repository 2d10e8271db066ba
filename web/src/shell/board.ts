/*
 * What a board is. A game is playable without one (generic/ plays anything); a board is an upgrade, loaded only when
 * its table opens. It lives in src/games/<slug>/index.ts and exports a BoardModule as its default.
 *
 * A board knows no rules. It draws `view`, lights what `legal` lists, and reports what was picked:
 *
 *   propose(...)  "this is what I would do": the shell asks the server for a preview, says in the prompt bar what will
 *                 happen, and offers the button that does it, and Back. Every part of the board sees `proposed` and can
 *                 draw the ghost ship and the 3 -> 5 from `proposed.previewed`.
 *   act(...)      does it at once, for answers that need no second thought.
 *
 * Anything can be read while it may be chosen: an element with `data-read="pilot:finch"` opens that card's sheet beside
 * it on hover, focus or a long press (lib/reader.svelte.ts), with the question's notes on it.
 *
 * The shell owns everything around: header, prompt bar, log, talk, seats, card sheet, rules drawer, guide, end screen.
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
 * All parts of a board get the same BoardProps, and share `desk`: whatever the module's `desk()` made for this table
 * (a class with $state fields: the die in hand, the planet looked at).
 */
import type { Component, Snippet } from "svelte";
import type { IconName } from "../art/icons";
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
  Previewed,
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
  /** The button's words; without them, the option's own. */
  label?: string;
  /** What will happen, when the board can say it better than the preview's words. */
  detail?: string;
  /** Actions of the same seat right after it, done with the same button. */
  more?: readonly A[];
  /** What is asked now that something is in hand, instead of the question itself. */
  prompt?: string;
  /** Nothing to press yet: the action is only begun, and the board waits for more to be pointed at. */
  hold?: boolean;
}

/** How an answer looks as a button: shorter words, whether it is what one is meant to press, whether it is proposed
 *  first, because it is weighty, with what is said then, and what to do instead of giving it, if it stands for several. */
export interface Answered {
  label?: string;
  primary?: boolean;
  propose?: boolean;
  detail?: string;
  act?: () => void;
}

export interface Proposed<A = Action> extends Proposal<A> {
  /** Null until the server has answered. */
  previewed: Previewed | null;
}

/** What the latest update told, in order. `id` changes with every update, so that an effect can tell them apart. */
export interface Happening<E = Happened> {
  id: number;
  events: readonly E[];
}

/** What a match's clock showed when it was read, and whether it runs on since. Milliseconds of match time. */
export interface MatchClock {
  now: number;
  /** In this page's own time (performance.now). */
  readAt: number;
  running: boolean;
}

/** How the person wants the page to behave; a board respects it. */
export interface BoardSettings {
  /** False: nothing moves; show the end of every animation at once. */
  motion: boolean;
  /** Milliseconds for one step of an animation, at the replay's speed. */
  beat: number;
}

/** A game's types: the server's own, generated as `Game` in src/generated/<slug>.ts. */
export interface GameTypes {
  public: unknown;
  own: unknown;
  /** What the game says of where plans lead, if it does. */
  ahead: unknown;
  action: { readonly type: string };
  event: { readonly type: string };
  catalog: object;
  options: object;
  /** The sections of the rules, by id. */
  rule: string;
}
/** Where it is not known which game is played. */
export interface AnyGame extends GameTypes {
  action: Action;
  event: Happened;
  catalog: Plain;
  options: Plain;
}

export interface View<G extends GameTypes = AnyGame> {
  readonly public: G["public"];
  readonly own: G["own"] | null;
}

export interface BoardProps<G extends GameTypes = AnyGame, Desk = unknown> {
  /** What lies open, and what only this seat knows (null for a spectator; a list, one for each seat, in an open replay). */
  view: View<G>;
  /** Through whose eyes: the seat that acts here, or null for a spectator. */
  seat: number | null;
  /** What that seat is asked now. */
  choice: Choice<G["action"]> | null;
  /** The listed answers' actions: everything legal, except the families in `picks`. */
  legal: readonly G["action"][];
  picks: readonly Pick[];
  seats: readonly BoardSeat[];
  toAct: readonly number[];
  standing: readonly number[];
  moment: Moment | null;
  outcome: Outcome | null;
  happening: Happening<G["event"]>;
  /** The table's code; null where there is none. */
  code: string | null;
  /** All that was told so far and may be read here, oldest first. */
  lines: readonly Line<G["event"]>[];
  clock: MatchClock;
  /** What those at the table draw for each other, by key; it has no effect on the rules. */
  sketches: ReadonlyMap<string, Sketched>;
  /** Draws under a key; null rubs it out. */
  sketch: (key: string, value: unknown) => Promise<boolean>;
  /** Says something in the table talk. */
  say: (text: string) => Promise<boolean>;
  /** The game's components as data, from /api/games/<slug>/catalog. */
  catalog: G["catalog"];
  options: G["options"];
  /** Standing orders of this seat, and how to change them (null: none). */
  orders: Plain | null;
  giveOrders: (orders: Plain | null) => Promise<boolean>;
  /** True in a replay: read only, nothing is legal. */
  replay: boolean;
  settings: BoardSettings;
  proposed: Proposed<G["action"]> | null;
  propose: (proposal: Proposal<G["action"]> | null) => void;
  /** What would this do? Null when it cannot be said now (not your decision, not connected). */
  preview: (action: G["action"], more?: readonly G["action"][]) => Promise<Previewed | null>;
  /** Where do plans lead, if this were done first (null: as they stand)? Null when the game or the server does not say. */
  foresee: (action: G["action"] | null) => Promise<G["ahead"] | null>;
  /** True when it was done; a refusal has been shown by then. */
  act: (action: G["action"]) => Promise<boolean>;
  /** Opens the card sheet of a component. */
  showCard: (kind: string, id: string | number) => void;
  /** Opens the rules at a section. */
  showRule: (section: G["rule"]) => void;
  /** Opens the end of the match: the verdict, the points, once more. */
  showResults: () => void;
  desk: Desk;
}

type Around = {
  [K in "code" | "clock" | "sketches" | "sketch" | "say" | "showRule" | "showResults"]: BoardProps[K];
} & {
  lines: readonly never[];
  foresee: () => Promise<null>;
};
/** What a board gets where nobody sits around it: in a replay, on a page of samples, in a test. */
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

/** What a board gets that is only looked at: in a replay, or a puzzle. */
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

/** How references of one kind are shown wherever words are: in the log, the prompt, the preview, the rules. */
export interface Term {
  /** Drawn before the text, or instead of it when `alone`. */
  Icon?: Component<{ id: string | number; text: string }>;
  /** The icon says it all; the text is read by screen readers. */
  alone?: boolean;
  /** Tapping it opens the card sheet. */
  card?: boolean;
}

export interface CardSheetProps<G extends GameTypes = AnyGame> {
  kind: string;
  id: string | number;
  catalog: G["catalog"];
  public: G["public"];
  /** Through whose eyes, and what only they know; null for a spectator. */
  seat: number | null;
  own: G["own"] | null;
  names: readonly string[];
  showCard: (kind: string, id: string | number) => void;
  /** Opens the rules at a section. */
  showRule: (section: G["rule"]) => void;
  /** Read beside the component itself, which is in sight: no large picture, what it does first. */
  brief?: boolean;
}

export interface EndScreenProps<G extends GameTypes = AnyGame> {
  outcome: Outcome;
  view: View<G>;
  seats: readonly BoardSeat[];
  catalog: G["catalog"];
  showCard: (kind: string, id: string | number) => void;
}

/** A task that a game sets: what is given, and how to hand in an answer (null: one gives up). */
export interface PuzzleProps {
  sheet: PuzzleSheet;
  judged: Judged | null;
  busy: boolean;
  onanswer: (task: object | null) => Promise<Judged | null>;
  /** What every puzzle says below its verdict: share, next, and so on. */
  more: Snippet;
}

export interface EndStoryProps<G extends GameTypes = AnyGame> {
  code: string;
  view: View<G>;
  seats: readonly BoardSeat[];
  /** Closes the end, to show something on the table. */
  onclose: () => void;
}

export interface LookBackProps<G extends GameTypes = AnyGame> {
  code: string;
  /** What lies open when all is over. */
  last: G["public"];
  /** Through whose eyes; null for a spectator. */
  me: number | null;
}

export interface GuideState<G extends GameTypes = AnyGame> extends View<G> {
  choice: Choice<G["action"]> | null;
  seat: number | null;
  toAct: readonly number[];
  outcome: Outcome | null;
}

export interface GuideStep<G extends GameTypes = AnyGame> {
  /** CSS selector of what is pointed at; the first that is on screen. None: the middle of the page. */
  anchor?: string;
  /** CSS selector of what else one needs in this step: the card keeps off it. */
  needs?: string;
  title: string;
  /** With a little markup: **strong**, {kind:id} for a term. */
  text: string;
  /** The step speaks of something that is not there until this holds; till then it says `before` instead. */
  ready?: (now: GuideState<G>) => boolean;
  before?: string;
  /** The step is over when this holds; without it, when the person taps Next. */
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
  /** Shown only when this holds; without it, always. */
  when?: (props: P) => boolean;
  /** A number on the tab; 0 for none. */
  badge?: (props: P) => number;
}

export interface TurnTab {
  label: string;
  icon: IconName;
}

// The shell hands every board the same props; what is inside them only the board knows.
export interface BoardModule<P extends BoardProps<Any, Any> = BoardProps<Any, Any>> {
  Board: Component<P>;
  /** Controls under the question: dice, hand, tools. */
  Deck?: Component<P>;
  /** Your own things, along the bottom of a wide screen. */
  Mine?: Component<P>;
  /** Another seat's things, in the seats panel; the frame (shape, name, clock) is the shell's. */
  SeatCard?: Component<P & { of: number }>;
  /** Instead of the shell's list of seats: everybody aboard, where not all have a seat. */
  Crew?: Component<P>;
  /** Beside the board on a roomy screen, above the table talk; the log goes behind a tab there. */
  Aside?: Component<P>;
  /** The aside has a wider column to itself; log and table talk open from the header, as on smaller screens. */
  wholeAside?: boolean;
  tabs?: readonly BoardTab<P>[];
  /** A replay shows the deck and every seat's card, too: without them nobody can see why a move was made. */
  replayDeck?: boolean;
  /** How tall question and deck usually are on a phone, in rem: they have that room from the start, so that nothing
   *  slides when it is your turn. */
  ask?: number;
  /** On a phone the answers have a row, also when there are none, so that the deck under them stays where it is. */
  steady?: boolean;
  /** The name of the phone's first tab, and its icon; "Turn" and dice without it. */
  turnTab?: TurnTab | ((props: P) => TurnTab);
  /** All act at once against a clock: moves go out one after the other without waiting, a new question does not turn
   *  the page, and the board shows its own clock. */
  live?: boolean;
  /** Takes the whole table over, as a film or a debrief does. */
  Stage?: { Component: Component<P>; when: (props: P) => boolean };
  /** Why nobody may talk just now; an empty string when they may. */
  hushed?: (shown: Any) => string;
  /** Log and table talk are folded to one line beside the board, to be opened with a tap, while this holds. */
  foldsTalk?: (props: P) => boolean;
  /** Needs the width of the screen: log and table talk are a drawer unless there is a lot of room. */
  spread?: boolean;
  /** Called once for each table: state that the parts share. */
  desk?: () => unknown;
  /** How an answer looks as a button. */
  answer?: (option: Option<Any>, props: P) => Answered;
  /** Which answers are buttons in the prompt bar. Without it: all of them, if they are few. */
  buttons?: (choice: Choice<Any>) => readonly Option<Any>[];
  /** The deck lists every answer, so the prompt bar need not offer a list of all. */
  deckHasAll?: boolean | ((choice: Choice<Any>) => boolean);
  /** The deck puts this question in words of its own, with all its answers; the prompt bar is nothing but a frame. */
  deckAsks?: (choice: Choice<Any>, props: P) => boolean;
  terms?: Readonly<Record<string, Term>>;
  CardSheet?: Component<CardSheetProps<Any>>;
  /** The card sheet's heading. */
  cardTitle?: (kind: string, id: string | number, catalog: P["catalog"]) => string;
  EndScreen?: Component<EndScreenProps<Any>>;
  /** What turned the match, where the game knows more about it than the points of each turn. */
  EndStory?: Component<EndStoryProps<Any>>;
  /** The page of a puzzle that the game sets itself. */
  puzzle?: () => Promise<{ default: Component<PuzzleProps> }>;
  /** What the analysis tells of a match in which all act at once, so that no decision stands alone: a file of its own. */
  lookBack?: () => Promise<{ default: Component<LookBackProps<Any>> }>;
  /** Where a link to a match that is over leads; to its replay, without it. */
  share?: (code: string) => string;
  /** Keys and what they do, under the rules. */
  shortcuts?: readonly (readonly [string, string])[];
  guide?: Guide<Any>;
  /** Whether a line of the log is worth reading aloud to those who listen; all are, unless many act at once. */
  spoken?: (line: Line<Any>) => boolean;
  /** How much an event matters in "Since your last turn"; 0 leaves it out. Without it, all are alike. */
  recap?: (event: Any) => number;
  /** The sound of an event. */
  sound?: (event: Any) => Cue | null;
  /** The height of the graph's finish line in the replay, and its words. */
  goal?: (options: Plain) => { points: number; words: string } | null;
}

const boards = import.meta.glob<{ default: BoardModule }>("../games/*/index.ts");

export const hasBoard = (slug: string): boolean => `../games/${slug}/index.ts` in boards;

/** The board of a game, or null when it has none. */
export async function loadBoard(slug: string): Promise<BoardModule | null> {
  const load = boards[`../games/${slug}/index.ts`];
  return load ? (await load()).default : null;
}

/** What the sheets of a board's components are shown with. */
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
