/** A board for any game, built only from its choices, its words and its view. */
import type { BoardModule } from "../board";
import GenericBoard from "./GenericBoard.svelte";
import GenericDeck from "./GenericDeck.svelte";

const generic: BoardModule = {
  Board: GenericBoard,
  Deck: GenericDeck,
  buttons: () => [],
  deckHasAll: true,
};

export default generic;
