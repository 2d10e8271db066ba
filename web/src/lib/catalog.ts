/* A game's components as the server lists them, by id. */
export const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** Caches what is made from each object. */
export function once<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    let found = made.get(from);
    if (found === undefined) {
      found = make(from);
      made.set(from, found);
    }
    return found;
  };
}
