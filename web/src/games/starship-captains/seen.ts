/* The missions a captain has looked at, and where they will come. */
import type { Own, Public } from "./view";

export interface Coming {
  readonly mission: string;
  /** The planet it comes to, if nothing changes before; null when all numbers will have been turned by then. */
  readonly place: string | null;
}

/** Next first. Each mission that somebody completes brings one to the planet with the highest number face up. */
export function coming(table: Public, own: Own | null): Coming[] {
  const numbered = table.places
    .flatMap(({ id, number, face_up }) => (number !== null && face_up ? [{ id, number }] : []))
    .toSorted((a, b) => b.number - a.number);
  // In an open replay everybody's knowledge is shown at once, and no one's is in particular.
  const known = own && "missions" in own ? own.missions : [];
  return known.map((mission, i) => ({ mission, place: numbered[i]?.id ?? null }));
}

/** The mission that you know will come to a planet. */
export const comingTo = (table: Public, own: Own | null, place: string): string | undefined =>
  coming(table, own).find((one) => one.place === place)?.mission;
