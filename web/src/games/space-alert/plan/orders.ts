/*
 * Orders as a mission file writes them: `A`, `heroic bots`, `go lower_blue`, `A+red`, `special+lift`, `tripped red`.
 * The form offers everything that can be put together by tapping; the resolver says whether it makes sense.
 */
import { STATIONS } from "../../../art/space-alert/ink";
import { halfName } from "../../../art/space-alert/symbols";

export const PLAIN = ["A", "B", "C", "bots", "red", "blue", "lift"] as const;
export const HEROIC = ["heroic A", "heroic B", "heroic bots", ...STATIONS.map((station) => `go ${station}`)] as const;
export const SPECIALS = ["special", "advanced"] as const;
const TRIP = "tripped ";

export interface Rules {
  readonly double: boolean;
  readonly specialization: string | null;
  /** The special cards that can share a space with another card. */
  readonly joins: readonly string[];
}

export const isTripped = (order: string): boolean => order.startsWith(TRIP);
export const untripped = (order: string): string => (isTripped(order) ? order.slice(TRIP.length) : order);
const isPlain = (order: string): boolean => (PLAIN as readonly string[]).includes(order);
const isSpecial = (order: string): boolean => (SPECIALS as readonly string[]).includes(order);

/** The order after a symbol was tapped on a space: a second one joins the first where the rules allow it. */
export function tapped(before: string, symbol: string, rules: Rules): string {
  const parts = untripped(before).split("+").filter(Boolean);
  const first = parts[0] ?? "";
  if (parts.length === 1 && rules.double && isPlain(first) && isPlain(symbol)) return `${first}+${symbol}`;
  const { joins } = rules;
  if (parts.length === 1 && joins.includes(first) && !isSpecial(symbol)) return `${first}+${symbol}`;
  if (parts.length === 1 && joins.includes(symbol) && !isSpecial(first)) return `${symbol}+${first}`;
  if (parts.length === 2 && joins.includes(first) && rules.double && isPlain(parts[1] ?? "") && isPlain(symbol))
    return `${before}+${symbol}`;
  return symbol;
}

/** Whether a space can take no further symbol, so that the hand may move on. */
export function isFull(order: string, rules: Rules): boolean {
  const parts = untripped(order).split("+").filter(Boolean);
  const first = parts[0] ?? "";
  if (!first) return false;
  if (rules.joins.includes(first)) return parts.length > 1 + (rules.double ? 1 : 0);
  return rules.double && isPlain(first) ? parts.length > 1 : true;
}

export const toggleTrip = (order: string): string => (isTripped(order) ? untripped(order) : order && TRIP + order);

/** An order in words: "Fire", "Go to lower red", "Tripped: to red". */
export function orderName(order: string): string {
  if (!order) return "nothing";
  const name = halfName(untripped(order));
  return isTripped(order) ? `tripped: ${name.toLowerCase()}` : name;
}

/** The change of an order: “heroic fire” instead of “to red”; nothing instead of “fire”. */
export const insteadOf = (now: string, was: string): string => `${quoted(now)} instead of ${quoted(was)}`;
const quoted = (order: string): string => (order ? `“${orderName(order).toLowerCase()}”` : orderName(order));
