/* Beyond the Black and the solo game in our own words. */
import type { RuleSection } from "../../../shell/board";
import type { Plain } from "../../../wire/types";
import { SHORTCUTS } from "../keys";

const PART = "Beyond the Black";
const beyond = (options: Plain): boolean => options.beyond_the_black === true;

export const BEYOND: readonly RuleSection[] = [
  {
    id: "beyond",
    title: "What the expansion adds",
    part: PART,
    when: beyond,
    body: [
      "Pilots who make a ship better, an unknown region to explore, badges to collect, and planets that give energy or culture as you like. Pilots and dwarf planets are worth points at once; badges count at the end.",
    ],
  },
  {
    id: "hiring",
    title: "Hiring a pilot",
    part: PART,
    when: beyond,
    body: [
      "In your own turn, pay with unused dice that show one and the same face:",
      {
        list: [
          "**2 dice** of one of the two faces listed for the ship, if the pilot is trained for it;",
          "**3 dice** of any face: any pilot, any ship.",
        ],
      },
      {
        head: ["Ship", "Listed faces"],
        rows: [
          ["{kind:aurora}", "{face:energy} or {face:culture}"],
          ["{kind:intrepid}", "{face:move} or {face:economy}"],
          ["{kind:ambition}", "{face:diplomacy} or {face:colony}"],
          ["{kind:nexus}", "{face:move} or {face:colony}"],
        ],
      },
      "One of your scouts in play becomes the advanced ship, exactly where it is. That is not a move: nothing is landed on, nothing explored. The dice do nothing else; the others may follow their face once.",
      "Hiring again for a ship you already fly replaces the pilot. The old ability is gone; points and badges stay.",
      {
        example:
          "You hold two {face:culture} and hire a pilot trained for {kind:aurora}. Your scout in orbit of a planet becomes the Aurora on the same space.",
      },
    ],
  },
  {
    id: "exploring",
    title: "Exploring",
    part: PART,
    when: beyond,
    body: [
      "A move can take a ship to Unexplored space. It must then explore: **take one of the face-up cards, or draw.**",
      {
        list: [
          "A danger (red) must be taken.",
          "A discovery (green) may be taken, or left face up to draw again.",
          "At most three cards lie face up. With three there, the next card drawn must be taken, whatever it is.",
          "Once you have drawn, the face-up cards are out of reach for this exploration.",
        ],
      },
      "Do what the card says and keep it, face down. The ship stays. It gives 1 culture with {face:culture} and nothing with {face:energy}. To explore again it must first go elsewhere.",
      {
        example:
          "Ion Stream is face up (2 energy). You want a dwarf planet and draw instead: a Coolant Leak. You must take it and lose 1 energy.",
      },
    ],
  },
  {
    id: "danger",
    title: "Danger tracks",
    part: PART,
    when: beyond,
    body: [
      "Some dangers hold the ship on a track. It cannot move and gives nothing until matching {face:economy} or {face:diplomacy} advances bring it to the end; then it is back in Unexplored space, without exploring. The card is yours from the start, and its badges count even if the ship never gets free.",
    ],
  },
  {
    id: "badges",
    title: "Badges",
    part: PART,
    when: beyond,
    body: [
      "Pilots and exploration cards carry badges: {badge:nebula} {badge:comet} {badge:relic} {badge:beacon}. At the end each symbol is compared on its own.",
      {
        head: ["", "Points"],
        rows: [
          ["the most", "3"],
          ["second most", "1"],
          ["tied for the most", "2 each, and nobody is second"],
          ["tied for second", "1 each"],
        ],
      },
      "With two players only the most scores: 3, or 2 each if tied. None of a symbol never scores.",
    ],
  },
  {
    id: "beyond-end",
    title: "Another way to end",
    part: PART,
    when: beyond,
    body: [
      "When the last exploration card is drawn, the round is finished too, just as with 21 points. Dwarf planets are worth points but do not count as planets, neither for missions nor for ties.",
    ],
  },
];

export const SOLO: readonly RuleSection[] = [
  {
    id: "solo",
    title: "Alone against a Rogue Galaxy",
    part: "Solo",
    body: [
      "Five Rogues, from the mild {rogue:artemis} to the dreadful {rogue:gamelyn}, and five more with Beyond the Black, from {rogue:merope} to {rogue:erebus}. You start. There are no missions. **You win the moment you have 21 points; you lose the moment the Rogue has 21 or reaches level 6.**",
      "The Rogue rolls its dice one at a time and does each at once:",
      {
        list: [
          "{face:move} a ship from its galaxy goes to the start of the leftmost orbit it is not in;",
          "{face:economy} {face:diplomacy} all its ships on orbits of that symbol advance;",
          "{face:energy} {face:culture} it acquires like a player, and its galaxy gives either;",
          "{face:colony} what its ladder says at its level.",
        ],
      },
      "A die it cannot use is put aside. **Before a usable die takes effect you may pay 1 energy and 1 culture to have it rolled again**, as often as you can pay. After it you may follow for 1 culture. The Rogue never follows you.",
    ],
  },
  {
    id: "solo-end",
    title: "The end of the Rogue's turn",
    part: "Solo",
    body: [
      "At 7 energy it rises one level and its energy falls to 0. Then, at 7 culture, it rolls three bonus dice, which can be neither stopped nor followed, and its culture falls to 0.",
      "With Beyond the Black, a move die it could not use draws an exploration card instead: it keeps the badges and the points.",
      "A table may let you foil bonus dice too.",
    ],
  },
  {
    id: "hangar-rogues",
    title: "The Rogues of the hangar mats",
    part: "Solo",
    when: beyond,
    body: [
      "Each has a rule of its own besides its ladder. Whatever cards and pilots they take, they get the points and the badges and ignore the rest.",
      {
        list: [
          "{rogue:merope}, beginner: a move die takes the oldest face-up exploration card before it moves a ship.",
          "{rogue:corvane}, easy: 7 culture hires the 2 leftmost pilots instead of rolling bonus dice.",
          "{rogue:ishkur}, medium: gains 1 energy whenever you take an exploration card.",
          "{rogue:tiamat}, hard: its pilots bring it the use of its ships, one after the other.",
          "{rogue:erebus}, epic: takes the top exploration card at the start of each of its turns.",
        ],
      },
      "When **the first pilot of your hangar joins it**, look for the first ship with a pilot, Aurora before Intrepid, Ambition and Nexus, and hand over the bottom card. A ship whose only pilot is gone is a scout again, where it is.",
    ],
  },
];

export const RULINGS: readonly RuleSection[] = [
  {
    id: "rulings",
    title: "Rulings",
    part: "Rulings",
    body: [
      "Where the printed sources are silent or disagree, this is how it is played here.",
      {
        list: [
          "A die whose action cannot be done cannot be used; acquiring 0 is fine.",
          "Steps beyond the symbol are lost.",
          "If the planets run out, the row shrinks.",
          "Losses and thefts stop at 0.",
          "When several players may act on one planet action, they act clockwise.",
          "A ship that is replaced by an advanced ship keeps its place: landed, orbiting, exploring or held by a danger.",
          "Dice that were turned in the converter may pay for a pilot.",
          "Hire dice cannot be repeated by Piedes.",
          "Planets that copy another planet's action cannot be chained without end: three deep at most.",
        ],
      },
      "The table's options hold the printings that differ: Mared when tied, Helios under the deck, Gort colonizing, Andellouxian-6 mixing.",
    ],
  },
  {
    id: "keyboard",
    title: "Keyboard",
    part: "Rulings",
    body: [
      {
        head: ["Key", "What it does"],
        rows: SHORTCUTS,
      },
    ],
  },
];
