// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { besides, PATIENCE, Reader } from "../../src/lib/reader.svelte";

let reader: Reader;
let stop: () => void;
let again: string[];
const chosen: string[] = [];
const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  chosen.length = 0;
  again = [];
  document.body.innerHTML = `
    <button id="finch" data-read="pilot:finch"><i id="inside"></i></button>
    <button id="orbit" data-read="place:orbit:gort"></button>
    <div id="elsewhere"></div><div data-reader="pilot:finch"><a id="link" href="#"></a></div>
    <dialog><input id="field" data-read="pilot:field"></dialog>`;
  at("#finch").addEventListener("click", () => chosen.push("finch"));
  reader = new Reader(({ key }) => again.push(key));
  stop = reader.listen();
});
/** Moves the pointer somewhere else on the page. */
const arrive = (): boolean => point("#elsewhere", "pointermove", "mouse", 900);
afterEach(() => {
  stop();
  vi.useRealTimers();
});

let steps = 0;
const point = (
  selector: string,
  type: string,
  pointerType: string,
  x = type === "pointerover" ? ++steps : 0,
): boolean =>
  at(selector).dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX: x, clientY: 0 }),
  );
const key = (name: string, on: Element = document.activeElement ?? document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

it("opens the sheet of what the pointer rests on, and a click still chooses", () => {
  arrive();
  point("#inside", "pointerover", "mouse");
  expect(reader.reading).toBeNull();
  vi.advanceTimersByTime(PATIENCE.rest);
  expect(reader.reading).toMatchObject({ kind: "pilot", id: "finch", by: "pointer" });
  point("#finch", "pointerdown", "mouse");
  at("#finch").click();
  expect(chosen).toEqual(["finch"]);
  expect(reader.reading).toBeNull();
  point("#inside", "pointerover", "mouse");
  vi.advanceTimersByTime(5_000);
  expect(reader.reading, "what was clicked stays closed until the pointer has left it").toBeNull();
});

it("is closed only by scrolling under it", () => {
  arrive();
  point("#finch", "pointerover", "mouse");
  at("#elsewhere").dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(PATIENCE.rest);
  at("#elsewhere").dispatchEvent(new Event("scroll"));
  expect(reader.reading?.key).toBe("pilot:finch");
  document.dispatchEvent(new Event("scroll"));
  expect(reader.reading).toBeNull();
});

it("does not open what slides under a pointer at rest", () => {
  point("#finch", "pointerover", "mouse", 700);
  vi.advanceTimersByTime(5_000);
  expect(reader.reading, "nor what was under it when the page came").toBeNull();
  point("#elsewhere", "pointerover", "mouse", 700);
  point("#elsewhere", "pointerdown", "mouse", 700);
  point("#finch", "pointerover", "mouse", 700);
  vi.advanceTimersByTime(5_000);
  expect(reader.reading).toBeNull();
});

it("keeps the sheet while the pointer is in it, and closes it elsewhere", () => {
  arrive();
  point("#finch", "pointerover", "mouse");
  vi.advanceTimersByTime(PATIENCE.rest);
  point("#elsewhere", "pointerover", "mouse");
  point("#link", "pointerover", "mouse");
  vi.advanceTimersByTime(PATIENCE.leave * 2);
  expect(reader.reading?.key).toBe("pilot:finch");
  point("#elsewhere", "pointerover", "mouse");
  vi.advanceTimersByTime(PATIENCE.leave);
  expect(reader.reading).toBeNull();
});

it("reads an id that has a colon of its own, sooner when another sheet was open", () => {
  arrive();
  point("#finch", "pointerover", "mouse");
  vi.advanceTimersByTime(PATIENCE.rest);
  point("#orbit", "pointerover", "mouse");
  vi.advanceTimersByTime(PATIENCE.next);
  expect(reader.reading).toMatchObject({ kind: "place", id: "orbit:gort" });
});

it("opens under a finger that is held still, and the click at its end chooses nothing", () => {
  point("#finch", "pointerdown", "touch");
  vi.advanceTimersByTime(PATIENCE.hold);
  expect(reader.reading?.by).toBe("hold");
  point("#finch", "pointerup", "touch");
  at("#finch").click();
  expect(chosen).toEqual([]);
  expect(reader.reading?.key).toBe("pilot:finch");
  point("#finch", "pointerdown", "touch");
  point("#finch", "pointerup", "touch");
  at("#finch").click();
  expect(chosen, "a short tap still chooses").toEqual(["finch"]);
  vi.advanceTimersByTime(5_000);
  expect(reader.reading).toBeNull();
});

it("leaves a finger that scrolls alone", () => {
  point("#finch", "pointerdown", "touch");
  point("#finch", "pointermove", "touch", 40);
  vi.advanceTimersByTime(5_000);
  expect(reader.reading).toBeNull();
});

it("opens for the keyboard with I at once, by waiting after a while, and closes with Escape", () => {
  key("Tab");
  at("#finch").focus();
  expect(key("i")).toBe(false);
  expect(reader.reading?.by).toBe("key");
  expect(key("Escape"), "Escape closes the sheet and nothing else").toBe(false);
  expect(reader.reading).toBeNull();
  expect(key("Escape")).toBe(true);
  at("#orbit").focus();
  vi.advanceTimersByTime(PATIENCE.focus);
  expect(reader.reading?.key).toBe("place:orbit:gort");
  key("I");
  expect(again, "once more opens the whole sheet").toEqual(["place:orbit:gort"]);
});

it("does not open for a click's focus, nor for letters typed into a field", () => {
  point("#finch", "pointerdown", "mouse");
  at("#finch").focus();
  vi.advanceTimersByTime(5_000);
  expect(reader.reading).toBeNull();
  at("#field").focus();
  expect(key("i")).toBe(true);
  expect(reader.reading).toBeNull();
});

it("stays beside its component, inside the page, clear of what must stay visible", () => {
  const page = { width: 1440, height: 900 };
  const size = { width: 400, height: 250 };
  const pilot = { left: 800, top: 400, width: 80, height: 130 };
  expect(besides(pilot, size, page)).toEqual({ left: 640, top: 142 });
  // As the page measures it: a DOMRect's numbers are on its prototype.
  const measured = Object.create({ left: 0, top: 0, width: 400, height: 250 });
  expect(besides(Object.create(pilot), measured, page)).toEqual({ left: 640, top: 142 });
  const header = { left: 0, top: 0, width: 1440, height: 300 };
  expect(besides(pilot, size, page, [header])).toEqual({ left: 888, top: 340 });
  const corner = besides({ left: 1400, top: 10, width: 30, height: 30 }, size, page);
  expect(corner).toEqual({ left: 992, top: 8 });
  const phone = besides(
    { left: 4, top: 500, width: 90, height: 120 },
    { width: 374, height: 300 },
    { width: 390, height: 844 },
  );
  expect(phone).toEqual({ left: 8, top: 192 });
});
