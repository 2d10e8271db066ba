/* A ship's progress in its mission, as far as it can be counted. */
import type { Catalog } from "../../catalog";
import type { Public, TruckerView } from "../../view";
import { atLevel, count } from "../../words";
import { PAYLOADS } from "../build/warehouse";

/** "2 artifacts aboard" and the like. */
export function missionFacts(table: Public, me: TruckerView, catalog: Catalog): string[] {
  const facts: string[] = [];
  const kinds = me.parts.map((part) => catalog.tiles.get(part.tile)?.kind ?? "");
  for (const kind of PAYLOADS.tiles) {
    const aboard = kinds.filter((one) => one === kind).length;
    if (aboard)
      facts.push(`${kind.endsWith("artifact") ? count(aboard, kind) : `${count(aboard, "crate")} of ${kind}`} aboard.`);
  }
  const guests = me.parts.flatMap((part) => part.guests);
  const commuters = guests.filter((one) => one === "commuter").length;
  if (commuters) facts.push(`${count(commuters, "commuter")} aboard.`);
  if (guests.includes("envoy")) facts.push("The envoy is aboard.");
  if (me.stamps) facts.push(`${count(me.stamps, "stamp")} so far.`);
  if (me.incidents) facts.push(`${count(me.incidents, "incident")} so far.`);
  if (me.guards) facts.push(`${count(me.guards, "guard token")}.`);
  if (me.bet) facts.push(`Your bet: ${atLevel(catalog.bets.get(me.bet)?.says ?? me.bet, table.level)}`);
  for (const order of table.directives) facts.push(atLevel(catalog.directives.get(order)?.says ?? order, table.level));
  return facts;
}
