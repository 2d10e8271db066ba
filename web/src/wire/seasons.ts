/** The API calls for club seasons. */
import { get, send } from "./api";
import type { NewDraw, NewRuling, NewSeason, SeasonInfo, SeasonSheet, TableSeason } from "./types";

const at = (code: string): string => `/api/seasons/${encodeURIComponent(code)}`;

export const seasonsApi = {
  all: () => get<SeasonInfo[]>("/api/seasons"),
  open: (season: NewSeason) => send<SeasonInfo>("POST", "/api/seasons", season),
  sheet: (code: string) => get<SeasonSheet>(at(code)),
  ofTable: (code: string) => get<TableSeason>(`/api/tables/${encodeURIComponent(code)}/season`),
  join: (code: string) => send<SeasonSheet>("POST", `${at(code)}/members`, {}),
  leave: (code: string) => send<SeasonSheet>("DELETE", `${at(code)}/members/me`, ""),
  rule: (code: string, ruling: NewRuling) => send<SeasonSheet>("POST", `${at(code)}/rulings`, ruling),
  draw: (code: string, round: NewDraw) => send<SeasonSheet>("POST", `${at(code)}/rounds`, round),
  finish: (code: string) => send<SeasonSheet>("POST", `${at(code)}/finish`, {}),
};
