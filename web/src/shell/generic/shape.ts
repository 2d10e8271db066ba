/** A list short and plain enough to be shown in a line. */
export const shortList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);

/** A list of what belongs to each seat, and says so: it reads better under the seats' names. */
export const bySeat = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item, i) => typeof item === "object" && item !== null && "seat" in item && item.seat === i);

/** Nothing in it. */
export const empty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** The fields worth showing: not the tag, and not the seat where the heading names it already. */
export const fields = (value: Record<string, unknown>, titled: boolean): [string, unknown][] =>
  Object.entries(value).filter(([key]) => key !== "type" && !(titled && key === "seat"));
