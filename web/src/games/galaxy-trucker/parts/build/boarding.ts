/* The crew before it boards: who would live where, as it stands on the desk. */
import { alienCabins, all } from "../../asked";
import { catalogOf } from "../../catalog";
import type { Props } from "../../desk.svelte";
import { built } from "../../fit";
import type { PartView, TruckerView } from "../../view";
import { isDead } from "../../zones";

/** Cabins that something is asked about: for aliens, for an envoy, for commuters. */
export function cabinsFor(p: Props): string[] {
  if (p.view.public.phase !== "board") return [];
  const guests = [...all(p, "seat_envoy"), ...all(p, "seat_guests")].flatMap((one) => one.cabin ?? []);
  return [...new Set([...alienCabins(p, "purple"), ...alienCabins(p, "brown"), ...guests])];
}

/** The ship as it would be if the crew boarded so. */
export function boarded(p: Props, trucker: TruckerView): readonly PartView[] {
  const layout = p.desk.layout(p);
  if (!all(p, "board").length || !layout) return trucker.parts;
  const { tiles } = catalogOf(p.catalog);
  const dead = isDead(layout, built(trucker.parts, tiles));
  return trucker.parts.map((part) => {
    const tile = tiles.get(part.tile);
    if (dead(part.square)) return part;
    if (tile?.kind === "battery") return { ...part, tokens: tile.capacity };
    if (tile?.kind !== "cabin" && tile?.kind !== "starting cabin") return part;
    const alien = part.square === p.desk.purple ? "purple" : part.square === p.desk.brown ? "brown" : "";
    return { ...part, alien, humans: alien ? 0 : 2 };
  });
}
