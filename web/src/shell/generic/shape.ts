/** A list short and plain enough to be shown in a line. */
export const shortList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);

/** A list with one entry for each seat reads better under the seats' names. */
export const seatColumns = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && seats > 1 && value.length === seats;
