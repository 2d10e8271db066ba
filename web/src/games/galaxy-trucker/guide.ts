/* The guided first flight: alone, without a clock, with mistakes shown. */
import type * as board from "../../shell/board";
import type { Game, Public, TruckerView } from "./view";

type GuideState = board.GuideState<Game>;
const table = (now: GuideState): Public => now.public;
const mine = (now: GuideState): TruckerView | undefined => table(now).truckers[now.seat ?? 0];
const parts = (now: GuideState): number => mine(now)?.parts.length ?? 0;
const away = (now: GuideState): boolean => table(now).phase !== "build" || now.outcome !== null;
const flying = (now: GuideState): boolean => ["fly", "over"].includes(table(now).phase) || now.outcome !== null;

export const guide: board.Guide<Game> = {
  promise: "Build your first ship without a clock, and fly it through eight cards.",
  seats: 1,
  options: { flights: "I", pace: "relaxed", first_flight: true, mild_inspection: true, hints: true },
  bots: [],
  steps: [
    {
      anchor: '[data-guide="ship"]',
      title: "Your yard",
      text: "This is the plan of a small ship. In the middle is your starting cabin; **everything is built around it.** Up is the bow.",
    },
    {
      anchor: '[data-guide="heap"]',
      title: "Take a tile",
      text: "The heap holds all kinds of components. Take one: tap it, or press Space.",
      until: (now) => Boolean(mine(now)?.hand) || parts(now) > 1 || away(now),
    },
    {
      anchor: '[data-guide="hand"]',
      title: "Turn it, place it",
      text: "Dashed squares are free; a **green dot** says that the tile fits there as it is turned. Turn it with a tap or R, then place it. If it fits nowhere, return it.",
      until: (now) => parts(now) > 1 || away(now),
    },
    {
      anchor: '[data-guide="ship"]',
      title: "Prongs must match",
      text: "One prong joins one, two join two, three join anything. A bright bar is smooth: no connector may meet it. Marks on the joints tell you before you place.",
    },
    {
      anchor: '[data-guide="ship"]',
      title: "What a ship needs",
      text: "**Engines** that burn down with nothing behind them, **cannons** with nothing before them, **cabins** for crew, **batteries** for shields and doubles, **holds** for goods. Build until you have at least eight parts.",
      until: (now) => parts(now) >= 8 || away(now),
    },
    {
      anchor: '[data-guide="piles"], #tab-piles',
      title: "Look ahead",
      text: "Three of the four piles of cards may be looked at while you build. Many meteors? Shields. Open Space? Engines.",
    },
    {
      anchor: '[data-guide="aside"]',
      title: "Later, perhaps",
      text: "Two tiles can be set aside for later. What is never built in counts as lost.",
    },
    {
      anchor: '[data-guide="finish"]',
      title: "Finish",
      text: "Go on building as long as you like. When you are happy with your ship, raise the flag.",
      until: (now) => away(now),
    },
    {
      anchor: "[data-question]",
      title: "Inspection and crew",
      text: "If something does not hold, choose what goes. Then the crew boards: humans, or an alien where its life support is joined.",
      until: (now) => flying(now),
    },
    {
      anchor: '[data-guide="card"]',
      title: "Into the void",
      text: "Now the cards come, one after the other. Each says in its own words what it will do **to you**; once it is over, it says how you stand.",
    },
    {
      anchor: '[data-guide="route"], #tab-route',
      title: "The flight board",
      text: "Your rocket, and the days behind whoever leads. Engines gain days, landing and looting cost some. Who is ahead chooses first, and earns more on arrival.",
    },
    {
      anchor: "[data-question]",
      title: "Your decisions",
      text: "Between cards you fly on, or give up and go home with half of your goods' worth. When something comes at you, your ship shows where, and **a battery token** powers a shield or a double. Fly on, and see.",
      until: (now) => table(now).cards_left < 5 || now.outcome !== null,
    },
    {
      anchor: "[data-question]",
      title: "To the bill",
      text: "That is all there is to know: fly on to the last card. You are paid for arriving, for goods and for a tidy ship, and pay for lost parts. **Any credit is a win.** Good luck, trucker!",
      until: (now) => now.outcome !== null,
    },
  ],
};
