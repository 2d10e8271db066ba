import { describe, expect, test, vi } from "vitest";
import { answersOf, hintOf, isBenchQuestion } from "../../../src/games/galaxy-trucker/buttons";
import { billLines, isFresh, photoWords } from "../../../src/games/galaxy-trucker/parts/flight/bill";
import { explain, flown, losses } from "../../../src/games/galaxy-trucker/parts/flight/explain";
import { Reel } from "../../../src/games/galaxy-trucker/parts/flight/reel.svelte";
import { ghosts, onItsWay, rollOf, scenes } from "../../../src/games/galaxy-trucker/parts/flight/show";
import { hitStories, storyWords } from "../../../src/games/galaxy-trucker/parts/flight/story";
import { battery, lights, tapName, taps } from "../../../src/games/galaxy-trucker/targets";
import type {
  Action,
  Choice,
  GameEvent as Happened,
  Public,
  StakeView,
  ThreatFacts,
} from "../../../src/games/galaxy-trucker/view";
import { suffering, volley } from "../../../src/games/galaxy-trucker/words";
import { signed } from "../../../src/lib/words";
import type { Line } from "../../../src/wire/types";
import { asked, catalog, EMPTY, part, stake, table, trucker } from "./flights";

const heads = (view = table(), seat = 0): string[] => explain(view, catalog(), seat).map((one) => one.head);

describe("what a card does to you", () => {
  test("in Open Space, a ship that has flown shows how far, while the others still fly", () => {
    const turned = { type: "card_turned", card: "I-05" } as unknown as Happened;
    const flew = (seat: number, days: number) => ({ type: "flew", seat, days, space: 0 }) as Happened;
    const told = (...events: Happened[]) => flown("Open Space", events, 0)?.map((one) => one.head) ?? null;
    expect(told(flew(0, 9), turned, flew(0, 3), flew(1, 2))).toEqual(["Your engines took you 3 days."]);
    expect(told(flew(0, 9), turned, flew(1, 2))).toBe(null);
    expect(flown("Planets", [turned, flew(0, -2)], 0)).toBe(null);
  });
  test("engines move you, and batteries move you farther", () => {
    expect(heads()).toEqual(["Your engines move you 1 day."]);
    const powered = table({ stakes: [stake(0, { flies: [3, 5] })] });
    expect(heads(powered)).toEqual(["Your engines move you 3 days, or 5 with power."]);
    expect(heads(table({ stakes: [stake(0, { flies: [0, 0] })] }))).toEqual(["You have no engine power."]);
  });

  test("an enemy's strength against yours, and what it costs to lose", () => {
    const met = (cannons: [number, number], fight: StakeView["fight"]) =>
      explain(table({ card: "I-01", stakes: [stake(0, { cannons, fight })] }), catalog(), 0);
    expect(met([4.5, 4.5], ["lost", "lost"])[0]).toMatchObject({
      tone: "bad",
      head: "Their 6 against your 4½:",
      text: "you lose 3 crew.",
    });
    expect(met([7, 7], ["won", "won"])[0]?.head).toBe("Their 6 against your 7: you win.");
    expect(met([5, 7], ["lost", "won"])[0]).toMatchObject({ tone: "warn", head: "Their 6 against your 5 to 7." });
    expect(met([6, 6], ["even", "even"])[0]?.head).toBe("Their 6 against your 6: you hold them off.");
  });

  test("a finished card says how you stand, and nothing about goods you do not have", () => {
    const view = table({ doing: "between cards", order: [0, 1] });
    expect(heads(view)).toEqual(["You lead."]);
    const laden = table({
      doing: "between cards",
      order: [0, 1],
      truckers: [trucker(0, { goods: { red: 2 } }), trucker(1)],
    });
    expect(heads(laden)).toEqual(["You lead.", "Your goods sell for 8 credits."]);
  });

  test("while crew is lost, the card no longer threatens to take it", () => {
    const view = table({ doing: "losing crew", waiting_for: [0] });
    expect(heads(view, 0)).toEqual(["You choose who goes."]);
    expect(heads(view, 1)).toEqual(["Someone else is losing crew."]);
  });

  test("in a combat zone, the player the view calls lowest suffers", () => {
    const scores = [
      { seat: 1, score: 4 },
      { seat: 0, score: 4 },
    ];
    const measures = ["crew", "engine strength"].map((what) => ({ what, scores, lowest: 1 }));
    const view = table({ card: "I-16", order: [1, 0], measures });
    expect(heads(view, 1)).toEqual(["Your crew, 4, is the lowest:", "Your engine strength, 4, is the lowest:"]);
    expect(heads(view, 0)).toEqual(["Your crew, 4, is not the lowest.", "Your engine strength, 4, is not the lowest."]);
    expect(heads(table({ card: "I-16", order: [1, 0], measures, stage: 1 }), 1)).toHaveLength(1);
  });

  test("the last crew would not come back from an abandoned ship", () => {
    const alone = table({ card: "I-17", truckers: [trucker(0, { crew: 3 })], stakes: [stake(0, { crew_left: 0 })] });
    expect(explain(alone, catalog(), 0)[1]?.text).toBe("Nobody would be left to fly your ship.");
  });

  test("a meteor that a shield could stop, with what a hit would cost", () => {
    const parts = [part("7,6", "cabin-1", { humans: 2 }), part("8,6", "battery2-1", { tokens: 1 })];
    const view = table({
      card: "I-10",
      hits: [{ threat: "small meteor", side: "front" }],
      hit: 0,
      line: 7,
      stakes: [stake(0, { fate: "shield", squares: ["7,6"], falls: ["8,6"] })],
      truckers: [trucker(0, { parts, tokens: 1 })],
    });
    expect(explain(view, catalog(), 0).map((one) => `${one.head} ${one.text}`)).toEqual([
      "It is heading for your cabin. Column 7, square 7,6.",
      "Raise a shield: it bounces off, for a battery token (you have 1).",
      "Take the hit: you lose 2 parts, 2 crew and 1 battery token, 1 of them torn loose.",
    ]);
    expect(losses(trucker(0, { parts }), ["7,6"], catalog())).toBe("1 part and 2 crew");
  });

  test("a black hole counts what is already chosen", () => {
    const pulled = (overboard: number, giving_up: string[], waiting_for = [0]) =>
      explain(
        table({ card: "BH-1", doing: "black hole", waiting_for, giving_up, stakes: [stake(0, { overboard })] }),
        catalog(),
        0,
      )[0]?.text;
    expect(pulled(4, [])).toBe("As it stands, you throw 4 parts overboard.");
    expect(pulled(4, ["5,7"])).toBe("As it stands, you throw 3 more parts overboard.");
    expect(pulled(2, ["5,7"])).toBe("As it stands, you throw 1 more part overboard.");
    expect(pulled(2, ["5,7", "9,7"])).toBe("That is enough: you throw 2 parts overboard.");
    expect(pulled(0, ["5,7"])).toBe("That is 1 part too many.");
    expect(pulled(0, [])).toBe("You get away.");
    expect(pulled(4, ["5,7"], [1])).toBe("As it stands, you throw 4 parts overboard.");
  });

  test("an acid leak names the batteries that lose a token, and the cabins beside them", () => {
    const leak = (leaks: string[], squares: string[]) =>
      heads(table({ card: "SE-ACID", stakes: [stake(0, { leaks, squares })] }));
    expect(leak(["8,6"], ["7,6"])).toEqual(["1 battery loses a token.", "1 cabin loses one figure."]);
    expect(leak(["8,6", "6,6"], [])).toEqual(["2 batteries lose a token each.", "Every cabin is safe."]);
  });

  test("a player out of the flight is told why", () => {
    expect(heads(table({ truckers: [trucker(0, { flying: false, left: "lapped" })] }))).toEqual([
      "The leader lapped you, and you had to give up.",
    ]);
  });
});

describe("answers on the ship", () => {
  const parts = [
    part("7,8", "engine2-1"),
    part("6,7", "battery2-1", { tokens: 1 }),
    part("8,7", "battery2-1", { tokens: 2 }),
  ];
  const view = table({ truckers: [trucker(0, { parts, tokens: 3 })], stakes: [stake(0, { engines: [1, 3] })] });
  const legal: Action[] = [
    { type: "declare" },
    { type: "power", part: "7,8", battery: "6,7" },
    { type: "power", part: "7,8", battery: "8,7" },
  ];

  test("the fullest battery is drawn on, unless another is in hand", () => {
    expect(battery(view, 0, legal, EMPTY)).toBe("8,7");
    expect(taps(asked(view, legal, EMPTY)).get("7,8")).toEqual({ act: legal[2] });
    expect(taps(asked(view, legal, { ...EMPTY, battery: "6,7" })).get("7,8")).toEqual({ act: legal[1] });
    expect(taps(asked(view, legal, EMPTY)).get("6,7")).toEqual({ take: { battery: "6,7" } });
    expect(lights(asked(view, legal, EMPTY)).get("8,7")).toBe("chosen");
  });

  test("the button says what declaring does", () => {
    expect(answersOf(asked(view, legal), catalog()).map((one) => one.label)).toEqual([
      "Power a double engine (1 token)",
      "Fly 1 day",
    ]);
  });

  test("every square of a piece means that piece", () => {
    const broken = table({ truckers: [trucker(0, { pieces: [["7,7", "7,8"], ["5,7"]] })] });
    const keep: Action[] = [
      { type: "keep", square: "7,7" },
      { type: "keep", square: "5,7" },
    ];
    expect(taps(asked(broken, keep, EMPTY)).get("7,8")).toEqual({ propose: keep[0], take: { piece: "7,7" } });
    expect(Object.fromEntries(lights(asked(broken, keep, { ...EMPTY, piece: "7,7" })))).toEqual({
      "7,7": "good",
      "7,8": "good",
      "5,7": "bad",
    });
    expect(hintOf(broken, keep)).toContain("Green stays");
  });

  test("losing the last human is asked twice, in red", () => {
    const legal: Action[] = [
      { type: "lose_crew", cabin: "7,7" },
      { type: "lose_crew", cabin: "7,6" },
    ];
    const one = asked(view, legal, EMPTY, legal.slice(0, 1));
    expect(taps(one).get("7,7")).toEqual({ propose: legal[0] });
    expect(taps(one).get("7,6")).toEqual({ act: legal[1] });
    expect(Object.fromEntries(lights(one))).toEqual({ "7,7": "bad", "7,6": "legal" });
    expect(tapName(one.choice, taps(one).get("7,7"), "7,7", "cabin")).toBe(
      "Lose crew from the cabin at 7,7. You give up the flight.",
    );
  });

  test("crew or guest of one cabin is asked with buttons", () => {
    const either: Action[] = [
      { type: "lose_crew", cabin: "7,7" },
      { type: "lose_guest", cabin: "7,7" },
    ];
    expect(taps(asked(view, either, EMPTY)).size).toBe(0);
    expect(answersOf(asked(view, either), catalog()).map((one) => one.action)).toEqual(either);
  });
});

describe("the show", () => {
  const rolled: Happened = { type: "rolled", seat: 1, dice: [3, 4], threat: "large meteor", side: "front", line: 7 };

  test("each ship sees how the meteor ends for it", () => {
    const events: Happened[] = [
      rolled,
      { type: "missed", seat: 1, threat: "large meteor" },
      { type: "destroyed", seat: 0, square: "7,5", tile: "cabin-1", by: "", cause: "" },
      { type: "destroyed", seat: 0, square: "7,6", tile: "cabin-1", by: "", cause: "" },
      { type: "fell_off", seat: 0, squares: ["8,6"], tiles: ["cabin-1"] },
    ];
    expect(scenes(events, 0, null)).toMatchObject([
      { kind: "threat", threat: "large meteor", side: "front", line: 7, square: "7,5", fate: "destroyed" },
      { kind: "destroyed", squares: ["7,5", "7,6"] },
      { kind: "adrift", squares: ["8,6"] },
    ]);
    expect(scenes(events, 1, null)).toMatchObject([{ kind: "threat", fate: "missed" }]);
  });

  test("an animation in progress at a question ends with the answer", () => {
    const asked = table({
      hits: [{ threat: "small meteor", side: "left" }],
      hit: 0,
      line: 6,
      stakes: [stake(0, { fate: "shield", squares: ["5,6"] })],
    });
    const events: Happened[] = [{ type: "shield_held", seat: 0, threat: "small meteor", battery: "8,7" }];
    expect(scenes(events, 0, onItsWay(asked, 0))).toMatchObject([
      { side: "left", square: "5,6", fate: "shield_held", near: true },
    ]);
  });

  test("later events wait for the running animation, and their parts stay visible until then", () => {
    vi.useFakeTimers();
    const reel = new Reel();
    reel.play([{ kind: "destroyed", squares: ["7,5"] }], [part("7,5", "cabin-1")], 100);
    reel.play([{ kind: "adrift", squares: ["8,6"] }], [part("8,6", "cabin-1")], 100);
    const seen = (): unknown => [reel.scene?.kind, reel.ghosts.map((one) => one.square)];
    expect(seen()).toEqual(["destroyed", ["7,5", "8,6"]]);
    vi.advanceTimersByTime(400);
    expect(seen()).toEqual(["adrift", ["8,6"]]);
    vi.advanceTimersByTime(400);
    expect(seen()).toEqual([undefined, []]);
    vi.useRealTimers();
  });

  test("animations of a finished card end soon, however many", () => {
    vi.useFakeTimers();
    const reel = new Reel();
    const squares = ["7,4", "7,5", "7,6", "7,7", "7,8", "7,9", "8,8", "8,9"];
    reel.play(
      squares.map((square) => ({ kind: "destroyed", squares: [square] })),
      squares.map((square) => part(square, "cabin-1")),
      1000,
    );
    reel.hurry();
    expect(reel.ghosts.map((one) => one.square)).toEqual(["7,4", "7,8", "7,9", "8,8", "8,9"]);
    reel.play([{ kind: "adrift", squares: ["9,9"] }], [part("9,9", "cabin-1")], 1000);
    vi.advanceTimersByTime(4000 + 1500);
    expect([reel.scene?.kind, reel.lasts]).toEqual(["adrift", 4000]);
    reel.stop();
    vi.useRealTimers();
  });

  test("the dice beside a ship are those of what its owner decides about", () => {
    const hits = [
      { threat: "small meteor", side: "left" },
      { threat: "small meteor", side: "left" },
    ] as const;
    const stories = [
      { side: "left", line: 10, dice: [4, 6], end: "missed" },
      { side: "left", line: 6, dice: [2, 4], end: "" },
    ] as const;
    const before = { kind: "threat", threat: "small meteor", side: "left", line: 10, square: "", near: false } as const;
    const asked = table({ hits, hit: 1, line: 6, waiting_for: [0] });
    expect(rollOf(asked, 0, { ...before, fate: "missed" }, stories)).toEqual({ side: "left", line: 6, dice: [2, 4] });
    const others = table({ hits, hit: 1, line: 6, waiting_for: [1] });
    expect(rollOf(others, 0, { ...before, fate: "missed" }, stories)?.line).toBe(10);
    expect(rollOf(others, 0, null, stories)?.line).toBe(6);
    const out = table({
      hits,
      hit: 1,
      line: 6,
      waiting_for: [1],
      truckers: [trucker(0, { flying: false }), trucker(1)],
    });
    expect(rollOf(out, 0, null, stories)).toBeNull();
    expect(rollOf(table(), 0, null, stories)).toBeNull();
  });

  test("lost parts are seen until they are gone, but not those of an earlier flight", () => {
    const before = table({ truckers: [trucker(0, { parts: [part("7,7", "cabin-1"), part("7,6", "cabin-1")] })] });
    const now = { truckers: [trucker(0, { parts: [part("7,7", "cabin-1")] })] };
    expect(ghosts(before, table(now), 0).map((one) => one.square)).toEqual(["7,6"]);
    expect(ghosts(before, table({ ...now, flight: 2 }), 0)).toEqual([]);
  });

  test("the card remembers how each meteor ended", () => {
    const line = (event: Happened): Line<Happened> => ({
      event,
      moment: null,
      only: null,
      seq: 1,
      words: { parts: [] },
    });
    const lines: Happened[] = [
      { type: "card_turned", seat: 0, card: "I-10" },
      rolled,
      { type: "bounced", seat: 0, square: "7,5", threat: "large meteor" },
    ];
    const told = hitStories([line(rolled), ...lines.map(line)], 0);
    expect(told.map(storyWords)).toEqual(["Column 7: bounces off"]);
  });
});

describe("the bill", () => {
  const bill = {
    seat: 0, place: 2, finishing: 3, best_looking: 0, goods: 5, lost: 7, paid: 5, credits: 9, mission: 0, penalty: 0, before: 6,
  }; // biome-ignore format: one bill

  test("says what was earned and what was paid", () => {
    expect(billLines(bill).map((one) => [one.label, one.note, signed(one.amount)])).toEqual([
      ["Arriving", "second home", "+3"],
      ["Goods sold", "", "+5"],
      ["Lost parts", "7 parts, you pay for 5", "\u22125"],
    ]);
  });

  test("has photographs that tell what was lost on the way", () => {
    const launched = [part("7,7", "cabin-1", { humans: 2 }), part("7,6", "cabin-1", { alien: "purple" })];
    const photo = { seat: 0, ship_class: "I", launched, arrived: launched.slice(0, 1), lost: ["7,6"] };
    expect(photoWords(photo, true)).toEqual({
      launch: "2 parts, 3 crew",
      title: "Arrival",
      arrival: "1 part, 2 crew; 1 part lost on the way",
    });
    expect(photoWords({ ...photo, arrived: launched, lost: [] }, false)).toMatchObject({
      title: "Did not arrive",
      arrival: "2 parts, 3 crew; no parts lost",
    });
  });

  test("is shown until something has been done on the next flight, with a clock or without", () => {
    const now = (more: object): boolean => isFresh(table({ bills: [bill], ...more }), 0);
    const bare = { runs: 0, truckers: [trucker(0, { parts: [part("7,7", "cabin-1")] })] };
    const begun = { runs: 0, truckers: [trucker(0, { parts: [part("7,7", "cabin-1"), part("7,6", "cabin-1")] })] };
    expect([now({ phase: "ready" }), now({ phase: "build", ...bare }), now({ phase: "mission" })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([now({ phase: "build", ...begun }), now({ phase: "build" }), now({ phase: "fly" })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isFresh(table({ phase: "ready" }), 0)).toBe(false);
  });

  test("says when a ship did not arrive", () => {
    const lost = { ...bill, place: 0, finishing: 0, lost: 0, paid: 0 };
    expect(billLines(lost).map((one) => one.note)).toEqual(["did not arrive", "at half price"]);
  });
});

test("shots are said as people say them", () => {
  const shot = (threat: ThreatFacts["threat"], side: ThreatFacts["side"]): ThreatFacts => ({ threat, side });
  expect(volley([shot("light shot", "rear"), shot("light shot", "rear"), shot("heavy shot", "front")])).toBe(
    "2 light shots from the rear and a heavy shot from the front",
  );
  expect(suffering({ days: 2, crew: 1, goods: 0, shots: [] })).toBe("you lose 1 crew and 2 days");
});

test("a bench question is asked only there, even if the only answer is to keep a part", () => {
  const keep = { action: { type: "keep", square: "7,7" }, label: { parts: ["Keep it."] } };
  const choice = { prompt: { parts: [] }, options: [keep], picks: [] } as unknown as Choice;
  expect(isBenchQuestion(choice, { phase: "inspect" } as Public)).toBe(true);
  // In flight the prompt bar asks: a proposal needs a button to confirm it, and one to go back.
  expect(isBenchQuestion(choice, { phase: "fly" } as Public)).toBe(false);
});
