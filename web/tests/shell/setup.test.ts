// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { awaited, chair, rememberSetup, seated, setupFor } from "../../src/lib/setup";
import type { GameInfo } from "../../src/wire/types";

const GAME: GameInfo = {
  slug: "cabal",
  title: "Cabal",
  blurb: "",
  minutes: 10,
  together: false,
  least_seats: 1,
  most_seats: 4,
  levels: ["easy", "normal"],
  options: [
    {
      name: "purse",
      label: "Purse",
      help: "",
      kind: "number",
      default: 3,
      choices: [],
      least: 0,
      most: 9,
      noun: "",
      front: false,
      solo: false,
    },
  ],
  presets: [],
  quick_starts: [{ title: "Guided", bots: ["easy"], options: { purse: 1 }, after: 0, guided: true }],
  keeps_time: false,
};

describe("open a table", () => {
  beforeEach(() => localStorage.clear());

  test("the first match of a game begins with its lesson's bots, a later one waits for a friend", () => {
    expect(setupFor(GAME, 0)).toMatchObject({ chairs: [chair("easy")], options: { purse: 1 } });
    expect(setupFor(GAME, 1)).toMatchObject({ chairs: [chair("person")], options: { purse: 3 } });
  });

  test("what was chosen last comes back, as far as the game still has it", () => {
    const chairs = [chair("here", "Theo"), chair("legendary"), chair("normal")];
    rememberSetup("cabal", { chairs, options: { purse: 7, gone: 1 }, clock: "brisk", open: false });
    expect(setupFor(GAME, 0)).toEqual({
      chairs: [chair("here", "Theo"), chair("person"), chair("normal")],
      options: { purse: 7 },
      clock: "brisk",
      open: false,
    });
    expect(setupFor({ ...GAME, most_seats: 3 }, 1).chairs).toEqual([chair("person")]);
  });

  test("people on this device sit beside the host, bots last, and only friends are waited for", () => {
    const chairs = [chair("easy"), chair("person"), chair("here", " Theo "), chair("normal")];
    expect(seated(chairs)).toEqual({ seats: 5, here: ["Theo"], bots: ["normal", "easy"] });
    expect(awaited(chairs)).toBe(1);
    expect(seated([])).toEqual({ seats: 1, here: [], bots: [] });
  });
});
