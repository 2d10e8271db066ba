/* The rules that one needs while the clock runs, in our own words. */
import type { RuleSection } from "../../shell/board";

export const RULES: readonly RuleSection[] = [
  {
    id: "aim",
    title: "What it is about",
    part: "First flight",
    body: [
      "Your ship has left hyperspace in a sector full of trouble. It takes about ten minutes to map it and jump home. Until then everybody plans, at the same time, what they will do on **twelve turns**. Then the plans are turned up and the ship does exactly that, for better or worse.",
      "You win or lose together. A zone that would need a seventh damage tile loses the ship.",
    ],
  },
  {
    id: "cards",
    title: "Action cards",
    part: "First flight",
    body: [
      "A card has an action on one half and a movement on the other. **The half on top counts.** Lay cards face down on the spaces of the phase that is open: turns 1 to 3, 4 to 7, 8 to 12. As long as your phase is open you may turn them round and take them back.",
      {
        head: ["Symbol", "Does"],
        rows: [
          ["A", "fires the cannon of your station"],
          ["B", "moves energy: fills the shield above, the reactor below"],
          ["C", "uses what stands there: battlebots, rockets, computer, window, interceptors"],
          ["Battlebots", "your squad attacks an intruder in your station"],
          ["Red, blue", "you walk one zone to that side"],
          ["Change deck", "you take the gravolift to the other deck"],
        ],
      },
      "Heroic cards, with a golden edge, are stronger, or take you to any station. They never change hands.",
    ],
  },
  {
    id: "ship",
    title: "The ship",
    part: "First flight",
    body: [
      "Three zones, two decks, six stations. Tap a station to read what its A, B and C do. Everybody starts on the bridge.",
      {
        list: [
          "Heavy lasers above need 1 energy of their zone's reactor; light lasers below need none. A cannon can be fired once a turn.",
          "The pulse cannon hits everything at distance 1 and 2 in all zones.",
          "Energy comes from the central reactor; the side reactors are refilled from it, and it from three fuel capsules.",
          "A gravolift takes one person a turn in each zone. The second one is delayed, and so is everybody in a damaged one.",
        ],
      },
      "A **delay** pushes your cards one turn on, up to the next free space.",
      "Did you **trip**, and lay a card upside down or with the wrong arrow? When planning is over, you can own up before the cards are turned up: you do what you meant to, and your next action is delayed. Double action cards are for veterans, who do not trip.",
    ],
  },
  {
    id: "computer",
    title: "The computer",
    part: "First flight",
    body: [
      "Somebody must do C on the bridge in the first or second turn of each phase: on turn 1 or 2, 4 or 5, 8 or 9. Otherwise everybody is delayed.",
    ],
  },
  {
    id: "threats",
    title: "Threats",
    part: "Threats",
    body: [
      "T plus 4 means: it appears on turn 4, at the start of its track, and moves on by its speed at the end of every turn. Where it passes **X, Y and Z** it does what its card says; after Z it is gone.",
      "To hurt it, everything that hits it in one turn is added up, and its shield is taken off once. What is left costs hit points. Cannons aim at the nearest threat of their zone.",
      "An attack on a zone first uses up the shield's energy there; the rest is damage.",
      "Some threats of The New Frontier **call in another one**. With your own box, turn up the card that it may call in at once, from the common deck it names, and lay it beside the caller. It comes only if the caller gets to the action that calls it; destroy the caller first, and you score both.",
    ],
  },
  {
    id: "inside",
    title: "Inside the ship",
    part: "Threats",
    body: [
      "Intruders are fought with battlebots: fetch a squad with C in upper blue or lower red, walk to the intruder, and play the battlebots. Those that fight back disable your squad. Malfunctions are repaired with the letter on their card, in the station they are in; meanwhile the system there does not work.",
    ],
  },
  {
    id: "time",
    title: "Phases and announcements",
    part: "The action round",
    body: [
      {
        list: [
          "**Phase ends** are announced a minute, twenty and five seconds before. Then its turns are locked. You may end your own phase early and pick up the next cards.",
          "**Data coming in**: everybody draws a card.",
          "**Data transfer**: everybody may give one card away before the tone.",
          "**Communications down**: nobody may speak, write, signal or draw until they are back.",
        ],
      },
    ],
  },
  {
    id: "androids",
    title: "Androids",
    part: "The action round",
    body: [
      "Crews of fewer than four are filled up with androids. Any player may lay cards for them, face up and for good, on the turns of the phase that is on.",
    ],
  },
  {
    id: "planning-ship",
    title: "The planning ship",
    part: "The action round",
    body: [
      "The ship on the table is a sketch that you share: move figures, count energy, say what you do where, for each turn. **Nothing of it counts**: only the cards do.",
    ],
  },
];
