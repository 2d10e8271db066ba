/* The server's view of a mission of Space Alert, and helpers to read it. */
import type { Catalog, GameAction, MemberView, Public } from "../../generated/space-alert";
import type { Of } from "../../lib/kinds";
import type * as wire from "../../wire/types";

export type * from "../../generated/space-alert";
export type { GameAction as Action } from "../../generated/space-alert";
export type Option = wire.Option<GameAction>;
export type Choice = wire.Choice<GameAction>;
export type Pick = wire.Pick<GameAction>;
export type Half = Of<GameAction, "play">["half"];
export type Trajectory = keyof Public["tracks"];

type Phases = Public["phases"];
/** All turns of a mission. */
export const turnsOf = (phases: Phases): number[] => Array.from({ length: phases.at(-1)?.[1] ?? 0 }, (_, i) => i + 1);
export const phaseOf = (phases: Phases, turn: number): number => phases.filter(([first]) => first <= turn).length;

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

/** The titles of a crew member; `id` is how the catalog explains it. */
export function rolesOf(member: MemberView): { id: Title; name: string; short: string }[] {
  const ids: Title[] = [...member.badges];
  if (member.chief_of_security) ids.unshift("chief_of_security");
  if (member.communications_officer) ids.unshift("communications_officer");
  if (member.captain) ids.unshift("captain");
  return ids.map((id) => ({ id, name: roleName(id), short: SHORT[id] }));
}
type Title = keyof Catalog["roles"];
/** In the order in which they are offered. */
export const SHORT: Readonly<Record<Title, string>> = {
  captain: "Cpt",
  communications_officer: "Com",
  chief_of_security: "Sec",
  tactical_officer: "Tac",
  chief_engineer: "Eng",
  lieutenant: "Lt",
  science_officer: "Sci",
};
export const isTitle = (id: string | number): id is Title => id in SHORT;
/** chief_of_security, as it is written. */
export const roleName = (role: string): string =>
  `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll("_", " ")}`;
