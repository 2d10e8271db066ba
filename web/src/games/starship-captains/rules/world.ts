/* The galaxy, techs and factions in our own words. */
import type { RuleSection } from "../../../shell/board";

const SPACE = "The galaxy";
const SHIP = "Ship and techs";
const OTHERS = "Factions";

export const WORLD_RULES: readonly RuleSection[] = [
  {
    id: "moving",
    title: "Moves, jumps and pirates",
    part: SPACE,
    body: [
      "A move {symbol:move} goes along one route. If there is a pirate on it, you take 1 damage, and the pirate stays. A jump {symbol:jump} goes anywhere, past all pirates. Moves and jumps are optional.",
      "A fight {symbol:fight} is against a pirate on a route at your location: take 1 damage, then take the pirate and its loot. **Raiders** carry a medal and an artifact, **carriers** an android.",
      "An ambush {symbol:ambush} draws a pirate. It goes to the route at your location that has the colour of its exhaust, if that route is free.",
    ],
  },
  {
    id: "missions",
    title: "Completing a mission",
    part: SPACE,
    body: [
      {
        steps: [
          "Your ship is at a planet with a mission that is not [reserved](#reserved) for somebody else.",
          "Send one figure to **each** line. Anybody can go; whoever matches the colour makes the line count.",
          "The lines are resolved from top to bottom. You may ignore a line, but not half of it.",
          "The crew joins the queue, androids leave. You keep the card with its points.",
        ],
      },
      "Then the **highest number face up** moves to your planet, face down, and a new mission appears where it was. When no number is face up any more, there is an **uprising**: a pirate at each numbered planet, and all numbers are face up again.",
      {
        example:
          "Three lines, but only two who match? Send a cadet to the third. The mission is still worth all its points.",
      },
    ],
  },
  {
    id: "reserved",
    title: "Reserved missions",
    part: SPACE,
    body: [
      "Whoever is alone at a planet has its mission for themselves: it is marked with the captain's colour and shape. Who comes later must wait until that ship has left. When only one ship stays behind, it takes over the reservation.",
    ],
  },
  {
    id: "stations",
    title: "Stations",
    part: SPACE,
    body: [
      "Home Station, the Tincan Outpost and the Ni'an Freeport have supplies. The first who **ends a turn** there gets all of them. They come back at the end of the round, if no captain's ship is there. Home Station's come for the first time in round 2.",
    ],
  },
  {
    id: "cargo",
    title: "Cargo and damage",
    part: SHIP,
    body: [
      "The hold has 8 places for artifacts, pirates and damage. When damage needs a place that is taken, you discard a token; when new tokens find no room, you choose which to keep. Medals need no place.",
      "Each damage that is left at the end costs 1 point. Repair {symbol:repair} removes one, from the hold or from a tech slot.",
    ],
  },
  {
    id: "techs",
    title: "Techs",
    part: SHIP,
    body: [
      "Taking a tech {symbol:research}: choose one on offer and put it into an empty, undamaged slot. With recycling {symbol:recycle}, and with some cards, it may also go over a tech of yours, which is discarded.",
      "**Bonuses**: icons at the card's sides that are equal to the icons they face bring a repair, a medal or a move at once. Icons printed in empty slots and at the frame count, too, even under damage. The market lights what would match in the slot you point at.",
      "Rooms are used by crew. Abilities work all the time. One-shot rooms are gone when used. **Omega techs** score at the end.",
    ],
  },
  {
    id: "factions",
    title: "The three factions",
    part: OTHERS,
    body: [
      "Each faction has a loop of 13 spaces. Your marker is worth more in each zone: 1, 2, 3, 4 points, and **5 for every whole loop**. The first to complete two loops takes the trophy.",
      "You go space by space. A bonus on the way is resolved before you go on, and you may stop where you like.",
    ],
  },
  {
    id: "events",
    title: "Events",
    part: OTHERS,
    body: [
      "The first marker on the space with the **!** sets the event off, for everybody, beginning with that captain. Some last: they come whenever a captain ends a turn at a station, moved or not. After the second event of a match the third is removed.",
    ],
  },
];
