import { describe, expect, test } from "vitest";
import { answer, buttons, deckHasAll } from "../../../src/games/space-alert/buttons";
import { cardTitle, terms } from "../../../src/games/space-alert/terms";
import type { Catalog } from "../../../src/games/space-alert/types";
import type { Action, Choice } from "../../../src/games/space-alert/view";
import { options } from "../seated";

const choice = (...actions: Action[]): Choice => ({
  seat: 0,
  prompt: { parts: [] },
  options: options(...actions),
  picks: [],
});
const READY: Action = { type: "ready" };
const CAPTAIN: Action = { type: "appoint", captain: 1 };

describe("the bar beside the question", () => {
  test("has what begins or ends something, and nothing that the board has", () => {
    expect(buttons(choice(READY, CAPTAIN)).map((one) => one.action)).toEqual([READY]);
    expect(deckHasAll(choice(READY, CAPTAIN))).toBe(true);
    expect(deckHasAll(choice({ type: "something_new" } as unknown as Action))).toBe(false);
  });
  test("lets only beginnings shine, in a few words", () => {
    const shown = (action: Action) => buttons(choice(action)).map(answer);
    expect(shown(READY)).toEqual([{ label: "Ready", primary: true }]);
    expect(shown({ type: "agree" })).toEqual([{ label: "End planning early", primary: false }]);
    expect(shown({ type: "mend_nothing" })).toEqual([{ primary: false }]);
  });
});

test("card sheets are called by what they show", () => {
  const catalog = {
    threats: [{ id: "E1-07", name: "Fighter" }],
    specializations: [{ id: "medic", name: "Medic" }],
  } as unknown as Catalog;
  expect(cardTitle("threat", "E1-07", catalog)).toBe("Fighter");
  expect(cardTitle("specialization", "medic", catalog)).toBe("Medic");
  expect(cardTitle("card", "A/red", catalog)).toBe("Action card");
  expect(terms.order?.alone).toBe(true);
});
