/** The operator's side of the server. The token stays in this tab, and goes when it is closed. */
import { ApiError } from "../../wire/api";
import type { AdminSeason, AdminTable, AdminTableSheet, Ban, IncidentInfo, NewBan, Overview } from "../../wire/types";

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
  tables = (status: string) => this.#call<AdminTable[]>("GET", `/tables?status=${status}`);
  table = (code: string) => this.#call<AdminTableSheet>("GET", `/tables/${code}`);
  pause = (code: string, paused: boolean) => this.#call<AdminTableSheet>("POST", `/tables/${code}/pause`, { paused });
  close = (code: string) => this.#call<AdminTableSheet>("POST", `/tables/${code}/close`);
  seasons = () => this.#call<AdminSeason[]>("GET", "/seasons");
  closeSeason = (code: string) => this.#call<null>("POST", `/seasons/${code}/close`);
  drain = (drained: boolean, node = "") => this.#call<Overview>("POST", "/drain", { drained, node });
  announce = (text: string, minutes: number | null) => this.#call<Overview>("POST", "/announcement", { text, minutes });
  bans = () => this.#call<Ban[]>("GET", "/bans");
  ban = (ban: NewBan) => this.#call<Ban>("POST", "/bans", ban);
  lift = (id: string) => this.#call<Ban[]>("DELETE", `/bans/${id}`);
  incidents = () => this.#call<IncidentInfo[]>("GET", "/incidents");
  incident = (id: string) => this.#call<IncidentInfo>("GET", `/incidents/${id}`);
  record = (id: string) => this.#call<object>("GET", `/incidents/${id}/record`);

  async #call<T>(method: string, path: string, body: object = {}): Promise<T> {
    const asks = method === "POST";
    const response = await fetch(`/api/admin${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, ...(asks ? { "Content-Type": "application/json" } : {}) },
      ...(asks ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new ApiError(0, "The server is not answering.");
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    const detail = answer && typeof answer === "object" && "detail" in answer ? String(answer.detail) : "";
    throw new ApiError(response.status, detail || `The server could not do that (${response.status}).`);
  }
}
