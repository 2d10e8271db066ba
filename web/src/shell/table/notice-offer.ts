/** When to ask someone whether they want to be told that it is their turn: once, while they wait for other people. */
import type { TableSession } from "./session.svelte";

export const OFFERED = "readyroom.offered";
/** Milliseconds of waiting: a quick answer means that the person is at the table. */
export const OFFER_AFTER = 15_000;

/** Whether this browser waits for other people now, in a match in which time does not press. */
export function waits(session: Pick<TableSession, "table" | "update" | "yourTurn" | "yours">, live: boolean): boolean {
  const { table, update } = session;
  if (live || table?.status !== "playing" || !update || session.yourTurn || !session.yours.length) return false;
  return table.seats.some((seat) => update.to_act.includes(seat.seat) && seat.kind === "person" && !seat.yours);
}
