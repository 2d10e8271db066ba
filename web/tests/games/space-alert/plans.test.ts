import { describe, expect, it } from "vitest";
import { placeWords } from "../../../src/games/space-alert/calls";
import {
  HEROIC,
  isFull,
  orderName,
  PLAIN,
  SPECIALS,
  tapped,
  toggleTrip,
} from "../../../src/games/space-alert/plan/orders";
import { Draft } from "../../../src/games/space-alert/resolve/draft.svelte";
import { EXAMPLE } from "../../../src/games/space-alert/resolve/example";
import { told } from "../../examples";

const plain = { double: false, specialization: null, joins: [] };
const double = { double: true, specialization: null, joins: [] };
const medic = { double: false, specialization: "medic", joins: ["special", "advanced"] };
const ops = { double: true, specialization: "special ops", joins: ["advanced"] };

/** What the resolver has against these orders. */
const READ = `import json, sys
from readyroom.games.space_alert.file.mistakes import Notes
from readyroom.games.space_alert.file.plan_reader import read_order
from readyroom.games.space_alert.mission.specializations import NAMES
notes = Notes()
for crew in json.loads(sys.argv[1]):
    who = [name.lower() for name in NAMES].index(crew["who"]) if crew["who"] else -1
    for order in crew["orders"]:
        read_order(notes, "", order, who, 3, crew["double"])
print(json.dumps([str(mistake) for mistake in notes.mistakes]))`;

describe("tapping orders together", () => {
  it("replaces a plain card, and joins the symbols of a double one", () => {
    expect(tapped("A", "red", plain)).toBe("red");
    expect(tapped("A", "red", double)).toBe("A+red");
    expect(tapped("A+red", "B", double)).toBe("B");
    expect(tapped("heroic A", "red", double)).toBe("red");
  });

  it("lays a special card beside another only for those who may", () => {
    expect(tapped("special", "red", medic)).toBe("special+red");
    expect(tapped("red", "special", medic)).toBe("special+red");
    expect(tapped("special", "red", { ...plain, specialization: "mechanic" })).toBe("red");
    expect(tapped("advanced+A", "red", ops)).toBe("advanced+A+red");
  });

  it("writes only orders that the resolver can read", () => {
    const written = [plain, double, medic, ops].map((rules) => {
      const symbols = [...PLAIN, ...HEROIC, ...(rules.specialization ? SPECIALS : [])];
      const more = (before: readonly string[]) =>
        before.flatMap((order) => symbols.map((symbol) => tapped(order, symbol, rules)));
      const orders = new Set([...symbols, ...more(symbols), ...more(more(symbols))]);
      return { orders: [...orders], who: rules.specialization ?? "", double: rules.double };
    });
    expect(written.map(({ orders }) => orders.length)).toEqual([16, 65, 50, 132]);
    expect(told("-c", READ, JSON.stringify(written))).toEqual([]);
  });

  it("moves on when a space is full", () => {
    expect([isFull("A", plain), isFull("A", double), isFull("A+red", double)]).toEqual([true, false, true]);
    expect([isFull("special", medic), isFull("special+red", medic)]).toEqual([false, true]);
  });

  it("marks tripped cards", () => {
    expect(toggleTrip("red")).toBe("tripped red");
    expect(toggleTrip("tripped red")).toBe("red");
    expect(orderName("tripped red")).toBe("tripped: to red");
  });
});

describe("a draft", () => {
  it("writes down the file that it read", () => {
    const draft = new Draft();
    draft.load(EXAMPLE);
    const file = draft.file();
    expect(file.tracks).toEqual(EXAMPLE.tracks);
    expect(file.threats).toEqual(EXAMPLE.threats);
    expect(file.damage).toEqual(EXAMPLE.damage);
    expect(file.crew.map((member) => member.plan)).toEqual(EXAMPLE.crew.map((member) => member.plan));
  });

  it("survives nonsense", () => {
    const draft = new Draft();
    draft.load({ crew: "nobody", threats: [{ turn: "x" }], damage: { red: 7 } } as never);
    expect(draft.threats).toHaveLength(1);
    expect(draft.crew.length).toBeGreaterThan(0);
  });

  it("takes announced threats that wait for their cards", () => {
    const draft = new Draft();
    draft.clear();
    draft.announce(4, "internal", true);
    draft.addThreat(2, "red", "E1-05");
    expect(draft.threats.map((threat) => threat.turn)).toEqual([2, 4]);
    expect(draft.unnamed).toHaveLength(1);
  });
});

describe("places in a file", () => {
  it("are said in words", () => {
    expect(placeWords("$.crew[1].plan[3]", ["Ada", "Bo"])).toBe("Bo, turn 4");
    expect(placeWords("$.threats[0].card")).toBe("Threat 1");
    expect(placeWords("$.tracks.red")).toBe("Tracks, red");
    expect(placeWords("$")).toBe("The file");
  });
});
