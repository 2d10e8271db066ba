/** The story of a finished match: the graph's frames, its turning points in words, the bars of points. */
import type { Frame, Replay, Source, Story, Words } from "../wire/types";
import { type Turning, turningPoints } from "./replay";
import { heading, signed } from "./words";

/** The steps as replay frames that only have points and moments. */
export const framesOf = (story: Story): Frame[] =>
  story.steps.map(({ standing, moment, words }, seq) => ({
    seq,
    at: 0,
    actor: -1,
    words,
    events: [],
    public: null,
    own: null,
    standing,
    moment,
  }));

export const replayOf = (story: Story, outcome: Replay["outcome"], names: readonly string[]): Replay => ({
  game: "",
  title: "",
  options: {},
  names,
  viewer: "spectator",
  commitment: "",
  seed: null,
  verified: false,
  outcome,
  frames: framesOf(story),
});

export interface TurningPoint extends Turning {
  /** "Round 6. Ada takes the lead" */
  title: string;
  words: readonly Words[];
}

export function turningWords(
  frames: readonly Frame[],
  names: readonly string[],
  me: number | null,
  most: number,
): TurningPoint[] {
  return turningPoints(frames, most).map((turning) => {
    const frame = frames[turning.place];
    const you = turning.seat === me;
    const who = you ? "You" : (names[turning.seat] ?? "");
    const what = turning.lead ? `${you ? "take" : "takes"} the lead` : `${you ? "gain" : "gains"} ground`;
    const when =
      frame?.moment && frame.moment.round > 0 ? `Round ${frame.moment.round}` : heading(frame?.moment ?? null, names);
    return {
      ...turning,
      title: `${when ? `${when}. ` : ""}${who} ${what} (${signed(turning.swing)})`,
      words: frame?.words ?? [],
    };
  });
}

export interface Part {
  name: string;
  points: number;
  /** The index of its color in the legend. */
  index: number;
}

/** One row's points by source: what was gained, for the bar, and what was lost. */
export function partsOf(sources: readonly Source[], row: number): { gained: Part[]; lost: Part[] } {
  const parts = sources.map(({ name, points }, index) => ({ name, points: points[row] ?? 0, index }));
  return { gained: parts.filter((part) => part.points > 0), lost: parts.filter((part) => part.points < 0) };
}

/** The length of the longest bar: the most that any row has gained. */
export const longest = (sources: readonly Source[], rows: number): number =>
  Math.max(
    1,
    ...Array.from({ length: rows }, (_, row) =>
      partsOf(sources, row).gained.reduce((sum, part) => sum + part.points, 0),
    ),
  );
