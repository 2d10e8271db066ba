/** The story of each mission, asked for once, and the cost of a phase in words. */
import { ZONES } from "../../../art/space-alert/ink";
import { count } from "../../../lib/words";
import { calls } from "../calls";
import type { MissionFile, OneChange, PhaseCost, Story } from "../types";

const stories = new WeakMap<MissionFile, Promise<Story>>();

/** With the code of its table, it tries all cards of everyone's hands. A failed call is made again. */
export function storyOf(mission: MissionFile, code: string): Promise<Story> {
  const known = stories.get(mission);
  if (known) return known;
  const asked = calls.story({ mission, ...(code ? { match: code } : {}) });
  stories.set(mission, asked);
  asked.catch(() => stories.delete(mission));
  return asked;
}

/** The mission with one change of its plans. */
export function changed(mission: MissionFile, change: OneChange): MissionFile {
  const crew = mission.crew.map((member, seat) => {
    if (seat !== change.seat) return member;
    const plan = [...member.plan];
    for (const { turn, now } of change.orders) plan[turn - 1] = now;
    return { ...member, plan };
  });
  return { ...mission, crew };
}

export const damageOf = (phase: PhaseCost): number => ZONES.reduce((sum, zone) => sum + phase.damage[zone], 0);

/** The cost of a phase besides damage, line by line. */
export function costs(phase: PhaseCost, names: readonly string[]): string[] {
  const { through, knocked_out, wasted } = phase;
  return [
    ...(through.length ? [`Got through: ${through.join(", ")}`] : []),
    ...(knocked_out.length ? [`Knocked out: ${knocked_out.map((seat) => names[seat] ?? "").join(", ")}`] : []),
    ...(wasted ? [count(wasted, "wasted action")] : []),
  ];
}

/** The heading above the change, or for no change. */
export function verdict(story: Story): string {
  if (story.survived) return story.change ? "The change worth the most points" : "No single change brings more points";
  return story.change ? "One change would have saved the ship" : "No single change would have saved the ship";
}

/** The changes tried if nothing helped, and what else to try. */
export function tries({ tried, from_hands }: Story): string {
  const what = from_hands ? "every other card in a hand, every swap" : "every swap within a phase";
  return `${count(tried, "change")} tried: ${what}, each card left out. “Find a plan” looks for a whole new plan.`;
}
