/* What changes between two tables: for previews before a move, and for animation after it. */
import { allShips, type Public, ROGUE_SEAT, type ShipOnTable, shipKey } from "./view";

export interface Change {
  readonly from: number;
  readonly to: number;
}
const MEASURES = ["energy", "culture", "points", "level"] as const;
type Measure = (typeof MEASURES)[number];
/** Holds only what changes. */
type SeatChange = { seat: number } & Partial<Record<Measure, Change>>;
export interface Flight {
  readonly key: string;
  readonly ship: ShipOnTable;
  readonly from: string;
}
export interface Diff {
  readonly seats: readonly SeatChange[];
  readonly flights: readonly Flight[];
  /** Planets that leave the row, with the seat that colonized them (null: nobody). */
  readonly left: readonly { readonly planet: string; readonly by: number | null }[];
  readonly came: readonly string[];
  readonly pilotsLeft: readonly string[];
}

export const NO_CHANGE: Diff = { seats: [], flights: [], left: [], came: [], pilotsLeft: [] };

export function diff(before: Public, after: Public): Diff {
  const was = new Map(allShips(before).map((ship) => [shipKey(ship), ship]));
  const flights: Flight[] = [];
  for (const ship of allShips(after)) {
    const old = was.get(shipKey(ship));
    if (old && (old.at !== ship.at || old.space !== ship.space))
      flights.push({ key: shipKey(ship), ship, from: old.at });
  }
  return {
    seats: [...seatChanges(before, after), ...rogueChange(before, after)],
    flights,
    left: before.row
      .filter((planet) => planet && !after.row.includes(planet))
      .map((planet) => ({ planet, by: colonizer(after, planet) })),
    came: after.row.filter((planet) => planet && !before.row.includes(planet)),
    pilotsLeft: before.pilots.filter((pilot) => !after.pilots.includes(pilot)),
  };
}

function seatChanges(before: Public, after: Public): SeatChange[] {
  return after.galaxies.flatMap((galaxy, i) => {
    const old = before.galaxies[i];
    return old ? changed(galaxy.seat, old, galaxy) : [];
  });
}

const rogueChange = (before: Public, after: Public): SeatChange[] =>
  before.rogue && after.rogue ? changed(ROGUE_SEAT, before.rogue, after.rogue) : [];

type Measured = Readonly<Record<Measure, number>>;

function changed(seat: number, old: Measured, now: Measured): SeatChange[] {
  const change: SeatChange = { seat };
  for (const measure of MEASURES)
    if (old[measure] !== now[measure]) change[measure] = { from: old[measure], to: now[measure] };
  return Object.keys(change).length > 1 ? [change] : [];
}

const colonizer = (table: Public, planet: string): number | null =>
  table.galaxies.find((galaxy) => galaxy.colonies.includes(planet))?.seat ??
  (table.rogue?.colonies.includes(planet) ? ROGUE_SEAT : null);

/** "+2", "−1", or empty. */
export function delta(change: Change | undefined): string {
  if (!change) return "";
  const by = change.to - change.from;
  return by > 0 ? `+${by}` : `\u2212${-by}`;
}
