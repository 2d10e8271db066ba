/* The board of Space Alert, as the shell loads it. */
import type { BoardModule } from "../../shell/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { answer, buttons, deckHasAll } from "./buttons";
import CardSheet from "./CardSheet.svelte";
import Crew from "./Crew.svelte";
import Deck from "./Deck.svelte";
import EndStory from "./debrief/EndStory.svelte";
import { Desk, type Props } from "./desk.svelte";
import { SHORTCUTS } from "./keys";
import Mine from "./Mine.svelte";
import Screen from "./Screen.svelte";
import { sound } from "./sound";
import CrewTab from "./tabs/CrewTab.svelte";
import ThreatsTab from "./tabs/ThreatsTab.svelte";
import { cardTitle, terms } from "./terms";
import type { Public } from "./view";

/** The film takes over the table when the match is over, and between the missions of a campaign when someone opens it. */
const screening = ({ view, desk, code }: Props): boolean =>
  code !== null && (view.public.stage === "over" || (desk.film !== null && view.public.stage !== "planning"));

const board: BoardModule<Props> = {
  Board,
  Deck,
  Mine,
  Crew,
  Aside,
  tabs: [
    {
      id: "threats",
      label: "Threats",
      icon: "intruder",
      Component: ThreatsTab,
      badge: (p) => p.view.public.threats.length,
    },
    { id: "crew", label: "Who", icon: "people", Component: CrewTab, badge: (p) => p.desk.conflicts.length },
  ],
  turnTab: { label: "Plan", icon: "cards" },
  live: true,
  desk: () => new Desk(),
  buttons,
  answer,
  deckHasAll,
  foldsTalk: ({ view }) => view.public.stage === "planning",
  Stage: { Component: Screen, when: screening },
  EndStory,
  puzzle: () => import("./puzzle/SaveTheShip.svelte"),
  lookBack: () => import("./debrief/LookBack.svelte"),
  share: (code) => `/t/${code}?film=0`,
  hushed: (shown: Public | undefined) =>
    shown?.communications_down ? "Communications are down. No talking until they are restored." : "",
  terms,
  CardSheet,
  cardTitle,
  shortcuts: SHORTCUTS,
  sound,
};

export default board;
