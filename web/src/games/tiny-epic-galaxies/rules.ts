/* The rules drawer's text, in reading order, and how to find something in it. */
import type { RuleBlock, RuleSection } from "../../shell/board";
import { BASE } from "./rules/base";
import { BEYOND, RULINGS, SOLO } from "./rules/beyond";

export const RULES: readonly RuleSection[] = [...BASE, ...BEYOND, ...SOLO, ...RULINGS];

/** Without its little markup. */
const bare = (text: string): string =>
  text
    .replaceAll(/\*\*(.+?)\*\*/g, "$1")
    .replaceAll(/\[(.+?)\]\(#[\w-]+\)/g, "$1")
    .replaceAll(/\{\w+:([\w-]+)\}/g, "$1");

function lines(block: RuleBlock): string[] {
  if (typeof block === "string") return [bare(block)];
  if ("list" in block) return block.list.map(bare);
  if ("steps" in block) return block.steps.map(bare);
  if ("example" in block) return [`Example: ${bare(block.example)}`];
  return [block.head.join(" "), ...block.rows.map((row) => row.map(bare).join(" "))];
}

/** A section as plain paragraphs. */
export const plainRule = (section: RuleSection): string[] => section.body.flatMap(lines);

/** Sections that hold every word asked for; those with the words in their title come first. */
export function searchRules(asked: string, sections: readonly RuleSection[] = RULES): RuleSection[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  return sections
    .map((section) => ({
      section,
      title: section.title.toLowerCase(),
      text: plainRule(section).join(" ").toLowerCase(),
    }))
    .filter(({ title, text }) => holds(`${title} ${text}`))
    .sort((a, b) => Number(holds(b.title)) - Number(holds(a.title)))
    .map(({ section }) => section);
}
