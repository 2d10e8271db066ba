// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as back from "../../src/lib/back";

/** A browser's history: steps with their states, and the phone's Back. */
class Steps {
  states: unknown[] = [null];
  pushState(state: unknown): void {
    this.states.push(state);
  }
  back(): void {
    if (this.states.length < 2) return;
    this.states.pop();
    dispatchEvent(Object.assign(new Event("popstate"), { state: this.states.at(-1) }));
  }
}

let steps: Steps;
beforeEach(() => {
  steps = new Steps();
  vi.stubGlobal("history", steps);
  back.entered();
});

describe("the phone's Back", () => {
  test("closes what is open and stays on the page", () => {
    const close = vi.fn();
    back.closedByBack(close);
    steps.back();
    expect(close).toHaveBeenCalledOnce();
    expect(steps.states).toEqual([null]);
  });

  test("closes one thing at a time, the latest first", () => {
    const [drawer, sheet] = [vi.fn(), vi.fn()];
    back.closedByBack(drawer);
    back.closedByBack(sheet);
    steps.back();
    expect([drawer.mock.calls.length, sheet.mock.calls.length]).toEqual([0, 1]);
    steps.back();
    expect(drawer).toHaveBeenCalledOnce();
  });

  test("leaves the page at once when the open thing was closed another way", () => {
    steps.pushState(null); // the page before this one
    back.entered();
    back.closedByBack(vi.fn())();
    steps.back();
    expect(steps.states).toEqual([null]);
  });

  test("skips a history step left behind by something already closed", () => {
    back.closedByBack(vi.fn())();
    steps.pushState(null);
    back.entered();
    steps.back();
    expect(steps.states).toEqual([null]);
  });

  test("opening again does not pile up steps", () => {
    for (let i = 0; i < 5; i++) back.closedByBack(vi.fn())();
    expect(steps.states).toHaveLength(2);
  });
});
