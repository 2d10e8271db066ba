/* The rules drawer's text, in reading order. */
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
