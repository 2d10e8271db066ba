/** A board that shows its own clock may show it in the table's header, where a phone has no room for both. */
export const SLOT = "table-header-slot";

/** Moves an element into the header's slot; where there is none, as in a replay, it stays where it is. */
export function intoHeader(element: HTMLElement): () => void {
  document.getElementById(SLOT)?.append(element);
  return () => element.remove();
}
