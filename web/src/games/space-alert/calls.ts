/** The server calls of Space Alert's pages, outside a table. */
import { ApiError, get, send } from "../../wire/api";
import type {
  Bench,
  Called,
  Catalog,
  Conflict,
  CrewInfo,
  CrewLog,
  Laid,
  Lesson,
  LessonPlan,
  MissionFile,
  MissionScript,
  Mistake,
  Outlook,
  Plan,
  Report,
  Resolved,
  Screening,
  Solution,
  Solve,
  Story,
  Tell,
} from "./types";

/** The mistakes in a file, each with its place. */
export class BadFile extends ApiError {
  constructor(
    status: number,
    sentence: string,
    readonly mistakes: readonly Mistake[],
  ) {
    super(status, sentence);
  }
}

export const calls = {
  resolve: (mission: MissionFile | string) => ask<Resolved>("/api/space-alert/resolve", mission),
  solve: (wish: Omit<Solve, "mission"> & { mission: MissionFile }) => ask<Solution>("/api/space-alert/solve", wish),
  /** The cost of a mission, phase by phase, and the one change that would have helped. */
  story: (wish: Omit<Tell, "mission"> & { mission: MissionFile }) => ask<Story>("/api/space-alert/story", wish),
  /** The film of a match, or of one mission of a campaign, counted from 1. */
  film: (code: string, part = 0) =>
    ask<Screening>(`/api/matches/${encodeURIComponent(code)}/film${part ? `?part=${part}` : ""}`),
  lessons: () => ask<Lesson[]>("/api/space-alert/academy"),
  plan: (lesson: string, plan: LessonPlan) => ask<Bench>(`/api/space-alert/academy/${lesson}/plan`, plan),
  fly: (lesson: string, laid: readonly Laid[]) =>
    ask<Report>(`/api/space-alert/academy/${lesson}/fly`, { laid } satisfies Plan),
  outlook: (lesson: string, laid: readonly Laid[]) =>
    ask<Outlook>(`/api/space-alert/academy/${lesson}/outlook`, { laid } satisfies Plan),
  catalog: () => ask<Catalog>("/api/space-alert/catalog"),
  mission: (name: string, seed: string, crew: number) => {
    const query = new URLSearchParams({ name, crew: String(crew), ...(seed ? { seed } : {}) });
    return ask<MissionScript>(`/api/space-alert/mission?${query}`);
  },
  /** The conflicts among a crew's calls. */
  conflicts: (called: Called | string) => ask<Conflict[]>("/api/space-alert/calls", called),
  crews: () => get<CrewInfo[]>("/api/space-alert/logs"),
  crewLog: (crew: string, before: number | null) =>
    get<CrewLog>(`/api/space-alert/logs/${encodeURIComponent(crew)}${before === null ? "" : `?before=${before}`}`),
};

const ask = <T>(path: string, body?: object | string): Promise<T> =>
  (body === undefined ? get<T>(path) : send<T>("POST", path, body)).catch(refuse);

function refuse(error: unknown): never {
  const { mistakes } = (error instanceof ApiError ? error.problem : {}) as { mistakes?: readonly Mistake[] };
  throw error instanceof ApiError && mistakes?.length ? new BadFile(error.status, error.message, mistakes) : error;
}

/** A place in a mission file in words: `$.crew[1].plan[3]` is "Crew member 2, turn 4". */
export function placeWords(place: string, names: readonly string[] = []): string {
  const crew = /^\$\.crew\[(\d+)\](?:\.plan\[(\d+)\])?/.exec(place);
  if (crew) {
    const who = names[Number(crew[1])] || `Crew member ${Number(crew[1]) + 1}`;
    return crew[2] === undefined ? who : `${who}, turn ${Number(crew[2]) + 1}`;
  }
  const threat = /^\$\.threats\[(\d+)\]/.exec(place);
  if (threat) return `Threat ${Number(threat[1]) + 1}`;
  const [, key = "", rest = ""] = /^\$\.([a-z]+)(?:\.([a-z_]+))?/.exec(place) ?? [];
  const title = key.charAt(0).toUpperCase() + key.slice(1);
  return rest ? `${title}, ${rest.replaceAll("_", " ")}` : title || "The file";
}
