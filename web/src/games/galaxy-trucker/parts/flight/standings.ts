/* Who leads, and by how many days. */
import type { Public } from "../../view";
import { truckerOf } from "../../view";

export interface Standing {
  readonly seat: number;
  readonly days: number;
  /** Days behind the leader. */
  readonly behind: number;
}

export function standings(table: Public): Standing[] {
  const daysOf = (seat: number): number => truckerOf(table, seat)?.days ?? 0;
  const first = daysOf(table.order[0] ?? 0);
  return table.order.map((seat) => ({ seat, days: daysOf(seat), behind: first - daysOf(seat) }));
}
