/** Times of day and durations in words. */
import { count } from "./words";

export function greeting(now = new Date()): string {
  const hour = now.getHours();
  // "Good night" is a farewell.
  if (hour < 5) return "Good evening";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far this device's clock is behind the server's. Times from the server are compared with the server's clock. */
let behind = 0;
export function heard(date: string | null, now = Date.now()): void {
  const told = Date.parse(date ?? "");
  // The server's date has whole seconds, so a smaller difference does not count.
  if (!Number.isNaN(told)) behind = Math.abs(told - now) < 2000 ? 0 : told - now;
}
export const serverNow = (): number => Date.now() + behind;

/** "just now", "3 min ago", "2 h ago", "yesterday", "Tuesday", "Nov 4". */
export function ago(ms: number, now = serverNow()): string {
  const past = now - ms;
  if (past < 60_000) return "just now";
  if (past < 3_600_000) return `${Math.floor(past / 60_000)} min ago`;
  const days = Math.round((midnight(now) - midnight(ms)) / DAY);
  if (days <= 0) return `${Math.floor(past / 3_600_000)} h ago`;
  if (days === 1) return "yesterday";
  if (days < 7) return new Date(ms).toLocaleDateString("en", { weekday: "long" });
  return new Date(ms).toLocaleDateString("en", { day: "numeric", month: "short" });
}

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** A clock's face: 1:05, 12:30, 1:02:03, and from two hours on 5 h 10 min, 2 d 3 h. Never below zero. */
export function clockFace(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms >= 2 * HOUR) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / 60_000)} min`;
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${h ? String(m).padStart(2, "0") : m}:${String(s).padStart(2, "0")}`;
  return h ? `${h}:${tail}` : tail;
}

export function stretch(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return "under a minute";
  if (minutes < 60) return `${minutes} min`;
  if (ms >= 2 * DAY) return count(Math.floor(ms / DAY), "day");
  const rest = minutes % 60;
  return `${count(Math.floor(minutes / 60), "h", "h")}${rest ? ` ${rest} min` : ""}`;
}
