/** One explorer's log in this browser: read, amended, saved as a file. */

import { tried } from "../../../lib/busy.svelte";
import { saved } from "../../../lib/files";
import { api } from "../../../wire/api";
import type { DossierInfo } from "../../../wire/types";
import type { Amendment, ExplorerSheet } from "../types";

export const GAME = "space-alert";

export class Book {
  info = $state.raw<DossierInfo | null>(null);
  sheet = $state.raw<ExplorerSheet | null>(null);
  problem = $state("");
  busy = $state(false);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.problem = "";
    try {
      this.#take(await api.dossier(this.id));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Writes something into it; if refused, shows the refusal and returns false. */
  async amend(amendment: Amendment): Promise<boolean> {
    this.busy = true;
    const well = await tried(async () => this.#take(await api.amend(this.id, amendment)));
    this.busy = false;
    return well;
  }

  #take({ info, sheet }: { info: DossierInfo; sheet: unknown }): void {
    this.info = info;
    this.sheet = sheet as ExplorerSheet;
  }
}

/** The log as a file on this device. */
export function exported(sheet: ExplorerSheet): void {
  saved(`explorer-${sheet.explorer.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`, sheet.explorer);
}

/** Makes a new explorer from the log in a file; returns its id. */
export async function imported(file: File): Promise<string> {
  const log: unknown = JSON.parse(await file.text());
  const name = log && typeof log === "object" && "name" in log ? String(log.name) : "";
  const { info } = await api.newDossier({ game: GAME, name: name.slice(0, 40) || "Explorer" });
  try {
    await api.amend(info.id, { type: "transcribe", explorer: log } satisfies Amendment);
  } catch (error) {
    // The sheet begun for it is useless.
    await api.amend(info.id, { type: "retire", retired: true } satisfies Amendment);
    throw error;
  }
  return info.id;
}

export const day = (ms: number): string =>
  new Date(ms).toLocaleDateString(undefined, { year: "numeric", month: "short", day: "numeric" });
