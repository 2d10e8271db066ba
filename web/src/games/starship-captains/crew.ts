/* The crew of a mission: who matches which line (from the catalog), whom to suggest, and what the lines bring. */

import type { Figure } from "../../art/starship-captains/figures";
import type { Catalog, LineFacts, MatchingFacts, MissionFacts } from "./catalog";
import type { ShipView } from "./view";

type Crew = readonly (Figure | null)[];

/** How a ship's crew matches lines. */
export const matchingOf = (catalog: Catalog, ship: ShipView): MatchingFacts => catalog.matching[ship.matching];

export const wouldMatch = (matching: MatchingFacts, colour: LineFacts["colour"], figure: Figure): boolean =>
  matching.lines[colour].includes(figure);

/** For each line, whether the figure sent there matches it; null where nobody goes yet. */
export function matches(matching: MatchingFacts, mission: MissionFacts, crew: Crew): (boolean | null)[] {
  const spent = new Set<string>();
  return mission.lines.map((line, i) => {
    const figure = crew[i] ?? null;
    if (figure === null) return null;
    const fit = wouldMatch(matching, line.colour, figure) && !spent.has(figure);
    if (fit && matching.once.includes(figure)) spent.add(figure);
    return fit;
  });
}

/** Which lines these figures would match, with one figure on each. */
export const within = (matching: MatchingFacts, mission: MissionFacts, figures: readonly Figure[]): boolean[] =>
  matches(matching, mission, suggestion(matching, mission, figures)).map((fit) => fit === true);

/** What the matched lines bring, how many figures queue up afterward, and how many leave. */
interface Harvest {
  readonly totals: ReadonlyMap<string, number>;
  readonly queue: number;
  readonly leaving: number;
}

export function harvest(
  catalog: Catalog,
  mission: MissionFacts,
  crew: Crew,
  fits: readonly (boolean | null)[],
): Harvest {
  const totals = new Map<string, number>();
  mission.lines.forEach((line, i) => {
    if (fits[i]) for (const [what, n] of Object.entries(line.brings)) totals.set(what, (totals.get(what) ?? 0) + n);
  });
  const sent = crew.filter((figure) => figure !== null);
  const leaving = sent.filter((figure) => catalog.leaving.includes(figure)).length;
  return { totals, queue: sent.length - leaving, leaving };
}

/** Suggests a crew for the open lines. The line with the fewest candidates comes first and gets the candidate with
 * the fewest other uses. If nobody matches, the figures left over are assigned the same way. */
export function suggestion(
  matching: MatchingFacts,
  mission: MissionFacts,
  ready: readonly Figure[],
  chosen: Crew = [],
): (Figure | null)[] {
  const crew: (Figure | null)[] = mission.lines.map((_, i) => chosen[i] ?? null);
  const left = [...ready];
  const able = (line: number): Figure[] =>
    left.filter((figure) => matches(matching, mission, crew.with(line, figure))[line] === true);
  const rare = (line: number): number => here[line]?.length ?? 0;
  /** Figures by line: those that match it. */
  type Matching = readonly (readonly Figure[])[];
  const uses = (figure: Figure, lines: Matching): number => lines.filter((able) => able.includes(figure)).length;
  const send = (line: number, from: readonly Figure[], lines: Matching): void => {
    const [figure] = from.toSorted((a, b) => uses(a, lines) - uses(b, lines));
    if (figure === undefined) return;
    crew[line] = figure;
    left.splice(left.indexOf(figure), 1);
  };
  const here = mission.lines.map((line) => matching.lines[line.colour]);
  for (;;) {
    const open = crew.flatMap((figure, line) => (figure === null && able(line).length ? [line] : []));
    const [line] = open.toSorted((a, b) => able(a).length - able(b).length || rare(a) - rare(b));
    if (line === undefined) break;
    send(line, able(line), here);
  }
  crew.forEach((figure, line) => {
    const rest = left.filter((one) => matching.once.includes(one));
    if (figure === null) send(line, rest.length ? rest : left, Object.values(matching.lines));
  });
  return crew;
}
