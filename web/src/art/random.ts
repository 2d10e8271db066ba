/* Repeatable random numbers, for pictures only; the rules never use them. */

/** FNV-1a: hashes a short string to 32 bits. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

export interface Rng {
  /** The next number in [0, 1). */
  (): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32, seeded with a string: the same seed gives the same numbers. */
export function rng(seed: string): Rng {
  let a = hash(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError("There is nothing to pick from an empty list.");
      return chosen;
    },
  });
}
