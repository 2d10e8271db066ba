/* The table after the proposed action, when that is certain. */
import type { Props } from "./desk.svelte";
import type { Public } from "./view";

export function ahead(p: Pick<Props, "proposed">): Public | null {
  const previewed = p.proposed?.previewed;
  return previewed?.certain ? previewed.public : null;
}
