/** What the server says of the academy's lessons. */
import type { Station } from "../../../art/space-alert/ink";
import type { Happened } from "../../../wire/types";
import type { Debrief, Film } from "../film/types";
import type { Half, ThreatView, Trajectory } from "../view";

/** A card on a space of your board, of the android's, or of the crewmate's to whom you gave it. */
export interface Laid {
  readonly turn: number;
  readonly card: string;
  readonly half: Half | "basic" | "advanced";
  readonly android: boolean;
  readonly given?: boolean;
}
export interface Picture {
  readonly kind: "ship" | "cards" | "track" | "symbols" | "threats";
  readonly of: readonly string[];
  readonly track: string;
  readonly zone: string;
}
export interface Screen {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}
export interface Hint {
  readonly nudge: string;
  readonly look: string;
  readonly station: Station;
  readonly turn: number;
}
export interface LessonThreat extends Omit<ThreatView, "unconfirmed"> {
  /** When the computer tells of it on the clock, in milliseconds. */
  readonly told: number;
}
export interface LessonMember {
  readonly name: string;
  readonly you: boolean;
  readonly android: boolean;
  readonly plan: readonly string[];
}
/** What the computer says on the clock. */
export interface Said {
  readonly at: number;
  readonly text: string;
  readonly event: Happened;
}
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly turns: number;
  readonly seconds: number;
  readonly tracks: Readonly<Record<Trajectory, string>>;
  readonly threats: readonly LessonThreat[];
  /** In acting order. */
  readonly crew: readonly LessonMember[];
  readonly hand: readonly string[];
  readonly heroic: string | null;
  readonly trained: { readonly id: string; readonly level: number } | null;
  readonly double_actions: boolean;
  /** The cards of the second phase, where there is one. */
  readonly second: readonly string[];
  /** The card that incoming data brings. */
  readonly incoming: string;
  /** You give somebody a card, who plays its action on a turn, and get one in return. */
  readonly transfer: { readonly to: string; readonly turn: number; readonly gets: string } | null;
  readonly screens: readonly Screen[];
  readonly goals: readonly string[];
  readonly hint: Hint;
  readonly solution: readonly Laid[];
  readonly said: readonly Said[];
}

/** A lesson as it stands: `hand` is what has come to you, and only some turns may be open. */
export interface LessonNow extends Lesson {
  readonly open: readonly [number, number];
  /** The seat to which a card may be given. */
  readonly giveTo: number | null;
}

/** The ship as each turn begins, if everything goes as planned and nothing attacks. */
export interface Outlook {
  readonly crew: readonly (readonly string[])[];
  readonly shields: readonly (readonly number[])[];
  readonly reactors: readonly (readonly number[])[];
  readonly capsules: readonly number[];
  readonly rockets: readonly number[];
}
export interface Mark {
  readonly words: string;
  readonly met: boolean;
  /** Empty when it was met. */
  readonly why: string;
}
export interface Report {
  readonly passed: boolean;
  readonly goals: readonly Mark[];
  readonly film: Film;
  readonly debrief: Debrief;
}
