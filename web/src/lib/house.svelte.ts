/** What this server has that others may not, asked for once. Until it is known, nothing is offered that may be missing. */
import { get } from "../wire/api";
import type { HouseInfo } from "../wire/types";

class House {
  info = $state.raw<HouseInfo>({ voices: false, mail: false });
  #asked: Promise<void> | null = null;

  /** Never fails: what cannot be asked is not offered. */
  load(): Promise<void> {
    this.#asked ??= get<HouseInfo>("/api/house").then(
      (info) => {
        this.info = info;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }
}

export const house = new House();
