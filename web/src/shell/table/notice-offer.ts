/** When to offer notifications: once, while someone waits for other people. */
import type { TableSession } from "./session.svelte";

export const OFFERED = "readyroom.offered";
/** Milliseconds of waiting: after a quick answer the person is still at the table. */
export const OFFER_AFTER = 15_000;

/** Whether this browser waits for other people now, in a match without time pressure. */
export function waits(session: Pick<TableSession, "table" | "update" | "yourTurn" | "yours">, live: boolean): boolean {
  const { table, update } = session;
  if (live || table?.status !== "playing" || !update || session.yourTurn || !session.yours.length) return false;
  return table.seats.some((seat) => update.to_act.includes(seat.seat) && seat.kind === "person" && !seat.yours);
}
