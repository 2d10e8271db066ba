/* Minimal catalogs, ships and tables for tests. */
import type { Figure } from "../../../src/art/starship-captains/figures";
import type {
  Catalog,
  LineFacts,
  MissionFacts,
  SideFacts,
  SlotBoardFacts,
  TechFacts,
} from "../../../src/games/starship-captains/catalog";
import { catalogOf } from "../../../src/games/starship-captains/catalog";
import type { Game, Public, ShipView } from "../../../src/games/starship-captains/view";

export const tech = (id: string, left: string, right: string): TechFacts => ({
  id,
  name: id,
  deck: "alpha",
  kind: "room",
  colour: "red",
  effect: "move",
  when: "",
  text: "Move.",
  brief: "",
  left,
  right,
  can_replace: false,
  source: "designed",
});

export const mission = (...lines: [LineFacts["colour"], Record<string, number>][]): MissionFacts => ({
  id: "drill",
  name: "Drill",
  points: 5,
  lines: lines.map(([colour, brings]) => ({ colour, effect: "", text: "", brings })),
  source: "designed",
});

const SLOTS: SlotBoardFacts = { damaged: [], frame_left: "", frame_right: "", left: [], right: [] };
const SHADOW = { "take-tech": "", "complete-mission": "", "fight-pirate": "", passenger: "" };
const NOBODYS = { red: [], blue: [], yellow: [], gold: [] };
const SIDE: SideFacts = { event: 0, bonuses: {}, texts: {} };
export const EMPTY: Game["catalog"] = {
  ...{
    galaxies: { small: { locations: [], routes: [] }, large: { locations: [], routes: [] } },
    figures: [],
    tokens: [],
    rooms: [],
    slot_boards: { A: SLOTS, B: SLOTS },
    stations: [],
    missions: [],
    techs: [],
    tracks: [],
    events: [],
  },
  ...{ passengers: [], shadow: SHADOW, leaving: ["android"], commanders: [] },
  matching: { plain: { lines: NOBODYS, once: [] }, mentored: { lines: NOBODYS, once: [] } },
  rounds: { last: 4, medal: 0, cadets: [], cargo: 8 },
  crew: { ready: ["red", "yellow", "blue", "cadet"], queue: ["red", "yellow", "blue"] },
};
const NAMES = ["cadet", "Helm ensign", "Weapons ensign", "Science ensign"];
const of = (colour: "red" | "yellow" | "blue"): Figure[] => [colour, `${colour}-commander`, "android"];
const helped = (colour: "red" | "yellow" | "blue"): Figure[] => ["cadet", ...of(colour)];
const LINES = { red: of("red"), blue: of("blue"), yellow: of("yellow"), gold: ["android"] satisfies Figure[] };
export const catalog = (...techs: TechFacts[]): Catalog =>
  catalogOf({
    ...EMPTY,
    techs,
    figures: ["cadet", "red", "yellow", "blue"].map((id, i) => ({ id, name: NAMES[i] ?? id, text: "" })),
    tokens: [
      { id: "red-blue", name: "red-blue artifact", text: "" },
      { id: "pirate", name: "pirate token", text: "" },
    ],
    rooms: [
      { id: "helm", name: "Helm", colour: "red", effect: "", text: "" },
      { id: "repair", name: "Repair", colour: "gray", effect: "", text: "" },
    ],
    tracks: [
      {
        id: "coop",
        name: "the Cooperative",
        length: 13,
        loop_points: 5,
        zone_ends: [0, 12],
        worth: [],
        sides: { A: SIDE, B: SIDE },
      },
    ],
    galaxies: {
      ...EMPTY.galaxies,
      small: {
        locations: [
          { id: "home", name: "Home", x: 0, y: 0 },
          { id: "arvo", name: "Arvo", x: 0, y: 100 },
          { id: "dromo", name: "Dromo", x: 70, y: -70 },
        ],
        routes: [
          { a: "home", b: "arvo", colour: "green" },
          { a: "dromo", b: "home", colour: "purple" },
        ],
      },
    },
    slot_boards: {
      B: SLOTS,
      A: {
        damaged: [],
        frame_left: "m--",
        frame_right: "--v",
        left: ["---", "r--", "m--", "-m-", "--v", "-v-"],
        right: ["-v-", "--r", "-m-", "r--", "m--", "---"],
      },
    },
    matching: {
      plain: { lines: LINES, once: [] },
      mentored: {
        lines: { ...LINES, red: helped("red"), blue: helped("blue"), yellow: helped("yellow") },
        once: ["cadet"],
      },
    },
  });

const NOBODY = {
  cadet: 0,
  red: 0,
  blue: 0,
  yellow: 0,
  "red-commander": 0,
  "blue-commander": 0,
  "yellow-commander": 0,
  android: 0,
};

export const ship = (more: Partial<ShipView> = {}): ShipView => ({
  seat: 0,
  at: "home",
  medals: 1,
  ready: NOBODY,
  queue: [],
  damage: 0,
  artifacts: { "red-blue": 0, "red-yellow": 0, "blue-yellow": 0 },
  pirates: 0,
  room: 8,
  slots: [null, null, null, null, null, null],
  lit: [],
  pairs: 0,
  crowdsourced: [],
  tracks: { coop: 0, tincan: 0, nian: 0 },
  loops: { coop: 0, tincan: 0, nian: 0 },
  worth: { coop: 0, tincan: 0, nian: 0 },
  stay: 3,
  matching: "plain",
  missions: [],
  commanders: 0,
  passed: false,
  points: 0,
  score: { missions: 0, tracks: 0, omegas: 0, crew: 0, cargo: 0, damage: 0, passenger: 0 },
  epilogue: "",
  ...more,
});

export const table = (...ships: ShipView[]): Public => ({ ships, shared: [], solo: null }) as unknown as Public;
