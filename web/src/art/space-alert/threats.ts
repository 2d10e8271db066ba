/*
 * A picture for every threat. Its code picks the family, its name the traits: same card, same picture. A card that is
 * not in the table gets a family by where it comes from, so that a new one is never without a face.
 */
import type * as game from "../../generated/space-alert";
import { svg } from "../svg";
import { type Ids, INK, ids } from "./ink";
import { creature, fault, hooded, machine, slime, soldiers } from "./threat/aboard";
import {
  capsule,
  carrier,
  destroyer,
  fighter,
  fighterOutline,
  frigate,
  type PaletteName,
  satellite,
  saucer,
  tanker,
} from "./threat/hulls";
import {
  amoeba,
  asteroid,
  behemoth,
  cloud,
  crawler,
  jellyfish,
  octopus,
  pulsar,
  serpent,
  swarm,
  vortex,
} from "./threat/nature";
import { type Trait, withTraits } from "./threat/traits";

export type ThreatFacts = Pick<game.ThreatFacts, "id" | "name">;

type Draw = (next: Ids, id: string) => string;

const bigger =
  (draw: Draw, size: number): Draw =>
  (next, id) =>
    `<g transform="scale(${size})">${draw(next, id)}</g>`;
const hull =
  (wing: number, palette: PaletteName = "steel"): Draw =>
  (next) =>
    fighter(next, wing, palette);
const warship =
  (palette: PaletteName): Draw =>
  (next) =>
    frigate(next, palette);

/** First match of the name wins. */
const FAMILIES: readonly (readonly [RegExp, Draw])[] = [
  [/Pulse Ball/, (next) => pulsar(next, "#7fb4ff")],
  [/Pulser/, (next) => pulsar(next, "#ff9ad2")],
  [/Destroyer/, (next) => destroyer(next)],
  [/Gunship/, (next) => destroyer(next, "rust")],
  [/Nemesis/, (next) => destroyer(next, "plum")],
  [/Marauder/, hull(2, "rust")],
  [/Kamikaze/, hull(3, "rust")],
  [/Needleship/, hull(3, "plum")],
  [/Scout/, hull(3, "teal")],
  [/Grappler/, (next) => crawler(next, "#9fb4d4", "#33415f", true)],
  [/Jumper/, hull(2, "olive")],
  [/Leaper/, bigger(hull(2, "plum"), 1.12)],
  [/Stealth/, hull(1)],
  [/Phantom/, hull(1, "plum")],
  [/Cryoshield Fighter/, hull(2)],
  [/Fighter/, hull(0)],
  [/Cloud/, (next, id) => cloud(next, id)],
  [/Maelstrom/, (next) => vortex(next, "#8fb8ff", "#14254a")],
  [/Vortex/, (next) => vortex(next, "#d7a0ff", "#2a1650")],
  [/Anomaly/, (next) => vortex(next, "#8fe3d0", "#12343a")],
  [/Amoeba/, (next) => amoeba(next)],
  [/Contamination/, (next) => amoeba(next, "#b6e86a", "#2f5a2a")],
  [/Parasite/, (next) => amoeba(next, "#ff9ad2", "#5a1f4a")],
  [/Mother Swarm/, (next, id) => swarm(next, id, 34)],
  [/Swarm/, (next, id) => swarm(next, id)],
  [/Meteoroid/, (next, id) => asteroid(next, id, 0.74)],
  [/Minor Asteroid/, (next, id) => asteroid(next, id, 0.88)],
  [/Major Asteroid|Planetoid/, (next, id) => asteroid(next, id, 1.12)],
  [/Asteroid/, (next, id) => asteroid(next, id)],
  [/Jellyfish/, (next, id) => jellyfish(next, id)],
  [/Octopus/, (next) => octopus(next)],
  [/Crab/, (next) => crawler(next, "#e08a6a", "#5c2036", true)],
  [/Spider/, (next) => crawler(next, "#b79cff", "#2a1650", false)],
  [/Snake/, (next) => serpent(next, false)],
  [/Dragon/, (next) => serpent(next, true)],
  [/Behemoth/, (next) => behemoth(next)],
  [/Saucer/, (next) => saucer(next)],
  [/Capsule/, (next) => capsule(next)],
  [/Tanker/, (next) => tanker(next)],
  [/Psionic/, (next) => satellite(next, "#c58bff")],
  [/Transmitter Satellite/, (next) => satellite(next, "#ff9c7a")],
  [/Satellite/, (next) => satellite(next)],
  [/Overlord/, (next) => carrier(next, "plum")],
  [/Mini-Carrier/, bigger((next) => carrier(next, "steel"), 0.82)],
  [/Super-Carrier/, (next) => carrier(next, "rust")],
  [/Carrier/, (next) => carrier(next)],
  [/Juggernaut/, bigger(warship("steel"), 1.05)],
  [/Man-of-War/, bigger(warship("rust"), 1.05)],
  [/Polarized Frigate/, warship("olive")],
  [/Frigate/, warship("plum")],

  [/Skirmishers/, (next) => soldiers(next, 2, "#8fe3d0")],
  [/Commandos/, (next) => soldiers(next, 2)],
  [/Troopers/, (next) => soldiers(next, 3)],
  [/Mine Layer/, (next) => hooded(next, INK.bad, "mine")],
  [/Ninja/, (next) => hooded(next, INK.bad, "blade")],
  [/Executioner/, (next) => hooded(next, "#ffffff", "blade")],
  [/Saboteur/, (next) => hooded(next, INK.warn, "cutter")],
  [/Slime/, (next) => slime(next)],
  [/Beast/, (next) => creature(next, "#b3785a", "#3a1c12", "#ffc9a0")],
  [/Shambler/, (next) => creature(next, "#8f8f6a", "#2c2a14", "#e0dfae")],
  [/Siren/, (next) => creature(next, "#8a7fc0", "#241a4a", "#d9ccff")],
  [/Alien/, (next) => creature(next)],
  [/Driller/, (next) => machine(next, INK.warn, true)],
  [/Seeker/, (next) => machine(next)],
  [/Gremlin/, bigger((next) => machine(next, INK.good), 0.86)],
  [/Uprising/, (next) => fault(next, "bots")],
  [/Reversed Shields/, (next) => fault(next, "reversed")],
  [/Shields/, (next) => fault(next, "shields")],
  [/Warheads/, (next) => fault(next, "warheads")],
  [/Virus/, (next) => fault(next, "virus")],
  [/Reactor/, (next) => fault(next, "reactor")],
  [/Power Pack/, (next) => fault(next, "battery")],
  [/Power System/, (next) => fault(next, "grid")],
  [/Wires/, (next) => fault(next, "wires")],
  [/Fissure/, (next) => fault(next, "fissure")],
  [/Pulse Cannon/, (next) => fault(next, "pulse")],
  [/Central Laser/, (next) => fault(next, "laser")],
  [/Laser/, (next) => fault(next, "lasers")],
  [/Nuclear/, (next) => fault(next, "bomb")],
  [/Airlock/, (next) => fault(next, "airlock")],
  [/Transmitter/, (next) => fault(next, "signal")],
];

const TRAITS: readonly (readonly [RegExp, Trait])[] = [
  [/^Phasing/, "phasing"],
  [/^Polarized/, "polarized"],
  [/^Cryoshield/, "cryoshield"],
  [/^Megashield/, "megashield"],
  [/^Plasmatic/, "plasmatic"],
  [/Carrier$/, "carrier"],
  [/^(Stealth|Phantom)/, "hidden"],
  [/^(Super-Carrier|Overlord)/, "spanning"],
];

/** Whether the table knows this name, or had to guess. */
export const hasFamily = (name: string): boolean => FAMILIES.some(([names]) => names.test(name));

/** Around the origin, in a frame of 208 by 156. `shown`: what hid has shown itself. */
export function threatGroup(threat: ThreatFacts, next: Ids, shown = false): string {
  const found = FAMILIES.find(([names]) => names.test(threat.name));
  const guess: Draw = threat.id.includes("I") ? (ids) => fault(ids, "wires") : hull(0);
  const draw = found?.[1] ?? guess;
  const traits = TRAITS.filter(([names]) => names.test(threat.name)).map(([, trait]) => trait);
  const visible = shown ? traits.filter((trait) => trait !== "hidden") : traits;
  return withTraits((given) => draw(given, threat.id), visible, next, threat.id, fighterOutline());
}

export const threat = (facts: ThreatFacts, prefix: string, shown = false): string =>
  svg("-104 -78 208 156", threatGroup(facts, ids(prefix), shown));
