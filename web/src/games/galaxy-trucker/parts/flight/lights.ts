/** How a square of the ship is lit (Ship.svelte draws it). */
export type Light = "legal" | "fits" | "chosen" | "bad" | "good";
