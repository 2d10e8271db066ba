/* The guided first turns: learning by doing, in a real match against an easy bot. On a phone, the guide points at
   the tab that holds a hidden part. */
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
  promise:
    "Learn the whole game in one match against an easy bot: fly, complete missions, install techs, watch the queue.",
  steps: [
    {
      anchor: '[data-guide="ship"], #tab-ship',
      title: "Your first command",
      text: "Your ship has four rooms, a ready room, a queue, a cargo hold and six tech slots. It has seen better days. **You score for missions, for friends among three factions, and for keeping the ship in one piece.**",
    },
    {
      anchor: '[data-guide="map"]',
      title: "The galaxy",
      text: "You start at Home Station. A sign above a planet is a mission: its points, and one mark for each figure it needs. New missions appear at the numbered triangles. Tap a planet to read about it.",
    },
    {
      anchor: '[data-guide="ready"]',
      title: "Your crew",
      text: "Red is Helm, blue is Science, yellow is Weapons, and gray figures are cadets. On your turn, one of them goes to work and then to the end of the queue.",
    },
    {
      anchor: '[data-guide="rooms"]',
      title: "Fly",
      text: "Tap the {figure:red:Helm ensign}, then **Helm**. You see what will happen before you press the button.",
      before: "Wait until it is your turn. Then one of your crew goes to work.",
      ready: (now) => asked(now, "activate"),
      until: (now, then) => asked(now, "fly") || crewAway(now, then) || over(now),
    },
    {
      anchor: '[data-guide="map"]',
      title: "Two moves",
      text: "Everything you can tap has a dashed ring, and the button says what it costs: passing a pirate is 1 damage. Fly to a planet with a mission. While you are alone there, it is reserved for you.",
      until: (now) => !asked(now, "fly") || over(now),
    },
    {
      anchor: '[data-guide="queue"], #tab-ship',
      title: "The queue",
      text: "Your Helm ensign is at the end of the queue now. **When the round ends, all but the last three come back.** So those who work last are missing when the next round starts.",
    },
    {
      anchor: '[data-guide="mission"]',
      needs: '[data-guide="ship"]',
      title: "Plan a mission",
      text: "Plan the mission that is here: a figure for each line, or ask for a suggestion. A line pays if the color matches. Nothing is decided until you send the crew.",
      before:
        "A mission is completed on a turn of its own, with your ship at its planet. Answer what the table asks, and wait for your turn. If there is no mission where you are, fly on with Helm to a planet with a sign.",
      ready: (now) => asked(now, "take_mission", "assign"),
      until: (now) => (mine(now)?.missions.length ?? 0) > 0 || over(now),
    },
    {
      anchor: '[data-guide="tracks"], #tab-tracks',
      title: "Factions",
      text: "Each faction has a loop. Its spaces bring bonuses; its zones and whole loops are worth points. The first captain to reach the **!** sets off an event for everyone.",
    },
    {
      anchor: '[data-guide="market"], #tab-tech',
      title: "Techs",
      text: "**Science** takes a tech, which goes into a free slot. Icons that match what they face turn green, and each brings a repair, a medal or a move at once. Point at a slot, or tap it, to see what would match.",
    },
    {
      anchor: '[data-guide="cargo"], #tab-ship',
      title: "Cargo and damage",
      text: "Damage fills your hold and costs points at the end. **Repair** removes it, and even cadets can work there. A medal trains a cadet, and three promote an ensign to commander: tap a figure at the start of your turn.",
    },
    {
      anchor: "[data-question]",
      title: "Pass",
      text: "When you have nobody useful left, pass. Once everyone has passed, most of your queue comes back and the next round begins. Play until then.",
      until: (now, then) => later(now, then) || over(now),
    },
    {
      anchor: '[data-guide="rounds"]',
      title: "To the end",
      text: "Four rounds, that is all. Round 2 brings a medal and supplies at Home Station, rounds 3 and 4 a cadet each. The rules are always under the question mark. Good luck, captain!",
    },
  ],
};
