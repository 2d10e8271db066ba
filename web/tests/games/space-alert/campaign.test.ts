import { describe, expect, test } from "vitest";
import { specialBack, specialCard, specialization } from "../../../src/art/space-alert/specializations";
import { sinceBriefing } from "../../../src/games/space-alert/announcements";
import {
  appointing,
  choosesFor,
  favouring,
  isUndecided,
  lookedAt,
  offersFor,
  proposing,
  seating,
} from "../../../src/games/space-alert/briefing/briefing";
import { damageOf, mending, repairsDone, shipOf, watchable } from "../../../src/games/space-alert/campaign/campaign";
import type {
  Action,
  CampaignView,
  Game,
  GameEvent,
  MemberView,
  Public,
  ResultView,
} from "../../../src/games/space-alert/view";
import { onTop } from "../../../src/games/space-alert/words";
import type { Line } from "../../../src/wire/types";
import { member as anyMember } from "./builders";

const member = (seat: number | null, android: number | null, more: Partial<MemberView> = {}): MemberView =>
  anyMember({
    ...{ seat, android, captain: seat === 0 },
    choices: [
      { specialization: "medic", level: 1 },
      { specialization: "rocketeer", level: 2 },
    ],
    ...more,
  });
const CATALOG = {
  stations: [],
  specializations: [
    { id: "medic", name: "Medic", basic: "heals", advanced: "protects" },
    { id: "rocketeer", name: "Rocketeer", basic: "one", advanced: "two" },
  ],
} as unknown as Game["catalog"];
const NONE = {
  destroyed: 0,
  survived: 0,
  visual: 0,
  bonus: 0,
  damage: 0,
  worst_zone: 0,
  knocked_out: 0,
  battlebots: 0,
};
const CAMPAIGN: CampaignView = {
  missions: 3,
  number: 2,
  flown: [
    {
      mission: "TR-1",
      points: { ...NONE, destroyed: 6, survived: 2, visual: 1, damage: -3, worst_zone: -2 },
      score: 4,
    },
  ],
  score: 4,
  points: NONE,
  carried: { red: ["shield"], white: [], blue: ["reactor", "gravolift"] },
  repairs_left: { red: 2, white: 2, blue: 1 },
  squads: ["lower_red"],
  repairing: 0,
};
const table = (crew: MemberView[], more: Partial<Public> = {}): Public =>
  ({ stage: "briefing", crew, players: [], tokens: [], campaign: null, result: null, ...more }) as unknown as Public;
const line = (type: GameEvent["type"], more: object = {}): Line<GameEvent> =>
  ({ seq: 1, event: { type, ...more } }) as unknown as Line<GameEvent>;

describe("the briefing", () => {
  const legal: Action[] = [
    { type: "specialize", member: 0, specialization: "rocketeer" },
    { type: "appoint", captain: 1 },
    { type: "seat_android", android: 1, place: 2 },
    { type: "favour", seat: 1 },
    { type: "propose", threats: "common", mix: "yellow" },
  ];

  test("an offer says its level, who has it, and what chooses it", () => {
    const ada = member(0, null);
    const crew = table([ada, member(null, 1, { specialization: "medic" })]);
    const [medic, rocketeer] = offersFor(crew, CATALOG, legal, ada);
    expect([medic?.heldBy?.android, medic?.action, medic?.level]).toEqual([1, undefined, 1]);
    expect([rocketeer?.heldBy, rocketeer?.action, rocketeer?.level]).toEqual([undefined, legal[0], 2]);
  });

  test("shows the picked member, or else one to be decided here, your own first", () => {
    const bo = member(1, null);
    const droid = member(null, 1);
    expect(lookedAt(table([droid, bo]), null, 1)).toBe(bo);
    const done = { ...bo, specialization: "medic" };
    expect(lookedAt(table([done, droid]), null, 1)).toBe(droid);
    expect(lookedAt(table([done, droid]), 1, 1)).toBe(done);
    expect([choosesFor(bo, 0), choosesFor(droid, 0), choosesFor(droid, null)]).toEqual([false, true, false]);
    expect([isUndecided(bo), isUndecided(done), isUndecided(member(0, null, { choices: [] }))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("everything else comes from the question", () => {
    expect(appointing(legal, 1)).toBe(legal[1]);
    expect([appointing(legal, 0), appointing(legal, null)]).toEqual([undefined, undefined]);
    expect([seating(legal, 1, 2), seating(legal, 1, 3)]).toEqual([legal[2], undefined]);
    expect([favouring(legal, 1), favouring(legal, 0)]).toEqual([legal[3], undefined]);
    expect([proposing(legal, "common", "yellow"), proposing(legal, "serious", "yellow")]).toEqual([
      legal[4],
      undefined,
    ]);
  });
});

describe("between two missions", () => {
  test("the ship carries its damage, and the remaining squads wait where they were put", () => {
    expect(shipOf(CATALOG, CAMPAIGN).damage.blue).toEqual(["reactor", "gravolift"]);
    expect(shipOf(CATALOG, CAMPAIGN).squads).toEqual({ upper_blue: "disabled", lower_red: "ready" });
    expect(shipOf(CATALOG, CAMPAIGN, true).squads).toEqual({ upper_blue: "gone", lower_red: "ready" });
    expect(damageOf(CAMPAIGN)).toBe(3);
  });

  test("only what the question lists can be repaired", () => {
    const legal: Action[] = [{ type: "mend", zone: "blue", tile: "reactor" }];
    expect([mending(legal, "blue", "reactor"), mending(legal, "red", "reactor")]).toEqual([legal[0], undefined]);
  });

  test("repairs are those since the last mission", () => {
    const lines = [
      line("mended", { seat: 1, zone: "red", tile: "shield" }),
      line("action_round_ended"),
      line("mended", { seat: 0, zone: "blue", tile: "structural" }),
      line("recovered", { seat: 11 }),
    ];
    expect([...repairsDone(lines, new Map([["structural", { id: "structural", name: "Hull", harm: "" }]]))]).toEqual([
      [0, "Repaired: blue hull"],
      [11, "Recovered"],
    ]);
  });

  test("a lost mission can be watched, too, with its own words", () => {
    expect(watchable(table([], { campaign: CAMPAIGN }))).toBe(1);
    expect(watchable(table([], { campaign: CAMPAIGN, result: { survived: false, score: 0 } as ResultView }))).toBe(2);
    const now = [line("mission_briefed"), line("phase_begins")];
    expect(sinceBriefing([line("mission_briefed"), line("mission_ends"), ...now])).toEqual(now);
    expect(sinceBriefing([line("phase_begins")])).toHaveLength(1);
  });
});

describe("special cards", () => {
  test("a space says what lies on it", () => {
    const space = { turn: 1, half: "", card: null, doubled: "", specials: 1, meant: "" } as const;
    expect(onTop({ ...space, special: "down" })).toBe("a special card");
    expect(onTop({ ...space, special: "both" })).toBe("both special actions");
    expect(onTop({ ...space, half: "action", card: "A/red", special: "basic" })).toBe(
      "Fire, and the basic special action",
    );
    expect(onTop({ ...space, half: "movement", special: "down" })).toBe(
      "a card with its movement half on top, and a special card",
    );
  });

  test("every specialization has a picture of its own, the same each time", () => {
    const ids =
      "rocketeer data_analyst energy_technician pulse_gunner medic teleporter hypernavigator special_ops squad_leader mechanic";
    const pictures = ids.split(" ").map((id) => specialization(id, "x"));
    expect(new Set(pictures).size).toBe(10);
    expect(specialization("medic", "x")).toBe(pictures[4]);
    expect(specialCard("medic", "basic", "x")).not.toBe(specialCard("medic", "advanced", "x"));
    expect(specialBack()).not.toContain("Advanced");
  });
});
