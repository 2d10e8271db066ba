/* The side icons of techs and slots, and which of them match according to the view: three at the left from top to
   bottom, then three at the right, "-" for none. */
export const DAMAGE = "damage";
const NONE = "------";

export interface Lit {
  readonly left: readonly boolean[];
  readonly right: readonly boolean[];
}

export const litBy = (icons: string = NONE): Lit => {
  const lit = [...icons].map((icon) => icon !== "-");
  return { left: lit.slice(0, 3), right: lit.slice(3) };
};

export const countLit = (icons: string = NONE): number => [...icons].filter((icon) => icon !== "-").length;

const BONUS: Readonly<Record<string, string>> = { r: "repair", m: "medal", v: "move" };

/** The bonuses that matching icons bring, from top to bottom. */
export const bonuses = (icons: string = NONE): string[] =>
  [0, 3, 1, 4, 2, 5].flatMap((at) => BONUS[icons[at] ?? ""] ?? []);
