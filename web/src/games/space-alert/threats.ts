/* Announced threats and their way along the tracks, as the server tells it. */
import type { Public, ThreatFacts, ThreatView } from "./view";

/** The card beside a threat that it may call in, as a threat without a token. */
export function calledBy(threat: ThreatView, cards: ReadonlyMap<string, ThreatFacts>): ThreatView | undefined {
  const [next, ...calls] = threat.calls ?? [];
  const card = cards.get(next ?? "");
  return card && { ...threat, threat: card.id, name: card.name, serious: card.serious, calls };
}

/** The square as a turn begins, if nothing changes its speed; null before it appears and after it has passed Z. */
export const squareOn = (threat: ThreatView, turn: number): number | null => threat.squares[turn - threat.turn] ?? null;

/** "Z on turn 8", or that the ship will have jumped by then. */
export function arrival(threat: ThreatView): string {
  const z = threat.passes.find((one) => one.mark === "Z");
  if (!z) return "";
  return z.turn > 12 ? "Z after turn 12" : `Z on turn ${z.turn}`;
}

/** The threats of one trajectory, first to appear first. */
export const threatsIn = (table: Public, zone: string): ThreatView[] =>
  table.threats.filter((one) => one.zone === zone).toSorted((a, b) => a.turn - b.turn);
