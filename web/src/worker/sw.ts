/**
 * The service worker: shows push notifications, opens their table, and serves a page while the server is unreachable.
 * It caches nothing, so that nothing it serves is outdated; a new version takes over at once.
 */
import { looks, noticeOf, windowAt } from "./notice";
import { offlineAnswer } from "./offline";

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { text(): string } | null;
}
interface Clicked extends Lasting {
  notification: Notification;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(kind: "install" | "activate", then: (event: Lasting) => void): void;
  addEventListener(kind: "push", then: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", then: (event: Clicked) => void): void;
  addEventListener(kind: "fetch", then: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  navigator: { setAppBadge?: () => Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}
const worker = self as unknown as Worker;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offlineAnswer));
});

worker.addEventListener("push", (event) => {
  const notice = noticeOf(event.data?.text());
  const shown = worker.registration.showNotification(notice.title, looks(notice));
  event.waitUntil(Promise.all([shown, worker.navigator.setAppBadge?.().catch(() => undefined)]));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path?: string } | null)?.path ?? "/"));
});

async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windowAt(windows, path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
