import { MediaQuery } from "svelte/reactivity";
import { SCALES, settings } from "./settings.svelte";

/** Wide: the seats are beside the board and your things below. Otherwise the table is a board with a bottom sheet. */
export const wide = new MediaQuery("(min-width: 64rem)");

/** A phone, also held sideways: what is elsewhere in the header is on the page. */
export const phone = new MediaQuery("(max-width: 60rem)");

const queries = new Map(SCALES.map((scale) => [scale as number, new MediaQuery(`(min-width: ${76 * scale}rem)`)]));

/** Roomy: log and table talk have their own column, which large text needs sooner. Otherwise they are a drawer. */
export const roomy = {
  get current(): boolean {
    return (queries.get(settings.scale) ?? queries.get(1))?.current ?? true;
  },
};

const ample = new MediaQuery("(min-width: 118rem)");

/** Whether log and table talk have a column beside the board; a `spread` board needs more width. */
export const hasLogColumn = (spread = false): boolean => (spread ? ample.current : roomy.current);
