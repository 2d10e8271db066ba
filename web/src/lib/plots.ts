/** The numbers behind the statistics plots: scales, paths and words. */
import { gridlines } from "./replay";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
  readonly lines: readonly number[];
}

/** Maps the i-th of `many` items to x and a value to y. All values fit, with a margin. */
export function scale(frame: Frame, many: number, values: readonly number[], fromZero = true): Scale {
  const low = Math.min(...(fromZero ? [0] : []), ...values);
  const high = Math.max(...values, low + 1);
  const air = (high - low) * 0.06;
  const [bottom, top] = [low === 0 ? 0 : low - air, high + air];
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    x: (i) => frame.left + (many > 1 ? (wide * i) / (many - 1) : wide / 2),
    y: (value) => frame.height - frame.bottom - (tall * (value - bottom)) / (top - bottom),
    lines: gridlines(top, bottom),
  };
}

/** A line through points. */
export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** The area between an upper and a lower line. */
export function band(
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
): string {
  return upper.length ? `${line(upper)}${line([...lower].reverse()).replace("M", "L")}Z` : "";
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The moving average of the last few values: someone's recent form. */
export function lately(values: readonly number[], few = 5): number[] {
  return values.map((_, i) => {
    const some = values.slice(Math.max(0, i - few + 1), i + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}

/** A share in percent: "0%", "under 1%", "43%". */
export function percent(part: number, whole: number): string {
  if (!whole || !part) return "0%";
  const share = (100 * part) / whole;
  return share < 1 ? "under 1%" : `${Math.round(share)}%`;
}

/** "1st", "2nd", "3rd", "4th", "11th". */
export function ordinal(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;
}

/** At most one decimal: 12, 12.5. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10).replace("-", "−");

/** A day, with its year if it is not the current one. */
export function day(ms: number, now = Date.now()): string {
  const same = new Date(ms).getFullYear() === new Date(now).getFullYear();
  return new Date(ms).toLocaleDateString("en", {
    day: "numeric",
    month: "short",
    ...(same ? {} : { year: "numeric" as const }),
  });
}
