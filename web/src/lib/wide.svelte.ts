import { MediaQuery } from "svelte/reactivity";

/** Wide: the board has its seats beside it and your things below. Otherwise the table is a board with a bottom sheet. */
export const wide = new MediaQuery("(min-width: 64rem)");

/** Roomy: log and table talk have a column of their own. Otherwise they are a drawer. */
export const roomy = new MediaQuery("(min-width: 76rem)");
