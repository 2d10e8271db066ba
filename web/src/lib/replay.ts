/** The arithmetic of a replay: turns, score lines, turning points. Pure functions. */
import type { Frame, Moment } from "../wire/types";
import { sameMoment } from "./words";

/** The caption of a step with many events: its beginning and its outcome. */
export function gist<T>(words: readonly T[], most = 3): (T | null)[] {
  return words.length <= most ? [...words] : [...words.slice(0, 1), null, ...words.slice(1 - most)];
}

/** Consecutive frames with one moment: a cell of the scrubber. */
export interface Turn {
  moment: Moment | null;
  /** Frame indices, both inclusive. */
  from: number;
  to: number;
}

export function turns(frames: readonly Frame[]): Turn[] {
  const list: Turn[] = [];
  frames.forEach((frame, i) => {
    const last = list.at(-1);
    if (last && sameMoment(last.moment, frame.moment)) last.to = i;
    else list.push({ moment: frame.moment, from: i, to: i });
  });
  return list;
}

export const turnAt = (list: readonly Turn[], place: number): number =>
  Math.max(
    0,
    list.findIndex((turn) => place >= turn.from && place <= turn.to),
  );

/** Turns have equal width on the graph; a frame's position within its turn is proportional. */
export function across(list: readonly Turn[], place: number): number {
  if (!list.length) return 0;
  const index = turnAt(list, place);
  const turn = list[index];
  if (!turn) return 0;
  const part = (place - turn.from + 1) / (turn.to - turn.from + 1);
  return (index + part) / list.length;
}

/** The frame nearest to a place on the graph, 0 to 1. */
export function placeAt(list: readonly Turn[], x: number): number {
  const along = Math.min(0.999999, Math.max(0, x)) * list.length;
  const turn = list[Math.floor(along)];
  if (!turn) return 0;
  const within = along - Math.floor(along);
  return Math.min(turn.to, turn.from + Math.round(within * (turn.to - turn.from + 1) - 0.5));
}

/** A seat's points as steps: [place, points], only where they change. */
export function scoreSteps(frames: readonly Frame[], seat: number): [number, number][] {
  const steps: [number, number][] = [];
  frames.forEach((frame, i) => {
    const points = frame.standing[seat] ?? 0;
    if (!steps.length || steps.at(-1)?.[1] !== points) steps.push([i, points]);
  });
  return steps;
}

export interface Turning {
  place: number;
  seat: number;
  /** How much this seat's distance to the best other seat changed. */
  swing: number;
  /** Whether it took the lead here. */
  lead: boolean;
}

/**
 * Turning points: the turns that changed a seat's lead over the best other seat most, and those in which the lead
 * changed hands. Counted by turn, so that a score paid out in small steps is one swing.
 */
export function turningPoints(frames: readonly Frame[], most = 5): Turning[] {
  const seats = frames[0]?.standing.length ?? 0;
  if (seats === 0) return [];
  const found: Turning[] = [];
  let before = frames[0]?.standing ?? [];
  for (const turn of turns(frames)) {
    const after = frames[turn.to]?.standing ?? before;
    let best: Turning | null = null;
    for (let seat = 0; seat < seats; seat++) {
      const swing = margin(after, seat) - margin(before, seat);
      const lead = seats > 1 && margin(after, seat) > 0 && margin(before, seat) < 0;
      if (swing > 0 && (!best || swing + (lead ? 1 : 0) > best.swing + (best.lead ? 1 : 0)))
        best = { place: biggestStep(frames, turn, seat), seat, swing, lead };
    }
    if (best) found.push(best);
    before = after;
  }
  const weight = (t: Turning): number => t.swing + (t.lead ? 1.5 : 0);
  const enough = Math.max(2, ...found.map((t) => t.swing * 0.5));
  return found
    .filter((t) => weight(t) >= enough)
    .sort((a, b) => weight(b) - weight(a) || a.place - b.place)
    .slice(0, most)
    .sort((a, b) => a.place - b.place);
}

function margin(standing: readonly number[], seat: number): number {
  const others = standing.filter((_, other) => other !== seat);
  return (standing[seat] ?? 0) - (others.length ? Math.max(...others) : 0);
}

function biggestStep(frames: readonly Frame[], turn: Turn, seat: number): number {
  let place = turn.to;
  let most = 0;
  for (let i = turn.from; i <= turn.to; i++) {
    const step = (frames[i]?.standing[seat] ?? 0) - (frames[Math.max(0, i - 1)]?.standing[seat] ?? 0);
    if (step > most) [most, place] = [step, i];
  }
  return place;
}

/** Round gridlines from lowest to highest: about six, at 1, 2 or 5 times a power of ten. */
export function gridlines(top: number, bottom = 0): number[] {
  const rough = Math.max(top - bottom, 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power);
  const lines: number[] = [];
  for (let line = Math.ceil(bottom / step) * step || 0; line <= top; line += step) lines.push(line);
  return lines;
}

/** Sorted heights, moved down until they are this far apart, and up again where they would pass the floor. */
export function spread(heights: readonly number[], gap: number, floor: number): number[] {
  let above = -Infinity;
  const down = heights.map((height) => {
    above = Math.max(height, above + gap);
    return above;
  });
  let below = Infinity;
  return down
    .reverse()
    .map((height) => {
      below = Math.min(height, below === Infinity ? floor : below - gap);
      return below;
    })
    .reverse();
}

export type Unit = "step" | "turn";

/** Moves one step or one turn; moving by turn lands on its last frame. */
export function move(list: readonly Turn[], place: number, unit: Unit, direction: 1 | -1): number {
  const end = list.at(-1)?.to ?? 0;
  if (unit === "step") return Math.min(end, Math.max(0, place + direction));
  const index = turnAt(list, place);
  if (direction === 1) {
    const turn = list[index];
    return turn && place < turn.to ? turn.to : (list[index + 1]?.to ?? end);
  }
  return list[index - 1]?.to ?? 0;
}
