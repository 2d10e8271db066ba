import { describe, expect, test } from "vitest";
import { catalogOf } from "../../../src/games/tiny-epic-galaxies/catalog";
import { cardTitle, ruleOf } from "../../../src/games/tiny-epic-galaxies/terms";
import type { Action, RogueView } from "../../../src/games/tiny-epic-galaxies/view";
import { answerLabel, shipName, shipWhere, targetWords } from "../../../src/games/tiny-epic-galaxies/words";
import { CATALOG, galaxy, ship, table } from "./builders";

const planet = { id: "gort", name: "Gort", type: "energy", symbol: "economy", vp: 7, spaces: 5, advances: 6 } as const;
const card = { id: "leak", name: "Coolant Leak", kind: "danger", vp: 0, dwarf: false, symbol: null, steps: 0 } as const;
const nothing = { energy: 0, culture: 0 };
const catalog = catalogOf({
  ...CATALOG,
  terms: { kind: { scout: "scout", aurora: "Aurora", nexus: "Nexus" }, badge: { relic: "relic" } },
  planets: [{ ...planet, text: "", limits: [], origin: "printed" }],
  exploration: [{ ...card, text: "", badges: [], gain: nothing, lose: nothing, origin: "designed" }],
  rogues: [{ id: "artemis", name: "Artemis", difficulty: "", ladder: [], rule: "", bonus_dice: 2, origin: "printed" }],
  pilots: [
    { id: "orla", name: "Orla Quick", text: "", badges: [], trained: ["aurora", "nexus"], vp: 1, origin: "designed" },
  ],
});

describe("a ship", () => {
  test("goes by its name, and a scout is a scout", () => {
    expect(shipName(catalog, "scout")).toBe("scout");
    expect(shipName(catalog, "aurora")).toBe("Aurora");
  });

  test.each([
    [ship("home"), "at home"],
    [ship("locked"), "not yet in play"],
    [ship("explore"), "in Unexplored Space"],
    [ship("surface:gort"), "on Gort"],
    [ship("orbit:gort", 2), "in orbit around Gort, space 2"],
    [ship("danger:leak", 1), "held by Coolant Leak, space 1"],
  ])("is somewhere: %o", (one, where) => expect(shipWhere(one, catalog)).toBe(where));
});

describe("what can be pointed at, in words", () => {
  const ships = [ship("home"), ship("orbit:gort", 1, "nexus")];
  const words = (target: string): string =>
    targetWords(target, table({ galaxies: [galaxy(0, { ships }), galaxy(1, { ships })] }), 0, catalog, ["Ada", "Ben"]);

  test.each([
    ["ship:0", "Scout at home"],
    ["ship:1", "Nexus in orbit around Gort, space 1"],
    ["rival:1/1", "Ben's Nexus in orbit around Gort, space 1"],
    ["place:home", "Home"],
    ["place:surface:gort", "Gort"],
    ["place:orbit:gort", "Orbit Gort"],
    ["price:2/1", "2 energy and 1 culture"],
    ["price:0/0", "Free"],
    ["upgrade", "Upgrade your empire"],
  ])("%s is %s", (target, said) => expect(words(target)).toBe(said));

  test("the Rogue and its ships go by its name", () => {
    const rogue: RogueView = {
      ...{ id: "artemis", level: 1, energy: 0, culture: 0, points: 0, ships, colonies: [], cards: 0, hangar: [] },
      ...{ dice_left: 0, bonus_dice: 0, die: null },
    };
    const alone = table({ galaxies: [galaxy(0, { ships: [ship("home")] })], rogue });
    expect(targetWords("seat:-1", alone, 0, catalog, ["Ada"])).toBe("Artemis");
    expect(targetWords("rival:-1/1", alone, 0, catalog, ["Ada"])).toBe("Artemis's Nexus in orbit around Gort, space 1");
  });
});

test.each<[Action, string | undefined]>([
  [{ type: "move_ship", ship: 0, to: "surface:gort" }, "Land on Gort"],
  [{ type: "move_ship", ship: 0, to: "orbit:gort" }, "Orbit Gort"],
  [{ type: "move_ship", ship: 0, to: "explore" }, "Explore"],
  [{ type: "move_ship", ship: 0, to: "home" }, "Bring it home"],
  [{ type: "activate", die: "colony" }, "Utilize a colony"],
  [{ type: "hire", pilot: "orla", ship: "aurora", die: "energy", count: 2, replace: 0 }, "Hire Orla Quick"],
  [{ type: "roll" }, undefined],
])("a button says in few words what it does: %o", (action, label) => expect(answerLabel(action, catalog)).toBe(label));

describe("a card sheet", () => {
  test("is headed by what it shows", () => {
    expect(cardTitle("planet", "gort", catalog)).toBe("Gort");
    expect(cardTitle("place", "orbit:gort", catalog)).toBe("Gort");
    expect(cardTitle("place", "home", catalog)).toBe("Home");
    expect(cardTitle("place", "explore", catalog)).toBe("Unexplored Space");
    expect(cardTitle("kind", "nexus", catalog)).toBe("Nexus");
    expect(cardTitle("badge", "relic", catalog)).toBe("Relic badges");
  });

  test("names the rule behind it", () => {
    expect(ruleOf("face", "economy")).toBe("A10");
    expect(ruleOf("explore", "")).toBe("B5");
    expect(ruleOf("seat", "0")).toBeUndefined();
  });
});
