/** The optional features of this server, loaded once. Until they are known, none is offered. */
import { get } from "../wire/api";
import type { HouseInfo } from "../wire/types";

class House {
  info = $state.raw<HouseInfo>({ voices: false, mail: false });
  #asked: Promise<void> | null = null;

  /** Never fails: if the server does not answer, nothing is offered. */
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
