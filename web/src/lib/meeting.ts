/** Meeting times in words, in the reader's time zone. The server stores one moment for everyone. */
import { serverNow, stretch } from "./time";

const DAY = 86_400_000;
export const SOON = 10 * 60_000;

/** The reader's locale and time zone; only tests set a time zone. */
interface Where {
  timeZone?: string;
  hour12?: boolean;
}
const OWN = (): Where => ({
  hour12: new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions().hour12 ?? false,
});

export const clockTime = (at: number, where: Where = OWN()): string =>
  new Date(at)
    .toLocaleTimeString("en", { hour: "numeric", minute: "2-digit", ...where })
    .replace(/^24:/, "00:")
    .replace("\u202f", " ");

/** "today", "tomorrow", "Friday", "Fri, Dec 4". */
export function dayWords(at: number, now = serverNow(), where: Where = OWN()): string {
  const days = Math.round((dayOf(at, where) - dayOf(now, where)) / DAY);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  const options = { timeZone: where.timeZone };
  if (days > 1 && days < 7) return new Date(at).toLocaleDateString("en", { weekday: "long", ...options });
  return new Date(at).toLocaleDateString("en", { weekday: "short", day: "numeric", month: "short", ...options });
}

export const whenWords = (at: number, now = serverNow(), where: Where = OWN()): string =>
  `${dayWords(at, now, where)} at ${clockTime(at, where)}`;

/** Midnight of a day as if in UTC: days are counted by date, which daylight saving does not change. */
function dayOf(at: number, where: Where): number {
  const [year, month, day] = new Date(at)
    .toLocaleDateString("en-CA", { year: "numeric", month: "2-digit", day: "2-digit", timeZone: where.timeZone })
    .split("-")
    .map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day);
}

/** "in 8 min", "in 3 days", "now", "20 min ago". */
export function leftWords(at: number, now = serverNow()): string {
  const left = at - now;
  if (Math.abs(left) < 60_000) return "now";
  const days = Math.round(left / DAY);
  const long = Math.abs(left) >= 2 * DAY ? `${Math.abs(days)} days` : stretch(Math.abs(left));
  return left > 0 ? `in ${long}` : `${long} ago`;
}

/** Converts a moment to the value of a local time field, and back. NaN if the field is empty. */
export function fieldOf(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
export const momentOf = (field: string): number => (field ? new Date(field).getTime() : Number.NaN);

/** The likely time: today at eight in the evening, or tomorrow if that is soon or past. */
export function nextEvening(now = serverNow()): number {
  const evening = new Date(now).setHours(20, 0, 0, 0);
  if (evening - now >= 3_600_000) return evening;
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return tomorrow.setHours(20, 0, 0, 0);
}
