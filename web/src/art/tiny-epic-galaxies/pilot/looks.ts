import type { Hex } from "../../colour";

export type Species =
  | "human"
  | "finned"
  | "tall"
  | "robot"
  | "insect"
  | "feline"
  | "bird"
  | "squid"
  | "golem"
  | "helmet"
  | "twins";
export type Hair =
  | "bald"
  | "short"
  | "side"
  | "long"
  | "bun"
  | "mohawk"
  | "curls"
  | "afro"
  | "braids"
  | "undercut"
  | "hood"
  | "scarf";
export type Gear =
  | "beard"
  | "breather"
  | "cap"
  | "circlet"
  | "freckles"
  | "glasses"
  | "goggles"
  | "headset"
  | "monocle"
  | "moustache"
  | "patch"
  | "raised-goggles"
  | "scar"
  | "visor";

export interface PilotLook {
  readonly species: Species;
  /** Skin, fur, feathers, stone or metal. */
  readonly skin: Hex;
  readonly hair: Hair;
  readonly hairColour: Hex;
  readonly gear: readonly Gear[];
  readonly mouth: "smile" | "line" | "grin";
  /** Eyes of robots, veins of golems, glass of helmets. */
  readonly glow: Hex;
}

const UMBER = "#5f3d2c";
const SIENNA = "#8d5a3c";
const OCHRE = "#c98d62";
const SAND = "#e8ad86";
const IVORY = "#f0c39c";

const person = (
  skin: Hex,
  hair: Hair,
  hairColour: Hex,
  gear: readonly Gear[] = [],
  mouth: PilotLook["mouth"] = "smile",
): PilotLook => ({ species: "human", skin, hair, hairColour, gear, mouth, glow: "#8fe0ff" });

const being = (species: Species, skin: Hex, more: Partial<PilotLook> = {}): PilotLook => ({
  species,
  skin,
  hair: "bald",
  hairColour: "#241a1c",
  gear: [],
  mouth: "smile",
  glow: "#67dcae",
  ...more,
});

/** No two pilots look alike, even at 40 px. */
export const PILOT_LOOKS: Readonly<Record<string, PilotLook>> = {
  lightspeeder: person(SIENNA, "mohawk", "#ff7a45", ["raised-goggles"], "grin"),
  "harrow-vey": person(SAND, "short", "#8a93a8", ["beard"]),
  "skimmer-dax": being("feline", "#d9934e", { gear: ["raised-goggles"], hairColour: "#8a4f22" }),
  "orla-quick": person(IVORY, "braids", "#c4472b", ["freckles"], "grin"),
  "tamsin-reeve": person(UMBER, "afro", "#2b1a18", ["headset"]),
  "consul-ivara": being("finned", "#c79be0", { gear: ["circlet"], mouth: "line" }),
  "marshal-brandt": being("robot", "#b9c4d8", { glow: "#ffb454" }),
  "treasurer-onn": being("golem", "#8b7d6a", { glow: "#ffd24d", gear: ["monocle"] }),
  "archivist-sel": person(OCHRE, "hood", "#39506e", ["glasses"], "line"),
  "envoy-yune": person(IVORY, "bun", "#241a1c", ["monocle"]),
  "surveyor-kip": being("finned", "#6fb7d8", { gear: ["headset"] }),
  "salvager-moxie": person(SAND, "undercut", "#ff6fae", ["breather"]),
  "deepcaller-aru": being("tall", "#9fb6e8"),
  "beacon-twins": being("twins", SAND, { gear: ["headset"] }),
  "hollis-vane": being("helmet", OCHRE, { glow: "#8fd0ff" }),
  "bulwark-tann": person(SIENNA, "bald", "#241a1c", ["scar", "beard"], "line"),
  "rival-rhee": person(SAND, "undercut", "#1d1b26", ["scar"], "line"),
  "flanker-juno": person(IVORY, "side", "#b8562c", ["visor"]),
  "escort-bray": being("bird", "#4f86c6", { hairColour: "#f2b134" }),
  "captain-osei": person(UMBER, "curls", "#241a1c"),
  "ironhull-petra": being("robot", "#6f8f86", { glow: "#67dcae", hair: "mohawk" }),
  "slip-marrow": being("squid", "#d8708f", { hairColour: "#8e3a63" }),
  "rook-callow": person(IVORY, "hood", "#2c2a3a", ["patch"], "line"),
  "gambler-finch": being("insect", "#86c27c"),
  "trailblazer-noor": person(OCHRE, "scarf", "#d8a13a", ["raised-goggles"]),
  "chancellor-voss": person(SAND, "long", "#d9dbe6", ["circlet"], "line"),
  "broker-lune": being("tall", "#c79be0", { gear: ["monocle"] }),
  "attache-bellamy": person(UMBER, "side", "#241a1c", ["moustache"]),
  "quartermaster-ildri": person(IVORY, "braids", "#e9c76a", ["glasses"]),
  "admiral-thessaly": person(UMBER, "short", "#d9dbe6", ["cap"], "line"),
};
