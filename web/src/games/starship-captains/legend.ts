/* What the icons mean, one plain line each, drawn as on the board. */
import type { Uniform } from "../../art/starship-captains/ink";
import { once } from "../../lib/catalog";
import type { Catalog } from "./catalog";
import type { SymbolName } from "./effects";
import { capital, factionName } from "./words";

type Drawing =
  | { readonly symbol: SymbolName; readonly ink: string }
  | { readonly duty: Uniform }
  | { readonly faction: string }
  | { readonly number: boolean }
  | { readonly tile: string }
  | { readonly mark: string };

export type Entry = Drawing & { readonly name: string; readonly means: string };
export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const symbol = (symbol: SymbolName, ink: string, name: string, means: string): Entry => ({ symbol, ink, name, means });

export const legendOf: (catalog: Catalog) => readonly Group[] = once((catalog) => [
  {
    title: "What cards and rooms do",
    entries: [
      symbol("travel", "var(--sc-pale)", "Move", "Fly along one route. Passing a pirate costs 1 damage."),
      symbol("jump", "var(--sc-pale)", "Jump", "Go to any location, past all pirates."),
      symbol("fight", "var(--sc-gold)", "Fight", "Take 1 damage and beat a pirate on a route at your location."),
      symbol("research", "var(--sc-sky)", "Research", "Take a tech from the market into a free slot."),
      symbol("recycle", "var(--sc-sky)", "Recycle", "Take a tech, or put one in the place of another."),
      symbol("repair", "var(--sc-steel)", "Repair", "Remove 1 damage from your hold or from a tech slot."),
      symbol("damage", "var(--sc-hurt)", "Damage", "Fills a place in your hold and costs points at the end."),
      symbol("medal", "var(--sc-gold)", "Medal", "Trains a figure; three promote one to commander."),
      symbol("artifact", "var(--sc-clay)", "Artifact", "Two that share a color do the work of a crew member."),
      symbol("pirate", "var(--sc-bone)", "Pirate token", "Worth 1 point in your hold."),
      symbol("ambush", "var(--sc-hurt)", "Ambush", "A pirate comes to a route at your location."),
      symbol("android", "var(--sc-brass)", "Android", "Matches any mission line, then burns out."),
      symbol("dequeue", "var(--sc-pale)", "Call back", "The first in your queue is ready again."),
      symbol("peek", "var(--sc-pale)", "Look", "See which missions come next."),
      symbol("tech", "var(--sc-omega)", "Omega tech", "Ω: it scores at the end and does nothing before that."),
    ],
  },
  {
    title: "Crew and missions",
    entries: [
      ...[...catalog.rooms.values()].flatMap(({ colour, name }): Entry[] =>
        colour === "gray" || colour === "none"
          ? []
          : [{ duty: colour, name, means: `${capital(colour)}: works in ${name}, matches ${colour} lines.` }],
      ),
      { duty: "gray", name: "Cadet", means: "Works in Repair only, matches nothing." },
      { duty: "gold", name: "Gold line", means: "Only an android matches it." },
      {
        mark: "7",
        name: "Sign at a planet",
        means: "A mission: its points, and a mark for each figure it needs. A green bar: you have someone who matches.",
      },
      { number: true, name: "Numbered planet", means: "The highest number is where the next mission appears." },
      { number: false, name: "Number face down", means: "No mission comes here before the next uprising." },
    ],
  },
  {
    title: "Factions",
    entries: [
      ...[...catalog.tracks.keys()].map(
        (id): Entry => ({
          faction: id,
          name: factionName(catalog, id),
          means: "Move up this many spaces on its loop.",
        }),
      ),
      { faction: "any", name: "Any faction", means: "You choose whose loop." },
      { mark: "!", name: "Event", means: "The first captain to get there sets it off for everyone." },
      { mark: ":", name: "Dots at supplies", means: "How many spaces you move up when you take them." },
    ],
  },
  {
    title: "Rounds and stations",
    entries: [
      {
        tile: "home",
        name: "Triangle in a round",
        means: "Supplies come back to Home Station, or wherever its color says.",
      },
      { tile: "tincan", name: "Brown triangle", means: "Supplies for the Tincan's station." },
      { tile: "nian", name: "Pink triangle", means: "Supplies for the Ni'an's station." },
      {
        mark: "-7",
        name: "Points below zero",
        means: "Your ship starts damaged, and damage counts against you. Repairs and missions bring you up.",
      },
    ],
  },
  {
    title: "Sides of techs and slots",
    entries: [
      symbol("repair", "var(--sc-steel)", "Wrench at a side", "Repair 1, once, when it faces another wrench."),
      symbol("medal", "var(--sc-gold)", "Medal at a side", "Gain 1 medal, once, when it faces another medal."),
      symbol("travel", "var(--sc-sky)", "Arrow at a side", "Make 1 move, once, when it faces another arrow."),
    ],
  },
]);
