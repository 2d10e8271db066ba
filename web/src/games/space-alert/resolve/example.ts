/** A first mission of four, to try the page with. */
import type { MissionFile } from "../types";

export const EXAMPLE: MissionFile = {
  tracks: {
    red: "T4",
    white: "T3",
    blue: "T6",
    internal: "T5",
  },
  threats: [
    {
      turn: 1,
      zone: "red",
      card: "Fighter",
    },
    {
      turn: 2,
      zone: "white",
      card: "Gunship",
    },
    {
      turn: 4,
      zone: "internal",
      card: "I1-01",
    },
    {
      turn: 5,
      zone: "blue",
      card: "Energy Cloud",
    },
    {
      turn: 7,
      zone: "white",
      card: "Frigate",
    },
  ],
  crew: [
    {
      name: "Ada",
      plan: ["red", "blue", "lift", "B", "blue", "C", "C", "red", "C", "C", null, "bots"],
    },
    {
      name: "Bo",
      plan: ["bots", "A", "blue", "A", "A", "lift", null, "A", "red", "A", "C", "bots"],
    },
    {
      name: "Cy",
      plan: [null, "blue", "red", "C", "lift", "C", "A", "B", "bots", "C", "blue", "lift"],
    },
    {
      name: "Di",
      plan: ["B", "red", "B", "blue", "A", "C", "B", "A", "A", null, "B", "blue"],
    },
  ],
  damage: {
    red: ["gravolift"],
    white: ["structural", "shield"],
  },
  seed: 7,
};
