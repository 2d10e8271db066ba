/* The end, the solo game and rulings in our own words. */
import type { RuleSection } from "../../../shell/board";

export const END_RULES: readonly RuleSection[] = [
  {
    id: "scoring",
    title: "Scoring",
    part: "The end",
    body: [
      "After four rounds:",
      {
        head: ["What", "Points"],
        rows: [
          ["Missions", "as printed"],
          ["Factions", "zone, and 5 for each loop"],
          ["Omega techs", "as they say"],
          ["Each commander, android and pirate", "1"],
          ["Each medal and artifact", "½"],
          ["Each damage", "minus 1"],
        ],
      },
      "Who has as many points shares the win. Every score has a line about what became of you.",
    ],
  },
  {
    id: "solo",
    title: "Alone: Captain Shadow",
    part: "The end",
    body: [
      "You and Captain Shadow take turns. The action deck says what Captain Shadow does: joins you and takes a tech; completes a mission one move away, of your choice, never yours; fights a pirate at their location; or rests while your **passenger** acts. Each round one more action joins the deck.",
      "Captain Shadow takes no damage, reserves nothing and keeps no supplies away. Your passenger brings two techs for the Tincan event and changes your score. Teddy is for a first game.",
    ],
  },
  {
    id: "rulings",
    title: "Questions that come up",
    part: "The end",
    body: [
      {
        list: [
          "You are asked whether to use a line only where you might not want to: damage, an ambush, a figure out of the queue.",
          "A commander who did not match a line can still command.",
          "Lasting events and supplies are for every turn that ends at a station, whether or not the ship moved; also for the one on which you pass.",
          "The Holodeck copies room techs on offer or in anybody's slots, not shared ones.",
          "Shared techs have no slot and no icons; a shared one-shot works once for each captain.",
        ],
      },
    ],
  },
  {
    id: "keys",
    title: "Keys",
    part: "The end",
    body: [
      {
        head: ["Key", "What it does"],
        rows: [
          [
            "1 to 9",
            "Take the figure at that place of the ready room in hand; while planning, send it to the open line",
          ],
          ["H, S, W, R", "Helm, Science, Weapons, Repair"],
          ["M", "Plan the mission here, or put the plan away"],
          ["Enter", "Do what is proposed, or send the crew"],
          ["Escape", "Put everything down"],
          ["N", "No, go on"],
          ["U", "Undo"],
          ["Arrow keys", "Walk from one lit thing to the next"],
        ],
      },
    ],
  },
];
