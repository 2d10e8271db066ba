/* The types of this game's view, and helpers to read it. */
import type { GameAction, PartView, Public, TruckerView } from "../../generated/galaxy-trucker";
import type * as wire from "../../wire/types";

export type * from "../../generated/galaxy-trucker";
export type { GameAction as Action } from "../../generated/galaxy-trucker";
export type Option = wire.Option<GameAction>;
export type Choice = wire.Choice<GameAction>;
export type Pick = wire.Pick<GameAction>;

export type Alien = Exclude<PartView["alien"], "">;

/** On the ground: choosing a mission, building, inspection, boarding. Otherwise in flight, or over. */
const ON_THE_GROUND = new Set<Public["phase"]>(["mission", "ready", "build", "inspect", "board"]);
export const isOnTheGround = (table: Public): boolean => ON_THE_GROUND.has(table.phase);

/** The seat whose view is shown: your own, or for a spectator the first one to act. */
export const shownSeat = (table: Public, seat: number | null): number => seat ?? table.waiting_for[0] ?? 0;

export const truckerOf = (table: Public, seat: number): TruckerView | undefined =>
  table.truckers.find((one) => one.seat === seat);
