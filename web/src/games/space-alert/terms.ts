/* How the words' references look in the log, the prompt and the rules, and the titles of their card sheets. */
import type { Term } from "../../shell/board";
import { specializationOf, threatsOf } from "./catalog";
import OrderTerm from "./terms/OrderTerm.svelte";
import { type Game, roleName } from "./view";

export const terms: Readonly<Record<string, Term>> = {
  threat: { card: true },
  card: { card: true },
  specialization: { card: true },
  order: { Icon: OrderTerm, alone: true },
};

export function cardTitle(kind: string, id: string | number, catalog: Game["catalog"]): string {
  const key = String(id);
  if (kind === "threat") return threatsOf(catalog).get(key)?.name ?? key;
  if (kind === "role") return roleName(key);
  return kind === "specialization" ? (specializationOf(catalog, key)?.name ?? key) : "Action card";
}
