import type { Hex } from "../../colour";

export type PlanetType = "energy" | "culture" | "dual";
export const FAMILIES = [
  "bands",
  "storm",
  "craters",
  "ocean",
  "lava",
  "ice",
  "desert",
  "jungle",
  "city",
  "shards",
] as const;
export type Family = (typeof FAMILIES)[number];

/** Tones from shadow to light, and the color of the air. */
export interface Palette {
  readonly night: Hex;
  readonly deep: Hex;
  readonly mid: Hex;
  readonly pale: Hex;
  readonly air: Hex;
}
const palette = (night: Hex, deep: Hex, mid: Hex, pale: Hex, air: Hex): Palette => ({ night, deep, mid, pale, air });

/** Energy worlds are warm or electric, culture worlds jewel-toned, dual worlds both. */
export const PALETTES: Readonly<Record<PlanetType, readonly Palette[]>> = {
  energy: [
    palette("#3b1207", "#a33413", "#f07a2c", "#ffd27a", "#ff9a4d"), // 0 ember
    palette("#3d2405", "#a06a12", "#e8ae3a", "#ffe9a8", "#ffcf6b"), // 1 gold
    palette("#07302c", "#0f7366", "#38c3a0", "#c8ffe4", "#6df0c8"), // 2 jade
    palette("#3a0a1c", "#9c1f45", "#e8506b", "#ffc0b0", "#ff8a86"), // 3 crimson
    palette("#0b2747", "#1660a0", "#45aee8", "#cdf1ff", "#7fd0ff"), // 4 electric blue
    palette("#1d2b06", "#5c7d13", "#b0cf3c", "#f2ffb8", "#d3f06b"), // 5 acid
    palette("#2a1710", "#7a4326", "#c47c4c", "#f6d2ac", "#e3a26f"), // 6 rust
  ],
  culture: [
    palette("#1c1048", "#4b2fa6", "#8d6bf0", "#dccbff", "#ad90ff"), // 0 violet
    palette("#0a2352", "#2453ad", "#5b93ee", "#d5e6ff", "#86b8ff"), // 1 royal blue
    palette("#34104a", "#8a2f9c", "#d468d0", "#ffd6f4", "#f19be8"), // 2 orchid
    palette("#062f3f", "#147a8a", "#4cc5c6", "#d8fff6", "#86efe6"), // 3 lagoon
    palette("#3a1238", "#a03468", "#ee7d92", "#ffdcd0", "#ffa9ac"), // 4 rose
    palette("#20263f", "#5a6796", "#a6b3dd", "#f2f5ff", "#c3ceff"), // 5 silver
    palette("#0c2f24", "#23775a", "#63c493", "#e0ffe6", "#98f0bd"), // 6 sea green
  ],
  dual: [
    palette("#2a1140", "#a0386a", "#f2994a", "#ffe7b8", "#c79bff"),
    palette("#0b2a44", "#2f6fa8", "#8fc6a8", "#fff1c0", "#a9c8ff"),
    palette("#1d1547", "#5a4fc0", "#e0a25a", "#fff0cf", "#b9a2ff"),
    palette("#0c2740", "#1f7f8f", "#e07ab0", "#ffe3f0", "#8fe6ea"),
  ],
};

export interface Look {
  readonly family: Family;
  /** An index into the palettes of the planet's type. */
  readonly palette: number;
  readonly ring?: boolean;
  readonly moons?: 0 | 1 | 2;
}

const look = (family: Family, palette: number, extra: "ring" | "moon" | "moons" | "plain" = "plain"): Look => ({
  family,
  palette,
  ring: extra === "ring",
  moons: extra === "moon" ? 1 : extra === "moons" ? 2 : 0,
});

/** Chosen by eye so that no two cards of one type share both surface and palette; big planets have moons or rings. */
export const LOOKS: Readonly<Record<string, Look>> = {
  // energy
  "vici-ks156": look("lava", 3),
  leandra: look("desert", 1),
  bisschop: look("craters", 6),
  vizcarra: look("ice", 4),
  "mj-120210": look("bands", 1),
  mared: look("desert", 0),
  "clj-0517": look("city", 6),
  "pembertonia-major": look("bands", 0),
  nagato: look("storm", 6),
  nakagawakozi: look("jungle", 2),
  brumbaugh: look("storm", 3),
  "gleam-zanier": look("ocean", 2, "moon"),
  walsfeo: look("shards", 1, "moon"),
  zavodnick: look("city", 4, "ring"),
  "bsw-10-1": look("craters", 5, "moon"),
  aughmoore: look("storm", 4, "ring"),
  shouhua: look("jungle", 5, "moons"),
  gort: look("lava", 0, "moons"),
  "terra-bettia": look("ocean", 4, "moons"),
  piedes: look("bands", 3, "ring"),
  "osmira-9": look("ice", 2),
  tollhaven: look("city", 1),
  "sable-drift": look("desert", 6, "ring"),
  morrowgate: look("shards", 3, "moon"),
  // culture
  jakks: look("craters", 0),
  drewkaiden: look("ice", 3),
  birkomius: look("jungle", 3),
  tifnod: look("craters", 3),
  helios: look("storm", 4),
  lureena: look("bands", 2),
  zalax: look("shards", 0),
  hoefker: look("craters", 4),
  "la-torres": look("city", 1),
  "omicron-fenzi": look("storm", 3),
  "padraigin-3110": look("desert", 4),
  jorg: look("lava", 0),
  "umbra-forum": look("city", 0, "ring"),
  "jac-110912": look("ocean", 5, "ring"),
  maia: look("ocean", 1, "moon"),
  "andellouxian-6": look("bands", 1, "moon"),
  "sargus-36": look("jungle", 6, "moon"),
  nibiru: look("storm", 0, "ring"),
  "k-widow": look("lava", 2, "moons"),
  gyore: look("bands", 3, "ring"),
  ketterling: look("desert", 2),
  "quillon-reach": look("ocean", 2, "ring"),
  "vantis-prime": look("city", 3, "moon"),
  "ultima-carrow": look("ice", 1, "ring"),
  // dual
  brackwater: look("ocean", 1),
  "pells-anchor": look("craters", 2),
  hadrune: look("bands", 0, "ring"),
  "empyres-wake": look("shards", 3, "ring"),
};
