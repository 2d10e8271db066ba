/* What a builder has in mind: how the tile in hand is turned, and which square it hovers over. */
import type { BoardProps } from "../../shell/board";
import type { Action, Happened } from "../../wire/types";
import { Hand } from "./parts/flight/hand.svelte";
import type { Own, Table } from "./view";

export type Props = BoardProps<Table, Own, Action, Happened, Desk>;

export class Desk {
  /** Quarter turns clockwise of the tile in hand. */
  turn = $state(0);
  /** The square in question: chosen by a tap or the arrow keys. */
  square = $state<string | null>(null);
  /** The square under the pointer. */
  pointed = $state<string | null>(null);
  /** In flight: the battery to draw on, the block to stow. */
  readonly hand = new Hand();
}
