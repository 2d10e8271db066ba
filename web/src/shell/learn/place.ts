/* The step of its guide that a table has reached in this browser, so that a reload continues there. */
import { keep, kept } from "../../lib/keep";

const name = (code: string): string => `guide ${code}`;

/** The step to continue with; null if no guide was started, or if it was left. */
export const guidedTo = (code: string): number | null => kept<number | null>(name(code), null);

export const keepGuide = (code: string, step: number): void => keep(name(code), step);

/** Notes that the guide was left or is over. */
export const leaveGuide = (code: string): void => keep(name(code), null);
