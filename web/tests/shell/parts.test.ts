// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Answers from "../../src/shell/generic/Answers.svelte";
import { bySeat, fields } from "../../src/shell/generic/shape";
import Segments from "../../src/shell/parts/Segments.svelte";
import WordsText from "../../src/shell/parts/WordsText.svelte";
import { TERMS, type TermsContext } from "../../src/shell/terms";
import type { Choice } from "../../src/wire/types";
import { clear, show } from "../shown";
import { Props } from "./props.svelte";

afterEach(clear);

describe("words on the page", () => {
  const words = {
    parts: [{ kind: "seat", id: 1, text: "Seat 1" }, " took ", { kind: "card", id: "lune", text: "Broker Lune" }, "."],
  };

  test("name people, and let a card be tapped where the board has a sheet for it", () => {
    const opened = vi.fn();
    const context = new Map<unknown, unknown>([
      [TERMS, { terms: () => ({ card: { card: true } }), show: opened } satisfies TermsContext],
    ]);
    show(WordsText, { words, names: ["Ines", "Marek"] }, context);
    expect(document.body.textContent).toBe("Marek took Broker Lune.");
    document.querySelector("button")?.click();
    expect(opened).toHaveBeenCalledWith("card", "lune");
  });

  test("are plain text inside a button, and for an unknown term", () => {
    show(WordsText, { words, names: [], live: false });
    expect(document.body.textContent).toBe("Seat 1 took Broker Lune.");
    expect(document.querySelector("button")).toBeNull();
  });

  test("never become markup, whatever a person calls themselves", () => {
    show(WordsText, { words, names: ["", "<img src=x>"] });
    expect(document.querySelector("img")).toBeNull();
    expect(document.body.textContent).toContain("<img src=x>");
  });
});

describe("the generic table's answers", () => {
  const value = (name: string) => ({ value: name, label: name, kind: "" });
  const shared = { least: 1, most: 1, many: false, pool: "hand" };
  const choice: Choice = {
    seat: 0,
    prompt: { parts: ["What now?"] },
    options: [
      { action: { type: "pass" }, label: { parts: ["Pass"] }, group: "EndTurn" },
      { action: { type: "draw" }, label: { parts: ["Draw"] }, group: "Cards" },
    ],
    picks: [
      {
        type: "swap",
        label: "Swap",
        fixed: {},
        fields: [
          { name: "give", label: "Give", values: [value("a"), value("b")], ...shared },
          { name: "keep", label: "Keep", values: [value("a"), value("b")], ...shared },
        ],
      },
    ],
  };
  const button = (text: string, at = 0): HTMLButtonElement =>
    [...document.querySelectorAll("button")].filter((one) => one.textContent?.trim() === text)[at] as HTMLButtonElement;

  test("are listed under their headings and sent as they are", () => {
    const onpick = vi.fn();
    show(Answers, { choice, names: [], onpick });
    expect([...document.querySelectorAll("section h3")].map((one) => one.textContent)).toEqual(["End turn", "Cards"]);
    button("Draw").click();
    expect(onpick).toHaveBeenCalledWith({ type: "draw" });
  });

  test("a pick is sent only when it is full, and a pooled value only once", () => {
    const onpick = vi.fn();
    show(Answers, { choice, names: [], onpick });
    expect(button("Swap").disabled).toBe(true);
    button("a", 0).click();
    flushSync();
    expect(button("a", 1).getAttribute("aria-disabled")).toBe("true");
    button("a", 1).click();
    button("b", 1).click();
    flushSync();
    expect(button("Swap").disabled).toBe(false);
    document.querySelector("form")?.requestSubmit();
    expect(onpick).toHaveBeenCalledWith({ type: "swap", give: "a", keep: "b" });
  });

  test("a list is put under people's names only when it says whose it is", () => {
    expect(bySeat([{ seat: 0 }, { seat: 1 }])).toBe(true);
    expect(bySeat(["a", "b"])).toBe(false);
    expect(bySeat([{ seat: 1 }, { seat: 0 }])).toBe(false);
    expect(fields({ type: "x", seat: 0, coins: 2 }, true)).toEqual([["coins", 2]]);
  });
});

test("a choice that the server refuses is not marked, and can be picked again", () => {
  const choices = [2, 3, 4].map((value) => ({ value, label: `${value}` }));
  const onpick = vi.fn();
  const props = new Props({ label: "Seats", value: 2, choices, onpick });
  show(Segments, props.all);
  const inputs = [...document.querySelectorAll("input")];
  const marked = () => inputs.map((input) => input.checked);
  inputs[1]?.click();
  expect(marked()).toEqual([true, false, false]);
  inputs[1]?.click();
  props.all.value = 3;
  flushSync();
  expect(onpick.mock.calls).toEqual([[3], [3]]);
  expect(marked()).toEqual([false, true, false]);
});
