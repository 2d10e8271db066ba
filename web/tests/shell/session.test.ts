// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toasts } from "../../src/lib/toasts.svelte";
import { TableSession } from "../../src/shell/table/session.svelte";
import type { Sketched } from "../../src/wire/types";
import { choice, FakeWire, table, update, welcome } from "./fake";

let wire: FakeWire;
let session: TableSession;
const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
};
const seats = (yours: number[]) => table().seats.map((seat) => ({ ...seat, yours: yours.includes(seat.seat) }));
const mine = (seat: number, asked = true, prompt = "Well?", secret = true) => ({
  seat,
  own: { secret: seat },
  choice: asked ? (choice(seat, prompt) as never) : null,
  can_undo: false,
  orders: null,
  secret: asked && secret,
  openly: null,
});

beforeEach(() => {
  vi.useFakeTimers();
  toasts.list = [];
  session = new TableSession(
    "abc",
    () => "secret",
    () => undefined,
    () => {
      wire = new FakeWire();
      return wire;
    },
  );
  wire.onopen?.();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a table as the page knows it", () => {
  test("adds each line once, however often an update comes", () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    wire.say(update(1));
    wire.say(update(1));
    wire.say(update(0));
    expect(session.lines.map((line) => line.seq)).toEqual([0, 1]);
    expect(session.update?.seq).toBe(1);
  });

  test("shows the operator's notice until it is withdrawn", () => {
    wire.say(welcome());
    wire.say({ type: "announced", text: "The server restarts.", left: 60_000 });
    expect(session.notice).toMatchObject({ text: "The server restarts.", left: 60_000 });
    wire.say({ type: "announced", text: "", left: null });
    expect(session.notice).toBeNull();
  });

  test("reloads the whole log after an undo", () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    wire.say(update(1));
    const kept = update(0).lines;
    wire.say(update(2, { fresh: true, lines: kept }));
    expect(session.lines).toEqual(kept);
    expect(session.happening.events).toEqual([]);
  });

  test("resumes after a lost connection from the last entry it saw", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    wire.say(update(5));
    wire.drop();
    await vi.advanceTimersByTimeAsync(1000);
    wire.onopen?.();
    expect(wire.of("hello")[0]).toMatchObject({ after: 5 });
    wire.say(welcome({ update: update(6) }));
    expect(session.lines.map((line) => line.seq)).toEqual([0, 5, 6]);
  });

  test("sends an action again by itself when others moved on but the question is the same", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    const acted = session.act({ type: "pass" });
    wire.say({ type: "stale", id: String(wire.of("act")[0]?.id), update: update(1) });
    await settle();
    const again = wire.of("act")[1];
    expect(again).toMatchObject({ seen: 1, action: { type: "pass" } });
    expect(again?.id).not.toBe(wire.of("act")[0]?.id);
    wire.say({ type: "done", id: String(again?.id), seq: 2 });
    await expect(acted).resolves.toBe(true);
    expect(toasts.list).toEqual([]);
  });

  test("asks the person to look again when the question has changed", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    const acted = session.act({ type: "pass" });
    const changed = update(1, { mine: [mine(0, true, "And now?")] });
    wire.say({ type: "stale", id: String(wire.of("act")[0]?.id), update: changed });
    await expect(acted).resolves.toBe(false);
    expect(wire.of("act")).toHaveLength(1);
    expect(toasts.list[0]?.text).toContain("Look again");
  });

  test("a question that still stands when others have moved is the very same one", () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    const asked = session.choice;
    wire.say(update(1));
    expect(session.choice).toBe(asked);
    wire.say(update(2, { mine: [mine(0, true, "And now?")] }));
    expect(session.choice).not.toBe(asked);
  });

  test("the same words asked again after an answer are a new question", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    for (const [seq, wordFirst] of [
      [1, false],
      [2, true],
    ] as const) {
      const asked = session.choice;
      const acted = session.act({ type: "pass" });
      const done = () => wire.say({ type: "done", id: String(wire.of("act").at(-1)?.id), seq });
      if (wordFirst) done();
      await settle();
      wire.say(update(seq));
      if (!wordFirst) done();
      await expect(acted).resolves.toBe(true);
      expect(session.choice).not.toBe(asked);
    }
  });

  test("a click on the next question counts before the last answer is confirmed, and a double click does not", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    const first = session.act({ type: "pass" });
    await expect(session.act({ type: "pass" })).resolves.toBe(false);
    wire.say(update(1, { mine: [mine(0, true, "And now?")] }));
    const second = session.act({ type: "again" });
    session.propose({ action: { type: "later" } });
    expect(wire.of("act")).toHaveLength(1);
    wire.say({ type: "done", id: String(wire.of("act")[0]?.id), seq: 1 });
    await expect(first).resolves.toBe(true);
    await settle();
    expect(session.proposed?.action).toEqual({ type: "later" });
    expect(wire.of("act")[1]).toMatchObject({ seen: 1, action: { type: "again" } });
    wire.say({ type: "done", id: String(wire.of("act")[1]?.id), seq: 2 });
    await expect(second).resolves.toBe(true);
  });

  test("shows a refusal in the server's words, and can act again", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    const acted = session.act({ type: "pass" });
    wire.say({ type: "refused", id: String(wire.of("act")[0]?.id), reason: "Not while it rains.", wait: 0 });
    await expect(acted).resolves.toBe(false);
    expect(toasts.list.map((toast) => toast.text)).toEqual(["Not while it rains."]);
    expect(session.acting).toBe(false);
  });

  test("a proposal is previewed, and forgotten when the question changes", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    session.propose({ action: { type: "pass" } });
    const id = String(wire.of("preview")[0]?.id);
    wire.say({ type: "previewed", id, certain: true, words: [], public: { after: 1 }, own: null, standing: [] });
    await settle();
    expect(session.proposed?.previewed?.public).toEqual({ after: 1 });
    wire.say(update(1));
    expect(session.proposed).not.toBeNull();
    wire.say(update(2, { mine: [mine(0, false)], to_act: [1] }));
    expect(session.proposed).toBeNull();
  });

  test("hotseat: hides one seat's secrets until the device is passed to the other", () => {
    const both = table({ seats: seats([0, 1]) });
    wire.say(welcome({ table: both, update: update(0, { fresh: true, mine: [mine(0), mine(1, false)] }) }));
    expect(session.active).toBe(0);
    wire.say(update(1, { mine: [mine(0, false), mine(1)], to_act: [1] }));
    expect(session.curtain).toBe(1);
    expect(session.mine).toBeNull();
    session.liftCurtain();
    expect(session.active).toBe(1);
    expect(session.mine?.own).toEqual({ secret: 1 });
    expect(session.me, "the seat that holds the device").toBe(1);
  });

  test("hotseat: a question without secrets is asked openly, with every secret covered", () => {
    const both = table({ seats: seats([0, 1]) });
    wire.say(
      welcome({
        table: both,
        update: update(0, { fresh: true, mine: [mine(0, true, "Go on?", false), mine(1, false)] }),
      }),
    );
    expect([session.active, session.curtain, session.mine?.own]).toEqual([0, null, null]);
    wire.say(update(1, { mine: [mine(0, false), mine(1, true, "Follow?", false)], to_act: [1] }));
    expect([session.active, session.curtain, session.me, session.mine?.own]).toEqual([1, null, 1, null]);
    expect(session.covered).toBe(true);
    session.look();
    expect([session.curtain, session.mine]).toEqual([1, null]);
    session.liftCurtain();
    expect(session.mine?.own).toEqual({ secret: 1 });
    wire.say(update(2, { mine: [mine(0, false), mine(1, true, "And now?", false)], to_act: [1] }));
    expect(session.mine?.own, "covered again with the next question").toBeNull();
  });

  test("hotseat: a secret that comes up during your turn is behind the curtain, too", () => {
    const both = table({ seats: seats([0, 1]) });
    wire.say(
      welcome({
        table: both,
        update: update(0, { fresh: true, mine: [mine(0, true, "Go on?", false), mine(1, false)] }),
      }),
    );
    wire.say(update(1, { mine: [mine(0, true, "Leave the card on top?"), mine(1, false)] }));
    expect([session.curtain, session.mine]).toEqual([0, null]);
  });

  test("a person on their own device is you", () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    expect(session.me).toBe(0);
  });

  test("a spectator has no seat, no choice and no turn", () => {
    wire.say(welcome({ name: null, table: table({ seats: seats([]) }), update: update(0, { fresh: true, mine: [] }) }));
    expect([session.active, session.me, session.choice, session.yourTurn]).toEqual([null, null, null, false]);
  });

  test("says when a bot plays for you, and when it has taken your seat", () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    expect(session.standIn).toBeNull();
    wire.say(table({ seats: table().seats.map((seat) => ({ ...seat, away: seat.seat === 0 })) }));
    expect(session.standIn).toBe("away");
    void session.comeBack();
    expect(wire.of("give_orders")[0]).toMatchObject({ seat: 0, orders: null });
    wire.say(table({ seats: seats([]).map((seat) => (seat.seat ? seat : { ...seat, kind: "bot" })) }));
    expect(session.standIn).toBe("replaced");
  });

  test("nothing is asked while the table is paused", () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    expect(session.yourTurn).toBe(true);
    wire.say(table({ paused: true }));
    expect([session.choice, session.yourTurn]).toEqual([null, false]);
  });
});

describe("sketches", () => {
  const drawn = (key: string, value: unknown): Sketched => ({ type: "sketched", key, value, seat: 1 });
  test("the current sketch comes with the welcome, and the last write wins", () => {
    wire.say(welcome({ sketches: [drawn("a", 1)] }));
    wire.say(drawn("a", 2));
    wire.say(drawn("b", 3));
    wire.say(drawn("b", null));
    expect([...session.sketches.values()].map(({ key, value }) => [key, value])).toEqual([["a", 2]]);
  });
  test("your own stroke shows at once, and is sent", () => {
    wire.say(welcome());
    void session.sketch("mark", "red");
    expect(session.sketches.get("mark")?.value).toBe("red");
    expect(wire.of("sketch").at(-1)).toMatchObject({ key: "mark", value: "red" });
  });
});

describe("in real time", () => {
  test("quick moves are sent one after the other, and none is lost", async () => {
    wire.say(welcome({ update: update(0, { fresh: true }) }));
    const [first, second] = [session.actInTurn({ type: "one" }), session.actInTurn({ type: "two" })];
    await settle();
    expect(wire.of("act").map((sent) => sent.action)).toEqual([{ type: "one" }]);
    wire.say({ type: "done", id: String(wire.of("act")[0]?.id), seq: 1 });
    await settle();
    wire.say({ type: "done", id: String(wire.of("act")[1]?.id), seq: 2 });
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(wire.of("act").map((sent) => sent.action)).toEqual([{ type: "one" }, { type: "two" }]);
  });
});
