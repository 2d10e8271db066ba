import { MediaQuery } from "svelte/reactivity";

/** Wide: there is room for three columns. Otherwise the table is a board with a bottom sheet. */
export const wide = new MediaQuery("(min-width: 64rem)");
