/** Logs of crews that play with the box: kept in this browser, and saved as files. */
import { keep, kept } from "../../../lib/keep";
import type { Debrief, Film, LogMission, MissionFile, PaperCrew, PaperEntry } from "../types";

const KEY = "readyroom.space-alert.logs";

class Shelf {
  crews = $state.raw<readonly PaperCrew[]>(kept<readonly PaperCrew[]>(KEY, []));

  named(name: string): PaperCrew | undefined {
    return this.crews.find((crew) => crew.name.toLowerCase() === name.trim().toLowerCase());
  }
  holds(name: string, file: MissionFile): boolean {
    return this.named(name)?.entries.some((entry) => same(entry.file, file)) ?? false;
  }

  /** Writes an entry into a crew's log. The same mission with the same plans is kept once, in its latest form. */
  enter(name: string, ...entries: readonly PaperEntry[]): void {
    const crew = this.named(name) ?? { name: name.trim(), entries: [] };
    const old = crew.entries.filter((one) => !entries.some((entry) => same(one.file, entry.file)));
    this.#put({ ...crew, entries: [...old, ...entries].sort((a, b) => b.at - a.at) });
  }
  strike(name: string, entry: PaperEntry): void {
    const crew = this.named(name);
    if (crew) this.#put({ ...crew, entries: crew.entries.filter((one) => one !== entry) });
  }

  /** The crew written to last comes first; empty logs are left out. */
  #put(crew: PaperCrew): void {
    const others = this.crews.filter((one) => one.name !== crew.name);
    this.crews = crew.entries.length ? [crew, ...others] : others;
    keep(KEY, this.crews);
  }
}
export const shelf = new Shelf();

const same = (a: MissionFile, b: MissionFile): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The log entry of a resolved mission. */
export function logged({ sheet }: Debrief, film: Film, title: string): LogMission {
  return {
    title: title.trim() || "A mission",
    common: "",
    serious: "",
    survived: sheet.survived,
    lost_to: sheet.lost_to,
    score: sheet.score,
    points: sheet.points,
    destroyed: sheet.threats.filter((one) => one.fate === "destroyed").length,
    escaped: sheet.threats.filter((one) => one.fate === "survived").length,
    damage: sheet.damage,
    crew: film.crew.map(({ name, specialization }, i) => ({
      name,
      seat: null,
      roles: i === 0 ? ["captain"] : [],
      specialization,
      knocked_out: sheet.knocked_out.includes(i),
    })),
  };
}

/** A crew's log as text for a file, and back. */
export const asFile = (crew: PaperCrew): string => JSON.stringify({ "space-alert-log": 1, ...crew }, null, 1);

export function fromFile(text: string): PaperCrew {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = null;
  }
  if (!isLog(read)) throw new Error("This file is not a ship’s log.");
  return read;
}

function isLog(read: unknown): read is PaperCrew {
  if (!read || typeof read !== "object" || !("space-alert-log" in read)) return false;
  const { name, entries } = read as Partial<PaperCrew>;
  return typeof name === "string" && name.trim() !== "" && Array.isArray(entries) && entries.every(isEntry);
}
function isEntry(read: unknown): read is PaperEntry {
  if (!read || typeof read !== "object") return false;
  const { at, mission, file } = read as Partial<PaperEntry>;
  if (typeof at !== "number" || !file || !Array.isArray(file.crew) || !Array.isArray(file.threats)) return false;
  return (
    !!mission &&
    typeof mission.title === "string" &&
    !!mission.points &&
    !!mission.damage &&
    Array.isArray(mission.crew)
  );
}
