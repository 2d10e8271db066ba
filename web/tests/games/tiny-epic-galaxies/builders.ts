/* Tables and questions in one line; a test names only what matters to it. */
import type { DieView, GalaxyView, Game, Pick, Public, ShipView } from "../../../src/games/tiny-epic-galaxies/view";
import type { Of } from "../../../src/lib/kinds";
import type { Field } from "../../../src/wire/types";

export const ship = (at: string, space = 0, kind: ShipView["kind"] = "scout"): ShipView => ({ kind, at, space });

export const die = (face: DieView["face"], state: DieView["state"] = "inactive"): DieView => ({ face, state });

export const galaxy = (seat: number, more: Partial<GalaxyView> = {}): GalaxyView => ({
  seat,
  level: 1,
  energy: 2,
  culture: 1,
  points: 0,
  dice: 4,
  upgrade_cost: 2,
  ships: [ship("home"), ship("home"), ship("locked"), ship("locked")],
  colonies: [],
  hangar: [],
  cards: 0,
  open_cards: [],
  pilot_badges: { nebula: 0, comet: 0, relic: 0, beacon: 0 },
  mission: null,
  used: [],
  track: 0,
  track_plus: false,
  ...more,
});

export const CATALOG: Game["catalog"] = {
  ...{
    faces: { move: "", energy: "Acquire energy", culture: "", economy: "", diplomacy: "", colony: "Utilize a colony" },
    levels: [],
    planets: [],
    missions: [],
    pilots: [],
    exploration: [],
    hangar: {
      aurora: ["energy", "culture"],
      intrepid: ["move", "economy"],
      ambition: ["diplomacy", "colony"],
      nexus: ["move", "colony"],
    },
    badges: [],
  },
  ...{ rogues: [], settings: {} as Game["catalog"]["settings"], terms: {}, full: 7, points_to_end: 21, score_flip: 30 },
};

export const table = (more: Partial<Public> = {}): Public => ({
  phase: "turn",
  round: 1,
  active: 0,
  first: 0,
  last_round: false,
  end_reason: "",
  row: ["jakks", "nibiru", "gort", "maia"],
  planet_deck: 36,
  pilots: [],
  pilot_deck: 0,
  exploration_deck: 0,
  face_up: [],
  drawn: null,
  dice: [],
  rolled: true,
  free_reroll: true,
  converter_used: false,
  follow_price: 1,
  hire_discount: 0,
  follow: null,
  doing: "",
  doer: 0,
  used_this_turn: [],
  galaxies: [galaxy(0), galaxy(1)],
  rogue: null,
  scores: [],
  ...more,
});

export const faces = <Name extends string>(
  name: Name,
  values: readonly string[],
  more: Partial<Omit<Field, "name">> = {},
): Field<Name> => ({
  name,
  label: name,
  values: values.map((value) => ({ value, label: value, kind: "face" })),
  least: 1,
  most: 1,
  many: false,
  pool: "",
  ...more,
});

export const pick = <T extends Pick["type"]>(type: T, ...fields: Of<Pick, T>["fields"]): Of<Pick, T> =>
  ({ type, label: type, fields, fixed: {} }) as unknown as Of<Pick, T>;
