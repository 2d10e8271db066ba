/* Actions and events by kind, each with the fields of its kind. */
interface Kind {
  readonly type: string;
}
export type Of<T extends Kind, K extends T["type"]> = Extract<T, { readonly type: K }>;

export const isOf = <T extends Kind, K extends T["type"]>(one: T, ...types: readonly K[]): one is Of<T, K> =>
  (types as readonly string[]).includes(one.type);

/** The items of these kinds, in order. */
export const allOf = <T extends Kind, K extends T["type"]>(list: readonly T[], ...types: readonly K[]): Of<T, K>[] =>
  list.filter((one): one is Of<T, K> => isOf(one, ...types));

export const firstOf = <T extends Kind, K extends T["type"]>(list: readonly T[], ...types: readonly K[]) =>
  list.find((one): one is Of<T, K> => isOf(one, ...types));
