/* The board of Galaxy Trucker, as the shell loads it. Every part shows the shipyard, or the flight (view.ts). */
import type { BoardModule } from "../../shell/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { answered, barButtons, deckHasAll, isBenchQuestion } from "./buttons";
import CardSheet from "./CardSheet.svelte";
import Crew from "./Crew.svelte";
import { catalogOf, titleOf } from "./catalog";
import Deck from "./Deck.svelte";
import { Desk, type Props } from "./desk.svelte";
import EndScreen from "./EndScreen.svelte";
import { guide } from "./guide";
import { sound } from "./sound";
import CardsTab from "./tabs/CardsTab.svelte";
import CardTab from "./tabs/CardTab.svelte";
import OthersTab from "./tabs/OthersTab.svelte";
import RouteTab from "./tabs/RouteTab.svelte";
import { terms } from "./terms";
import { isOnTheGround } from "./view";

const board: BoardModule<Props> = {
  Board,
  Crew,
  Aside,
  Deck,
  tabs: [
    {
      id: "piles",
      label: "Cards",
      icon: "cards",
      Component: CardsTab,
      when: (p) => isOnTheGround(p.view.public),
      badge: (p) => p.legal.filter((action) => action.type === "look").length,
    },
    {
      id: "others",
      label: "Others",
      icon: "people",
      Component: OthersTab,
      when: (p) => isOnTheGround(p.view.public),
    },
    { id: "card", label: "Card", icon: "cards", Component: CardTab, when: (p) => !isOnTheGround(p.view.public) },
    { id: "route", label: "Route", icon: "flag", Component: RouteTab, when: (p) => !isOnTheGround(p.view.public) },
  ],
  turnTab: (p) =>
    isOnTheGround(p.view.public) ? { label: "Build", icon: "cargo" } : { label: "Flight", icon: "engine" },
  live: true,
  wholeAside: true,
  desk: () => new Desk(),
  buttons: barButtons,
  answer: answered,
  deckHasAll,
  deckAsks: (choice, { view }) => isBenchQuestion(choice, view.public),
  terms,
  CardSheet,
  cardTitle: (kind, id, catalog) => titleOf(kind, String(id), catalogOf(catalog)),
  EndScreen,
  guide,
  sound,
};

export default board;
