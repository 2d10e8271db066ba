/* The board of Tiny Epic Galaxies with Beyond the Black, as the shell loads it. */
import "./framed.css";
import type { BoardModule } from "../../shell/board";
import Board from "./Board.svelte";
import { buttons, followButton } from "./buttons";
import CardSheet from "./CardSheet.svelte";
import { catalogOf } from "./catalog";
import Deck from "./Deck.svelte";
import { Desk, type Props } from "./desk.svelte";
import EndScreen from "./EndScreen.svelte";
import { guide } from "./guide";
import { SHORTCUTS } from "./keys";
import Mine from "./Mine.svelte";
import { isExpanded } from "./preview";
import SeatCard from "./SeatCard.svelte";
import { sound } from "./sound";
import GalaxyTab from "./tabs/GalaxyTab.svelte";
import HangarTab from "./tabs/HangarTab.svelte";
import PilotsTab from "./tabs/PilotsTab.svelte";
import { cardTitle, terms } from "./terms";
import { worth } from "./worth";

const board: BoardModule<Props> = {
  Board,
  Deck,
  Mine,
  SeatCard,
  tabs: [
    { id: "galaxy", label: "Galaxy", icon: "galaxy", Component: GalaxyTab },
    { id: "hangar", label: "Hangar", icon: "ship", Component: HangarTab, when: isExpanded },
    {
      id: "pilots",
      label: "Pilots",
      icon: "pilot",
      Component: PilotsTab,
      when: isExpanded,
      badge: (p) => (p.legal.some((action) => action.type === "hire") ? 1 : 0),
    },
  ],
  replayDeck: true,
  // Secret missions are chosen on the board.
  ask: ({ view }) => (view.public.phase === "missions" ? 0 : 20),
  steady: true,
  desk: () => new Desk(),
  buttons,
  answer: (option, { choice }) => (choice ? followButton(option, choice) : {}),
  terms,
  CardSheet,
  cardTitle: (kind, id, catalog) => cardTitle(kind, id, catalogOf(catalog)),
  EndScreen,
  shortcuts: SHORTCUTS,
  guide,
  recap: worth,
  sound,
  goal: ({ points_to_end: points }) => ({ points, words: `${points} points start the last round` }),
};

export default board;
