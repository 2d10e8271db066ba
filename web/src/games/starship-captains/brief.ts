/* A few words for cards that no row of symbols can say; their card sheets have the whole sentence. */
import type { TechFacts } from "./catalog";

const BRIEF: Readonly<Record<string, string>> = {
  "artifact-display": "Artifacts pay as medals",
  "trophy-display": "Pirates pay as medals",
  "dimensional-lockers": "Room for 3 more tokens",
  "hull-plating": "A pirate token stops damage",
  "hyper-charger": "Repair instead of moving",
  "nian-comms": "Pirate missions: Ni'an +1",
  "command-observers": "Red missions: medal",
  "science-observers": "Blue missions: artifact or repair",
  "security-observers": "Yellow missions: repair",
  "repair-bots": "Bonus repairs count double",
  "stealth-paint": "Missions: skip 1 damage",
  "universal-translator": "Swap one faction for another",
  "wormhole-generator": "Bonus moves are jumps",
  afterburners: "Helm: 2 more moves",
  "academy-link": "Train cadets for free",
  "service-record": "First 2 promotions cost 2",
  "cadet-mentoring": "1 cadet matches a line",
  "android-liaison": "Android burns out: Tincan +1",
  "decoy-drones": "Pass 1 pirate unharmed",
  "night-shift": "Repair when you pass",
  "overtime-roster": "Only 2 stay in the queue",
  "artifact-blueprints": "2 per kind of artifact",
  "harmonic-lattice": "1 per matching pair",
  "command-academy": "1 per Helm crew",
  "science-academy": "1 per Science crew",
  "security-academy": "1 per Weapons crew",
  "hall-of-commanders": "1 per commander",
  "scar-tissue-alloy": "1 per damage",
  "leadership-annals": "1 per red mission",
  "discovery-annals": "1 per blue mission",
  "battle-annals": "1 per yellow mission",
  "galactic-charter": "Lowest faction twice",
  "pirate-census": "1 per pirate token",
};

const words = (tech: TechFacts): string =>
  tech.kind === "ability" || tech.kind === "scores" ? ` ${brief(tech)}.` : "";

/** A card as it is read: its name, and the words on it. */
export const named = (tech: TechFacts): string => `${tech.name}:${words(tech)}`;

export const brief = (tech: TechFacts): string => BRIEF[tech.id] ?? tech.text;
