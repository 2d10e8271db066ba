/** Sentences as data: plain text for titles, toasts and screen readers; WordsText.svelte draws them. */
import type { Moment, Ref, Words } from "../wire/types";

export const isRef = (part: string | Ref): part is Ref => typeof part !== "string";

export function plain(
  words: Words | null | undefined,
  names: readonly string[] = [],
  me: number | null = null,
): string {
  return (words?.parts ?? []).map((part) => (isRef(part) ? refText(part, names, me) : part)).join("");
}

/** A seat's name, or "you" for the reader; verbs agree with it. */
export function refText(ref: Ref, names: readonly string[], me: number | null = null): string {
  if (ref.you && ref.id === me) return ref.you;
  const name = ref.kind === "seat" ? names[Number(ref.id)] : "";
  return name ? (ref.own ? `${name}'s` : name) : ref.text;
}

/** The seat that a sentence starts with: who did it. */
export function doer(words: Words): number | null {
  const first = words.parts.find((part) => typeof part !== "string" || part.trim() !== "");
  return first && isRef(first) && first.kind === "seat" ? Number(first.id) : null;
}

/** A moment of the match as a heading: "Round 7 · your turn". */
export function heading(moment: Moment | null, names: readonly string[], me: number | null = null): string {
  if (!moment) return "";
  const round = moment.round > 0 ? `Round ${moment.round}` : "";
  const who = moment.seat === null ? "" : moment.seat === me ? "your turn" : (names[moment.seat] ?? "");
  return [round, moment.name || who].filter(Boolean).join(" · ");
}

export const sameMoment = (a: Moment | null, b: Moment | null): boolean =>
  a === b || (!!a && !!b && a.round === b.round && a.seat === b.seat && a.name === b.name);

/** Groups lines under the heading of their moment, in order. */
export function byMoment<L extends { moment: Moment | null }>(
  lines: readonly L[],
): { moment: Moment | null; lines: L[] }[] {
  const groups: { moment: Moment | null; lines: L[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && sameMoment(last.moment, line.moment)) last.lines.push(line);
    else groups.push({ moment: line.moment, lines: [line] });
  }
  return groups;
}

/** Numbers the later of several seats with one name, as on a shared device: "Ada", "Ada 2". */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = name ? names.slice(0, seat).filter((one) => one === name).length : 0;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** A number that may end in a half: 33.5 -> "33½". All scores are written like this. */
export function half(value: number): string {
  const whole = Math.floor(Math.abs(value));
  const sign = value < 0 ? "\u2212" : "";
  return `${sign}${value % 1 ? `${whole || ""}½` : whole}`;
}

/** A change: "+1½", "−2". */
export const signed = (value: number): string => `${value > 0 ? "+" : ""}${half(value)}`;

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${half(n)} ${Math.abs(n) === 1 ? one : many}`;

/** move_ship, own_missions -> Move ship, Own missions */
export function humane(key: string): string {
  const spaced = key.replaceAll(/[_-]+/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
