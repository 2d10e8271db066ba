/* Whether someone still wants the coach: until a first mission is over, or until they send it away. */
import { keep, kept } from "../../../lib/keep";

const KEY = "readyroom.space-alert.coach";

export const wantsCoach = (): boolean => kept(KEY, true);
export const noMoreCoach = (): void => keep(KEY, false);
