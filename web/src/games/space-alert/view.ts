/* What the server shows of a mission of Space Alert. */
import type { Station, Zone } from "../../art/space-alert/ink";
import type { Plain } from "../../wire/types";

export type Half = "action" | "movement";
export type Trajectory = Zone | "internal";

/** A planned space; `card` is null while it lies face down. */
export interface SpaceView {
  readonly turn: number;
  readonly half: string;
  readonly card: string | null;
  readonly doubled: string;
  /** Which special cards lie here, or `down` for those face down; empty for none. */
  readonly special?: string;
  /** What its player owned up to have meant, where the card was misplayed. */
  readonly meant?: string;
}
/** A specialization that a crew member could have, and at which level. */
export interface OfferView {
  readonly specialization: string;
  readonly level: number;
}
/** What a player said to intend for a turn. */
export interface IntentionView {
  readonly turn: number;
  readonly order: string;
  readonly outdated: boolean;
}
export interface MemberView {
  readonly seat: number | null;
  readonly android: number | null;
  readonly captain: boolean;
  readonly communications_officer: boolean;
  /** The titles of The New Frontier. */
  readonly badges?: readonly string[];
  readonly chief_of_security: boolean;
  readonly board: readonly SpaceView[];
  readonly heroic: string | null;
  readonly intended?: readonly IntentionView[];
  readonly specialization?: string | null;
  readonly level?: number;
  /** Special cards that have not been planned. */
  readonly special_cards?: number;
  readonly choices?: readonly OfferView[];
  readonly explorer?: string | null;
}
export interface PlayerView {
  readonly seat: number;
  readonly phase: number;
  readonly cards: number;
  readonly ready: boolean;
  readonly agreed: boolean;
  readonly given: number;
  /** The captain gives them a first phase card more. */
  readonly extra_card?: boolean;
  /** How hard they want the next mission of a campaign; empty while they have not said. */
  readonly common?: string;
  readonly serious?: string;
  /** How they voted after a mission of a campaign. */
  readonly fly_on?: boolean | null;
  /** Has nothing more to own up to. */
  readonly stands_by?: boolean;
}
export interface ThreatView {
  readonly turn: number;
  readonly zone: Trajectory;
  readonly threat: string;
  readonly name: string;
  readonly serious: boolean;
  readonly unconfirmed: boolean;
  /** The cards beside it: what it may call in, then what that one may call in. */
  readonly calls?: readonly string[];
}
export interface ResultView {
  readonly survived: boolean;
  readonly score: number;
  readonly crew?: readonly {
    readonly seat: number | null;
    readonly android: number | null;
    readonly knocked_out: boolean;
  }[];
}
export type Points = Readonly<Record<string, number>>;
/** How a campaign stands. */
export interface CampaignView {
  readonly missions: number;
  readonly number: number;
  readonly flown: readonly { readonly mission: string; readonly points: Points }[];
  readonly score: number;
  readonly points: Points;
  readonly carried: Readonly<Record<Zone, readonly string[]>>;
  readonly repairs_left: Readonly<Record<Zone, number>>;
  readonly squads: number;
  readonly squad_station: string;
  /** Whose turn it is to repair: a member's number. */
  readonly repairing: number | null;
}
export interface Public {
  readonly stage: string;
  readonly mission: string;
  readonly phase: number;
  readonly phases: number;
  /** The ship's clock at the last tick, in its own milliseconds. */
  readonly time: number;
  /** As far as the computer has announced them. */
  readonly phase_ends: readonly number[];
  readonly began: number;
  /** Match milliseconds for five seconds of the ship's clock; 0 where no clock runs. */
  readonly beat: number;
  readonly communications_down: boolean;
  readonly transfers: number;
  readonly tracks: Readonly<Record<Trajectory, string>>;
  readonly threats: readonly ThreatView[];
  readonly crew: readonly MemberView[];
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly open_cards: readonly string[];
  readonly result: ResultView | null;
  /** The colours of this mission's threats. */
  readonly common?: string;
  readonly serious?: string;
  /** In front of whom the two teleport tokens lie, as members' numbers; empty without a Teleporter. */
  readonly tokens?: readonly number[];
  readonly campaign?: CampaignView | null;
  /** While the crew may own up to tripping: when, in match milliseconds, the cards are turned up; 0 for no hurry. */
  readonly turns_up?: number;
}
export interface Own {
  readonly hand: readonly string[];
  readonly board: readonly SpaceView[];
}

/** A threat card, from the catalogue. */
export interface ThreatCard {
  readonly id: string;
  readonly name: string;
  readonly internal: boolean;
  readonly serious: boolean;
  readonly colour: string;
  readonly speed: number;
  readonly hit_points: number;
  readonly shield: number;
  readonly survived: number;
  readonly destroyed: number;
  readonly x: string;
  readonly y: string;
  readonly z: string;
  readonly text?: string;
  readonly stations?: readonly Station[];
  readonly traits?: readonly string[];
  readonly kind?: string;
}

const read = new WeakMap<Plain, ReadonlyMap<string, ThreatCard>>();

/** The threat cards by their codes. */
export function threatsOf(catalog: Plain): ReadonlyMap<string, ThreatCard> {
  let known = read.get(catalog);
  if (!known) {
    const cards = (catalog.threats ?? []) as readonly ThreatCard[];
    known = new Map(cards.map((card) => [card.id, card]));
    read.set(catalog, known);
  }
  return known;
}

/** What a specialization does, from the catalogue. */
export interface Specialization {
  readonly id: string;
  readonly name: string;
  readonly basic: string;
  readonly advanced: string;
}
export const specializationsOf = (catalog: Plain): readonly Specialization[] =>
  (catalog.specializations ?? []) as readonly Specialization[];
export const specializationOf = (catalog: Plain, id: string | null | undefined): Specialization | undefined =>
  specializationsOf(catalog).find((one) => one.id === id);

/** The turns of each phase. */
export const PHASES = [
  [1, 3],
  [4, 7],
  [8, 12],
] as const;
export const TURNS = Array.from({ length: 12 }, (_, i) => i + 1);
export const phaseOf = (turn: number): number => (turn <= 3 ? 1 : turn <= 7 ? 2 : 3);
export const turnsOf = (phase: number): number[] => TURNS.filter((turn) => phaseOf(turn) === phase);

/** A crew member's short name in sketches: `s0` for a seat, `a1` for an android. */
export const memberKey = (member: { seat: number | null; android: number | null }): string =>
  member.seat === null ? `a${member.android}` : `s${member.seat}`;

/** A crew member's number in actions and events: the seat, or 10 and an android's number. */
export const memberNumber = (member: { seat: number | null; android: number | null }): number =>
  member.seat ?? 10 + (member.android ?? 0);
export const memberOf = (table: Public, number: number | null): MemberView | undefined =>
  table.crew.find((one) => memberNumber(one) === number);

export function memberName(member: MemberView, seats: readonly { seat: number; name: string }[]): string {
  if (member.seat === null) return `Android ${member.android}`;
  return seats.find((one) => one.seat === member.seat)?.name ?? `Seat ${member.seat + 1}`;
}

export function rolesOf(member: MemberView): { name: string; short: string }[] {
  const roles: { name: string; short: string }[] = [];
  if (member.captain) roles.push({ name: "Captain", short: "Cpt" });
  if (member.communications_officer) roles.push({ name: "Communications officer", short: "Com" });
  if (member.chief_of_security) roles.push({ name: "Chief of security", short: "Sec" });
  for (const badge of member.badges ?? []) roles.push({ name: roleName(badge), short: SHORT[badge] ?? "" });
  return roles;
}
const SHORT: Readonly<Record<string, string>> = {
  tactical_officer: "Tac",
  chief_engineer: "Eng",
  lieutenant: "Lt",
  science_officer: "Sci",
};
/** chief_of_security, as it is written. */
export const roleName = (role: string): string =>
  `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll("_", " ")}`;
