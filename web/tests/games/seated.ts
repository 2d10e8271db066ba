import { type BoardProps, NOBODY_AROUND, type Proposed } from "../../src/shell/board";
import type { Action, Happened, Option, Pick } from "../../src/wire/types";

export const options = (...actions: Action[]): Option[] =>
  actions.map((action) => ({ action, label: { parts: [action.type] }, group: "" }));

/** What a board handed back to the shell. */
export interface Handed {
  did: Action[];
  offered: Proposed<Action> | null;
}

/** What the shell hands a board whose first seat is asked, remembering what the board hands back. */
export function seated<Public, Own, Desk>(
  table: Public,
  desk: Desk,
  handed: Handed,
  actions: readonly Action[],
  picks: readonly Pick[] = [],
): BoardProps<Public, Own, Action, Happened, Desk> {
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
    catalog: {},
    options: {},
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
