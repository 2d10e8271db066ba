/* Between the missions of a campaign: the damage, the possible repairs, and the ones made. */
import { type Station, ZONES, type Zone } from "../../../art/space-alert/ink";
import type { ShipState } from "../../../art/space-alert/ship";
import { allOf, type Of } from "../../../lib/kinds";
import type { Line } from "../../../wire/types";
import { newShip } from "../catalog";
import type { Catalog, TileFacts } from "../types";
import type { Action, CampaignView, GameEvent, Points, Public } from "../view";

type Legal = readonly Action[];
type Tiles = ReadonlyMap<string, TileFacts>;

export const mending = (legal: Legal, zone: Zone, tile: string): Action | undefined =>
  legal.find((action) => action.type === "mend" && action.zone === zone && action.tile === tile);
export const mendingSquad = (legal: Legal): Action | undefined => legal.find((action) => action.type === "mend_squad");

/** The ship as it stands between two missions, or as it starts the next one. */
export function shipOf(catalog: Catalog, campaign: CampaignView, started = false): ShipState {
  const squad = (at: Station) => (campaign.squads.includes(at) ? "ready" : started ? "gone" : "disabled");
  const squads = { upper_blue: squad("upper_blue"), lower_red: squad("lower_red") } as const;
  return { ...newShip(catalog, campaign.carried), squads };
}
export const damageOf = (campaign: CampaignView): number =>
  ZONES.reduce((sum, zone) => sum + campaign.carried[zone].length, 0);

/** How many missions can be watched: those that came home, and the one that did not. */
export const watchable = (table: Public): number =>
  (table.campaign?.flown.length ?? 0) + (table.result && !table.result.survived ? 1 : 0);

type Repair = Of<GameEvent, "mended" | "squad_mended" | "nothing_mended" | "recovered">;
function repairWords(event: Repair, tiles: Tiles): string {
  if (event.type === "mended") return `Repaired: ${event.zone} ${(tiles.get(event.tile)?.name ?? "").toLowerCase()}`;
  if (event.type === "recovered") return "Recovered";
  return event.type === "squad_mended" ? "Repaired a battlebot squad" : "Repaired nothing";
}
/** The crew members' repairs since the last mission, by their numbers. */
export function repairsDone(lines: readonly Line<GameEvent>[], tiles: Tiles): ReadonlyMap<number, string> {
  const since = lines.findLastIndex((line) => line.event.type === "action_round_ended");
  const told = lines.slice(since + 1).map((line) => line.event);
  const repairs = allOf(told, "mended", "squad_mended", "nothing_mended", "recovered");
  return new Map(repairs.map((event) => [event.seat, repairWords(event, tiles)]));
}

type Row = readonly [title: string, short: string];
const ROW: Readonly<Record<keyof Points, Row>> = {
  destroyed: ["Threats destroyed", "Destroyed"],
  survived: ["Threats survived", "Survived"],
  visual: ["Visual confirmation", "Visual"],
  bonus: ["Bonus", "Bonus"],
  damage: ["Damage tiles", "Damage"],
  worst_zone: ["Most damaged zone", "Worst zone"],
  knocked_out: ["Knocked out", "Knocked out"],
  battlebots: ["Battlebots disabled", "Battlebots"],
};
/** The rows of the score sheet, in the order of the logbook. */
export const ROWS = Object.entries(ROW) as readonly (readonly [keyof Points, Row])[];
