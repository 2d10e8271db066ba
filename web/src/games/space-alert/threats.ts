/* Announced threats and their course along the tracks, as the server gives it. */
import type { ActFacts, Public, ThreatFacts, ThreatView } from "./view";

/** The card that a threat may call in, as a threat without a token. */
export function calledBy(threat: ThreatView, cards: ReadonlyMap<string, ThreatFacts>): ThreatView | undefined {
  const [next, ...calls] = threat.calls ?? [];
  const card = cards.get(next ?? "");
  return card && { ...threat, threat: card.id, name: card.name, serious: card.serious, calls };
}

/** The square as a turn begins, if nothing changes its speed; null before it appears and after it has passed Z. */
export const squareOn = (threat: ThreatView, turn: number): number | null => threat.squares[turn - threat.turn] ?? null;

/** The threats of one trajectory, first to appear first. */
export const threatsIn = (table: Public, zone: string): ThreatView[] =>
  table.threats.filter((one) => one.zone === zone).toSorted((a, b) => a.turn - b.turn);

/** One line of a threat's card: its effect at X, Y or Z, the turns, and whether that is past or comes next. */
export interface Act {
  readonly mark: "X" | "Y" | "Z";
  readonly acts: readonly ActFacts[];
  readonly turns: readonly number[];
  readonly when: "past" | "next" | "later" | "never";
}
const MARKS = ["X", "Y", "Z"] as const;

/** The three lines of a threat's card on a turn; one that may be called in has no turns yet. */
export function actsOf(threat: ThreatView, card: ThreatFacts, turn: number, waiting = false): Act[] {
  const passes = waiting ? [] : threat.passes;
  const next = passes.find((one) => one.turn >= turn);
  return MARKS.map((mark, i) => {
    const turns = passes.filter((one) => one.mark === mark).map((one) => one.turn);
    const acts = card.acts[i] ?? [];
    if (!turns.length) return { mark, acts, turns, when: waiting ? "later" : "never" };
    if (turns.every((one) => one < turn)) return { mark, acts, turns, when: "past" };
    return { mark, acts, turns, when: next?.mark === mark ? "next" : "later" };
  });
}

/** "5, 7", or that the ship will have jumped by then. */
export const turnsText = (turns: readonly number[], last: number): string =>
  turns.map((turn) => (turn > last ? `after ${last}` : String(turn))).join(", ");
