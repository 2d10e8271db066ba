// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { yardKey } from "../../src/games/galaxy-trucker/keys";
import { isForTable, isOnButton, walk } from "../../src/lib/keyboard";
import { settings } from "../../src/lib/settings.svelte";

/** A lit element centered there; a hidden one has no box. */
function thing(name: string, x: number, y: number, hidden = false): HTMLElement {
  const made = document.createElement("button");
  made.dataset.target = name;
  const box = new DOMRect(x - 5, y - 5, 10, 10);
  made.getBoundingClientRect = () => box;
  made.getClientRects = () => (hidden ? [] : [box]) as unknown as DOMRectList;
  document.body.append(made);
  return made;
}
const focused = (): string => (document.activeElement as HTMLElement).dataset.target ?? "";

beforeEach(() => {
  document.body.replaceChildren();
});

describe("the arrows", () => {
  beforeEach(() => {
    thing("middle", 100, 100).focus();
    thing("right", 160, 100);
    thing("right, further", 220, 100);
    thing("right, but aside", 130, 160);
    thing("up", 104, 40);
  });

  test("go to the nearest lit thing in that direction", () => {
    expect(walk("ArrowRight")).toBe(true);
    expect(focused()).toBe("right");
    expect(walk("ArrowRight")).toBe(true);
    expect(focused()).toBe("right, further");
    expect(walk("ArrowRight")).toBe(false);
    expect(focused()).toBe("right, further");
  });

  test("skip hidden things", () => {
    thing("hidden", 100, 80, true);
    walk("ArrowUp");
    expect(focused()).toBe("up");
  });

  test("do nothing from something unlit, nor do other keys", () => {
    expect(walk("Home")).toBe(false);
    (document.activeElement as HTMLElement).blur();
    expect(walk("ArrowRight")).toBe(false);
  });
});

describe("a key", () => {
  const pressed = (on: Element, more: KeyboardEventInit = {}): boolean => {
    let meant = false;
    on.addEventListener("keydown", (event) => {
      meant = isForTable(event as KeyboardEvent);
    });
    on.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true, ...more }));
    return meant;
  };

  test("is meant for the table, unless you are typing or a dialog is open", () => {
    const field = document.createElement("input");
    document.body.append(field);
    expect(pressed(document.body)).toBe(true);
    expect(pressed(document.body, { ctrlKey: true })).toBe(false);
    expect(pressed(field)).toBe(false);
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    expect(pressed(document.body)).toBe(false);
  });

  describe("by itself, with shortcuts switched off", () => {
    beforeEach(() => {
      settings.shortcuts = false;
    });
    afterEach(() => {
      settings.shortcuts = true;
    });

    test("does nothing if it is a letter, a digit or a sign", () => {
      for (const key of ["e", "E", "1", "-", "=", "?"]) expect(pressed(document.body, { key }), key).toBe(false);
    });
    test("still works if it cannot be sent by accident", () => {
      for (const key of ["Enter", "Escape", "ArrowLeft", "Backspace", " "])
        expect(pressed(document.body, { key }), key).toBe(true);
    });
    test("leaves a yard alone, too", () => {
      const did = vi.fn(() => true);
      const yard = { choice: {}, desk: { trucker: () => undefined, do: did } } as never;
      const x = new KeyboardEvent("keydown", { key: "x" });
      expect(yardKey(yard, x)).toBe(false);
      settings.shortcuts = true;
      expect(yardKey(yard, x)).toBe(true);
      expect(did).toHaveBeenCalledTimes(1);
    });
  });

  test("on a button, or inside one, is that button's own", () => {
    const button = document.createElement("button");
    const inside = document.createElement("span");
    button.append(inside);
    expect(isOnButton(inside)).toBe(true);
    expect(isOnButton(document.body)).toBe(false);
  });
});
