/* The keyboard: while planning, keys handle the cards; the desk does what they say. */
export const SHORTCUTS: readonly (readonly [string, string])[] = [
  ["Left, right", "Pick up the previous or the next card"],
  ["Space", "Flip the card"],
  ["Enter", "Play the card on the next free turn"],
  ["1 to 9, 0, -, =", "Choose turn 1 to 12"],
  ["Backspace", "Take back the card of the chosen turn"],
  ["Escape", "Put the card down"],
  ["1 to 9, 0", "In the briefing: choose a specialization"],
];
