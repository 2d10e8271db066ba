/** Shows outside the page that it is your turn: the tab's icon, the app's badge, a notification. */
import logo from "../art/logo.svg?raw";
import { settings } from "./settings.svelte";

const DOT = '<circle cx="18.5" cy="5.5" r="5.5" fill="#ff5d5d" stroke="#0d1424" stroke-width="1.5"/></svg>';
let usual: string | null = null;

/** Marks the tab and the app with the number of tables that wait for you. */
export function badge(tables: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) {
    usual ??= link.href;
    const marked = `data:image/svg+xml,${encodeURIComponent(logo.replace("</svg>", DOT))}`;
    link.href = tables ? marked : usual;
  }
  const shown = tables ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Closes notifications about a table that is now open. */
export async function seen(code: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: tagOf(code) })) ?? []) one.close();
}

/** Shows a notification that it is your turn, if you want that and the page is hidden. */
export async function call(code: string, title: string): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const words = `Your turn at ${title}`;
  const how = { tag: tagOf(code), icon: "/icons/icon-192.png", data: { path: `/t/${code}` } };
  if (registration) await registration.showNotification(words, how);
  else new Notification(words, how);
}

/** The same tag as the server's, so that one notification replaces the other. */
const tagOf = (code: string): string => `table-${code}`;
