/* Cards that come into a hand by themselves: picked up, drawn as data comes in, handed over. */
import type { GameEvent } from "./view";

/** The cards that these events put into a player's hand. */
export const arrived = (events: readonly GameEvent[], seat: number | null): string[] =>
  events.flatMap((event) => {
    if (event.type === "picked_up" && event.seat === seat) return event.cards;
    return event.type === "card_given" && event.to === seat ? [event.card] : [];
  });

/** For each card of a hand, how it came, if known. Of identical cards, the last ones came last. */
export function matched<T extends { readonly card: string }>(
  hand: readonly string[],
  came: readonly T[],
): (T | null)[] {
  const left = [...came];
  return hand
    .toReversed()
    .map((card) => {
      const at = left.findLastIndex((one) => one.card === card);
      return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
    })
    .toReversed();
}

const FLIGHT_MS = 520;
/** A copy of a card flies from the computer's words to the card's place; nothing that is read or pressed moves. */
export function flyIn(card: HTMLElement): void {
  const from = document.querySelector(".caption")?.getBoundingClientRect();
  const to = card.getBoundingClientRect();
  if (!from || !to.width) return;
  const copy = document.createElement("div");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.append(...[...card.querySelectorAll("svg")].slice(0, 1).map((one) => one.cloneNode(true)));
  Object.assign(copy.style, {
    ...{ position: "fixed", zIndex: "60", pointerEvents: "none", lineHeight: "0" },
    ...{ left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` },
  });
  document.body.append(copy);
  const away = `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y - to.y}px) scale(0.35)`;
  const flight = copy.animate(
    [
      { transform: away, opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
