/* Which line a figure would satisfy, as the catalog lists it, and what a mission would bring. */
import type { Catalog, MissionFacts } from "./catalog";
import { sum } from "./effects";
import type { Public, ShipView } from "./view";

/** A tech that lets one cadet of each mission match. */
const MENTORING = "cadet-mentoring";

export const hasTech = (table: Public, ship: ShipView, tech: string): boolean =>
  ship.slots.includes(tech) || table.shared.includes(tech);

/** For each line: whether the figure sent there matches it. Null where nobody goes yet. */
export function matches(
  catalog: Catalog,
  mission: MissionFacts,
  crew: readonly (string | null)[],
  mentoring: boolean,
): (boolean | null)[] {
  let mentor = mentoring;
  return mission.lines.map((line, i) => {
    const figure = crew[i] ?? null;
    if (figure === null) return null;
    if (catalog.matching[line.colour]?.includes(figure)) return true;
    if (figure !== "cadet" || !mentor || line.colour === "gold") return false;
    mentor = false;
    return true;
  });
}

export const mentored = (table: Public, ship: ShipView): boolean => hasTech(table, ship, MENTORING);

export const wouldMatch = (catalog: Catalog, colour: string, figure: string, mentoring: boolean): boolean =>
  (catalog.matching[colour]?.includes(figure) ?? false) || (figure === "cadet" && mentoring && colour !== "gold");

/** Which lines the crew that is ready would match, each figure sent to one of them. */
export function within(
  catalog: Catalog,
  mission: MissionFacts,
  figures: readonly string[],
  mentoring: boolean,
): boolean[] {
  const crew = suggestion(catalog, mission, figures, mentoring);
  return matches(catalog, mission, crew, mentoring).map((fit) => fit === true);
}

/** What those lines bring that have somebody who matches. */
export interface Harvest {
  readonly totals: ReadonlyMap<string, number>;
  readonly queue: number;
  readonly androids: number;
  readonly idle: number;
}

export function harvest(
  mission: MissionFacts,
  crew: readonly (string | null)[],
  fits: readonly (boolean | null)[],
): Harvest {
  const totals = new Map<string, number>();
  mission.lines.forEach((line, i) => {
    if (fits[i]) for (const [name, count] of sum(line.effect)) totals.set(name, (totals.get(name) ?? 0) + count);
  });
  const sent = crew.filter((figure) => figure !== null);
  const androids = sent.filter((figure) => figure === "android").length;
  return { totals, queue: sent.length - androids, androids, idle: fits.filter((fit) => fit === false).length };
}

/** A crew for the open lines: whoever matches, the least useful elsewhere first; else whoever can be spared. */
export function suggestion(
  catalog: Catalog,
  mission: MissionFacts,
  ready: readonly string[],
  mentoring: boolean,
  chosen: readonly (string | null)[] = [],
): (string | null)[] {
  const left = [...ready];
  const take = (wanted: (figure: string) => boolean): string | null => {
    const at = left.findIndex(wanted);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const crew: (string | null)[] = mission.lines.map((_, i) => chosen[i] ?? null);
  const fill = (wanted: (figure: string, colour: string) => boolean): void => {
    mission.lines.forEach((line, i) => {
      crew[i] ??= take((figure) => wanted(figure, line.colour));
    });
  };
  const fits = (figure: string, colour: string): boolean => catalog.matching[colour]?.includes(figure) ?? false;
  fill((figure, colour) => figure !== "android" && fits(figure, colour));
  if (mentoring && !crew.some((figure, i) => figure === "cadet" && mission.lines[i]?.colour !== "gold")) {
    const line = mission.lines.findIndex((one, i) => crew[i] === null && one.colour !== "gold");
    if (line >= 0) crew[line] = take((figure) => figure === "cadet");
  }
  fill((figure, colour) => fits(figure, colour));
  fill((figure) => figure === "cadet");
  fill(() => true);
  return crew;
}
