/* The guided first flight: without a clock, with mistakes shown. */
import type * as board from "../../shell/board";
import type { Game, Public, TruckerView } from "./view";

type GuideState = board.GuideState<Game>;
const table = (now: GuideState): Public => now.public;
const mine = (now: GuideState): TruckerView | undefined => table(now).truckers[now.seat ?? 0];
const parts = (now: GuideState): number => mine(now)?.parts.length ?? 0;
const away = (now: GuideState): boolean => table(now).phase !== "build" || now.outcome !== null;
const flying = (now: GuideState): boolean => ["fly", "over"].includes(table(now).phase) || now.outcome !== null;

export const guide: board.Guide<Game> = {
  promise: "Build your first ship without a clock, then fly it through eight cards.",
  steps: [
    {
      anchor: '[data-guide="ship"]',
      title: "Your yard",
      text: "This is the plan of a small ship, front side up. Your starting cabin is in the middle, and **everything is built around it.**",
    },
    {
      anchor: '[data-guide="heap"]',
      title: "Take a tile",
      text: "The heap holds components of every kind. Tap it, or press Space, to draw one.",
      until: (now) => Boolean(mine(now)?.hand) || parts(now) > 1 || away(now),
    },
    {
      anchor: '[data-guide="hand"]',
      title: "Turn it, place it",
      text: "Dashed squares are free. A **green dot** means the tile fits there as it is turned now. Turn it with a tap or R, then place it. If it fits nowhere, return it.",
      until: (now) => parts(now) > 1 || away(now),
    },
    {
      anchor: '[data-guide="ship"]',
      title: "Prongs must match",
      text: "One prong joins one, two join two, three join anything. A bright bar is a smooth side, and no connector may meet it. Marks on the joints warn you before you place a tile.",
    },
    {
      anchor: '[data-guide="ship"]',
      needs: '[data-guide="heap"]',
      title: "What a ship needs",
      text: "**Engines** that point to the rear with nothing behind them, **cannons** with nothing in front of them, **cabins** for crew, **batteries** for shields and doubles, **holds** for goods. Keep building until you have at least eight parts.",
      until: (now) => parts(now) >= 8 || away(now),
    },
    {
      anchor: '[data-guide="piles"], #tab-piles',
      title: "Look ahead",
      text: "You can look at three of the four piles of cards while you build. Many meteors? Get shields. Open Space? Get engines.",
    },
    {
      anchor: '[data-guide="aside"]',
      title: "Maybe later",
      text: "You can set two tiles aside for later. If you never use them, they count as lost.",
    },
    {
      anchor: '[data-guide="finish"]',
      title: "Finish",
      text: "Keep building as long as you like. When you are happy with your ship, tap the flag.",
      until: (now) => away(now),
    },
    {
      anchor: "[data-question]",
      title: "Inspection and crew",
      text: "If the inspector finds a mistake, choose what to remove. Then your crew boards: humans, or an alien where its life support is joined.",
      until: (now) => flying(now),
    },
    {
      anchor: '[data-guide="card"]',
      title: "Into the void",
      text: "Now the cards come, one after another. Each one tells you what it will do **to you**, and once it is over, where you stand.",
    },
    {
      anchor: '[data-guide="route"], #tab-route',
      title: "The flight board",
      text: "Here is your rocket, and how many days you are behind the leader. Engines gain you days; landing and looting cost some. Ships in front choose first and earn more on arrival.",
    },
    {
      anchor: "[data-question]",
      title: "Your decisions",
      text: "Between cards you fly on, or give up and go home with half the value of your goods. When something comes at you, your ship shows where, and **a battery token** powers a shield or a double part. Fly on and see.",
      until: (now) => table(now).cards_left < 5 || now.outcome !== null,
    },
    {
      anchor: "[data-question]",
      title: "The bill, please",
      text: "That is all there is to know. Fly on to the last card. You are paid for arriving, for goods and for a tidy ship, and you pay for lost parts. **Any credit is a win.** Good luck, trucker!",
      until: (now) => now.outcome !== null,
    },
  ],
};
