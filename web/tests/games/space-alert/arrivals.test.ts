// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Desk, type Props } from "../../../src/games/space-alert/desk.svelte";
import Plan from "../../../src/games/space-alert/parts/Plan.svelte";
import type { Game, GameEvent } from "../../../src/games/space-alert/view";
import { Props as Changing } from "../../shell/props.svelte";
import { seated } from "../seated";
import { table } from "./builders";

const TABLE = table();
const own = (...hand: string[]) => ({ hand, board: [], received: [] });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  document.body.innerHTML = "";
});

/** What flies when a hand of one card gets another, with or without motion. */
function flying(motion: boolean, event: GameEvent): (string | null)[] {
  const box = { x: 0, y: 0, width: 80, height: 110 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box);
  HTMLElement.prototype.animate = () => ({}) as Animation;
  document.body.innerHTML = '<div class="caption"></div>';
  const first = seated<Game, Desk>(TABLE, new Desk(), { did: [], offered: null }, {} as Game["catalog"], []) as Props;
  first.settings = { motion, beat: 0 };
  first.view = { public: TABLE, own: own("A/red") };
  const props = new Changing({ p: first });
  const shown = mount(Plan, { target: document.body, props: props.all });
  flushSync();
  props.all.p.happening = { id: 1, events: [event] };
  props.all.p.view = { public: TABLE, own: own("A/red", "B/lift") };
  flushSync();
  const copies = [...document.body.querySelectorAll<HTMLElement>("body > div[aria-hidden]")];
  void unmount(shown);
  return copies.map((one) => one.style.position);
}

test("a card that arrives flies in, as a copy hidden from screen readers", () => {
  expect(flying(true, { type: "picked_up", seat: 0, cards: ["B/lift"] } as GameEvent)).toEqual(["fixed"]);
});

test("without motion nothing flies, nor does a card that was taken back", () => {
  expect(flying(false, { type: "picked_up", seat: 0, cards: ["B/lift"] } as GameEvent)).toEqual([]);
  expect(flying(true, { type: "took_back", seat: 0, turn: 1 } as GameEvent)).toEqual([]);
});
