import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Behind, Refusal } from "../../src/wire/socket";
import { socket, update } from "./fake";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a table's socket", () => {
  test("says hello with its token and what it has seen, and is open once welcomed", () => {
    const s = socket(() => 7);
    s.latest().onopen?.();
    expect(s.latest().sent).toEqual([{ type: "hello", token: "secret", after: 7, changes: true }]);
    expect(s.socket.connection).toBe("connecting");
    s.open();
    expect(s.socket.connection).toBe("open");
  });

  test("passes on whole updates where the server sends changes", () => {
    const s = socket();
    s.open();
    s.latest().say(update(4, { public: { turn: 1, deck: 9 } }));
    const changed = { type: "changed", seq: 5, after: 4, lines: [], now: 3 } as const;
    s.latest().say({ ...changed, lines: [], changes: { public: { turn: [2] } } });
    expect(s.heard.at(-1)).toMatchObject({ type: "update", seq: 5, now: 3, public: { turn: 2, deck: 9 } });
  });

  test("reconnects when it gets changes to something it does not have", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const s = socket();
    s.open();
    s.latest().say(update(4));
    s.latest().say({ type: "changed", seq: 7, after: 6, lines: [], changes: {}, now: 0 });
    expect(s.heard.at(-1)).toMatchObject({ type: "update", seq: 4 });
    expect(s.states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    expect(s.wires).toHaveLength(2);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  test("connects again after a loss, waiting longer each time, and resumes after the last entry seen", () => {
    let seen = -1;
    const s = socket(() => seen);
    s.open();
    seen = 12;
    s.latest().drop();
    expect(s.states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(200);
    expect(s.wires).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(s.wires).toHaveLength(2);
    s.latest().drop();
    vi.advanceTimersByTime(500);
    expect(s.wires).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(s.wires).toHaveLength(3);
    s.open();
    expect(s.latest().of("hello")[0]).toMatchObject({ after: 12 });
    expect(s.states.at(-1)).toBe("open");
  });

  test("sends an unanswered command again with the same id, and only once it is welcomed", async () => {
    const s = socket();
    s.open();
    const done = s.socket.send({ type: "say", text: "hello" });
    const id = s.latest().of("say")[0]?.id;
    s.latest().drop();
    vi.advanceTimersByTime(1000);
    s.latest().onopen?.();
    expect(s.latest().of("say")).toHaveLength(0);
    s.open();
    expect(s.latest().of("say")).toEqual([{ type: "say", text: "hello", id }]);
    s.latest().say({ type: "done", id: String(id), seq: 3 });
    await expect(done).resolves.toMatchObject({ type: "done", seq: 3 });
  });

  test("does not send an answered command again", async () => {
    const s = socket();
    s.open();
    const done = s.socket.send({ type: "start" });
    s.latest().say({ type: "done", id: String(s.latest().of("start")[0]?.id), seq: 0 });
    await done;
    s.latest().drop();
    vi.advanceTimersByTime(1000);
    s.open();
    expect(s.latest().of("start")).toHaveLength(0);
  });

  test("keeps commands given while offline, in order", () => {
    const s = socket();
    void s.socket.send({ type: "say", text: "one" });
    void s.socket.send({ type: "say", text: "two" });
    expect(s.latest().of("say")).toHaveLength(0);
    s.open();
    expect(s.latest().of("say")).toMatchObject([{ text: "one" }, { text: "two" }]);
  });

  test("drops a preview with the connection: its moment is gone", async () => {
    const s = socket();
    s.open();
    const asked = s.socket.send({ type: "preview", seat: 0, seen: 1, action: { type: "pass" } });
    s.latest().drop();
    await expect(asked).rejects.toBeInstanceOf(Behind);
    vi.advanceTimersByTime(1000);
    s.open();
    expect(s.latest().of("preview")).toHaveLength(0);
  });

  test("a stale answer first delivers what was missed, then fails the command", async () => {
    const s = socket();
    s.open();
    const act = s.socket.send({ type: "act", seat: 0, seen: 1, action: { type: "pass" } });
    const missed = update(4);
    s.latest().say({ type: "stale", id: String(s.latest().of("act")[0]?.id), update: missed });
    expect(s.heard.at(-1)).toEqual(missed);
    await expect(act).rejects.toBeInstanceOf(Behind);
  });

  test("a refusal carries the server's sentence", async () => {
    const s = socket();
    s.open();
    const sit = s.socket.send({ type: "sit", seat: 1 });
    s.latest().say({ type: "refused", id: String(s.latest().of("sit")[0]?.id), reason: "Taken.", wait: 0 });
    await expect(sit).rejects.toMatchObject({ reason: "Taken." });
  });

  test("a table that does not exist closes for good, with the server's reason", async () => {
    const s = socket();
    const waiting = s.socket.send({ type: "start" });
    s.latest().say({ type: "refused", id: "", reason: "There is no table with that code.", wait: 0 });
    s.latest().drop(4404);
    expect(s.socket.connection).toBe("closed");
    await expect(waiting).rejects.toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(60_000);
    expect(s.wires).toHaveLength(1);
  });

  test("a token the server does not know is forgotten, and the next hello comes without it", () => {
    const s = socket();
    s.latest().onopen?.();
    s.latest().drop(4401);
    vi.advanceTimersByTime(1000);
    s.latest().onopen?.();
    expect(s.latest().of("hello")[0]).toMatchObject({ token: null });
  });

  test("does not wait for its next try when the network is back", () => {
    const s = socket();
    s.open();
    s.latest().drop();
    s.socket.probe();
    expect(s.wires).toHaveLength(2);
  });

  test("pings a quiet connection, and keeps it if it answers", () => {
    const s = socket();
    s.open();
    vi.advanceTimersByTime(5_000);
    expect(s.latest().of("ping")).toHaveLength(1);
    s.latest().say({ type: "pong" });
    vi.advanceTimersByTime(4_900);
    expect(s.latest().of("ping")).toHaveLength(1);
    s.latest().say(update(4));
    vi.advanceTimersByTime(4_900);
    expect(s.latest().of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(s.latest().of("ping")).toHaveLength(2);
    expect(s.states.at(-1)).toBe("open");
  });

  test("gives up a dead connection within ten seconds, and resends what had no answer", () => {
    const s = socket();
    s.open();
    void s.socket.send({ type: "say", text: "anyone?" });
    vi.advanceTimersByTime(9_900);
    expect(s.states.at(-1)).toBe("open");
    vi.advanceTimersByTime(100);
    expect(s.states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(1_000);
    s.open();
    expect(s.latest().of("say")).toMatchObject([{ text: "anyone?" }]);
  });

  test("connects again after half a message", () => {
    const s = socket();
    s.open();
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    s.latest().onmessage?.({ data: '{"type":"upda' });
    expect(complaint).toHaveBeenCalled();
    expect(s.states.at(-1)).toBe("reconnecting");
    vi.advanceTimersByTime(1_000);
    s.open();
    expect(s.states.at(-1)).toBe("open");
  });

  test("gives up on a connection that is never welcomed, and tries another", () => {
    const s = socket();
    s.latest().onopen?.();
    vi.advanceTimersByTime(19_900);
    expect(s.wires).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(s.states.at(-1)).toBe("reconnecting");
    expect(s.wires).toHaveLength(2);
    s.open();
    vi.advanceTimersByTime(4_000);
    expect(s.states.at(-1)).toBe("open");
  });

  test("does not trust a connection after sleep: it must answer, or another is opened", () => {
    const s = socket();
    s.open();
    s.socket.probe();
    expect(s.latest().of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(s.states.at(-1)).toBe("reconnecting");
  });

  test("a closed table is asked nothing more", () => {
    const s = socket();
    s.open();
    s.socket.close();
    vi.advanceTimersByTime(60_000);
    expect(s.wires).toHaveLength(1);
    expect(s.latest().of("ping")).toHaveLength(0);
  });

  test("does not reconnect to a table its person was kicked from", () => {
    const s = socket();
    s.open();
    s.latest().say({ type: "refused", id: "", reason: "The host has sent you away from this table.", wait: 0 });
    s.latest().drop(4403);
    expect(s.states.at(-1)).toBe("dismissed");
    s.socket.renew();
    vi.advanceTimersByTime(60_000);
    expect(s.wires).toHaveLength(1);
  });
});
