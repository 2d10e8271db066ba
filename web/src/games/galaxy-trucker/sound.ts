/* The yard's own sounds. Everybody builds at once, so that only what one does oneself is heard, and what concerns all. */
import { type Cue, type Note, note } from "../../lib/sound";
import { FLIGHT_SOUNDS } from "./parts/flight/sounds";
import type { GameEvent as Happened } from "./view";

const SHARED: Readonly<Partial<Record<Happened["type"], Cue>>> = {
  building_started: "turn",
  sand_ran_out: "warn",
  hourglass_turned: "explore",
  builder_finished: "follow",
  building_ended: "warn",
  too_late: "refuse",
  parts_removed: "loss",
  crew_boarded: "tick",
  launched: "upgrade",
};
export const sound = (event: Happened): Cue | null => SHARED[event.type] ?? FLIGHT_SOUNDS[event.type] ?? null;

/** A plate that snaps into place: a clank, and a bright click. */
const WELD: readonly Note[] = [
  note(0, 210, 0.09, 0.42, { to: 120, wave: "triangle" }),
  note(0, 2400, 0.035, 0.16, { wave: "noise" }),
  note(0.045, 880, 0.05, 0.12, { wave: "triangle" }),
];
/** A plate drawn from a heap of plates. */
const DRAG: readonly Note[] = [note(0, 900, 0.07, 0.16, { to: 1500, wave: "noise" }), note(0.05, 420, 0.04, 0.12)];
const DROP: readonly Note[] = [note(0, 500, 0.08, 0.16, { to: 240, wave: "noise" })];
export const RATCHET: readonly Note[] = [note(0, 1500, 0.02, 0.14, { wave: "triangle" })];

const OWN: Readonly<Partial<Record<Happened["type"], readonly Note[]>>> = {
  tile_placed: WELD,
  tile_drawn: DRAG,
  tile_taken: DRAG,
  tile_unpacked: DRAG,
  tile_lifted: DRAG,
  tile_returned: DROP,
  tile_set_aside: DROP,
};
/** What a builder hears of the own hands' work. */
export const ownSound = (event: Happened, seat: number | null): readonly Note[] | null =>
  seat !== null && "seat" in event && event.seat === seat ? (OWN[event.type] ?? null) : null;

/** The sand's tick: a whisper at first, and pressing at the end. */
export function tick(secondsLeft: number): readonly Note[] {
  const last = secondsLeft <= 10;
  const pitch = last ? (secondsLeft % 2 ? 1150 : 950) : 700;
  const ticked = [note(0, pitch, 0.03, last ? 0.3 : 0.1, { wave: "triangle" })];
  return secondsLeft <= 3 ? [...ticked, note(0.09, pitch * 1.5, 0.05, 0.26, { wave: "triangle" })] : ticked;
}
