/** The difficulty of missions, in words. */
import type { LogMission } from "../types";

/** The colors of a mission's threats; empty for missions on paper. */
export function coloursOf({ common, serious }: LogMission): string {
  if (!common) return "";
  return common === serious
    ? `${common} threats`
    : `${common} common threats, ${serious.toLowerCase()} serious threats`;
}

/** Those of all missions in order, said once if they stay the same. */
export function coloursOfAll(missions: readonly LogMission[]): string {
  const said = missions.map(coloursOf).filter((words, i, all) => words && words !== all[i - 1]);
  return said.map((words, i) => (i ? words.charAt(0).toLowerCase() + words.slice(1) : words)).join(", then ");
}
