/* Which step of its guide a table has reached in this browser, so that a reload goes on there. */
import { keep, kept } from "../../lib/keep";

const name = (code: string): string => `guide ${code}`;

/** The step to go on with; null where no guide was begun, or where it was left. */
export const guidedTo = (code: string): number | null => kept<number | null>(name(code), null);

export const keepGuide = (code: string, step: number): void => keep(name(code), step);

/** The guide was left, or is over. */
export const leaveGuide = (code: string): void => keep(name(code), null);
