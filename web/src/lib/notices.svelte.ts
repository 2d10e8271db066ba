/** Notifications when it is your turn, even while the page is closed: one switch for this browser. */
import { identity } from "../wire/identity.svelte";
import { noticesApi } from "../wire/notices";
import type { NewPush } from "../wire/types";
import { keep, kept } from "./keep";
import { settings } from "./settings.svelte";

/** The server's id for this browser, and the person it was subscribed for. */
const KEY = "readyroom.push";
interface Known {
  id: string;
  endpoint: string;
  token: string;
}
/** A push service that is down would let a browser wait forever. */
const PATIENCE = 20_000;

export const INSECURE = "This needs a secure page. Open Ready Room over https.";
export const BLOCKED = "Your browser blocks notifications for this page. Allow them in its site settings first.";
export const INSTALL = "On an iPhone or iPad, add Ready Room to the Home Screen first, and turn this on there.";
export const UNABLE = "This browser cannot show notifications.";
export const ONLY_OPEN = "Only while Ready Room is open: your browser’s push service did not answer.";

class Notices {
  busy = $state(false);
  /** Whether this browser gets notifications even while the page is closed. */
  reaches = $state(kept<Known | null>(KEY, null) !== null);
  /** The message about the switch. */
  note = $state("");

  get on(): boolean {
    return settings.notify && obstacle() === "";
  }

  /** Why it cannot be turned on here, in a sentence; empty if it can. */
  get impossible(): string {
    return obstacle();
  }

  /** Must be called from a click: otherwise the browser does not ask for permission. */
  async turn(on: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await (on ? this.#turnOn() : this.#turnOff());
    } finally {
      this.busy = false;
    }
  }

  async #turnOn(): Promise<void> {
    this.note = obstacle();
    if (this.note) return;
    if ((await Notification.requestPermission()) !== "granted") {
      this.note =
        Notification.permission === "denied"
          ? BLOCKED
          : "You did not allow notifications. Turn this on to be asked again.";
      return;
    }
    if (!(await identity.need())) return;
    settings.notify = true;
    await this.renew();
  }

  async #turnOff(): Promise<void> {
    settings.notify = false;
    this.note = "";
    const known = kept<Known | null>(KEY, null);
    this.#keep(null);
    const subscription = await within(subscribed(), PATIENCE).catch(() => null);
    await Promise.allSettled([subscription?.unsubscribe(), known && noticesApi.drop(known.id)]);
  }

  /** Subscribes, or updates the server if the browser's subscription or person has changed. */
  async renew(): Promise<void> {
    const token = identity.token;
    if (!this.on || !token || Notification.permission !== "granted") return;
    try {
      const { push_key, channels } = await noticesApi.all();
      const subscription = await within(subscribe(push_key), PATIENCE);
      const known = kept<Known | null>(KEY, null);
      const current = known && known.endpoint === subscription.endpoint && known.token === token;
      if (!current || !channels.some((channel) => channel.id === known.id)) {
        const { id } = await noticesApi.push(asSent(subscription));
        this.#keep({ id, endpoint: subscription.endpoint, token });
      }
      this.reaches = true;
      this.note = "";
    } catch {
      this.#keep(null);
      this.note = ONLY_OPEN;
    }
  }

  #keep(known: Known | null): void {
    keep(KEY, known);
    this.reaches = known !== null;
  }
}

export const notices = new Notices();

/** Why this browser cannot get notifications, in a sentence. */
export function obstacle(): string {
  if (!isSecureContext) return INSECURE;
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return isApple() ? INSTALL : UNABLE;
  return Notification.permission === "denied" ? BLOCKED : "";
}

/** Whether this is an iPhone or iPad, where only apps on the Home Screen get notifications. */
function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

async function subscribed(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

async function subscribe(key: string): Promise<PushSubscription> {
  // A quick click may come before the service worker starts by itself.
  void import("./app");
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const ours = bytes(key);
  if (before && sameBytes(before.options.applicationServerKey, ours)) return before;
  // Made for another key: the server cannot use it.
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: ours });
}

function asSent(subscription: PushSubscription): NewPush {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "", label: thisBrowser() };
}

/** A name for this browser in a list. */
export function thisBrowser(agent = navigator.userAgent): string {
  const name = /Edg\//.test(agent)
    ? "Edge"
    : /Firefox\//.test(agent)
      ? "Firefox"
      : /Chrome\//.test(agent)
        ? "Chrome"
        : /Safari\//.test(agent)
          ? "Safari"
          : "A browser";
  const where = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(agent)?.[0];
  return where ? `${name} on ${where === "Mac" ? "a Mac" : where}` : name;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function sameBytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const given = new Uint8Array(one ?? new ArrayBuffer(0));
  return given.length === other.length && given.every((byte, i) => byte === other[i]);
}

/** The result, or an error if it takes too long. */
function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("No answer.")), milliseconds)),
  ]);
}
