/* Who leads by how many days, and what the others are doing. */
import type { Public, StakeView, TruckerView } from "../../view";
import { truckerOf } from "../../view";
import { count } from "../../words";

export interface Standing {
  readonly seat: number;
  /** Days behind the leader. */
  readonly behind: number;
}

export function standings(table: Public): Standing[] {
  const daysOf = (seat: number): number => truckerOf(table, seat)?.days ?? 0;
  const first = daysOf(table.order[0] ?? 0);
  return table.order.map((seat) => ({ seat, behind: first - daysOf(seat) }));
}

const FATES: Readonly<Record<Exclude<StakeView["fate"], "">, readonly [tone: string, words: string]>> = {
  misses: ["good", "It misses"],
  bounces: ["good", "Bounces off a smooth side"],
  shot: ["good", "A cannon can shoot it"],
  "powered shot": ["warn", "A double cannon can shoot it"],
  shield: ["warn", "A shield can stop it"],
  hits: ["bad", "It hits"],
};
export const LEFT: Readonly<Record<TruckerView["left"], string>> = {
  "": "Not flying",
  "gave up": "Gave up",
  "no engines": "No engine power",
  "no humans": "No humans left",
  lapped: "Lapped",
  "sucked in": "In the black hole",
  died: "Died in the explosion",
};

/** What another ship is doing, in a few words, and whether that is good. */
export function stateOf(table: Public, one: TruckerView): readonly [tone: string, words: string] {
  if (one.out) return ["", "Playing possum"];
  if (!one.flying) return ["", LEFT[one.left]];
  const resting = table.doing === "between cards";
  if (table.waiting_for.includes(one.seat)) return ["warn", resting ? "Deciding whether to fly on" : "Deciding"];
  const fate = table.stakes.find((stake) => stake.seat === one.seat)?.fate ?? "";
  return fate ? FATES[fate] : ["", resting ? "Flying on" : ""];
}

/** "You lead", "Bo is 3 days behind" */
export function standingWords(rank: Standing, name: string, mine: boolean): string {
  if (!rank.behind) return mine ? "you lead" : `${name} leads`;
  return `${mine ? "you are" : `${name} is`} ${count(rank.behind, "day")} behind`;
}
