/* The table as it would be, when that is certain. */
import type { Props } from "./desk.svelte";
import type { Table } from "./view";

export function ahead(p: Pick<Props, "proposed">): Table | null {
  const previewed = p.proposed?.previewed;
  return previewed?.certain && previewed.public ? (previewed.public as Table) : null;
}
