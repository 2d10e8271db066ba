/** The create-table form, built from a game's option fields. */
import type { GameInfo, OptionChoice, OptionField, Plain, Preset } from "../wire/types";

export const defaults = (fields: readonly OptionField[]): Plain =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]));

/** A typed number within its bounds; invalid text becomes the default. */
export function asNumber(field: OptionField, text: string): number {
  const typed = Math.round(Number(text));
  if (text.trim() === "" || !Number.isFinite(typed)) return Number(field.default);
  return Math.min(field.most ?? typed, Math.max(field.least ?? typed, typed));
}

/** The choice at an index of a <select> or radio group: values may be strings, numbers or booleans. */
export const choiceAt = (field: OptionField, place: number): OptionChoice["value"] | undefined =>
  field.choices[place]?.value;

export const placeOf = (field: OptionField, value: unknown): number =>
  Math.max(
    0,
    field.choices.findIndex((choice) => choice.value === value),
  );

/** The parts of a sequence, and the text they form. */
export const partsOf = (value: unknown): string[] => String(value).split("-");
export const inARow = (parts: readonly string[]): string => parts.join("-");

/** The preset with exactly these options, if there is one. */
export const presetOf = (presets: readonly Preset[], options: Plain): Preset | undefined =>
  presets.find((preset) => Object.entries(preset.options).every(([name, value]) => options[name] === value));

/** The fields that apply to a table of this size. */
export const fieldsFor = (fields: readonly OptionField[], seats: number): OptionField[] =>
  fields.filter((field) => !field.solo || seats === 1);

/**
 * The chosen options in a few words: the preset, the main choices, and everything unlike the usual game. "Full game,
 * Building: Relaxed, No hints".
 */
export function chosen(game: Pick<GameInfo, "options" | "presets">, options: Plain, seats: number): string[] {
  const preset = presetOf(game.presets, options);
  const said = preset ? [preset.title] : [];
  for (const field of fieldsFor(game.options, seats)) {
    const value = options[field.name] ?? field.default;
    const usual = value === field.default;
    if (preset && field.name in preset.options) continue;
    if (field.kind === "switch") {
      if (!usual) said.push(value ? field.label : `No ${field.label.toLowerCase()}`);
    } else if (!usual || (field.front && field.kind === "choice"))
      said.push(`${field.label}: ${inWords(field, value)}`);
  }
  return said;
}

function inWords(field: OptionField, value: unknown): string {
  if (field.kind === "sequence") return partsOf(value).join(", ");
  return field.kind === "choice" ? (field.choices[placeOf(field, value)]?.label ?? String(value)) : String(value);
}

/** The default bot: a normal one, or one in the middle; slow thinkers come last. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes("normal") ? "normal" : (levels[Math.floor((levels.length - 1) / 2)] ?? "");

export const usualSeats = (game: GameInfo): number => Math.min(game.most_seats, Math.max(game.least_seats, 2));
