/** The context through which words find the board's terms and the card sheet; the table and the replay set it. */
import type { Term } from "./board";

export const TERMS = Symbol("terms");

export interface TermsContext {
  terms: () => Readonly<Record<string, Term>> | undefined;
  show: (kind: string, id: string | number) => void;
}
