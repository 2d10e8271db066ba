/* The card being resolved, from any deck. */
import type { CardFacts, Catalog, SupercardFacts } from "../../catalog";
import type { Public } from "../../view";
import { LEVELS } from "../../words";

export interface FlownCard {
  readonly id: string;
  readonly name: string;
  /** The kind that selects its picture and rules. */
  readonly kind: CardFacts["name"];
  /** I to III; a supercard belongs to every level. */
  readonly badge: string;
  readonly text: string;
  readonly card: CardFacts | null;
  readonly supercard: SupercardFacts | null;
}

export function cardOf(id: string, catalog: Catalog): FlownCard | null {
  const card = catalog.cards.get(id);
  if (card)
    return {
      id,
      name: card.name,
      kind: card.name,
      badge: LEVELS[card.level] ?? "",
      text: card.text,
      card,
      supercard: null,
    };
  const supercard = catalog.supercards.get(id);
  if (!supercard) return null;
  const { name, kind, text } = supercard;
  return { id, name, kind, badge: "★", text, card: null, supercard };
}

export const betweenCards = (table: Public): boolean => table.doing === "between cards";
