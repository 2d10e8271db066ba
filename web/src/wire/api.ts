/** The HTTP API. Every error is a sentence that can be shown as it is. */
import { heard } from "../lib/time";
import { unrolled } from "./changes";
import type {
  Analyzed,
  Brought,
  DossierInfo,
  DossierSheet,
  Fault,
  GameCount,
  GameInfo,
  NewBranch,
  NewDossier,
  NewGrant,
  NewPerson,
  NewTable,
  Person,
  Plain,
  RolledReplay,
  Rules,
  Story,
  TableInfo,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    /** The server's whole error response. */
    readonly problem: object = {},
  ) {
    super(sentence);
  }
}

let bearer: () => string | null = () => null;
/** Sets how to get the token of the person at this browser. */
export function speakAs(token: () => string | null): void {
  bearer = token;
}

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  catalog: (slug: string) => get<Plain>(`/api/games/${slug}/catalog`),
  rules: (slug: string) => get<Rules>(`/api/games/${slug}/rules`),
  openTables: (query: Asked = {}) => get<TableInfo[]>(`/api/tables${search(query)}`),
  runningTables: (query: Asked = {}) => get<TableInfo[]>(`/api/tables/running${search(query)}`),
  meetings: (query: Asked = {}) => get<TableInfo[]>(`/api/tables/meetings${search(query)}`),
  calendarUrl: (code: string) => `/api/tables/${encodeURIComponent(code)}/calendar`,
  tableCounts: (query: Asked = {}) => get<GameCount[]>(`/api/tables/counts${search(query)}`),
  myTables: () => get<TableInfo[]>("/api/me/tables"),
  table: (code: string) => get<TableInfo>(`/api/tables/${encodeURIComponent(code)}`),
  openTable: (table: NewTable) => send<TableInfo>("POST", "/api/tables", table),
  finished: (query: { game?: string; limit?: number; before?: number } = {}) =>
    get<TableInfo[]>(`/api/matches${search(query)}`),
  recordUrl: (code: string) => `/api/matches/${encodeURIComponent(code)}/record`,
  replay: (code: string, viewer: string, came?: Came) =>
    call<RolledReplay>(`/api/matches/${encodeURIComponent(code)}/replay${search({ viewer })}`, {}, came).then(unrolled),
  /** The analysis as far as it is known; each call computes a few seconds more. */
  analyze: (code: string) => send<Analyzed>("POST", `/api/matches/${encodeURIComponent(code)}/analysis`, {}),
  playOn: (code: string, branch: NewBranch) =>
    send<TableInfo>("POST", `/api/matches/${encodeURIComponent(code)}/branches`, branch),
  playOnFile: (record: string, { seq, seat, level, friends }: NewBranch) =>
    send<TableInfo>("POST", `/api/branches${search({ seq, seat, level, friends: String(friends ?? false) })}`, record),
  story: (code: string) => get<Story>(`/api/matches/${encodeURIComponent(code)}/story`),
  /** What a seat of yours (or, without one, everyone) saw after an entry. */
  since: (code: string, after: number, seat: number | null) =>
    get<RolledReplay>(
      `/api/matches/${encodeURIComponent(code)}/since${search({ after, ...(seat === null ? {} : { seat }) })}`,
    ).then(unrolled),
  replayFile: (record: string, viewer: string, came?: Came) =>
    send<RolledReplay>("POST", `/api/replay${search({ viewer })}`, record, came).then(unrolled),
  dossiers: (game: string) => get<DossierInfo[]>(`/api/dossiers${search({ game })}`),
  dossier: (id: string) => get<DossierSheet>(`/api/dossiers/${encodeURIComponent(id)}`),
  newDossier: (dossier: NewDossier) => send<DossierSheet>("POST", "/api/dossiers", dossier),
  amend: (id: string, amendment: object) =>
    send<DossierSheet>("POST", `/api/dossiers/${encodeURIComponent(id)}/amendments`, amendment),
  brought: (code: string) => get<Brought[]>(`/api/matches/${encodeURIComponent(code)}/dossiers`),
  grant: (code: string, grant: NewGrant) =>
    send<Brought>("POST", `/api/matches/${encodeURIComponent(code)}/grants`, grant),
  fault: (fault: Fault) => send<void>("POST", "/api/faults", fault),
  newPerson: (name: string) => send<Person>("POST", "/api/people", { name } satisfies NewPerson),
  rename: (name: string) => send<Person>("PATCH", "/api/people/me", { name } satisfies NewPerson),
  myData: () => get<Plain>("/api/me/export"),
  forgetMe: () => call<void>("/api/me", { method: "DELETE" }),
};

/** A GET request as the person at this browser; also for games' own pages. */
export const get = <T>(path: string): Promise<T> => call<T>(path, {});

export const send = <T>(method: string, path: string, body: object | string, came?: Came): Promise<T> =>
  call<T>(
    path,
    {
      method,
      headers: { "Content-Type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    came,
  );

/** Receives the number of unpacked bytes so far. The total is unknown until the end. */
export type Came = (bytes: number) => void;

export async function call<T>(path: string, init: RequestInit, came?: Came): Promise<T> {
  // Public data is requested without a token, so that it matches what the browser has preloaded.
  const token = path.startsWith("/api/games") ? null : bearer();
  const headers = { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...init.headers };
  const response = await answered(path, { ...init, headers });
  heard(response.headers.get("Date"));
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await (came ? counted(response, came) : response).json()) as T;
  const said: unknown = await response.json().catch(() => null);
  const problem = said && typeof said === "object" ? said : {};
  const detail = "detail" in problem && typeof problem.detail === "string" ? problem.detail : "";
  const unknown = `The server could not do that (${response.status}). Try again in a moment.`;
  throw new ApiError(response.status, detail || unknown, problem);
}

/** Seconds, and number of tries: if a busy server asks to wait, we wait here and retry. */
const LONGEST_WAIT = 5;
const MOST_WAITS = 3;

async function answered(path: string, init: RequestInit): Promise<Response> {
  for (let waits = 0; ; waits++) {
    const response = await fetch(path, init).catch(() => {
      throw new ApiError(0, "The server is not answering. Check your connection and try again.");
    });
    const wait = Number(response.headers.get("Retry-After"));
    if (!wait || wait > LONGEST_WAIT || waits === MOST_WAITS) return response;
    await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
  }
}

function counted(response: Response, came: Came): Response {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, onward) {
      bytes += part.byteLength;
      came(bytes);
      onward.enqueue(part);
    },
  });
  return new Response(response.body?.pipeThrough(count) ?? null);
}

/** Query parameters; undefined ones are left out. */
type Asked = Record<string, string | number | undefined>;

function search(query: Asked): string {
  const given = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
}
