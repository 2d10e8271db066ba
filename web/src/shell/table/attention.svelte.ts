/** Calls for attention when it is your turn: tab title and icon, sound, and a notification if wanted. */
import { untrack } from "svelte";
import { sound } from "../../lib/sound";
import { listed } from "../../lib/words";
import type { BoardModule } from "../board";
import type { TableSession } from "./session.svelte";

/** Loaded only when something shows outside the page. */
const outside = (): Promise<typeof import("../../lib/noticed")> => import("../../lib/noticed");

function tabTitle(session: TableSession): string {
  const { table, update } = session;
  if (session.connection === "closed") return "No such table · Ready Room";
  if (!table) return "Ready Room";
  if (session.yourTurn) return `● Your turn · ${table.title}`;
  if (table.status === "playing" && update?.to_act.length)
    return `${listed(update.to_act.map((seat) => session.names[seat] ?? ""))} · ${table.title}`;
  return `${table.title} · Ready Room`;
}

/** Called during a component's setup; stops with it. */
export function callForAttention(session: TableSession, module: () => BoardModule | null): void {
  let heard = session.talk.length;
  let told = 0;
  let over: boolean | null = null;
  let marked = false;

  $effect(() => {
    document.title = tabTitle(session);
  });

  $effect(() => {
    const waiting = session.yourTurn;
    if (waiting) marked = true;
    if (marked) void outside().then(({ badge }) => badge(waiting ? 1 : 0));
    return () => marked && void outside().then(({ badge }) => badge(0));
  });

  $effect(() => {
    if (!session.table) return;
    const look = (): void => {
      if (!document.hidden) void outside().then(({ seen }) => seen(session.code));
    };
    untrack(look);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });

  $effect(() => {
    if (!session.yourTurn) return;
    // Toggling a switch must not trigger another call.
    untrack(() => {
      sound.play("turn");
      void outside().then(({ call }) => call(session.code, session.table?.title ?? ""));
    });
  });

  $effect(() => {
    const { id, events } = session.happening;
    if (id === told) return;
    told = id;
    const cues = events.map((event) => module()?.sound?.(event) ?? null).filter((cue) => cue !== null);
    // More than three at once is noise.
    cues.slice(0, 3).forEach((cue, i) => {
      setTimeout(() => sound.play(cue), i * 180);
    });
  });

  $effect(() => {
    const now = session.talk.length;
    const last = session.talk.at(-1);
    if (now > heard && heard > 0 && !(last && session.yours.includes(last.seat ?? -1))) sound.play("chat");
    heard = now;
  });

  $effect(() => {
    const outcome = session.update?.outcome ?? null;
    if (outcome && over === false && session.yours.length && !module()?.Stage)
      sound.play(session.yours.some((seat) => session.update?.verdict?.won.includes(seat)) ? "win" : "lose");
    if (session.update) over = outcome !== null;
  });
}
