/** The API calls of the mission of the day. */
import type { Day, DayMission, NewDaily } from "../../generated/wire";
import { router } from "../../lib/router.svelte";
import { get, send } from "../../wire/api";
import { identity } from "../../wire/identity.svelte";
import type { TableInfo } from "../../wire/types";

export const dayOf = (day: string | null): Promise<Day> => get(`/api/daily${day ? `/${encodeURIComponent(day)}` : ""}`);

/** Opens your table for a mission, or the one you have not finished, and goes there. */
export async function fly(day: string, mission: DayMission, friends: boolean): Promise<void> {
  if (!(await identity.need())) return;
  const path = `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(mission.game)}`;
  const table = await send<TableInfo>("POST", path, { friends } satisfies NewDaily);
  router.go(`/t/${table.code}`);
}
