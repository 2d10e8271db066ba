/* The board of Space Alert, as the shell loads it. */
import type { BoardModule } from "../../shell/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import CardSheet from "./CardSheet.svelte";
import Crew from "./Crew.svelte";
import Deck from "./Deck.svelte";
import { Desk, type Props } from "./desk.svelte";
import Mine from "./Mine.svelte";
import Resolution from "./Resolution.svelte";
import { callsOf } from "./sketch";
import { sound } from "./sound";
import CrewTab from "./tabs/CrewTab.svelte";
import ThreatsTab from "./tabs/ThreatsTab.svelte";
import { type Choice, type Option, type Public, specializationOf, threatsOf } from "./view";

/** Answered on the board itself. */
const ON_THE_BOARD = new Set([
  ...["play", "take_back", "turn_over", "feed", "use_heroic", "withdraw", "give", "intend"],
  ...["play_special", "take_back_special", "feed_special", "withdraw_special", "move_token"],
  ...["appoint", "take_role", "lay_down", "seat_android", "specialize", "favour", "propose", "place_squad"],
  ...["mend", "mend_squad", "own_up"],
]);
/** Answers that end something stand in the bar. */
const IN_THE_BAR = ["ready", "end_phase", "agree", "stand_by", "fly_on", "quit", "mend_nothing"];
const inTheBar = (option: Option): boolean => IN_THE_BAR.includes(option.action.type);
const buttons = (choice: Choice): readonly Option[] => choice.options.filter(inTheBar);
/** Nobody should end a phase by accident: only what begins something shines. */
const SHORT: Readonly<Record<string, string>> = {
  ready: "I am ready",
  end_phase: "End my phase",
  agree: "Agree to jump",
  stand_by: "Turn the cards up",
  fly_on: "Fly on",
  quit: "Go home",
};
const STARTS = ["ready", "stand_by", "fly_on"];
const answer = ({ action }: Option): { label?: string; primary?: boolean } => {
  const label = SHORT[action.type];
  return { ...(label ? { label } : {}), primary: STARTS.includes(action.type) };
};
const deckHasAll = (choice: Choice): boolean =>
  choice.options.every((option) => inTheBar(option) || ON_THE_BOARD.has(option.action.type)) &&
  choice.picks.every((pick) => ON_THE_BOARD.has(pick.type));

/** The film takes the table over when all is over; between the missions of a campaign, when it is looked at. */
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
    { id: "crew", label: "Crew", icon: "people", Component: CrewTab, badge: (p) => callsOf(p.sketches).length },
  ],
  turnTab: { label: "Plan", icon: "cards" },
  live: true,
  desk: () => new Desk(),
  buttons,
  answer,
  deckHasAll,
  Stage: { Component: Resolution, when: screening },
  hushed: (shown: Public | undefined) =>
    shown?.communications_down ? "Communications are down. Not a word until they are back." : "",
  terms: { threat: { card: true }, card: { card: true }, specialization: { card: true } },
  CardSheet,
  cardTitle: (kind, id, catalog) => {
    if (kind === "threat") return threatsOf(catalog).get(String(id))?.name ?? String(id);
    return kind === "specialization" ? (specializationOf(catalog, String(id))?.name ?? String(id)) : "Action card";
  },
  sound,
};

export default board;
