/* The board of Galaxy Trucker, as the shell loads it. */
import type { BoardModule } from "../../shell/board";
import Board from "./Board.svelte";
import { Desk, type Props } from "./desk.svelte";

const board: BoardModule<Props> = {
  Board,
  live: true,
  desk: () => new Desk(),
};

export default board;
