/* The turn in our own words. {kind:id} is a term, [words](#section) another section. */
import type { RuleSection } from "../../../shell/board";

const START = "Start here";
const TURN = "A turn";

export const TURN_RULES: readonly RuleSection[] = [
  {
    id: "goal",
    title: "What it is about",
    part: START,
    body: [
      "You have your first command: an old ship and a young crew. Over **four rounds** you fly through the galaxy, complete missions, deal with three factions, fight pirates, repair the ship and fit new techs. Most points win.",
      "Whoever has worked goes to the end of the queue. The queue comes back at the end of the round, all but the last three. So the order in which you use your crew decides who is there next time.",
    ],
  },
  {
    id: "setup",
    title: "How it starts",
    part: START,
    body: [
      "In your ready room are a red, a yellow and a blue ensign and a cadet; one ensign of each colour waits in the queue. You have 1 medal and 7 damage: 3 in the cargo hold, 4 in tech slots. All ships are at Home Station.",
      "Every planet was dealt a mission, a station or a number. Some routes have pirates. Each faction has a loop with two sides, of which one is used, and an event.",
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    part: TURN,
    body: [
      {
        steps: [
          "[Train and promote](#training) as often as you can pay.",
          "Then do **one** thing: [activate a room](#rooms), [complete the mission](#missions) at your planet, or [pass](#passing).",
          "If your ship is at a [station](#stations) with supplies, you get them.",
        ],
      },
      "On the table: tap a figure and then a room, or a room and then a figure. The button says what will happen. Everything can be taken back with Undo until something hidden was turned up or somebody else has decided.",
    ],
  },
  {
    id: "crew",
    title: "The crew",
    part: TURN,
    body: [
      {
        head: ["", "In rooms", "On missions"],
        rows: [
          ["{figure:cadet}", "Repair only", "match nothing"],
          ["{figure:red}", "rooms of their colour, and Repair", "match lines of their colour"],
          ["{figure:red-commander}", "like an ensign, then a second task", "like an ensign, then a second task"],
          ["{figure:android}", "never", "match every line, even gold; then they leave"],
        ],
      },
      "Red is the helm, blue is science, yellow is weapons. Each colour has its own mark.",
    ],
  },
  {
    id: "training",
    title: "Training and promotion",
    part: TURN,
    body: [
      "Only at the start of your turn, and only those in the ready room.",
      {
        list: [
          "**1 medal**: a cadet becomes an ensign of any colour, or an ensign changes colour.",
          "**3 medals**: an ensign becomes a commander. You can have five.",
        ],
      },
    ],
  },
  {
    id: "rooms",
    title: "Activating a room",
    part: TURN,
    body: [
      "Send a figure that matches the room. It goes to the end of the queue, and you do what the room says.",
      {
        list: [
          "**Helm** (red): {symbol:move} {symbol:move} two moves.",
          "**Science** (blue): {symbol:research} take a tech.",
          "**Weapons** (yellow): {symbol:fight} fight a pirate.",
          "**Repair** (gray): {symbol:repair} remove a damage.",
          "Techs can be rooms, too.",
        ],
      },
      "**Artifacts** can do it without anybody: spend two that have the room's colour in common, or any two for Repair.",
    ],
  },
  {
    id: "commanders",
    title: "A commander's second task",
    part: TURN,
    body: [
      "After the first task, a commander may do one of these:",
      {
        list: [
          "**Extra work**: another room that matches, even the same one; on a mission, the same line again.",
          "**Command**: a cadet or an ensign of the commander's colour, anywhere in your queue, comes back to the ready room.",
        ],
      },
      "Then the commander joins the queue. On a mission, all who went join it together at the end.",
    ],
  },
  {
    id: "passing",
    title: "Passing and the end of a round",
    part: TURN,
    body: [
      "Who passes takes no more turns this round. You may pass early to keep figures for the next round; who can do nothing else must.",
      {
        steps: [
          "When all have passed, each queue slides: **the last three stay**, the others are ready again.",
          "Round 2 brings everybody a medal, rounds 3 and 4 a cadet.",
          "Used supplies come back to their stations, unless a ship is there: then they wait a round longer.",
          "The next captain to the left begins.",
        ],
      },
    ],
  },
];
