/*
 * For a first mission: one or two sentences on what matters now, read from what the table shows. The coach knows no
 * rules that the briefing does not tell, and decides nothing.
 */
import { stationName } from "../../../art/space-alert/symbols";
import { threatsOf } from "../catalog";
import type { Props } from "../desk.svelte";
import { mayGive } from "../targets";
import { type ThreatFacts, type ThreatView, turnsOf } from "../view";
import { coachWords } from "./cards";

export function missionWords(p: Props): string {
  const table = p.view.public;
  if (p.replay || p.seat === null) return "";
  if (table.stage === "over")
    return "This is what your plans did. The line on top says why; pause and step through it as you like. The debrief is below.";
  if (table.stage !== "planning" || !p.choice) return "";
  if (table.communications_down) return "Nobody may talk or draw now. You can still play cards.";
  const handling = coachWords(p);
  if (handling) return handling;
  if (mayGive(p)) return "Data transfer: tap a card you do not need, and give it to a crewmate.";
  const laid = p.desk.spaces(p).filter((one) => one.card);
  if (!p.desk.free(p).length && laid.length)
    return "Every open turn has a card. Change what you like, or end your phase to get your next cards.";
  const threat = table.threats.at(-1);
  if (threat) return threatWords(p, threat);
  return "The computer announces what comes, and where. Until then: someone has to use C on the bridge on turn 1 or 2, or everyone is delayed.";
}

/** Advice on a threat. */
function threatWords(p: Props, threat: ThreatView): string {
  const card = threatsOf(p.catalog).get(threat.threat);
  const z = threat.passes.find((one) => one.mark === "Z")?.turn;
  const end = z === undefined || z > turnsOf(p.view.public.phases).length ? "" : `, at Z on turn ${z}`;
  if (threat.zone === "internal") return inside(threat, card, end);
  const shield = card && card.shield > 0 ? ` Its shield takes off ${card.shield} each turn, so fire together.` : "";
  return `Coming on turn ${threat.turn} in the ${threat.zone} zone: ${threat.name}${end}. The cannons of that zone reach it: go there and use A.${shield}`;
}

function inside(threat: ThreatView, card: ThreatFacts | undefined, end: string): string {
  const rooms = (card?.stations ?? []).map(stationName).join(" and ");
  const where = rooms ? ` in ${rooms.replace("the bridge", "upper white")}` : "";
  const mend =
    card?.kind === "malfunction"
      ? "Repair it there with the letter on its card."
      : "Take battlebots with C in upper blue or lower red, then attack it with a battlebot card.";
  return `Coming on turn ${threat.turn}${where}: ${threat.name}${end}. ${mend}`;
}
