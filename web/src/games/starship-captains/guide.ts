/* The guided first turns: learning by doing, in a real match against an easy bot. On a phone, what is not in sight is
   pointed at by the tab that holds it. */
import type * as board from "../../shell/board";
import type { Game, Public, ShipView } from "./view";

type GuideState = board.GuideState<Game>;
const table = (now: GuideState): Public => now.public;
const mine = (now: GuideState): ShipView | undefined => table(now).ships[now.seat ?? 0];
const asked = (now: GuideState, ...types: string[]): boolean =>
  Boolean(now.choice?.options.some((option) => types.includes(option.action.type)));
const over = (now: GuideState): boolean => now.outcome !== null;
const later = (now: GuideState, then: GuideState): boolean => table(now).round > table(then).round;
const crewAway = (now: GuideState, then: GuideState): boolean =>
  (mine(now)?.queue.length ?? 0) > (mine(then)?.queue.length ?? 0);

export const guide: board.Guide<Game> = {
  promise: "Learn the whole game in one match against an easy bot: fly, complete missions, fit techs, mind the queue.",
  seats: 2,
  options: {},
  bots: ["easy"],
  steps: [
    {
      anchor: '[data-guide="ship"], #tab-ship',
      title: "Your first command",
      text: "This is your ship: four rooms, a ready room, a queue, a cargo hold and six tech slots. It has seen better days. **Points come from missions, from the three factions, and from a ship without damage.**",
    },
    {
      anchor: '[data-guide="map"]',
      title: "The galaxy",
      text: "You start at Home Station. A sign above a planet is a mission: its points, and one mark for each figure it needs. Triangles are numbers: new missions will appear there. Tap a planet to read about it.",
    },
    {
      anchor: '[data-guide="ready"]',
      title: "Your crew",
      text: "Red is the helm, blue is science, yellow is weapons, gray are cadets. On your turn one of them goes to work, and then to the end of the queue.",
    },
    {
      anchor: '[data-guide="rooms"]',
      title: "Fly",
      text: "Tap {figure:red} and then **Helm**. The button says what will happen; press it, or tap the room once more.",
      until: (now, then) => asked(now, "fly") || crewAway(now, then) || over(now),
    },
    {
      anchor: '[data-guide="map"]',
      title: "Two moves",
      text: "Everything you may tap has a dashed ring. Fly to a planet with a mission: whoever is alone there has it reserved. A route with a pirate costs 1 damage.",
      until: (now) => !asked(now, "fly") || over(now),
    },
    {
      anchor: '[data-guide="queue"], #tab-ship',
      title: "The queue",
      text: "Your helm ensign stands at the end of the queue now. **At the end of the round all but the last three come back.** So whoever works last will be missing at the start of the next round.",
    },
    {
      anchor: '[data-guide="mission"]',
      needs: '[data-guide="ship"]',
      title: "Plan a mission",
      text: "When it is your turn again and your ship is at a mission, press **Plan this mission**. Tap figures for the lines, or let the table suggest a crew. Lines count where the colour matches. Nothing is decided before you send the crew.",
      until: (now) => (mine(now)?.missions.length ?? 0) > 0 || over(now),
    },
    {
      anchor: '[data-guide="tracks"], #tab-tracks',
      title: "Factions",
      text: "Three loops, one for each faction. Spaces bring bonuses; zones and whole loops are worth points. The first on the **!** sets an event off for everybody.",
    },
    {
      anchor: '[data-guide="market"], #tab-tech',
      title: "Techs",
      text: "**Science** takes a tech into a free slot. Green icons match what they face there: each brings a repair, a medal or a move at once. Point at a slot, or tap it, to see what would match.",
    },
    {
      anchor: '[data-guide="cargo"], #tab-ship',
      title: "Cargo and damage",
      text: "Damage takes up your hold and costs points at the end. **Repair** removes it, and cadets can do that. Medals train cadets (1) and promote ensigns to commanders (3): tap a figure at the start of your turn.",
    },
    {
      anchor: "[data-question]",
      title: "Pass",
      text: "When nobody useful is left, pass. When all have passed, the queue slides and the next round begins. Play until then.",
      until: (now, then) => later(now, then) || over(now),
    },
    {
      anchor: '[data-guide="rounds"]',
      title: "To the end",
      text: "Four rounds, that is all. Round 2 brought a medal and supplies at Home Station, rounds 3 and 4 bring a cadet each. The rules are always under the question mark. Good luck, captain!",
    },
  ],
};
