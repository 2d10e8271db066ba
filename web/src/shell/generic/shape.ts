/** Whether a list is short and plain enough for one line. */
export const shortList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);

/** Whether a list has an item for each seat: it reads better under the seats' names. */
export const bySeat = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item, i) => typeof item === "object" && item !== null && "seat" in item && item.seat === i);

/** Whether there is nothing in it. */
export const empty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** The fields worth showing: not the tag, and not the seat if the heading names it. */
export const fields = (value: Record<string, unknown>, titled: boolean): [string, unknown][] =>
  Object.entries(value).filter(([key]) => key !== "type" && !(titled && key === "seat"));
