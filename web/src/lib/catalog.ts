/* A game's components as the server lists them, ready to be looked up by id. */
export const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** Made once for each thing it is made from. */
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
