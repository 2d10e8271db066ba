/** The create-table form, from a game's option fields. */
import type { GameInfo, OptionChoice, OptionField, Plain } from "../wire/types";

export const defaults = (fields: readonly OptionField[]): Plain =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]));

/** A typed number within its bounds; nonsense becomes the default. */
export function asNumber(field: OptionField, text: string): number {
  const typed = Math.round(Number(text));
  if (text.trim() === "" || !Number.isFinite(typed)) return Number(field.default);
  return Math.min(field.most ?? typed, Math.max(field.least ?? typed, typed));
}

/** The choice that a <select> or radio group names by its place: values may be words, numbers or truths. */
export const choiceAt = (field: OptionField, place: number): OptionChoice["value"] | undefined =>
  field.choices[place]?.value;

export const placeOf = (field: OptionField, value: unknown): number =>
  Math.max(
    0,
    field.choices.findIndex((choice) => choice.value === value),
  );

/** A sequence's parts, and the text they make. */
export const partsOf = (value: unknown): string[] => String(value).split("-");
export const inARow = (parts: readonly string[]): string => parts.join("-");

/** What differs from the usual game, in a few words: "Beyond the Black, Hard". */
export function unusual(fields: readonly OptionField[], options: Plain): string[] {
  const said: string[] = [];
  for (const field of fields) {
    const value = options[field.name];
    if (value === undefined || value === field.default) continue;
    if (field.kind === "switch") said.push(value ? field.label : `No ${field.label.toLowerCase()}`);
    else if (field.kind === "sequence") said.push(`${field.label} ${partsOf(value).join(", ")}`);
    else if (field.kind === "choice") said.push(field.choices[placeOf(field, value)]?.label ?? String(value));
    else said.push(`${field.label} ${value}`);
  }
  return said;
}

/** Levels for the last seats backwards, as the server takes them. Seat 0 is the host's. */
export function botsFor(seats: readonly ("person" | string)[]): { seats: number; bots: string[] } {
  const bots: string[] = [];
  for (let seat = seats.length - 1; seat > 0 && seats[seat] !== "person"; seat--) bots.push(seats[seat] ?? "");
  return { seats: seats.length, bots };
}

/** People first, bots last: bots fill the seats from the last one backwards. */
export const peopleFirst = (seats: readonly string[]): string[] => [
  ...seats.filter((who) => who === "person"),
  ...seats.filter((who) => who !== "person"),
];

export const usualSeats = (game: GameInfo): number => Math.min(game.most_seats, Math.max(game.least_seats, 2));
