/* A flight for tests, in the server's format. */
import { type Catalog, catalogOf } from "../../../src/games/galaxy-trucker/catalog";
import type { InFlight, InHand } from "../../../src/games/galaxy-trucker/targets";
import type { Action, Game, PartView, Public, StakeView, TruckerView } from "../../../src/games/galaxy-trucker/view";

/** Pairs of numbers are lists here. */
type Loose<T> = { [K in keyof T]?: T[K] | readonly number[] };

const NOTHING = { days: 0, crew: 0, goods: 0, shots: [] };
const CARD = {
  level: 1, text: "", strength: 0, days: 0, credits: 0, crew: 0, crew_cost: 0, goods: [], planets: [], threats: [],
  penalty: NOTHING, lines: [], starter: false,
}; // biome-ignore format: a record of many nothings
const SUPERCARD = { text: "", waves: [], rows: [], full: [], segments: [], columns: [], origin: "designed", known: "" };

type Kind = Game["catalog"]["tiles"][number]["kind"];
const tile = (id: string, kind: Kind, capacity = 0, adds: readonly number[] = []) =>
  ({ id, kind, name: kind, capacity, adds, sides: [1, 1, 1, 1], origin: "printed", text: `A ${kind}.` }) as const;

export const PLAIN: Game["catalog"] = {
  tiles: [
    tile("cabin-1", "cabin", 2),
    tile("battery2-1", "battery", 2),
    tile("hold2-1", "cargo hold", 2),
    tile("special1-1", "special cargo hold", 1),
    tile("engine2-1", "double engine", 0, [2, 0, 0, 0]),
  ],
  cards: [
    { ...CARD, id: "I-01", name: "Slavers", strength: 6, penalty: { ...NOTHING, crew: 3 }, credits: 5, days: 1 },
    { ...CARD, id: "I-05", name: "Open Space" },
    { ...CARD, id: "I-10", name: "Meteoric Swarm", threats: [{ threat: "small meteor", side: "front" }] },
    { ...CARD, id: "I-12", name: "Planets", planets: [["green"], ["red", "red", "blue"]], days: 2 },
    { ...CARD, id: "I-17", name: "Abandoned Ship", crew: 3, crew_cost: 3, credits: 4, days: 1 },
    {
      ...CARD, id: "I-16", name: "Combat Zone",
      lines: [{ lowest: "crew", suffers: { ...NOTHING, days: 3 } }, { lowest: "engine strength", suffers: { ...NOTHING, crew: 2 } }],
    }, // biome-ignore format: one card
  ],
  supercards: [
    { ...SUPERCARD, id: "BH-1", kind: "Black Hole", name: "Black Hole", numbers: [4, 5, 7] },
    { ...SUPERCARD, id: "SE-ACID", kind: "Special Event", name: "Acid Leak", numbers: [3, 2, 1] },
  ],
  missions: [],
  colours: [],
  directives: [],
  bets: [],
  boards: [],
  goods: { blue: 1, green: 2, yellow: 3, red: 4 },
  route: { spaces: 40, finishing: [4, 3, 2, 1], best_looking: 2 },
  aside: 2,
  alien_bonus: 2,
  saboteurs: 3,
  comeback: 1,
};
export const catalog = (): Catalog => catalogOf(PLAIN);

export const part = (square: string, id: string, more: Partial<PartView> = {}): PartView => ({
  square, tile: id, turn: 0, humans: 0, alien: "", guests: [], tokens: 0, goods: [], ...more,
}); // biome-ignore format: a record

export const trucker = (seat: number, more: Loose<TruckerView> = {}): TruckerView =>
  ({
    seat, credits: 0, parts: [], lost: [], flying: true, left: "", days: 0, space: 0, crew: 4, humans: 4, tokens: 0,
    exposed: 0, cannons: [1, 1], engines: [1, 1], goods: {}, stamps: 0, incidents: 0, guards: 0, bet: "", number: 0,
    hand: "", loose: "", looking: 0, out: false, turns_left: -1, aside: [], mistakes: [], pieces: [], zones: null, berths: 4,
    charge: 0, room: { places: 0, free: 0, red: 0 }, shielded: [], arriving: 4, ...more,
  }) as unknown as TruckerView; // biome-ignore format: a record

export const stake = (seat: number, more: Loose<StakeView> = {}): StakeView =>
  ({
    seat, fate: "", squares: [], falls: [], cannons: [1, 1], engines: [1, 1], fight: ["", ""], days: 0, tokens: 0,
    leaks: [], overboard: 0, flies: [1, 1], crew_left: 4, ...more,
  }) as unknown as StakeView; // biome-ignore format: a record

export const table = (more: Partial<Public> = {}): Public =>
  ({
    phase: "fly", flight: 1, flights: ["I"], level: 1, ship_class: "I", mission: "", directives: [], client: null,
    card: "I-05", flown: ["I-05"], cards_left: 3, order: [0, 1], doing: "declare", waiting_for: [0], threat: null,
    hits: [], hit: -1, line: 0, stage: 0, stakes: [stake(0), stake(1)], measures: [], boardings: [], landings: [], dock: [], stowing: [], powered: [],
    giving_up: [], truckers: [trucker(0), trucker(1)], bills: [], photos: [], ledger: [], winning: 1,
    hourglass: null, turn: -1, takes: 0, runs: 2, offered: [], piles: [], numbers: [], open: [], places: [], holes: [], ...more,
  }) as unknown as Public; // biome-ignore format: a record

export const EMPTY: InHand = { battery: null, good: null, piece: null };

/** A question for the first seat; the given answers throw the flight away. */
export const asked = (
  view: Public,
  legal: readonly Action[],
  hand: InHand = EMPTY,
  deadly: readonly Action[] = [],
): InFlight => ({
  table: view,
  seat: 0,
  legal,
  hand,
  choice: {
    notes: deadly.map((answer) => ({
      about: "",
      price: "",
      possible: true,
      fatal: true,
      answer,
      words: { parts: ["You give up the flight."] },
    })),
  },
});
