/** The operator's API calls. The token lives in this tab and is lost when the tab is closed. */
import { call } from "../../wire/api";
import type {
  AdminSeason,
  AdminTable,
  AdminTableSheet,
  Announce,
  Ban,
  Drain,
  IncidentInfo,
  NewBan,
  Overview,
  PauseTable,
} from "../../wire/types";

const KEY = "readyroom-admin";

export class Operator {
  #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** The operator who signed in from this tab before. */
  static remembered(): Operator | null {
    const token = sessionStorage.getItem(KEY);
    return token ? new Operator(token) : null;
  }
  remember(): void {
    sessionStorage.setItem(KEY, this.#token);
  }
  static forget(): void {
    sessionStorage.removeItem(KEY);
  }

  overview = () => this.#call<Overview>("GET", "/");
  tables = (status: AdminTable["status"]) => this.#call<AdminTable[]>("GET", `/tables?status=${status}`);
  table = (code: string) => this.#call<AdminTableSheet>("GET", `/tables/${code}`);
  pause = (code: string, paused: boolean) =>
    this.#call<AdminTableSheet>("POST", `/tables/${code}/pause`, { paused } satisfies PauseTable);
  close = (code: string) => this.#call<AdminTableSheet>("POST", `/tables/${code}/close`);
  seasons = () => this.#call<AdminSeason[]>("GET", "/seasons");
  closeSeason = (code: string) => this.#call<null>("POST", `/seasons/${code}/close`);
  drain = (drained: boolean, node = "") => this.#call<Overview>("POST", "/drain", { drained, node } satisfies Drain);
  announce = (text: string, minutes: number | null) =>
    this.#call<Overview>("POST", "/announcement", { text, minutes } satisfies Announce);
  bans = () => this.#call<Ban[]>("GET", "/bans");
  ban = (ban: NewBan) => this.#call<Ban>("POST", "/bans", ban);
  lift = (id: string) => this.#call<Ban[]>("DELETE", `/bans/${id}`);
  incidents = () => this.#call<IncidentInfo[]>("GET", "/incidents");
  incident = (id: string) => this.#call<IncidentInfo>("GET", `/incidents/${id}`);
  record = (id: string) => this.#call<object>("GET", `/incidents/${id}/record`);

  #call<T>(method: string, path: string, body: object = {}): Promise<T> {
    const authorization = { Authorization: `Bearer ${this.#token}` };
    const sent = { headers: { ...authorization, "Content-Type": "application/json" }, body: JSON.stringify(body) };
    return call<T>(`/api/admin${path}`, { method, ...(method === "POST" ? sent : { headers: authorization }) });
  }
}
