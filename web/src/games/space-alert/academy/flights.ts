/* What comes after the lessons: real missions, each a table with the right options. */
import type { Plain } from "../../../wire/types";

export interface Flight {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly options: Plain;
}

export const FLIGHTS: readonly Flight[] = [
  {
    id: "test-run",
    title: "Test run",
    about: "Two phases, seven turns and half as much time again. Your first flight.",
    options: { mission: "test_run", pace: "relaxed" },
  },
  {
    id: "simulation",
    title: "Simulation",
    about: "All three phases, and nothing inside the ship yet.",
    options: { mission: "simulation" },
  },
  {
    id: "advanced",
    title: "Advanced simulation",
    about: "Three phases, and someone comes aboard.",
    options: { mission: "advanced_simulation" },
  },
  {
    id: "mission",
    title: "Mission",
    about: "Ten minutes, white threats, the real thing.",
    options: { mission: "mission" },
  },
  {
    id: "frontier",
    title: "The New Frontier",
    about: "Double actions, specializations, and new threats in the decks.",
    options: { mission: "double_action_easier", double_actions: true, specializations: true, new_frontier: true },
  },
];
