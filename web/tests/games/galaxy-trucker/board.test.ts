import { describe, expect, test } from "vitest";
import { answered, answersOf, barButtons, deckHasAll, hintOf } from "../../../src/games/galaxy-trucker/buttons";
import { titleOf } from "../../../src/games/galaxy-trucker/catalog";
import { guide } from "../../../src/games/galaxy-trucker/guide";
import { missionFacts } from "../../../src/games/galaxy-trucker/parts/flight/missions";
import { standings, standingWords, stateOf } from "../../../src/games/galaxy-trucker/parts/flight/standings";
import { ownSound, sound } from "../../../src/games/galaxy-trucker/sound";
import { alienCabins, askedCabins, good, openSquares, tapName } from "../../../src/games/galaxy-trucker/targets";
import type { Action, Choice } from "../../../src/games/galaxy-trucker/view";
import { isOnTheGround, shownSeat } from "../../../src/games/galaxy-trucker/view";
import { a, blocks, capital, connectors, penaltyWords, range, where } from "../../../src/games/galaxy-trucker/words";
import { options } from "../seated";
import { asked, catalog, EMPTY, part, stake, table, trucker } from "./flights";

const choice = (...actions: Action[]): Choice =>
  ({ seat: 0, prompt: { parts: [] }, options: options(...actions), picks: [] }) as Choice;
const labels = (legal: Action[], more = {}): string[] =>
  answersOf(asked(table(more), legal), catalog()).map((one) => one.label);

describe("buttons", () => {
  test("are verbs with their price", () => {
    expect(labels([{ type: "accept" }, { type: "decline" }], { card: "I-17", doing: "abandoned" })).toEqual([
      "Take 4 credits (3 crew, 1 day)",
      "Fly past",
    ]);
    expect(labels([{ type: "accept" }, { type: "decline" }], { card: "I-01", doing: "enemy" })).toEqual([
      "Take 5 credits (1 day)",
      "Skip the reward",
    ]);
    expect(labels([{ type: "shoot", battery: null }, { type: "suffer" }])).toEqual(["Shoot it", "Take the hit"]);
    expect(labels([{ type: "shield", battery: "8,7" }])).toEqual(["Raise a shield (1 token)"]);
    expect(labels([{ type: "depart" }], { dock: ["red", "blue"] })).toEqual(["Depart and leave 2 blocks behind"]);
    expect(labels([{ type: "depart" }])).toEqual(["Depart"]);
  });
  test("that end a flight are asked twice", () => {
    const found = answersOf(asked(table(), [{ type: "fly_on" }, { type: "give_up" }]), catalog());
    expect(found.map((one) => [one.label, one.twice ?? false])).toEqual([
      ["Fly on", false],
      ["Give up the flight", true],
    ]);
  });
  test("are never the default if they throw the flight away and another does not", () => {
    const power: Action = { type: "power", part: "7,8", battery: "8,7" };
    const questions: Action[][] = [
      [{ type: "declare" }, power],
      [{ type: "accept" }, { type: "decline" }],
      [{ type: "shield", battery: "8,7" }, { type: "suffer" }],
      [{ type: "land", planet: 1 }, { type: "decline" }],
      [{ type: "fly_on" }, { type: "give_up" }],
      [{ type: "come_back" }, { type: "play_possum" }],
      [{ type: "declare" }, { type: "concede" }],
    ];
    for (const legal of questions) {
      const usual = answersOf(asked(table(), legal), catalog()).find((one) => one.tone === "primary");
      for (const deadly of legal) {
        const found = answersOf(asked(table(), legal, EMPTY, [deadly]), catalog());
        const meant = found.find((one) => one.tone === "primary");
        expect(meant?.action).not.toEqual(deadly);
        if (usual && found.some((one) => one.tone === "plain")) expect(meant).toBeDefined();
        expect(found.find((one) => one.action === deadly)).toMatchObject({
          tone: "danger",
          twice: true,
          cost: "You give up the flight.",
        });
      }
    }
  });
  test("for planets name what lies there", () => {
    const found = answersOf(
      asked(table({ card: "I-12" }), [{ type: "land", planet: 2 }, { type: "decline" }]),
      catalog(),
    );
    expect(found.map((one) => [one.label, one.goods, one.key])).toEqual([
      ["Land on planet 2", ["red", "red", "blue"], "2"],
      ["Do not land", undefined, undefined],
    ]);
    expect(blocks(["red", "red", "blue"])).toBe("2 red, 1 blue");
  });
  test("say what is declared", () => {
    const at = (card: string, more = {}) => labels([{ type: "declare" }], { card, stakes: [stake(0)], ...more });
    expect(at("I-05")).toEqual(["Fly 1 day"]);
    expect(at("I-05", { stakes: [stake(0, { flies: [0, 0] })] })).toEqual(["Declare no power"]);
    expect(at("I-01", { stakes: [stake(0, { cannons: [2.5, 2.5] })] })).toEqual(["Declare cannon strength 2½"]);
    expect(at("BH-1", { doing: "black hole" })).toEqual(["Pull away"]);
    expect(at("BH-1", { doing: "black hole", giving_up: ["5,7"] })).toEqual(["Throw them overboard"]);
  });
  test("stand in the prompt bar only where nothing on the board gives the answer", () => {
    const ready = choice({ type: "ready" });
    expect(barButtons(ready)).toHaveLength(1);
    expect(answered(ready.options[0] as Choice["options"][number])).toEqual({ label: "I'm ready", primary: true });
    for (const one of [choice({ type: "fly_on" }), choice({ type: "abstain" })])
      expect([deckHasAll(one), barButtons(one)]).toEqual([true, []]);
  });
  test("leave a hint where the answer is on the ship", () => {
    expect(hintOf(table(), [{ type: "give_token", battery: "8,7" }])).toBe("Tap a lit battery to give up a token.");
    expect(hintOf(table(), [{ type: "lose_crew", cabin: "7,7" }])).toBe("Tap a lit cabin to lose one of its crew.");
    expect(hintOf(table({ doing: "black hole" }), [])).toContain("Tap again to keep them.");
    expect(hintOf(table(), [{ type: "fly_on" }])).toBe("");
  });
});

describe("targets", () => {
  const asked = (...legal: Action[]) => ({ legal, picks: [] });
  test("are cabins where crew could live", () => {
    const boards = asked(
      { type: "board", purple: null, brown: null },
      { type: "board", purple: "7,6", brown: null },
      { type: "board", purple: "7,6", brown: "8,6" },
      { type: "seat_envoy", cabin: "9,7" },
    );
    expect(alienCabins(boards, "purple")).toEqual(["7,6"]);
    expect(askedCabins(boards)).toEqual(["7,6", "8,6", "9,7"]);
  });
  test("are open only with a tile in hand", () => expect(openSquares(asked({ type: "draw" }))).toEqual([]));
  test("have names", () => {
    expect(tapName(null, { act: { type: "give_good", hold: "6,7" } }, "6,7", "cargo hold")).toBe(
      "Give up a block from the cargo hold at 6,7",
    );
    expect(tapName(null, { take: { battery: "8,7" } }, "8,7", "battery")).toBe("Draw on the battery at 8,7");
  });
  test("take the best block that fits, unless another is in hand", () => {
    const view = table({ dock: ["red", "blue"] });
    const legal: Action[] = [{ type: "stow", good: "blue", hold: "6,7" }];
    expect(good(view, legal, EMPTY)).toBe("blue");
    expect(good(view, legal, { ...EMPTY, good: "red" })).toBe("red");
  });
});

describe("words", () => {
  test("are said as people say them", () => {
    expect([where("8,5"), a("engine"), a("2-cell battery"), capital("row 5")]).toEqual([
      "column 8, row 5",
      "an engine",
      "a 2-cell battery",
      "Row 5",
    ]);
    expect([range([4, 4]), range([3.5, 6])]).toEqual(["4", "3½ to 6"]);
    expect(penaltyWords({ days: 1, crew: 0, goods: 1, shots: [] })).toBe("1 block of goods and 1 day");
  });
  test("tell tiles apart by their connectors", () => {
    expect(connectors({ sides: [3, 3, 3, 3] })).toBe("universal all around");
    expect(connectors({ sides: [0, 1, 2, 0] })).toBe("single right, double bottom");
  });
});

describe("the others", () => {
  test("are told apart by what happens to them", () => {
    const view = table({ waiting_for: [], stakes: [stake(0), stake(1, { fate: "shield" })] });
    expect(stateOf(view, trucker(1))).toEqual(["warn", "A shield can stop it"]);
    expect(stateOf(table({ waiting_for: [1] }), trucker(1))).toEqual(["warn", "Deciding"]);
    expect(stateOf(table({ doing: "between cards", waiting_for: [] }), trucker(1))).toEqual(["", "Flying on"]);
    expect(stateOf(view, trucker(1, { flying: false, left: "no humans" }))).toEqual(["", "No humans left"]);
    expect(stateOf(view, trucker(1, { out: true }))).toEqual(["", "Playing possum"]);
  });
  test("show how many days behind they are", () => {
    const view = table({ order: [1, 0], truckers: [trucker(0, { days: 4 }), trucker(1, { days: 5 })] });
    const ranks = standings(view);
    expect(ranks.map((one) => standingWords(one, one.seat ? "Bo" : "Ada", one.seat === 0))).toEqual([
      "Bo leads",
      "you are 1 day behind",
    ]);
  });
});

test("a mission says what is aboard, and what was bet", () => {
  const me = trucker(0, { parts: [part("7,7", "cabin-1", { guests: ["commuter", "commuter"] })], stamps: 1 });
  expect(missionFacts(table(), me, catalog())).toEqual(["2 commuters aboard.", "1 stamp so far."]);
});

test("a spectator sees the view of the player to act", () => {
  const view = table({ waiting_for: [1] });
  expect([shownSeat(view, null), shownSeat(view, 0)]).toEqual([1, 0]);
  expect([isOnTheGround(view), isOnTheGround(table({ phase: "board" }))]).toEqual([false, true]);
});

test("a component's sheet has its name", () => {
  expect(titleOf("card", "I-05", catalog())).toBe("Open Space");
  expect(titleOf("tile", "engine2-1", catalog())).toBe("double engine");
  expect(titleOf("mission", "carpool", catalog())).toBe("carpool");
});

test("you hear your own actions, and what concerns everyone", () => {
  const placed = { type: "tile_placed", seat: 0, tile: "cabin-1", square: "7,6", turn: 0 } as const;
  expect([ownSound(placed, 0) !== null, ownSound(placed, 1), ownSound(placed, null)]).toEqual([true, null, null]);
  expect([sound(placed), sound({ type: "sand_ran_out", circle: 1 })]).toEqual([null, "warn"]);
});

describe("the guided flight", () => {
  const now = (more = {}, parts = 1, outcome: object | null = null) =>
    ({
      public: table({
        phase: "build",
        truckers: [trucker(0, { parts: Array(parts).fill(part("7,7", "cabin-1")) })],
        ...more,
      }),
      own: null,
      seat: 0,
      choice: null,
      toAct: [0],
      outcome,
    }) as unknown as Parameters<NonNullable<(typeof guide.steps)[number]["until"]>>[0];
  const over = (title: string, state: ReturnType<typeof now>): boolean => {
    const step = guide.steps.find((one) => one.title === title);
    if (!step?.until) throw new Error(`No step ${title} waits for anything.`);
    return step.until(state, state);
  };

  test("goes on when the person has done what it asked for", () => {
    expect([over("Take a tile", now()), over("Take a tile", now({}, 2))]).toEqual([false, true]);
    expect([over("What a ship needs", now({}, 7)), over("What a ship needs", now({}, 8))]).toEqual([false, true]);
    expect([over("Finish", now()), over("Finish", now({ phase: "inspect" }))]).toEqual([false, true]);
    expect([
      over("Inspection and crew", now({ phase: "board" })),
      over("Inspection and crew", now({ phase: "fly" })),
    ]).toEqual([false, true]);
    expect(over("The bill, please", now({}, 1, {}))).toBe(true);
  });
});
