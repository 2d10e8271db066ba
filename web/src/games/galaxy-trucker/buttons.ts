/* The answers to a flight's questions as buttons: their labels, and which one is the default. */
import type { IconName } from "../../art/icons";
import { allOf, firstOf } from "../../lib/kinds";
import { fatal } from "../../lib/notes";
import type { Catalog, Good } from "./catalog";
import { cardOf } from "./parts/flight/cards";
import { battery, defence, type InFlight, powerable } from "./targets";
import type { Action, Choice, Option, Public } from "./view";
import { isOnTheGround, truckerOf } from "./view";
import { a, count, days, half } from "./words";

export interface Answer {
  readonly label: string;
  readonly icon: IconName;
  readonly tone: "primary" | "danger" | "plain";
  readonly action: Action;
  /** Needs confirmation: the prompt bar first says what the answer does. */
  readonly twice?: boolean;
  /** What the answer throws away. */
  readonly cost?: string;
  /** The goods that the answer brings. */
  readonly goods?: readonly Good[];
  /** Its key; Enter presses the default. */
  readonly key?: string;
}

/** The questions that only a flight asks. */
const IN_FLIGHT = new Set<Action["type"]>([
  "fly_on", "give_up", "power", "declare", "land", "accept", "decline", "stow", "unload", "depart", "shield", "shoot",
  "suffer", "lose_crew", "lose_guest", "give_good", "give_token", "jettison", "retain", "concede", "claim_immunity",
  "come_back", "play_possum",
]); // biome-ignore format: a list of words
const isFlightQuestion = (choice: Choice): boolean =>
  choice.options.some((option) => IN_FLIGHT.has(option.action.type));

const has = (legal: readonly Action[], type: Action["type"]) => firstOf(legal, type);

/** All answers. The default, which Enter presses, is one that throws nothing away if there is one. */
export function answersOf(asked: InFlight, catalog: Catalog): Answer[] {
  const meant = all(asked, catalog);
  const told = meant.map((answer): Answer => {
    const cost = fatal(asked.choice, answer.action);
    return cost ? { ...answer, tone: "danger", twice: true, cost } : answer;
  });
  const isMeant = (answer: Answer): boolean => answer.tone === "primary";
  const instead = meant.some(isMeant) && !told.some(isMeant) ? told.find((one) => one.tone === "plain") : undefined;
  return told.map((answer) => (answer === instead ? { ...answer, tone: "primary" } : answer));
}

function all({ table, seat, legal, hand }: InFlight, catalog: Catalog): Answer[] {
  const found: Answer[] = [];
  const add = (action: Action | null | undefined, answer: Omit<Answer, "action">): void => {
    if (action) found.push({ ...answer, action });
  };
  const me = truckerOf(table, seat);
  const card = cardOf(table.card, catalog);
  const stake = table.stakes.find((one) => one.seat === seat);
  const part = powerable(legal).toSorted((a, b) => turnOf(a) - turnOf(b))[0];
  function turnOf(square: string): number {
    return me?.parts.find((one) => one.square === square)?.turn ?? 0;
  }

  add(has(legal, "fly_on"), { label: "Fly on", icon: "next", tone: "primary" });
  add(has(legal, "give_up"), { label: "Give up the flight", icon: "flag", tone: "danger", twice: true });

  if (part) {
    const from = battery(table, seat, legal, hand);
    const power = legal.find((one) => one.type === "power" && one.part === part && one.battery === from);
    const kind = catalog.tiles.get(me?.parts.find((one) => one.square === part)?.tile ?? "")?.name ?? "it";
    add(power, { label: `Power ${a(kind)} (1 token)`, icon: "battery", tone: "plain", key: "P" });
  }
  const engines = part ? kindOf(part).includes("engine") : table.doing === "black hole";
  function kindOf(square: string): string {
    return catalog.tiles.get(me?.parts.find((one) => one.square === square)?.tile ?? "")?.kind ?? "";
  }
  const now = engines ? stake?.engines[0] : stake?.cannons[0];
  add(has(legal, "declare"), {
    label: declareLabel(table, engines, now ?? 0, card?.kind === "Open Space" ? (stake?.flies[0] ?? 0) : null),
    icon: engines ? "engine" : "cannon",
    tone: "primary",
  });

  const defend = defence(table, seat, legal, hand);
  const free = defend?.battery === null;
  add(defend, {
    label: defend?.type === "shield" ? "Raise a shield (1 token)" : free ? "Shoot it" : "Shoot it (1 token)",
    icon: defend?.type === "shield" ? "shield" : "cannon",
    tone: "primary",
  });
  add(has(legal, "suffer"), { label: "Take the hit", icon: "damage", tone: "danger" });

  for (const land of allOf(legal, "land")) {
    const goods = card?.card?.planets[land.planet - 1] ?? [];
    add(land, { label: `Land on planet ${land.planet}`, icon: "flag", tone: "plain", goods, key: `${land.planet}` });
  }
  add(has(legal, "claim_immunity"), { label: "Claim immunity", icon: "shield", tone: "primary" });
  add(has(legal, "accept"), { ...acceptLabel(card?.card ?? null), tone: "primary" });
  add(has(legal, "decline"), { label: declineLabel(table, card?.kind ?? ""), icon: "x", tone: "plain" });

  const guest = has(legal, "lose_guest");
  if (guest) {
    add(has(legal, "lose_crew"), { label: "Lose a crew member", icon: "crew", tone: "plain" });
    add(guest, { label: "Lose a guest", icon: "person", tone: "plain" });
  }
  add(has(legal, "depart"), {
    label: table.dock.length ? `Depart and leave ${count(table.dock.length, "block")} behind` : "Depart",
    icon: "next",
    tone: "primary",
  });
  add(has(legal, "come_back"), {
    label: `Come back with ${count(catalog.comeback, "credit")}`,
    icon: "next",
    tone: "primary",
  });
  add(has(legal, "play_possum"), { label: "Play possum", icon: "flag", tone: "danger", twice: true });
  add(has(legal, "concede"), { label: "Let it have the ship", icon: "damage", tone: "danger", twice: true });
  return found;
}

/** `flies`: the days that the engines give in Open Space. */
function declareLabel(table: Public, engines: boolean, strength: number, flies: number | null): string {
  if (table.doing === "black hole") return table.giving_up.length ? "Throw them overboard" : "Pull away";
  if (flies !== null) return flies ? `Fly ${days(flies)}` : "Declare no power";
  return `Declare ${engines ? "engine" : "cannon"} strength ${half(strength)}`;
}

function acceptLabel(card: { credits: number; days: number; crew_cost: number } | null): {
  label: string;
  icon: IconName;
} {
  if (!card) return { label: "Accept", icon: "check" };
  const price = card.crew_cost ? `${card.crew_cost} crew, ${days(card.days)}` : days(card.days);
  return card.credits
    ? { label: `Take ${count(card.credits, "credit")} (${price})`, icon: "credits" }
    : { label: `Load the goods (${price})`, icon: "cargo" };
}

function declineLabel(table: Public, kind: string): string {
  if (table.doing === "meet supercard") return "Face the card";
  if (table.doing === "enemy") return table.waiting_for.length && kind ? "Skip the reward" : "Decline";
  return kind === "Planets" ? "Do not land" : "Fly past";
}

/** The hint for a question that is answered on the ship. */
export function hintOf(table: Public, legal: readonly Action[]): string {
  if (has(legal, "lose_guest")) return "";
  if (has(legal, "lose_crew")) return "Tap a lit cabin to lose one of its crew.";
  if (has(legal, "give_good")) return "Tap a lit hold to give up a block.";
  if (has(legal, "give_token")) return "Tap a lit battery to give up a token.";
  if (has(legal, "keep")) return "Tap the piece you want to keep. Green stays, red is lost.";
  if (table.doing === "black hole") return "Tap parts to throw them overboard. Tap again to keep them.";
  if (has(legal, "jettison")) return "Tap a crate to give it up and stay out of this card.";
  return "";
}

// -- where each question is asked

const ON_THE_BENCH = new Set([
  ...["draw", "draw_payload", "take", "unpack", "place", "lift", "return", "set_aside", "look", "put_back", "finish"],
  ...["turn_hourglass", "end_turn", "remove", "keep", "board", "seat_guests", "seat_envoy"],
]);
const ON_THE_TABLE = new Set(["wish", "drop", "abstain", "agree", "refuse", "place_bet"]);

/** Whether the bench under the ship asks this question; there is no bench in flight. */
export const isBenchQuestion = (choice: Choice, table: Public): boolean =>
  isOnTheGround(table) &&
  [...choice.options.map((option) => option.action), ...choice.picks].some((one) => ON_THE_BENCH.has(one.type));

/** Whether the question is answered on the table itself: missions, agreements about them, and bets. */
const isTableQuestion = (choice: Choice): boolean =>
  choice.options.some((option) => ON_THE_TABLE.has(option.action.type));

/** Whether the prompt bar's own buttons answer it all: few answers, none of them on the board. */
export const deckHasAll = (choice: Choice): boolean => isFlightQuestion(choice) || isTableQuestion(choice);
export const barButtons = (choice: Choice): readonly Option[] =>
  deckHasAll(choice) || choice.options.length > 4 ? [] : choice.options;
export const answered = ({ action }: Option): { label?: string; primary?: boolean } =>
  action.type === "ready" ? { label: "I'm ready", primary: true } : {};
