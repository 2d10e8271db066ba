/* Hand-made tables at interesting moments. */

import type { Action, Choice, GalaxyView, Game, Own, Public, ShipView } from "../../src/games/tiny-epic-galaxies/view";
import type { Pick } from "../../src/wire/types";

export interface Sample {
  readonly public: Public;
  readonly own: Own;
  readonly choice: Choice | null;
  readonly options: Game["options"];
  readonly names: readonly string[];
  /** What a tap on the first legal thing would lead to. */
  readonly ahead: Public | null;
}

const NAMES = ["Ines", "Marek", "Yuki", "Odell", "Kofi"];
const ship = (at: string, kind = "scout", space = 0): ShipView => ({ at, kind, space });
const say = (text: string) => ({ parts: [text] });

function galaxy(seat: number, more: Partial<GalaxyView> = {}): GalaxyView {
  return {
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
    pilot_badges: {},
    mission: null,
    used: [],
    track: 0,
    track_plus: false,
    ...more,
  };
}

const EMPTY: Public = {
  phase: "turn",
  round: 7,
  active: 0,
  first: 0,
  last_round: false,
  end_reason: "",
  row: ["nibiru", "pembertonia-major", "gleam-zanier", "pells-anchor", "drewkaiden", "quillon-reach"],
  planet_deck: 30,
  pilots: ["lightspeeder", "envoy-yune", "gambler-finch", "admiral-thessaly", "beacon-twins", "marshal-brandt"],
  pilot_deck: 20,
  exploration_deck: 18,
  face_up: ["singing-ruin", "trade-buoy"],
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
  galaxies: [],
  rogue: null,
  scores: [],
};
const NOTHING: Own = {
  mission_choices: [],
  mission: "hoarder",
  cards: ["ion-stream", "leak", "chart-a"],
  badges: { nebula: 2, comet: 2 },
  peeked: null,
};

const crowd = (seats: number): GalaxyView[] =>
  [
    galaxy(0, {
      level: 4,
      energy: 3,
      culture: 2,
      points: 9,
      dice: 6,
      upgrade_cost: 5,
      cards: 3,
      ships: [ship("orbit:pembertonia-major", "aurora", 3), ship("home"), ship("explore", "nexus"), ship("locked")],
      colonies: ["hoefker", "vici-ks156"],
      hangar: [
        { ship: "aurora", pilots: ["harrow-vey"] },
        { ship: "nexus", pilots: ["surveyor-kip"] },
      ],
      pilot_badges: { nebula: 1 },
    }),
    galaxy(1, {
      level: 3,
      energy: 2,
      culture: 4,
      points: 9,
      dice: 5,
      upgrade_cost: 4,
      cards: 2,
      ships: [
        ship("orbit:nibiru", "intrepid", 2),
        ship("surface:pells-anchor"),
        ship("orbit:quillon-reach", "scout", 1),
        ship("locked"),
      ],
      colonies: ["lureena", "jakks", "omicron-fenzi"],
      hangar: [{ ship: "intrepid", pilots: ["captain-osei"] }],
      pilot_badges: { comet: 1 },
    }),
    galaxy(2, {
      level: 5,
      energy: 5,
      culture: 1,
      points: 12,
      dice: 6,
      upgrade_cost: 6,
      cards: 3,
      ships: [
        ship("danger:asteroid-b", "nexus", 1),
        ship("orbit:gleam-zanier", "scout", 3),
        ship("orbit:pembertonia-major", "scout", 1),
        ship("home"),
      ],
      colonies: ["jac-110912", "tifnod"],
      open_cards: ["asteroid-b"],
      hangar: [{ ship: "nexus", pilots: ["beacon-twins"] }],
      pilot_badges: { beacon: 2, relic: 1 },
    }),
    galaxy(3, {
      level: 2,
      energy: 4,
      culture: 5,
      points: 6,
      dice: 5,
      upgrade_cost: 3,
      cards: 2,
      ships: [
        ship("orbit:pells-anchor", "ambition", 1),
        ship("surface:drewkaiden", "intrepid"),
        ship("locked"),
        ship("locked"),
      ],
      colonies: ["mj-120210"],
      hangar: [
        { ship: "ambition", pilots: ["treasurer-onn"] },
        { ship: "intrepid", pilots: ["ironhull-petra"] },
      ],
      pilot_badges: { relic: 2 },
    }),
    galaxy(4, {
      level: 6,
      energy: 7,
      culture: 7,
      points: 17,
      dice: 7,
      upgrade_cost: 0,
      cards: 5,
      ships: [
        ship("surface:gleam-zanier"),
        ship("surface:nibiru"),
        ship("orbit:nibiru", "scout", 2),
        ship("explore", "aurora"),
      ],
      colonies: ["gort", "maia"],
      hangar: [{ ship: "aurora", pilots: ["deepcaller-aru"] }],
      pilot_badges: { comet: 1 },
    }),
  ].slice(0, seats);

const DICE = ["culture", "move", "economy", "energy", "diplomacy", "colony"];
const dice = (used: number) => DICE.map((face, i) => ({ face, state: i < used ? "activated" : "inactive" }));
const option = (action: Action, text: string) => ({ action, label: say(text), group: "" });

const face = (value: string) => ({ value, label: value, kind: "face" });
const field = (name: string, values: readonly string[], more: object = {}) => ({
  name,
  label: name,
  values: values.map(face),
  least: 1,
  most: 1,
  many: false,
  pool: "dice",
  ...more,
});
const left = DICE.slice(1);
const PICKS: Pick[] = [
  { type: "reroll", label: "Reroll", fixed: {}, fields: [field("dice", left, { many: true, most: 5 })] },
  {
    type: "convert",
    label: "Convert",
    fixed: {},
    fields: [
      field("spend", left, { many: true, least: 2, most: 2 }),
      field("die", left),
      field("to", DICE, { pool: "" }),
    ],
  },
];

const turn = (seats: number, beyond = true): Public => ({
  ...EMPTY,
  galaxies: crowd(seats),
  dice: dice(1),
  ...(beyond ? {} : { pilots: [], face_up: [], exploration_deck: 0 }),
  row: EMPTY.row.slice(0, seats < 3 ? 4 : seats + 2),
});

function moving(table: Public): Choice {
  const places = ["home", "explore", ...table.row.flatMap((id) => [`surface:${id}`, `orbit:${id}`])];
  const mine = table.galaxies[0]?.ships ?? [];
  return {
    seat: 0,
    prompt: say("Where does a ship go?"),
    picks: [],
    options: mine.flatMap((one, i) =>
      one.at === "locked"
        ? []
        : places
            .filter((to) => to !== one.at && !(to.startsWith("orbit:pembertonia") && i !== 0))
            .map((to) => option({ type: "move_ship", ship: i, to }, `Move to ${to}`)),
    ),
  };
}

const ahead = (table: Public): Public => ({
  ...table,
  galaxies: table.galaxies.map((one, seat) =>
    seat === 0
      ? { ...one, energy: one.energy + 2, ships: one.ships.map((s, i) => (i === 1 ? ship("surface:gleam-zanier") : s)) }
      : { ...one, energy: Math.min(7, one.energy + 1) },
  ),
});

export function sample(name: string): Sample {
  const base = {
    own: NOTHING,
    options: { beyond_the_black: true } as Game["options"],
    names: NAMES,
    ahead: null,
    choice: null,
  };
  switch (name) {
    case "move": {
      const table = turn(4);
      return { ...base, public: table, choice: moving(table), ahead: ahead(table) };
    }
    case "five": {
      const table = turn(5);
      return {
        ...base,
        public: { ...table, face_up: ["singing-ruin", "trade-buoy", "dwarf-ashen"] },
        choice: moving(table),
        ahead: ahead(table),
      };
    }
    case "base": {
      const table = turn(2, false);
      return { ...base, public: table, options: {} as Game["options"], choice: moving(table), ahead: ahead(table) };
    }
    case "solo": {
      const table: Public = {
        ...turn(1),
        rogue: {
          name: "Zendica",
          level: 2,
          energy: 4,
          culture: 5,
          points: 8,
          cards: 1,
          hangar: [],
          dice_left: 3,
          bonus_dice: 0,
          die: "diplomacy",
          colonies: ["jakks"],
          ships: [
            ship("home"),
            ship("orbit:nibiru", "scout", 2),
            ship("orbit:pembertonia-major", "scout", 1),
            ship("home"),
          ],
        },
        follow: { face: "diplomacy", price: 1, user: -1, asked: 0, followed: [] },
      };
      return {
        ...base,
        public: table,
        choice: {
          seat: 0,
          prompt: say("Zendica rolled diplomacy. Foil it?"),
          picks: [],
          options: [
            option({ type: "foil" }, "Foil for 1 energy and 1 culture"),
            option({ type: "decline" }, "Let it be"),
          ],
        },
      };
    }
    case "follow": {
      const table: Public = {
        ...turn(4),
        active: 1,
        follow: { face: "energy", price: 1, user: 1, asked: 0, followed: [2] },
      };
      return {
        ...base,
        public: table,
        ahead: ahead(table),
        choice: {
          seat: 0,
          prompt: say("Marek used energy. Follow?"),
          picks: [],
          options: [
            option({ type: "follow", pilot: "" }, "Follow for 1 culture"),
            option({ type: "decline" }, "Decline"),
          ],
        },
      };
    }
    case "explore": {
      const table: Public = { ...turn(4), drawn: "dwarf-frost", doing: "explore" };
      return {
        ...base,
        public: table,
        choice: {
          seat: 0,
          prompt: say("Take it, or leave it and draw again?"),
          picks: [],
          options: [
            option({ type: "take_card", card: "dwarf-frost" }, "Take Dwarf Planet Frost"),
            option({ type: "draw_card" }, "Leave it and draw"),
          ],
        },
      };
    }
    case "missions": {
      const table: Public = {
        ...turn(3),
        phase: "missions",
        round: 0,
        dice: [],
        galaxies: [galaxy(0), galaxy(1), galaxy(2)],
      };
      return {
        ...base,
        own: { ...NOTHING, mission: null, cards: [], badges: {}, mission_choices: ["hoarder", "elder"] },
        public: table,
        choice: {
          seat: 0,
          prompt: say("Which mission do you keep?"),
          picks: [],
          options: [
            option({ type: "keep_mission", mission: "hoarder" }, "Keep Hoarder"),
            option({ type: "keep_mission", mission: "elder" }, "Keep Elder"),
          ],
        },
      };
    }
    case "over": {
      const table = turn(4);
      const score = (seat: number, planets: number, mission: number, badges: number) => ({
        seat,
        empire: 3,
        planets,
        pilots: 2,
        dwarfs: 1,
        mission,
        badges,
        total: 6 + planets + mission + badges,
        badge_counts: { nebula: seat, comet: 2, relic: 1, beacon: 3 - seat },
        leads: seat === 2 ? ["nebula"] : [],
      });
      return {
        ...base,
        public: {
          ...table,
          phase: "over",
          galaxies: table.galaxies.map((one, i) => ({
            ...one,
            mission: ["hoarder", "elder", "ace", "noble"][i] ?? null,
          })),
          scores: [score(0, 12, 2, 4), score(1, 12, 0, 6), score(2, 9, 3, 3), score(3, 4, 2, 5)],
        },
      };
    }
    default: {
      const table = turn(4);
      const hires = ["lightspeeder", "beacon-twins"].flatMap((pilot) =>
        [0, 1].map((replace) =>
          option({ type: "hire", pilot, ship: "aurora", die: "energy", count: 2, replace }, "Hire"),
        ),
      );
      return {
        ...base,
        public: table,
        choice: {
          seat: 0,
          prompt: say("Your turn: use a die, reroll, or end."),
          picks: PICKS,
          options: [
            ...left.map((die) =>
              option({ type: "activate", die: die as Extract<Action, { type: "activate" }>["die"] }, `Use ${die}`),
            ),
            ...hires,
            option({ type: "end_turn" }, "End turn"),
          ],
        },
      };
    }
  }
}
