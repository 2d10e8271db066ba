/* The place of the ring of calls, and its keys. */
import { STATIONS, type Station } from "../../art/space-alert/ink";
import type { Call } from "./sketch";

export const RING = { width: 192, height: 226 } as const;

/** A place for the ring around a point, entirely inside its frame. */
export function ringAt(
  point: { x: number; y: number },
  frame: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (want: number, room: number): number => Math.max(4, Math.min(want, room - 4));
  return {
    left: clamp(point.x - RING.width / 2, frame.width - RING.width),
    top: clamp(point.y - RING.height / 2 - 18, frame.height - RING.height),
  };
}

type RingKey =
  | { does: "call"; what: Call["what"] }
  | { does: "signal"; text: string }
  | { does: "station"; station: Station }
  | { does: "turn"; step: number }
  | { does: "close" };

const LETTERS: Readonly<Record<string, RingKey>> = {
  a: { does: "call", what: "A" },
  b: { does: "call", what: "B" },
  c: { does: "call", what: "C" },
  d: { does: "call", what: "bots" },
  w: { does: "signal", text: "Who?" },
  h: { does: "signal", text: "Help!" },
  escape: { does: "close" },
  arrowleft: { does: "turn", step: -1 },
  arrowright: { does: "turn", step: 1 },
};

/** The action of a key while the ring is open: stations are 1 to 6, from upper red to lower blue. */
export function ringKey(key: string): RingKey | null {
  const station = STATIONS[Number(key) - 1];
  if (/^[1-6]$/.test(key) && station) return { does: "station", station };
  return LETTERS[key.toLowerCase()] ?? null;
}
