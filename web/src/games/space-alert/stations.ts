/* What stands at each station, in a few words. */
import type { Station } from "../../art/space-alert/ink";

export interface Systems {
  readonly A: string;
  readonly B: string;
  readonly C: string;
}
export const SYSTEMS: Readonly<Record<Station, Systems>> = {
  upper_red: {
    A: "Heavy laser, strength 4. Hits the nearest threat of the red zone, at any distance, for 1 energy of the red reactor.",
    B: "Fills the red shield from the red reactor.",
    C: "Takes off in the interceptors with active battlebots, to strike at distance 1.",
  },
  upper_white: {
    A: "Heavy laser, strength 5. Hits the nearest threat of the white zone, for 1 energy of the central reactor.",
    B: "Fills the white shield from the central reactor.",
    C: "Maintains the computer. Once in each of the first two turns of a phase, or all are delayed.",
  },
  upper_blue: {
    A: "Heavy laser, strength 4. Hits the nearest threat of the blue zone, for 1 energy of the blue reactor.",
    B: "Fills the blue shield from the blue reactor.",
    C: "Takes the battlebots along, or wakes a disabled squad.",
  },
  lower_red: {
    A: "Light laser, strength 2. Needs no energy: it has a battery of its own.",
    B: "Refills the red reactor from the central one.",
    C: "Takes the battlebots along, or wakes a disabled squad.",
  },
  lower_white: {
    A: "Pulse cannon: 1 to every threat at distance 1 or 2 of all zones, for 1 energy of the central reactor.",
    B: "Burns a fuel capsule to fill the central reactor.",
    C: "Looks out of the window: visual confirmation scores points.",
  },
  lower_blue: {
    A: "Light laser, strength 2. Needs no energy: it has a battery of its own.",
    B: "Refills the blue reactor from the central one.",
    C: "Launches a rocket: it hits the nearest threat at distance 1 or 2 with 3, a turn later.",
  },
};
