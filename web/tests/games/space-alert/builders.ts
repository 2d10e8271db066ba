/* Minimal crews and tables for tests. */
import type { ShipState } from "../../../src/art/space-alert/ship";
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

/** A ship as it leaves hyperspace. */
export const SHIP: ShipState = {
  shields: { red: 1, white: 1, blue: 1 },
  reactors: { red: 2, white: 3, blue: 2 },
  shieldRoom: { red: 2, white: 3, blue: 2 },
  reactorRoom: { red: 3, white: 5, blue: 3 },
  strengths: { upper_red: 4, upper_white: 5, upper_blue: 4, lower_red: 2, lower_white: 1, lower_blue: 2 },
  capsules: 3,
  rockets: 3,
  interceptors: true,
  squads: { upper_blue: "ready", lower_red: "ready" },
  damage: { red: [], white: [], blue: [] },
  broken: [],
  maintained: 0,
};
