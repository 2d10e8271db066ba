/* The base game in our own words. {kind:id} is a term, [words](#section) another section. */
import type { RuleSection } from "../../../shell/board";

const TURN = "A turn";
const FACES = "The six faces";
const WORLD = "Planets and empire";
const END = "The end";

export const BASE: readonly RuleSection[] = [
  {
    id: "goal",
    title: "What it is about",
    part: "Start here",
    body: [
      "Each of you runs a small galaxy. Your ships travel to planets, use what they offer, and circle them until the planets are yours. **Points come from colonized planets and from the level of your empire.** When somebody has 21, the round is finished and the best total wins.",
      "Whenever somebody else uses a die, you may pay culture to use the same face yourself: see [following](#following). So there is something to do in every turn.",
    ],
  },
  {
    id: "setup",
    title: "How it starts",
    part: "Start here",
    body: [
      "You begin at level 1 with 4 dice, 2 ships at home, 2 energy and 1 culture. Two more ships wait until your empire grows.",
      {
        head: ["Players", "Planets in the row"],
        rows: [
          ["1 or 2", "4"],
          ["3", "5"],
          ["4 or 5", "6"],
        ],
      },
      "You are dealt two [secret missions](#missions) and keep one.",
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    part: TURN,
    body: [
      {
        steps: [
          "Roll all your dice: as many as your level says.",
          "Use them one at a time, in any order. A die that is used goes to the activation bay, and its action is done completely.",
          "In between you may [reroll](#reroll) and use the [converter](#converter).",
          "End the turn when you like. Dice left over are lost.",
        ],
      },
      "A die can be used only when its action can be done. Acquiring nothing is allowed.",
    ],
  },
  {
    id: "dice",
    title: "The dice",
    part: TURN,
    body: [
      "All dice are alike and have six different faces: {face:move} move a ship, {face:energy} acquire energy, {face:culture} acquire culture, {face:economy} advance economy, {face:diplomacy} advance diplomacy, {face:colony} utilize a colony.",
      "Tap a die to pick it up, and tap it again (or the button) to use it. Pick up several to reroll them together.",
    ],
  },
  {
    id: "reroll",
    title: "Rerolling",
    part: TURN,
    body: [
      "Roll any number of unused dice again. **The first reroll of a turn is free, every later one costs 1 energy**: once for the reroll, however many dice it takes.",
      {
        example:
          "You dislike three dice and reroll all three: free. Two of them are still no good. Rerolling both costs 1 energy.",
      },
    ],
  },
  {
    id: "converter",
    title: "The converter",
    part: TURN,
    body: [
      "Once per turn: give up two unused dice to turn a third to the face you want. The third is still unused; you use it like any other. The two in the converter do nothing and cannot be followed.",
      {
        example:
          "You need {face:diplomacy} to finish a planet. You put {face:colony} and {face:move} into the converter and turn {face:energy} to {face:diplomacy}.",
      },
    ],
  },
  {
    id: "following",
    title: "Following",
    part: TURN,
    body: [
      "After a die has been fully dealt with, the others are asked in turn order. **Pay 1 culture and use the same face as if you had rolled it**, with your own ships, colonies and costs. You follow the face, not what was done with it.",
      {
        list: [
          "You pay first. To follow {face:colony} and upgrade with culture, you need 1 more than the upgrade costs.",
          "Each die can be followed once by each player. Following cannot be followed.",
          "Rerolls, the converter and actions that planets cause cannot be followed.",
          "If there is nothing you could do with the face, you are not asked.",
          "A planet that works only in one's own turn does nothing for a follower; the landing stands.",
        ],
      },
      "To spare the table waiting, you can answer in advance: for each face, ask me, never, or follow while I have enough culture left.",
    ],
  },
  {
    id: "moving",
    title: "Moving a ship",
    part: FACES,
    body: [
      "{face:move} moves one ship to another planet's **surface**, to another planet's **orbit**, or home.",
      {
        list: [
          "On a surface you may do the planet's action once, right away.",
          "In orbit the ship begins at the start, space 0. There is no action, but from there it can [advance](#advancing).",
          "One of your ships per surface and one per orbit. One on each of the same planet is fine. Other players' ships never bar the way.",
          "The planet must change: a ship cannot go from a planet's surface to its orbit, or back.",
          "A ship that leaves an orbit loses its progress.",
        ],
      },
    ],
  },
  {
    id: "acquiring",
    title: "Acquiring energy and culture",
    part: FACES,
    body: [
      "{face:energy} gives 1 energy for each of your ships on or around an energy planet, **and 1 for each of your ships at home**. {face:culture} gives 1 culture for each of your ships on or around a culture planet; the home galaxy gives none.",
      "Each track ends at 7. What goes beyond is lost. Planets you have colonized give nothing.",
      { example: "Two ships at home and one in orbit of an energy planet: {face:energy} gives 3 energy." },
    ],
  },
  {
    id: "advancing",
    title: "Economy and diplomacy",
    part: FACES,
    body: [
      "{face:economy} and {face:diplomacy} move one of your orbiting ships one space on, if the planet's orbit ends in that symbol. Spaces run from 0 through the numbers to the symbol; reaching the symbol [colonizes](#colonizing) the planet.",
    ],
  },
  {
    id: "colony",
    title: "Utilizing a colony",
    part: FACES,
    body: [
      "{face:colony} lets you do one of two things: [upgrade your empire](#upgrading) by one level, or do the action of one planet you have colonized.",
      "With two colony dice you may use the same planet twice, unless its card says once per turn.",
    ],
  },
  {
    id: "planets",
    title: "Reading a planet",
    part: WORLD,
    body: [
      {
        list: [
          "Top left: what ships here give when acquiring, energy or culture. Some planets of Beyond the Black give either.",
          "Top right: points for whoever colonizes it.",
          "Around it: the orbit, from the start 0 to the symbol that tells which die advances there.",
          "Below: its action, for a ship that lands, and later for its owner through {face:colony}.",
        ],
      },
      "The disc is the surface and the ring is the orbit: they are separate places to tap.",
    ],
  },
  {
    id: "colonizing",
    title: "Colonizing",
    part: WORLD,
    body: [
      "When your ship reaches the symbol, the planet is yours: all ships there go home to their owners, the card lies with your galaxy, and a new planet takes its place in the row. You gain its points and, with {face:colony}, its action.",
      { example: "A planet with spaces 1 and 2 takes three advances: to 1, to 2, and onto the symbol." },
    ],
  },
  {
    id: "regressing",
    title: "Pushing ships back",
    part: WORLD,
    body: [
      "Some planets push rivals back on their orbits. A ship is never pushed below the start, and never off the orbit.",
    ],
  },
  {
    id: "upgrading",
    title: "Upgrading your empire",
    part: WORLD,
    body: [
      "Pay the number of the new level, all in energy or all in culture, never mixed. A new ship comes at once; a new die joins your next roll.",
      {
        head: ["Level", "Dice", "Ships", "Points", "Cost"],
        rows: [
          ["1", "4", "2", "0", ""],
          ["2", "5", "2", "1", "2"],
          ["3", "5", "3", "2", "3"],
          ["4", "6", "3", "3", "4"],
          ["5", "6", "4", "5", "5"],
          ["6", "7", "4", "8", "6"],
        ],
      },
      "The points of a level replace those of the level before: level 6 is worth 8 in all.",
    ],
  },
  {
    id: "missions",
    title: "Secret missions",
    part: END,
    body: [
      "Your mission pays after the last turn, if what it says is then true. It never counts toward the 21 points that end the game. Others see it only at the end.",
      "With two players the missions that compare everybody are left out, and alone there are none.",
    ],
  },
  {
    id: "ending",
    title: "The end, and ties",
    part: END,
    body: [
      "As soon as somebody has 21 points from empire and planets (and pilots and dwarf planets), at any moment, the round is finished, so that everyone has had the same number of turns. Then missions and badges are added.",
      "Tied? More colonized planets wins, then the higher empire level, then more energy and culture together. Still tied: the victory is shared.",
    ],
  },
];
