import { describe, expect, test } from "vitest";
import { buttons } from "../../../src/games/starship-captains/buttons";
import { sound } from "../../../src/games/starship-captains/sound";
import { cardTitle } from "../../../src/games/starship-captains/terms";
import { type Action, comingTo, type Own, ownOf, ready } from "../../../src/games/starship-captains/view";
import { answerLabel, suppliesBack, targetWords, thingName } from "../../../src/games/starship-captains/words";
import { options } from "../seated";
import { catalog, ship, table, tech } from "./builders";

const cards = catalog(tech("workshop", "---", "---"));
const label = (action: Action) => answerLabel(action, cards, ship({ queue: ["cadet", "yellow"] }));

describe("buttons", () => {
  test("are verbs with their price", () => {
    expect(label({ type: "promote", colour: "red", pay: ["medal", "medal", "medal"] })).toBe("Promote (3 medals)");
    expect(label({ type: "train", figure: "cadet", colour: "red", pay: [] })).toBe("Train (free)");
    expect(label({ type: "promote", colour: "red", pay: ["medal", "red-blue", "red-blue"] })).toBe(
      "Promote (1 medal and 2 red-blue artifacts)",
    );
  });
  test("name who is called back", () => {
    expect(label({ type: "command", place: 2 })).toBe("Call back the Weapons ensign");
  });
  test("decline plainly", () => {
    expect([label({ type: "decline" }), label({ type: "ignore_line" }), label({ type: "use_line" })]).toEqual([
      "Skip",
      "Skip this line",
      "Take it all",
    ]);
  });
  test("pay with medals and discard the rest", () => {
    expect(label({ type: "pay_with", thing: "medal" })).toBe("Pay 1 medal");
    expect(label({ type: "pay_with", thing: "workshop" })).toBe("Discard the workshop");
    expect(label({ type: "drop", token: "pirate" })).toBe("Discard the pirate token");
  });
  test("on a turn are only for choices the board cannot show", () => {
    const choice = {
      seat: 0,
      prompt: { parts: [] },
      options: options<Action>(
        { type: "activate", room: "helm", figure: "red" },
        { type: "take_mission" },
        { type: "pass" },
      ),
      picks: [],
    };
    expect(buttons(choice, false).map((option) => option.action.type)).toEqual(["pass"]);
    expect(buttons(choice, true)).toEqual([]);
  });
});

describe("things by name", () => {
  test("as chips beside the board", () => {
    expect(targetWords("place:arvo", cards, "small")).toBe("Arvo");
    expect(targetWords("route:1", cards, "small")).toBe("Dromo to Home");
    expect(targetWords("train:blue", cards, "small")).toBe("Train as Science ensign");
    expect(targetWords("pay:medal+medal", cards, "small")).toBe("2 medals");
    expect(targetWords("slot:0", cards, "small")).toBe("cargo hold");
    expect(targetWords("space:coop:4", cards, "small")).toBe("The Cooperative, to space 4");
  });
  test("as titles of their card sheets", () => {
    expect(cardTitle("figure", "red", cards)).toBe("Helm ensign");
    expect(cardTitle("token", "red-blue", cards)).toBe("Red-blue artifact");
    expect(cardTitle("tech", "workshop", cards)).toBe("workshop");
    expect(cardTitle("slot", 3, cards)).toBe("Tech slot 3");
  });
  test("artifacts by their colors, pirates as tokens", () => {
    expect([thingName("red-blue", cards), thingName("pirate", cards)]).toEqual(["red-blue artifact", "pirate token"]);
  });
  test("supplies by when they come back", () => {
    const now = { ...table(ship()), stations: { home: 3, tincan: 0, nian: 5 } };
    expect([suppliesBack(now, "home", cards), suppliesBack(now, "nian", cards)]).toEqual([
      "back in round 3",
      "gone for good",
    ]);
  });
});

test("the crew stands in the ready room by rank and duty", () => {
  expect(ready(ship({ ready: { ...ship().ready, cadet: 2, red: 1 } }))).toEqual(["red", "cadet", "cadet"]);
});

describe("missions that were looked at", () => {
  const own: Own = {
    missions: [
      { mission: "drill", place: "arvo" },
      { mission: "tea", place: null },
    ],
    fits: {},
    moves: 0,
  };
  test("are shown where they will appear", () => {
    expect([comingTo(own, "arvo"), comingTo(own, "home")]).toEqual(["drill", undefined]);
  });
  test("are hidden when no particular captain is watching", () => {
    expect(ownOf([own, own] as unknown as Own)).toBeNull();
    expect(comingTo(null, "arvo")).toBeUndefined();
  });
});

test("an event nobody is told of makes no sound", () => {
  expect(sound({ type: "damaged", seat: 0 })).toBe("loss");
  expect(sound({ type: "passed", seat: 0 })).toBeNull();
});
