/** The rules for reading: parses their light markup, and searches sections. */
import type { Plain, RuleSection, Rules } from "../wire/types";
import { humane } from "./words";

export type Block = RuleSection["blocks"][number];
/** Sections of one part are listed together. */
export type Section = RuleSection & { readonly part: string };

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "term"; term: string; id: string; name: string }
  | { kind: "link"; text: string; section: string };

const MARKUP = /\*\*(.+?)\*\*|\{([a-z_-]+):([^}:]+):?([^}]*)\}|\[([^\]]+)\]\(#([^)]+)\)/g;

export function pieces(text: string): Piece[] {
  const list: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKUP)) {
    if (found.index > at) list.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, strong, term, id, name, link, section] = found;
    if (strong !== undefined) list.push({ kind: "strong", text: strong });
    else if (term !== undefined && id !== undefined) list.push({ kind: "term", term, id, name: name || humane(id) });
    else if (link !== undefined && section !== undefined) list.push({ kind: "link", text: link, section });
    at = found.index + whole.length;
  }
  if (at < text.length) list.push({ kind: "text", text: text.slice(at) });
  return list;
}

/** All text of a block, for searching. */
function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "example":
      return block.text;
    case "bullets":
    case "numbered":
      return block.items.join(" ");
    case "grid":
      return [...block.head, ...block.rows.flat()].join(" ");
  }
}

/** All sections in reading order; with options, only those that apply to such a table. */
export function sectionsOf(rules: Rules | null, options?: Plain): readonly Section[] {
  const all = rules?.chapters.flatMap(({ title, sections }) => sections.map((one) => ({ ...one, part: title }))) ?? [];
  return options ? all.filter(({ only }) => !only || (String(options[only.option]) === only.value) === only.has) : all;
}

/** Sections that contain every word; those with a word in the title come first. */
export function find(sections: readonly Section[], query: string): readonly Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  const inTitle = (section: Section): boolean => words.some((word) => section.title.toLowerCase().includes(word));
  return sections
    .filter((section) => {
      const text = `${section.title} ${section.blocks.map(blockText).join(" ")}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}

export function byPart(sections: readonly Section[]): { part: string; sections: Section[] }[] {
  const parts = new Map<string, Section[]>();
  for (const section of sections) parts.set(section.part, [...(parts.get(section.part) ?? []), section]);
  return Array.from(parts, ([part, list]) => ({ part, sections: list }));
}
