/* The board of Starship Captains, as the shell loads it. */
import "./palette.css";
import type { BoardModule } from "../../shell/board";
import Board from "./Board.svelte";
import { answer, buttons } from "./buttons";
import CardSheet from "./CardSheet.svelte";
import { catalogOf } from "./catalog";
import Deck from "./Deck.svelte";
import { Desk, type Props } from "./desk.svelte";
import EndScreen from "./EndScreen.svelte";
import { guide } from "./guide";
import { SHORTCUTS } from "./keys";
import Mine from "./Mine.svelte";
import SeatCard from "./SeatCard.svelte";
import { sound } from "./sound";
import ShipTab from "./tabs/ShipTab.svelte";
import TechTab from "./tabs/TechTab.svelte";
import TracksTab from "./tabs/TracksTab.svelte";
import { cardTitle, terms } from "./terms";
import { worth } from "./worth";

const board: BoardModule<Props> = {
  Board,
  Deck,
  Mine,
  SeatCard,
  spread: true,
  ask: () => 23,
  turnTab: { label: "Bridge", icon: "pilot" },
  tabs: [
    { id: "ship", label: "Ship", icon: "ship", Component: ShipTab },
    { id: "tech", label: "Tech", icon: "computer", Component: TechTab },
    { id: "tracks", label: "Factions", icon: "flag", Component: TracksTab },
  ],
  desk: () => new Desk(),
  buttons,
  deckAsks: (_choice, p) => p.desk.planning && p.desk.plan(p) !== null,
  answer,
  terms,
  CardSheet,
  cardTitle: (kind, id, catalog) => cardTitle(kind, id, catalogOf(catalog)),
  EndScreen,
  shortcuts: SHORTCUTS,
  guide,
  recap: worth,
  sound,
};

export default board;
