/** A person's progress, as this browser remembers it. */
import { keep, kept } from "../../../lib/keep";

const KEY = "readyroom.space-alert.academy";

export interface Passed {
  /** Without a clock. */
  readonly planned?: boolean;
  readonly clocked?: boolean;
}

class Progress {
  #passed = $state.raw<Readonly<Record<string, Passed>>>(kept(KEY, {}));

  of(lesson: string): Passed {
    return this.#passed[lesson] ?? {};
  }
  pass(lesson: string, timed: boolean): void {
    const more: Passed = timed ? { clocked: true } : { planned: true };
    this.#passed = { ...this.#passed, [lesson]: { ...this.of(lesson), ...more } };
    keep(KEY, this.#passed);
  }
  /** The first lesson that has not been passed; null when all are. */
  next<T extends { readonly id: string }>(lessons: readonly T[]): T | null {
    return lessons.find((lesson) => !this.of(lesson.id).planned) ?? null;
  }
  get begun(): boolean {
    return Object.keys(this.#passed).length > 0;
  }
  forget(): void {
    this.#passed = {};
    keep(KEY, {});
  }
}

export const progress = new Progress();
