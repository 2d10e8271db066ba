/* The rules drawer's text, in reading order, in our words. */
import type { RuleSection } from "../../shell/board";
import type { Plain } from "../../wire/types";
import { missionRules } from "./rules/missions";

const isMission = (options: Plain): boolean => options.missions === true;

export const RULES: readonly RuleSection[] = [
  {
    id: "idea",
    title: "What it is about",
    part: "The game",
    body: [
      "Build a ship out of what lies around, fly it through whatever the cards hold, and sell what arrives. Then build a bigger one. **Whoever has a credit left at the end has won; the richest has won most.**",
      {
        steps: [
          "**Build**, all at once, against the hourglass.",
          "**Inspection**: what does not hold is removed.",
          "**The crew boards**, and batteries are charged.",
          "**Fly** the cards, one after the other.",
          "**Get paid** for arriving, for looks and for goods; pay for what you lost.",
        ],
      },
    ],
  },
  {
    id: "building",
    title: "Taking and placing tiles",
    part: "Building",
    body: [
      "You have one tile in hand at a time. Take one that lies face down, or any that lies face up in the middle.",
      {
        list: [
          "**Place** it beside your ship, turned as you like. Until you take the next tile it is not welded: you may lift it again.",
          "**Return** it to the middle, face up, for everybody.",
          "**Set it aside**: two tiles may wait there. They never go back, and what is not built in by the end counts as lost.",
        ],
      },
      "Two hands on one tile: the faster one has it.",
    ],
  },
  {
    id: "connectors",
    title: "What holds",
    part: "Building",
    body: [
      "Connectors are prongs: one is single, two are double, three are universal, a bright bar is smooth hull.",
      {
        list: [
          "Single joins single, double joins double, universal joins any connector.",
          "A connector must never meet a smooth side, nor single a double.",
          "Nothing may stand before a cannon's muzzle, or behind an engine. Engines burn towards the stern.",
          "Everything must hang together.",
        ],
      },
      "Connectors into the void are allowed, but they cost days in stardust, let small meteors in, and spoil the looks.",
    ],
  },
  {
    id: "tiles",
    title: "The components",
    part: "Building",
    body: [
      {
        head: ["Component", "What it does"],
        rows: [
          ["Cabin", "Two humans, or one alien. The starting cabin takes humans only."],
          ["Engine", "1 strength; a double one 2, for a battery token."],
          ["Cannon", "1 strength forward, ½ to the sides and back; a double one twice that, for a token."],
          ["Battery", "2 or 3 tokens for doubles and shields."],
          ["Shield", "Covers two sides of the whole ship; a token for each hit it stops."],
          ["Hold", "Goods of any colour but red; special holds take red ones as well."],
          [
            "Life support",
            "Lets an alien of its colour live in a joined cabin: purple adds 2 to cannons, brown 2 to engines.",
          ],
          ["Structural module", "Holds things together."],
        ],
      },
    ],
  },
  {
    id: "cards",
    title: "Looking ahead",
    part: "Building",
    body: [
      "The flight's cards lie in four piles. With an empty hand, and once something is built on, you may look at one of the first three; nobody else can meanwhile. The fourth stays sealed.",
    ],
  },
  {
    id: "hourglass",
    title: "The hourglass",
    part: "Building",
    when: (options) => options.pace !== "relaxed",
    body: [
      "When the sand has run out, anybody may turn the glass and move it on. **Only somebody who has finished may turn it onto START**; when that run ends, so does building.",
      "Whoever finishes takes a number tile: number 1 starts in front. When time is up, the rest get what is left, at random; a tile in hand may still be added.",
    ],
  },
  {
    id: "relaxed",
    title: "Building at leisure",
    part: "Building",
    when: (options) => options.pace === "relaxed",
    body: [
      "No clock: builders take turns of a few tiles each. Once somebody has finished, all others have four more turns. Alone, nothing is counted.",
    ],
  },
  {
    id: "inspection",
    title: "Inspection",
    part: "Before the flight",
    body: [
      "Remove tiles that have part in a mistake until none is left; you choose which. What hangs on nothing any more falls off. Each tile lost so costs a credit at the end, like any other.",
      "With the mild inspection a ship with mistakes is repaired instead, for nothing: its number goes back, the sound ships move up, and for each tile taken off one may be built in, the same or another that lies face up. Then you take a number that is left.",
    ],
  },
  {
    id: "crew",
    title: "The crew",
    part: "Before the flight",
    body: [
      "Two humans move into every cabin. Instead, one purple and one brown alien may each take a cabin that is joined to life support of their colour. A ship without a human must give up.",
    ],
  },
  {
    id: "flight",
    title: "The flight",
    part: "In the air",
    body: [
      "The leader turns up the cards. Days forward and back are counted in free spaces: a rocket jumps over others. Who is lapped, has no human left, or has no engine strength in Open Space must give up; anyone may between cards.",
      {
        head: ["Card", "What it does"],
        rows: [
          ["Open Space", "Everybody flies as many days as the engines are strong."],
          ["Planets", "Land on a free planet, load, and lose days."],
          [
            "Abandoned ship or station",
            "The first who wants to pays with crew, or needs it, and gets credits or goods.",
          ],
          ["Stardust", "A day lost for each open connector."],
          ["Meteors", "Small ones bounce off smooth sides and shields; large ones must be shot."],
          ["Enemies", "More cannon strength beats them; less suffers."],
          ["Combat zone", "Three times, the ship that is lowest suffers."],
          ["Epidemic", "Occupied cabins joined to each other lose a figure each."],
          ["Sabotage", "The ship with the fewest crew may lose a component."],
        ],
      },
    ],
  },
  {
    id: "pay",
    title: "The bill",
    part: "In the air",
    body: [
      {
        list: [
          "Arriving pays 4, 3, 2 and 1, times the level.",
          "The fewest open connectors among those that arrived: 2 times the level.",
          "Goods: red 4, yellow 3, green 2, blue 1; half for a ship that gave up.",
          "Each lost component costs 1, at most 5, 8 or 11.",
        ],
      },
      "Nobody goes below 0.",
    ],
  },
  ...missionRules(isMission),
];
