import type { Component } from "svelte";
import { entered } from "./back";

/** Routes with real paths and without a framework: the current page, and ways to navigate. */
export type Place =
  | { page: "lobby" }
  | { page: "table"; code: string }
  | { page: "replays" }
  | { page: "replay"; code: string }
  | { page: "file" }
  | { page: "learn" }
  | { page: "learn-game"; slug: string }
  | { page: "daily"; day: string | null }
  | { page: "puzzles" }
  | { page: "puzzle"; code: string }
  | { page: "settings" }
  | { page: "device" }
  | { page: "admin" }
  | { page: "seasons" }
  | { page: "season"; code: string }
  | { page: "statistics"; person: string; slug: string }
  | { page: "tool"; path: string }
  | { page: "nowhere"; path: string };

/** A game may have its own pages: src/games/<slug>/pages/<name>.svelte is served at /<slug>/<name>. */
const tools = import.meta.glob<{ default: Component<Record<string, never>> }>("../games/*/pages/*.svelte");
const toolFile = (slug: string, name: string): string => `../games/${slug}/pages/${name}.svelte`;
export function loadTool(path: string): Promise<{ default: Component<Record<string, never>> }> {
  const load = tools[path];
  return load ? load() : Promise.reject(new Error(`There is no page ${path}.`));
}

export function place(path: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length || first === BROKEN || second === BROKEN) return { page: "nowhere", path };
  if (!first) return { page: "lobby" };
  if (first === "t" && second) return { page: "table", code: second };
  if (first === "replays" && !second) return { page: "replays" };
  if (first === "replay") return second ? { page: "replay", code: second } : { page: "file" };
  if (first === "learn") return second ? { page: "learn-game", slug: second } : { page: "learn" };
  if (first === "puzzles" && !second) return { page: "puzzles" };
  if (first === "puzzle" && second) return { page: "puzzle", code: second };
  if (first === "daily") return { page: "daily", day: second || null };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "device" && !second) return { page: "device" };
  if (first === "admin" && !second) return { page: "admin" };
  if (first === "seasons" && !second) return { page: "seasons" };
  if (first === "season" && second) return { page: "season", code: second };
  if (first === "statistics") return { page: "statistics", person: "", slug: second };
  if (first === "people" ? second : first === "me" && !second)
    return { page: "statistics", person: second || "me", slug: "" };
  if (toolFile(first, second) in tools) return { page: "tool", path: toolFile(first, second) };
  return { page: "nowhere", path };
}

const BROKEN = "\0";
/** A part of a path; one with a broken escape leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return BROKEN;
  }
}

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  readonly place = $derived(place(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    entered();
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  /** Changes the query without adding a step to the history. */
  note(changes: Record<string, string | null>): void {
    const query = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, value);
    }
    const text = query.toString();
    history.replaceState(history.state, "", location.pathname + (text ? `?${text}` : ""));
    this.query = query;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Handles a plain click on one of our links without reloading the page. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
