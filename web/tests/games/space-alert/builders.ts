/* Minimal crews and tables for tests. */
import type { MemberView, Public } from "../../../src/games/space-alert/view";

export const member = (more: Partial<MemberView> = {}): MemberView => ({
  ...{ seat: 0, android: null, captain: false, communications_officer: false, chief_of_security: false },
  ...{ board: [], heroic: null, intended: [], level: 0, specialization: null, special_cards: 0, choices: [] },
  ...{ explorer: null, badges: [] },
  ...more,
});

/** The first phase of a crew's planning. */
export const table = (more: Partial<Public> = {}): Public => ({
  stage: "planning",
  mission: "mission",
  phase: 1,
  phases: [
    [1, 3],
    [4, 7],
    [8, 12],
  ],
  time: 20_000,
  phase_ends: [225_000, 440_000, 600_000],
  began: 1000,
  beat: 5000,
  communications_down: false,
  transfers: 0,
  tracks: { red: "T4", white: "T2", blue: "T1", internal: "T7" },
  threats: [],
  crew: [member({ captain: true })],
  players: [],
  common: "white",
  serious: "white",
  tokens: [],
  campaign: null,
  turns_up: 0,
  deck: 20,
  open_cards: [],
  result: null,
  ...more,
});
