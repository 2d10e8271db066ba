import type { Plugin } from "vite";

export const LETTERS: string;
export function slimFonts(): Plugin;
