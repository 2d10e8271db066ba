/** The rules drawer's text: a little markup taken apart, and search over sections. */
import type { RuleBlock, RuleSection } from "../shell/board";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "term"; term: string; id: string }
  | { kind: "link"; text: string; section: string };

const MARKUP = /\*\*(.+?)\*\*|\{([a-z_-]+):([^}]+)\}|\[([^\]]+)\]\(#([^)]+)\)/g;

export function pieces(text: string): Piece[] {
  const list: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKUP)) {
    if (found.index > at) list.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, strong, term, id, link, section] = found;
    if (strong !== undefined) list.push({ kind: "strong", text: strong });
    else if (term !== undefined && id !== undefined) list.push({ kind: "term", term, id });
    else if (link !== undefined && section !== undefined) list.push({ kind: "link", text: link, section });
    at = found.index + whole.length;
  }
  if (at < text.length) list.push({ kind: "text", text: text.slice(at) });
  return list;
}

/** Everything a block says, for searching. */
export function blockText(block: RuleBlock): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join(" ");
  if ("steps" in block) return block.steps.join(" ");
  if ("example" in block) return block.example;
  return [...block.head, ...block.rows.flat()].join(" ");
}

/** Sections in which every word occurs; those with a word in their title come first. */
export function find(sections: readonly RuleSection[], query: string): readonly RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  const inTitle = (section: RuleSection): boolean => words.some((word) => section.title.toLowerCase().includes(word));
  return sections
    .filter((section) => {
      const text = `${section.title} ${section.body.map(blockText).join(" ")}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}

export function byPart(sections: readonly RuleSection[]): { part: string; sections: RuleSection[] }[] {
  const parts = new Map<string, RuleSection[]>();
  for (const section of sections) parts.set(section.part, [...(parts.get(section.part) ?? []), section]);
  return Array.from(parts, ([part, list]) => ({ part, sections: list }));
}
