import { type BoardProps, type GameTypes, NOBODY_AROUND, type Proposed } from "../../src/shell/board";
import type { Option, Pick } from "../../src/wire/types";

export const options = <A extends { readonly type: string }>(...actions: readonly A[]): Option<A>[] =>
  actions.map((action) => ({ action, label: { parts: [action.type] }, group: "" }));

/** What a board passed back to the shell. */
export interface Handed<G extends GameTypes> {
  did: G["action"][];
  offered: Proposed<G> | null;
}

/** Props for a board whose first seat is asked; records what the board passes back. */
export function seated<G extends GameTypes, Desk>(
  table: G["public"],
  desk: Desk,
  handed: Handed<G>,
  catalog: G["catalog"],
  actions: readonly G["action"][],
  picks: readonly Pick<G["action"]>[] = [],
): BoardProps<G, Desk> {
  return {
    view: { public: table, own: null },
    seat: 0,
    choice: { seat: 0, prompt: { parts: [] }, options: options(...actions), picks: [...picks] },
    legal: actions,
    picks,
    seats: [],
    toAct: [0],
    standing: [],
    moment: null,
    outcome: null,
    happening: { id: 0, events: [] },
    catalog,
    options: {} as G["options"],
    orders: null,
    giveOrders: () => Promise.resolve(true),
    replay: false,
    ...NOBODY_AROUND,
    settings: { motion: false, beat: 0 },
    proposed: null,
    propose: (proposal) => {
      handed.offered = proposal ? { ...proposal, previewed: null } : null;
    },
    preview: () => Promise.resolve(null),
    act: (action) => {
      handed.did.push(action);
      return Promise.resolve(true);
    },
    showCard: () => undefined,
    desk,
  };
}
