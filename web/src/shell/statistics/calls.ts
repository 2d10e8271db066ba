/** The API calls of the statistics pages. */
import type {
  GameStatistics,
  PersonStatistics,
  PlayedMatch,
  Ranking,
  ServerStatistics,
  Showing,
} from "../../generated/wire";
import { get, send } from "../../wire/api";

const at = encodeURIComponent;
export const calls = {
  person: (who: string) => get<PersonStatistics>(`/api/people/${at(who)}/statistics`),
  matches: (who: string, before: number) => get<PlayedMatch[]>(`/api/people/${at(who)}/matches?before=${before}`),
  game: (slug: string) => get<GameStatistics>(`/api/games/${at(slug)}/statistics`),
  ranking: (slug: string, skip: number) => get<Ranking>(`/api/games/${at(slug)}/ratings?skip=${skip}`),
  server: () => get<ServerStatistics>("/api/statistics"),
  show: (showing: Showing) => send<Showing>("PUT", "/api/me/showing", showing),
};
