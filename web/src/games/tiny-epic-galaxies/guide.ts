/* The guided first match: learning by doing, in a real match against an easy bot. */
import type * as board from "../../shell/board";
import type { Game, Public } from "./view";

type GuideState = board.GuideState<Game>;
const table = (now: GuideState): Public => now.public;
const mine = (now: GuideState) => table(now).galaxies[now.seat ?? 0];
const asked = (now: GuideState, type: string): boolean =>
  Boolean(now.choice?.options.some((option) => option.action.type === type));
const myTurn = (now: GuideState): boolean => table(now).active === now.seat;
const out = (now: GuideState, kind: string): number =>
  mine(now)?.ships.filter((ship) => ship.at.startsWith(kind)).length ?? 0;
const turnOver = (now: GuideState, then: GuideState): boolean =>
  table(now).round > table(then).round || (myTurn(then) && !myTurn(now));
const over = (now: GuideState): boolean => now.outcome !== null;

export const guide: board.Guide<Game> = {
  promise: "Learn the whole game in one match against an easy bot: roll, land, follow, colonize, grow.",
  steps: [
    {
      anchor: '[data-guide="galaxy"]',
      title: "Welcome to your galaxy",
      text: "You have two ships, four dice, a little energy {face:energy} and a little culture {face:culture}. **Points come from planets you colonize and from the level of your empire.** The first to 21 starts the last round.",
    },
    {
      anchor: '[data-guide="missions"]',
      title: "A secret of your own",
      text: "Keep one of two secret missions. It pays if it is true at the end. Tap one, then the button.",
      until: (now) => table(now).phase !== "missions" || over(now),
    },
    {
      anchor: '[data-guide="planets"]',
      title: "The planets",
      text: "Each planet has a disc to land on and an orbit around it. Top left is what it brings, top right its points. Tap a name to read all about it.",
    },
    {
      anchor: '[data-guide="deck"]',
      title: "Roll",
      text: "On your turn, roll your dice with the button or the R key. If the bot goes first, watch what it does.",
      until: (now) => (myTurn(now) && table(now).rolled) || over(now),
    },
    {
      anchor: '[data-guide="dice"]',
      title: "Your dice",
      text: "{face:move} moves a ship, {face:energy} and {face:culture} bring energy and culture, {face:economy} and {face:diplomacy} advance ships in orbit, {face:colony} upgrades your empire. Tap a die to pick it up: what it can reach lights up, or a button says what it does.",
    },
    {
      anchor: '[data-guide="reroll"]',
      title: "Not what you wanted?",
      text: "Pick up the dice you do not want and reroll them. **The first reroll of each turn is free.** Later ones cost 1 energy.",
    },
    {
      anchor: '[data-guide="dice"]',
      title: "Send a ship out",
      text: "Use a {face:move} die (reroll until you have one) and tap a planet's **disc** to land. Everything you can tap has a dashed ring. Meanwhile, use {face:energy} if you like: ships at home bring energy.",
      until: (now) => out(now, "surface:") + out(now, "orbit:") > 0 || over(now),
    },
    {
      anchor: '[data-guide="planets"]',
      title: "What landing does",
      text: "When your ship lands, you may do the planet's action at once. Before you confirm anything, the board shows what happens: ghost ships, and where your tracks end up.",
    },
    {
      anchor: '[data-guide="end"]',
      title: "End your turn",
      text: "Use what helps you, then end your turn. Dice left over are lost.",
      until: (now, then) => turnOver(now, then) || over(now),
    },
    {
      anchor: '[data-guide="deck"]',
      title: "Follow the bot",
      text: "After each die the bot uses, you may pay 1 culture to use the same face yourself. Follow when it helps you, skip when it does not.",
      until: (now) => (myTurn(now) && !asked(now, "follow")) || over(now),
    },
    {
      anchor: '[data-guide="planets"]',
      title: "Into orbit",
      text: "To win a planet, a ship must circle it. Use {face:move} and tap the **0** at the start of an orbit. The symbol at the other end shows which die advances ships there.",
      until: (now) => out(now, "orbit:") > 0 || over(now),
    },
    {
      anchor: '[data-guide="planets"]',
      title: "Advance",
      text: "Use {face:economy} or {face:diplomacy}, whichever the orbit shows, to move your ship one space forward. You can follow for this, too.",
      until: (now) =>
        mine(now)?.ships.some((ship) => ship.at.startsWith("orbit:") && ship.space > 0) ||
        (mine(now)?.colonies.length ?? 0) > 0 ||
        over(now),
    },
    {
      anchor: '[data-guide="converter"]',
      title: "The converter",
      text: "Need a certain face? Once per turn, trade two dice in the converter to set a third to the face you want.",
    },
    {
      anchor: '[data-guide="planets"]',
      title: "Colonize it",
      text: "Keep advancing until the ship reaches the symbol. The planet becomes yours, with its points and its action, and all ships there go home.",
      until: (now) => (mine(now)?.colonies.length ?? 0) > 0 || over(now),
    },
    {
      anchor: '[data-guide="galaxy"]',
      title: "Grow",
      text: "A {face:colony} die upgrades your empire for energy or culture: more dice, more ships, more points. The next level lights up when you can pay. With {face:colony} you can also do the action of a planet you own.",
      until: (now) => (mine(now)?.level ?? 1) > 1 || over(now),
    },
    {
      anchor: '[data-guide="orders"]',
      title: "No waiting",
      text: "Tired of being asked? Answer in advance, face by face: ask me, never, or follow while you have enough culture.",
    },
    {
      anchor: '[data-guide="score"]',
      title: "To the finish",
      text: "That is the whole game. At 21 points the last round begins. Then missions are shown, and the best total wins. The rules are always under the question mark. Play on!",
    },
  ],
};
