/* What the player has in hand during a flight. */

import type { Good } from "../../catalog";
import type { Props } from "../../desk.svelte";
import { type InHand, type Tap, taps } from "../../targets";
import type { Action } from "../../view";

export class Hand implements InHand {
  battery = $state<string | null>(null);
  good = $state<Good | null>(null);
  piece = $state<string | null>(null);
  /** Whether everything that fits is being loaded, answer by answer. */
  busy = $state(false);

  clear(): void {
    this.piece = null;
    this.good = null;
  }

  tap(p: Props, seat: number, square: string): void {
    const asked = { table: p.view.public, seat, choice: p.choice, legal: p.legal, hand: this };
    const tap: Tap | undefined = taps(asked).get(square);
    if (!tap) return;
    if (tap.take?.battery !== undefined) this.battery = tap.take.battery;
    if (tap.take?.piece !== undefined) this.piece = tap.take.piece;
    if (tap.act) void p.act(tap.act);
    else if (tap.propose) p.propose({ action: tap.propose });
  }

  /** Sends one answer after another, until one is refused. */
  async all(p: Props, actions: readonly Action[]): Promise<void> {
    this.busy = true;
    for (const action of actions) if (!(await p.act(action))) break;
    this.busy = false;
  }
}
