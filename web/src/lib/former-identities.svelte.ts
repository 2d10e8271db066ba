/** Identities that this browser had before it signed in as someone else, kept so that none is lost. */
import type { Person } from "../wire/types";
import { keep, kept } from "./keep";

const KEY = "readyroom.aside";
const MOST = 5;

class Aside {
  people = $state.raw<readonly Person[]>(kept<Person[]>(KEY, []));

  /** Keeps an identity; only a handful are kept, and the oldest goes first. */
  add(person: Person): void {
    this.#set([...this.people.filter((one) => one.token !== person.token), person].slice(-MOST));
  }

  drop(person: Person): void {
    this.#set(this.people.filter((one) => one.token !== person.token));
  }

  #set(people: readonly Person[]): void {
    this.people = people;
    keep(KEY, people);
  }
}

export const aside = new Aside();
