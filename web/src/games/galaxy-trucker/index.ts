/* The board of Galaxy Trucker, as the shell loads it. Every part shows the shipyard, or the flight (view.ts). */
import type { BoardModule } from "../../shell/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Crew from "./Crew.svelte";
import Deck from "./Deck.svelte";
import { Desk, type Props } from "./desk.svelte";
import { isFlightQuestion } from "./parts/flight/answers";

const board: BoardModule<Props> = {
  Board,
  Crew,
  Aside,
  Deck,
  live: true,
  wholeAside: true,
  buttons: (choice) => (isFlightQuestion(choice) || choice.options.length > 4 ? [] : choice.options),
  deckHasAll: isFlightQuestion,
  desk: () => new Desk(),
};

export default board;
