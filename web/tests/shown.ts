/** Shows components in a test's page, and finds and presses what is there by the words on it. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { expect, vi } from "vitest";

let shown: Record<string, unknown>[] = [];

/** Shows a component until the page is cleared: a file that shows any has `afterEach(clear)`. */
export function show(part: Component<never>, props: object = {}, context?: Map<unknown, unknown>): void {
  shown.push(mount(part as Component, { target: document.body, props, context }));
  flushSync();
}

export function clear(): void {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.innerHTML = "";
}

export const words = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ");

export const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent)?.trim() === name,
  );

export function press(name: string): void {
  const found = button(name);
  if (!found) throw new Error(`There is no button ${name}.`);
  found.click();
  flushSync();
}

export const seen = (what: string): Promise<void> =>
  vi.waitFor(() => {
    flushSync();
    expect(words()).toContain(what);
  });
