/* What the server sends about a match of this game, read only; its fields are generated from the server's own types. */
import type * as wire from "../../generated/galaxy-trucker";

/** Nothing that came from the server is changed here, however deep it lies. */
type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

export type PartView = ReadOnly<wire.PartView>;
export type MistakeView = ReadOnly<wire.MistakeView>;
export type TruckerView = ReadOnly<wire.TruckerView>;
export type HourglassView = ReadOnly<wire.HourglassView>;
export type PileView = ReadOnly<wire.PileView>;
export type ThreatView = ReadOnly<wire.ThreatView>;
export type HitView = ReadOnly<wire.HitView>;
export type StakeView = ReadOnly<wire.StakeView>;
export type LandingView = ReadOnly<wire.LandingView>;
export type ClientView = ReadOnly<wire.ClientView>;
export type BillView = ReadOnly<wire.BillView>;
export type Public = ReadOnly<wire.Public>;
export type Own = ReadOnly<wire.Own>;
export type GameAction = wire.GameAction;
export type GameEvent = wire.GameEvent;

/** On the ground: choosing a mission, building, inspection, boarding. Otherwise in the air, or over. */
const ON_THE_GROUND = new Set(["mission", "ready", "build", "inspect", "board"]);
export const isOnTheGround = (table: Public): boolean => ON_THE_GROUND.has(table.phase);

/** Through whose eyes: the seat that looks, or for a spectator the first one who is to act. */
export const shownSeat = (table: Public, seat: number | null): number => seat ?? table.waiting_for[0] ?? 0;

export const truckerOf = (table: Public, seat: number): TruckerView | undefined =>
  table.truckers.find((one) => one.seat === seat);
