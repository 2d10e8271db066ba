/** A board's own clock may go into the table's header, where a phone has no room for both. */
export const SLOT = "table-header-slot";

/** Moves an element into the header's slot; if there is none, as in a replay, it stays in place. */
export function intoHeader(element: HTMLElement): () => void {
  document.getElementById(SLOT)?.append(element);
  return () => element.remove();
}
