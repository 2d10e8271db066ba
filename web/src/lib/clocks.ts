/** The clocks a table can have, in words. */
import type { Clock, Table } from "../wire/types";

export type { Clock };
export type Late = Table["late"];
export type Slow = Extract<Clock, "days-1" | "days-3" | "week">;

export const DAYS: readonly { value: Slow; label: string }[] = [
  { value: "days-1", label: "1 day" },
  { value: "days-3", label: "3 days" },
  { value: "week", label: "1 week" },
];

/** Whether the clock counts in days. */
export const isSlow = (clock: Clock): clock is Slow => DAYS.some(({ value }) => value === clock);
