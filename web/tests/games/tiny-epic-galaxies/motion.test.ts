// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { fly, lookAround } from "../../../src/games/tiny-epic-galaxies/motion";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

/** A ship that has moved from left to right, and its animation. */
function flown(): { landed: () => void; layers: () => number } {
  document.body.innerHTML = '<button data-piece="ship-0-0"><span class="art"><svg></svg></span></button>';
  const ship = document.querySelector("button") as HTMLElement;
  let x = 0;
  ship.getBoundingClientRect = () => new DOMRect(x, 0, 20, 20);
  const landings: (() => void)[] = [];
  Element.prototype.animate = vi.fn(() => {
    const one = { onfinish: null as (() => void) | null, finish: vi.fn(), finished: Promise.resolve() };
    one.finished = new Promise((resolve) => {
      landings.push(() => one.onfinish?.());
      landings.push(resolve);
    });
    return one as unknown as Animation;
  });
  const before = lookAround();
  x = 200;
  const after = lookAround();
  ship.getBoundingClientRect = () => {
    throw new Error("Measured while layers are made: the page is laid out for each of them.");
  };
  fly([{ piece: "ship-0-0", to: "ship-0-0" }], before, after, 0, true);
  return {
    landed: () => {
      for (const land of landings) land();
    },
    layers: () => document.body.querySelectorAll("div[aria-hidden]").length,
  };
}

test("a tap skips what flies, and nothing listens for one once all have landed", async () => {
  const listening = new Set<unknown>();
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type, heard) => void (type === "pointerdown" && listening.add(heard)),
  );
  vi.spyOn(window, "removeEventListener").mockImplementation(
    (type, heard) => void (type === "pointerdown" && listening.delete(heard)),
  );
  const { landed, layers } = flown();
  expect([listening.size, layers()]).toEqual([1, 1]);
  landed();
  await vi.waitFor(() => expect([listening.size, layers()]).toEqual([0, 0]));
});
