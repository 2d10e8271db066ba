/** How words reach the board's terms and the card sheet: a context that the table and the replay set. */
import type { Term } from "./board";

export const TERMS = Symbol("terms");

export interface TermsContext {
  terms: () => Readonly<Record<string, Term>> | undefined;
  show: (kind: string, id: string | number) => void;
}
