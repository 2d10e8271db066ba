/* The decisions of the briefing, read from the question and the view. No rules here. */
import type { Of } from "../../../lib/kinds";
import { specializationOf } from "../catalog";
import {
  type Action,
  type Game,
  type MemberView,
  memberNumber,
  memberOf,
  type Public,
  SHORT,
  type SpecializationFacts,
} from "../view";

type Legal = readonly Action[];

export const appointing = (legal: Legal, seat: number | null): Action | undefined =>
  seat === null ? undefined : legal.find((action) => action.type === "appoint" && action.captain === seat);
/** A role that you may take, or lay down if you took it. */
interface RoleChoice {
  readonly role: Of<Action, "take_role">["role"];
  readonly yours: boolean;
  readonly action: Action;
}
export const rolesToTake = (legal: Legal): RoleChoice[] =>
  legal
    .filter((action) => action.type === "take_role" || action.type === "lay_down")
    .map((action) => ({ role: action.role, yours: action.type === "lay_down", action }))
    .sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
const ROLES = Object.keys(SHORT);
/** Lets an android act earlier or later; places count from 1. */
export const seating = (legal: Legal, android: number | null, place: number): Action | undefined =>
  legal.find((action) => action.type === "seat_android" && action.android === android && action.place === place);
export const favouring = (legal: Legal, seat: number | null): Action | undefined =>
  seat === null ? undefined : legal.find((action) => action.type === "favour" && action.seat === seat);
export const specializing = (legal: Legal, member: number, specialization: string): Action | undefined =>
  legal.find(
    (action) => action.type === "specialize" && action.member === member && action.specialization === specialization,
  );
export const proposing = (legal: Legal, threats: string, mix: string): Action | undefined =>
  legal.find((action) => action.type === "propose" && action.threats === threats && action.mix === mix);
export const placingSquad = (legal: Legal, station: string): Action | undefined =>
  legal.find((action) => action.type === "place_squad" && action.station === station);

/** A specialization that a crew member could have. */
export interface Offer {
  readonly card: SpecializationFacts;
  readonly level: number;
  readonly chosen: boolean;
  /** Someone else has it. */
  readonly heldBy: MemberView | undefined;
  readonly action: Action | undefined;
}
export function offersFor(table: Public, catalog: Game["catalog"], legal: Legal, member: MemberView): Offer[] {
  const number = memberNumber(member);
  const offers: Offer[] = [];
  for (const { specialization, level } of member.choices ?? []) {
    const card = specializationOf(catalog, specialization);
    if (!card) continue;
    const chosen = member.specialization === specialization;
    const heldBy = chosen ? undefined : table.crew.find((one) => one.specialization === specialization);
    offers.push({ card, level, chosen, heldBy, action: specializing(legal, number, specialization) });
  }
  return offers;
}

/** Whether this seat chooses for a crew member: everyone does for themselves and for androids. */
export const choosesFor = (member: MemberView, seat: number | null): boolean =>
  seat !== null && (member.seat === seat || member.seat === null);
export const isUndecided = (member: MemberView): boolean => !member.specialization && !!member.choices?.length;
export const hasSpecializations = (table: Public): boolean =>
  table.crew.some((one) => one.specialization || one.choices?.length);

/** Whose specializations are shown: the one picked, else the first to be decided here, else your own. */
export function lookedAt(table: Public, picked: number | null, seat: number | null): MemberView | undefined {
  const own = table.crew.find((one) => one.seat !== null && one.seat === seat);
  const open = table.crew.filter((one) => isUndecided(one) && choosesFor(one, seat));
  return memberOf(table, picked) ?? open.find((one) => one === own) ?? open[0] ?? own ?? table.crew[0];
}
