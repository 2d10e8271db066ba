/* The keyboard: during planning, keys handle the cards through the desk. */
export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["Left, right", "Pick up the previous or the next card"],
  ["Space", "Flip the card"],
  ["Enter", "Play the card on the next free turn"],
  ["1 to 9, 0, -, =", "Choose turn 1 to 12"],
  ["Backspace", "Take back the card of the chosen turn"],
  ["Escape", "Put the card down, or close what is open"],
  ["C, then 1 to 6", "Call what you do: open the ring, and choose a station from upper red to lower blue"],
  ["A, B, C, D, W, H", "In the ring: A, B, C, battlebots, Who?, Help!"],
  ["1 to 9, 0", "In the briefing: choose a specialization"],
];
