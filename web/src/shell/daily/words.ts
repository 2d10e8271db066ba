/** The mission of the day in words, and in squares to share: how it went, without spoilers. */
import type { Day, DayMission, YourDay } from "../../generated/wire";
import { count, half } from "../../lib/words";

const HOUR = 3_600_000;

/** "9 h left", "40 min left"; for a past day, its date. */
export function left(day: Pick<Day, "day" | "today" | "ends">, now: number): string {
  if (day.day !== day.today) return dated(day.day);
  const ms = Math.max(0, day.ends - now);
  return ms >= HOUR ? `${Math.floor(ms / HOUR)} h left` : `${Math.max(1, Math.ceil(ms / 60_000))} min left`;
}

/** "Tuesday, November 17". A day is a date, the same in every time zone. */
export const dated = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** The day so many days before or after another. */
export function shifted(day: string, days: number): string {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The percentage that came home; null if nobody flew, or if there are only points. */
export const share = (mission: Pick<DayMission, "came" | "flew" | "home">): number | null =>
  mission.came && mission.flew ? Math.round((100 * mission.home) / mission.flew) : null;

/** "31 of 84 came home." */
export function crowd(mission: Pick<DayMission, "came" | "flew" | "home">): string {
  if (!mission.flew) return "No results yet.";
  if (!mission.came) return `${mission.flew === 1 ? "One captain has" : `${mission.flew} captains have`} flown it.`;
  return `${mission.home} of ${mission.flew} ${mission.came}.`;
}

/** "You came home with 16 points." */
export function yours(mission: Pick<DayMission, "came" | "unit">, own: YourDay): string {
  if (own.score === null) return "You did not finish. Flying again is practice.";
  const made = `${half(own.score)} ${own.score === 1 ? mission.unit : `${mission.unit}s`}`;
  if (!mission.came) return `You scored ${made}.`;
  return own.home ? `You ${mission.came} with ${made}.` : `You did not make it: ${made}.`;
}

const SQUARES: Readonly<Record<Day["week"][number], string>> = { home: "🟩", flew: "🟨", "": "⬛" };
const square = (own: YourDay | null): string =>
  own === null ? "⬛" : own.score === null ? "🟥" : own.home ? "🟩" : "🟨";

/** What a mission's square means, for screen readers. */
export const meaning = (mission: Pick<DayMission, "came">, own: YourDay | null): string => {
  if (own === null) return "not flown";
  if (own.score === null) return "not finished";
  return `${mission.came && own.home ? `${mission.came}, ` : ""}${half(own.score)}`;
};

/** A few lines to paste anywhere. */
export function told(day: Day, titles: (slug: string) => string, link: string): string {
  const missions = day.missions.map(
    (one) => `${square(one.yours)} ${titles(one.game)}: ${one.name}${one.yours ? `, ${meaning(one, one.yours)}` : ""}`,
  );
  const week = day.week.map((went) => SQUARES[went]).join("");
  const streak = day.streak ? `${week} ${count(day.streak, "day")} in a row` : week;
  return [`Ready Room, mission of the day, ${dated(day.day)}`, ...missions, streak, link].join("\n");
}
