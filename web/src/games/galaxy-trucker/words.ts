/* Short words for the yard. */
import type { TileFacts } from "../../art/galaxy-trucker/tile";

export const ORDINALS = ["", "1st", "2nd", "3rd", "4th"] as const;
export const LEVELS = ["", "I", "II", "III"] as const;

/** "8,5" as people say it. */
export function where(square: string): string {
  const [column, row] = square.split(",");
  return `column ${column}, row ${row}`;
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** "an engine", "a cabin" */
export const a = (noun: string): string => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

const ABOUT: Readonly<Record<string, (tile: TileFacts) => string>> = {
  "starting cabin": () => "Two humans live here. Everything is built around it.",
  cabin: () => "Two humans live here, or one alien if its life support is joined.",
  battery: (tile) => `Holds ${tile.capacity} tokens: power for double engines, double cannons and shields.`,
  "cargo hold": (tile) => `Holds ${count(tile.capacity, "block")} of any colour but red.`,
  "special cargo hold": (tile) => `Holds ${count(tile.capacity, "block")} of any colour, red as well.`,
  "structural module": () => "Does nothing but hold the ship together.",
  engine: () => "1 engine strength. It must burn towards the stern, with nothing behind it.",
  "double engine": () => "2 engine strength for a battery token. It must burn towards the stern.",
  cannon: () => "1 cannon strength if it points forward, ½ otherwise. Nothing may stand before it.",
  "double cannon": () => "2 cannon strength forward, 1 otherwise, for a battery token.",
  shield: () => "For a battery token it covers two sides of the whole ship.",
  "brown life support": () => "Lets a brown alien live in a joined cabin: 2 engine strength, if you have any.",
  "purple life support": () => "Lets a purple alien live in a joined cabin: 2 cannon strength, if you have any.",
  "explosive cargo": () => "Takes the eight squares around with it when it is destroyed.",
  "fragile cargo": () => "Breaks when anything on the eight squares around is destroyed.",
  "heavy cargo": (tile) => `Mass ${tile.capacity}: so much less engine strength. Its smooth sides cannot be hurt.`,
  "radioactive cargo": () => "Keeps batteries and cabins on the eight squares around it empty. Two must not be joined.",
  artifact: () => "Silences its row, or turned its column: nothing there works.",
  "double artifact": () => "Silences its row and its column: nothing there works.",
};
/** What a component does, in a sentence. */
export const about = (tile: TileFacts): string => ABOUT[tile.kind]?.(tile) ?? "";
