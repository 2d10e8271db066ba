/* Where an announced threat will be, if nothing changes its way: first square, speed and turn are on the table. */
import { TRACKS } from "../../art/space-alert/tracks";
import type { Public, ThreatFacts, ThreatView } from "./view";

/** The card beside a threat that it may call in, as a threat without a token. */
export function calledBy(threat: ThreatView, cards: ReadonlyMap<string, ThreatFacts>): ThreatView | undefined {
  const [next, ...calls] = threat.calls ?? [];
  const card = cards.get(next ?? "");
  return card && { ...threat, threat: card.id, name: card.name, serious: card.serious, calls };
}

export interface Course {
  /** The square as a turn begins; null before it appears and after it has passed Z. */
  at: (turn: number) => number | null;
  /** The turn on which it passes a mark, first one first. */
  passes: { mark: string; turn: number }[];
}

export function courseOf(table: Public, threat: ThreatView, card: ThreatFacts | undefined): Course {
  const track = TRACKS[table.tracks[threat.zone] ?? ""];
  const speed = card?.speed ?? 0;
  if (!track || speed < 1) return { at: () => null, passes: [] };
  const after = (turn: number): number => track.length - speed * (turn - threat.turn + 1);
  const at = (turn: number): number | null => {
    if (turn < threat.turn) return null;
    const square = turn === threat.turn ? track.length : after(turn - 1);
    return square > 1 ? square : null;
  };
  const passes = Object.entries(track.marks)
    .map(([square, mark]) => ({ mark, turn: threat.turn - 1 + Math.ceil((track.length - Number(square)) / speed) }))
    .toSorted((a, b) => a.turn - b.turn || a.mark.localeCompare(b.mark));
  return { at, passes };
}

/** "Z on turn 8", or that the ship will have jumped by then. */
export function arrival(course: Course): string {
  const z = course.passes.find((one) => one.mark === "Z");
  if (!z) return "";
  return z.turn > 12 ? "Z after turn 12" : `Z on turn ${z.turn}`;
}

/** The threats of one trajectory, first to appear first. */
export const threatsIn = (table: Public, zone: string): ThreatView[] =>
  table.threats.filter((one) => one.zone === zone).toSorted((a, b) => a.turn - b.turn);
