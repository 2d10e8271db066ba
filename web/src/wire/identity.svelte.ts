/** The person at this browser: a guest's name and token, asked for when first needed. */
import { keep, kept } from "../lib/keep";
import { ApiError, api, speakAs } from "./api";
import type { Person } from "./types";

const KEY = "readyroom.person";

class Identity {
  person = $state<Person | null>(kept<Person | null>(KEY, null));
  /** Whether the name dialog is open. */
  asking = $state(false);
  #waiting: ((person: Person | null) => void)[] = [];

  get name(): string {
    return this.person?.name ?? "";
  }
  get token(): string | null {
    return this.person?.token ?? null;
  }

  /** The person, after asking for a name if needed; null if they decline. */
  need(): Promise<Person | null> {
    if (this.person) return Promise.resolve(this.person);
    return this.ask();
  }

  /** Opens the name dialog, also to change the name. */
  ask(): Promise<Person | null> {
    this.asking = true;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async say(name: string): Promise<void> {
    let person: Person;
    try {
      person = this.person ? await api.rename(name) : await api.newPerson(name);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      this.forget();
      person = await api.newPerson(name);
    }
    this.become(person);
  }

  /** This browser now plays as someone else; the caller keeps the previous identity. */
  become(person: Person): void {
    this.person = person;
    keep(KEY, person);
    this.#settle(person);
  }

  /** Has the server delete this person for good. */
  async leave(): Promise<void> {
    await api.forgetMe();
    this.forget();
  }

  /** Drops a token that the server does not know, because its store is new. */
  forget(): void {
    this.person = null;
    keep(KEY, null);
  }

  cancel(): void {
    this.#settle(this.person);
  }

  #settle(person: Person | null): void {
    this.asking = false;
    for (const resolve of this.#waiting.splice(0)) resolve(person);
  }
}

export const identity = new Identity();
speakAs(() => identity.token);
