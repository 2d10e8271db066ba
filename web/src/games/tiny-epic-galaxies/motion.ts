/*
 * Animates moved pieces. After every update the board compares where each piece was on the screen with where it is now,
 * and flies a copy there, one by one in the order of the events. Pieces carry data-piece, in any part of the page; a
 * piece that is not on the page does not fly.
 */
import type { Diff } from "./diff";
import { ROGUE_SEAT } from "./view";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A piece as it was drawn: a removed piece keeps its picture for a last flight. */
interface Piece extends Spot {
  readonly element: HTMLElement;
}
export type Around = ReadonlyMap<string, Piece>;

const FLIGHT = 240;
const BETWEEN = 110;

/** Where every visible piece is, in page coordinates. */
export function lookAround(): Around {
  const around = new Map<string, Piece>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    const key = element.dataset.piece ?? "";
    if (box.width === 0 || around.has(key)) continue;
    around.set(key, { element, x: box.left + scrollX, y: box.top + scrollY, width: box.width, height: box.height });
  }
  return around;
}

interface Journey {
  readonly piece: string;
  /** The piece at the destination, if that is another one: a planet flies to its owner's galaxy. */
  readonly to: string;
}

/** What flies, in order: ships first, then planets to their new owners. */
export const journeys = (change: Diff): Journey[] => [
  ...change.flights.map((flight) => ({ piece: `ship-${flight.key}`, to: `ship-${flight.key}` })),
  ...change.left.flatMap(({ planet, by }) =>
    by === null ? [] : [{ piece: `planet-${planet}`, to: `galaxy-${by === ROGUE_SEAT ? "rogue" : by}` }],
  ),
];

/**
 * Flies everything that moved between two snapshots. Nothing is measured while layers are added, because each
 * measurement would lay out the page again. Returns a function that stops the flight, which also skips it.
 */
export function fly(
  list: readonly Journey[],
  before: Around,
  after: Around,
  beat: number,
  skippable: boolean,
): () => void {
  const running: Animation[] = [];
  const layers: HTMLElement[] = [];
  const speed = beat > 0 ? Math.min(1, beat / FLIGHT) : 1;
  list.forEach(({ piece, to }, nth) => {
    const was = before.get(piece);
    const now = after.get(to);
    if (!was || !now || Math.hypot(now.x - was.x, now.y - was.y) < 3) return;
    const picture = was.element.querySelector(".art")?.innerHTML;
    if (!picture) return;
    const layer = flightLayer(picture, was);
    layers.push(layer);
    const timing = { duration: FLIGHT * speed * 1.1, delay: nth * BETWEEN * speed, easing: "cubic-bezier(.2,.7,.2,1)" };
    const scale = piece === to ? now.width / was.width : 0.25;
    const dx = now.x + now.width / 2 - was.x - was.width / 2;
    const dy = now.y + now.height / 2 - was.y - was.height / 2;
    const flight = layer.animate(
      [
        { transform: "none" },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 14}px) scale(${(1 + scale) / 2 + 0.12})`, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: piece === to ? 1 : 0.2 },
      ],
      { ...timing, fill: "both" },
    );
    flight.onfinish = () => layer.remove();
    running.push(flight);
    if (piece === to)
      running.push(now.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + timing.delay }));
  });
  const stop = (): void => {
    for (const animation of running) animation.finish();
    for (const layer of layers) layer.remove();
    removeEventListener("pointerdown", stop);
  };
  if (skippable && running.length) {
    addEventListener("pointerdown", stop, { once: true });
    // Removes the listener after landing; it would keep the pieces alive as long as the page.
    void Promise.allSettled(running.map((one) => one.finished)).then(() => removeEventListener("pointerdown", stop));
  }
  return stop;
}

function flightLayer(picture: string, at: Spot): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "absolute",
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  // Only pictures that our own drawing functions have already put on the page.
  layer.innerHTML = picture;
  document.body.append(layer);
  return layer;
}

/** A new planet or pilot appears. */
export function arrive(pieces: readonly string[], around: Around, delay: number): void {
  for (const piece of pieces)
    around.get(piece)?.element.animate(
      [
        { opacity: 0, transform: "scale(.7)" },
        { opacity: 1, transform: "none" },
      ],
      {
        duration: FLIGHT,
        delay,
        easing: "cubic-bezier(.2,.7,.2,1)",
        fill: "backwards",
      },
    );
}
