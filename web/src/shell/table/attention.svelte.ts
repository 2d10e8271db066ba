/** Calls for attention when it is your turn: tab title, sound, and a notification if the person wants one. */
import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { listed } from "../../lib/words";
import type { BoardModule } from "../board";
import type { TableSession } from "./session.svelte";

export function tabTitle(session: TableSession): string {
  const { table, update } = session;
  if (session.connection === "closed") return "No such table · Ready Room";
  if (!table) return "Ready Room";
  if (session.yourTurn) return `● Your turn · ${table.title}`;
  if (table.status === "playing" && update?.to_act.length)
    return `${listed(update.to_act.map((seat) => session.names[seat] ?? ""))} · ${table.title}`;
  return `${table.title} · Ready Room`;
}

/** Called while a component is being set up; stops with it. */
export function callForAttention(session: TableSession, module: () => BoardModule | null): void {
  let heard = session.talk.length;
  let told = 0;
  let over: boolean | null = null;

  $effect(() => {
    document.title = tabTitle(session);
  });

  $effect(() => {
    if (!session.yourTurn) return;
    // Turning a switch is no reason to call again.
    untrack(() => {
      sound.play("turn");
      if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
        new Notification("Your turn", { body: session.table?.title ?? "", tag: `readyroom-${session.code}` });
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
