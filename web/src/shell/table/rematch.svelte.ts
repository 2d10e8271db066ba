/**
 * A rematch in one tap. Everyone sees who has agreed; when all who are here have, one browser opens the next table and
 * the others follow.
 */
import { untrack } from "svelte";
import { tried } from "../../lib/busy.svelte";
import { router } from "../../lib/router.svelte";
import { api } from "../../wire/api";
import { identity } from "../../wire/identity.svelte";
import type { TableSession } from "./session.svelte";

const NEXT = "rematch";
/** Who sits down again, for the next table's address: you, and the people at your device by name. */
function again({ yours, names, table }: TableSession): URLSearchParams {
  const own = yours.find((seat) => !table?.seats[seat]?.guest) ?? yours[0];
  const guests = yours.filter((seat) => seat !== own).map((seat) => ["with", names[seat] ?? ""]);
  return new URLSearchParams([["again", "1"], ...guests]);
}
const key = (seat: number): string => `${NEXT}:${seat}`;

export class Rematch {
  opening = $state(false);
  /** Whether this person brings the same thing to the next match. */
  #following = false;
  /** Whether they agreed on this page: someone who returns later to see the end is not moved to the next table. */
  #wanted = $state(false);
  #tried = false;
  #gone = false;

  constructor(readonly session: TableSession) {}

  /** The seats of people who can be asked now. */
  get asked(): number[] {
    return (this.session.table?.seats ?? [])
      .filter((seat) => seat.kind === "person" && seat.here)
      .map((seat) => seat.seat);
  }
  get said(): number[] {
    return this.asked.filter((seat) => this.session.sketches.has(key(seat)));
  }
  get missing(): number[] {
    return this.asked.filter((seat) => !this.session.sketches.has(key(seat)));
  }
  /** Whether you have agreed. */
  get mine(): boolean {
    return this.session.yours.some((seat) => this.session.sketches.has(key(seat)));
  }
  /** The next table's code, once it exists. */
  get code(): string {
    const next = this.session.sketches.get(NEXT)?.value;
    return typeof next === "string" ? next : "";
  }

  async yes(following: boolean): Promise<void> {
    this.#following = following;
    this.#wanted = true;
    if (!(await identity.need())) return;
    const yours = this.session.yours;
    if (this.code) this.#go();
    else if (!yours.length) await this.open();
    else for (const seat of yours) await this.session.sketch(key(seat), true);
  }

  /** Opens the next table with the same people, bots and rules. */
  async open(): Promise<void> {
    const table = this.session.table;
    if (!table || this.opening) return;
    this.opening = true;
    await tried(async () => {
      const bots = table.seats.toReversed().flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []));
      const { game, options, open, clock, title, seats } = table;
      const follows = this.#following ? table.code : "";
      const next = await api.openTable({ game, options, open, clock, title, seats: seats.length, bots, follows });
      if (this.session.yours.length) await this.session.sketch(NEXT, next.code);
      this.#go(next.code);
    });
    this.opening = false;
  }

  /** Called during a component's setup: opens the table when all have agreed, and follows the others there. */
  run(): void {
    $effect(() => {
      if (this.#gone || !this.#wanted || !this.mine) return;
      if (this.code) return this.#go();
      const first = this.session.yours.includes(this.said[0] ?? -1);
      if (this.missing.length || !first || this.#tried) return;
      this.#tried = true;
      untrack(() => void this.open());
    });
  }

  #go(code = this.code): void {
    if (this.#gone) return;
    this.#gone = true;
    router.go(`/t/${code}?${again(this.session)}`);
  }
}
