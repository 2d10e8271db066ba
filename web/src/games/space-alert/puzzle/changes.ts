/** The differences between a crew's plans. */
export interface Changed {
  member: number;
  turn: number;
  was: string;
  now: string;
}

export const changesOf = (before: readonly (readonly string[])[], after: readonly (readonly string[])[]): Changed[] =>
  before.flatMap((plan, member) =>
    plan.flatMap((was, i) => {
      const now = after[member]?.[i] ?? "";
      return was === now ? [] : [{ member, turn: i + 1, was, now }];
    }),
  );
