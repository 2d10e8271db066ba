// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Book, imported } from "../../../src/games/space-alert/explorers/book.svelte";
import LevelTrack from "../../../src/games/space-alert/explorers/LevelTrack.svelte";
import Offers from "../../../src/games/space-alert/explorers/Offers.svelte";
import type { Achievement, ExplorerSheet, Line } from "../../../src/games/space-alert/types";
import { api } from "../../../src/wire/api";
import { clear, show } from "../../shown";

afterEach(clear);

beforeEach(() => vi.restoreAllMocks());

const achievement = (id: string, more: Partial<Achievement> = {}): Achievement => ({
  id,
  name: id,
  category: "missions",
  points: 3,
  level: 0,
  text: "",
  proof: "trace",
  origin: "printed",
  ...more,
});
const line = (...offers: Achievement[]): Line => ({
  offers,
  entry: {
    mission: "m1",
    ended: 0,
    notation: "M",
    title: "Mission",
    level: 0,
    score: 12,
    points: 3,
    full_campaign: false,
    crew: [],
    met: [],
    grants: [{ achievement: "medic", by: "Bo" }],
    checked: [],
    earned: 0,
  },
});
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent ?? "");

describe("what a mission offers", () => {
  const offered = line(
    achievement("wolf"),
    achievement("scratch", { points: 6 }),
    achievement("medic", { category: "expert_know_how", proof: "crew" }),
    achievement("star", { category: "social_skillz", proof: "own_word" }),
  );

  test("is listed by category, the most valuable first, with who granted it", () => {
    show(Offers, { line: offered, book: new Book("x") });
    expect(texts("legend").slice(0, 2)).toEqual([
      "Missions: check one of these",
      "Expert Know-How: check this if you like",
    ]);
    expect(texts(".offer b")).toEqual(["scratch", "wolf", "medic", "star"]);
    expect(texts(".offer small")[2]).toContain("Granted by Bo.");
  });

  test("keeps claims on your own word out of the way, and off older missions", () => {
    show(Offers, { line: offered, book: new Book("x") });
    expect(texts("details .offer b")).toEqual(["star"]);
    clear();
    show(Offers, { line: offered, book: new Book("x"), latest: false });
    expect(document.querySelector("details")).toBeNull();
  });

  test("is checked in the log of the explorer", () => {
    const book = new Book("x");
    const amend = vi.spyOn(book, "amend").mockResolvedValue(true);
    show(Offers, { line: offered, book });
    document.querySelector<HTMLButtonElement>(".offer")?.click();
    expect(amend).toHaveBeenCalledWith({ type: "check", mission: "m1", achievement: "scratch" });
  });
});

describe("the level track", () => {
  const row = (level: number, more: object = {}) => ({
    level,
    reached: level < 3,
    boxes: 8 + 4 * level,
    dotted: level > 1 ? 4 : 0,
    skipped: 0,
    checked: 0,
    ...more,
  });

  test("shows dotted boxes that were skipped, then those that are checked, then those to come", () => {
    const sheet = {
      explorer: { level: 2, experience: 23 },
      to_next: 9,
      levels: [row(0), row(1), row(2, { skipped: 4, checked: 3 }), row(3)],
    } as unknown as ExplorerSheet;
    show(LevelTrack, { sheet });
    const boxes = [...document.querySelectorAll(".box")];
    expect(boxes).toHaveLength(16);
    expect(boxes.filter((box) => box.classList.contains("skipped"))).toHaveLength(4);
    expect(boxes.slice(4, 7).every((box) => box.classList.contains("checked"))).toBe(true);
    expect(boxes.filter((box) => box.classList.contains("open"))).toHaveLength(9);
    expect(document.querySelector("[aria-current=step]")?.textContent).toContain("2");
    expect(document.body.textContent).toContain("9 points to level 3");
  });
});

describe("a log from a file", () => {
  const info = { id: "new", game: "space-alert", title: "", away: null, absent: "", created: 0, changed: 0 };
  const file = (text: string): File => new File([text], "log.json");

  test("goes onto a sheet of its own", async () => {
    vi.spyOn(api, "newDossier").mockResolvedValue({ info, sheet: null });
    const amend = vi.spyOn(api, "amend").mockResolvedValue({ info, sheet: null });
    expect(await imported(file('{"name":"Ada"}'))).toBe("new");
    expect(amend).toHaveBeenCalledWith("new", { type: "transcribe", explorer: { name: "Ada" } });
  });

  test("adds no explorer when it is impossible", async () => {
    vi.spyOn(api, "newDossier").mockResolvedValue({ info, sheet: null });
    const amend = vi
      .spyOn(api, "amend")
      .mockRejectedValueOnce(new Error("no"))
      .mockResolvedValue({ info, sheet: null });
    await expect(imported(file('{"name":"Ada"}'))).rejects.toThrow("no");
    expect(amend).toHaveBeenLastCalledWith("new", { type: "retire", retired: true });
  });

  test("that is not a log adds no explorer", async () => {
    const made = vi.spyOn(api, "newDossier");
    await expect(imported(file("not json"))).rejects.toBeInstanceOf(SyntaxError);
    expect(made).not.toHaveBeenCalled();
  });
});
