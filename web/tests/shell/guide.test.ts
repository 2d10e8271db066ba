// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import GuideOverlay from "../../src/shell/learn/GuideOverlay.svelte";
import type { TableSession } from "../../src/shell/table/session.svelte";
import { clear, show } from "../shown";

afterEach(clear);

afterEach(() => vi.useRealTimers());

test("a pressed card stays where it is until released", () => {
  vi.useFakeTimers();
  document.body.innerHTML = "<b id=die></b>";
  const die = document.querySelector("#die") as HTMLElement;
  let top = 100;
  die.getClientRects = () => [{}] as unknown as DOMRectList;
  die.getBoundingClientRect = () => new DOMRect(40, top, 20, 20);
  const session = { code: "abc", update: null, mine: null, choice: null, active: 0 } as unknown as TableSession;
  const steps = [
    { title: "Dice", text: "Look.", anchor: "#die" },
    { title: "Ships", text: "Look.", anchor: "#die" },
  ];
  show(GuideOverlay, { guide: { promise: "", steps }, session, onclose() {} });
  const card = document.querySelector("section") as HTMLElement;
  const stands = (): string => {
    vi.advanceTimersByTime(400);
    flushSync();
    return card.style.top;
  };
  const before = stands();
  card.querySelector("h2")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  top = 300;
  expect(stands()).toBe(before);
  window.dispatchEvent(new PointerEvent("pointerup"));
  expect(stands()).not.toBe(before);
});
