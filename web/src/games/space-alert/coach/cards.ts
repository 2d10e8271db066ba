/* The effect of the selected card or space; empty if nothing is selected. */
import { halfName } from "../../../art/space-alert/symbols";
import type { Props } from "../desk.svelte";

export function coachWords(p: Props): string {
  const { desk } = p;
  if (!p.choice) return "";
  const held = desk.inHand(p);
  if (held) {
    const next = desk.next(p);
    // Its exact effect is shown where the card is laid.
    if (desk.hint(p)) return "";
    const does = halfName(desk.onTop(held)).toLowerCase();
    return next === null
      ? "Every turn has a card. Tap one on the board to take it back."
      : `This will ${said(DOES[does] ?? does, desk.shown(p) > 0)} on turn ${next}. Flip it to use the other half.`;
  }
  if (desk.space !== null && desk.spaces(p).some((one) => one.turn === desk.space)) return "Flip it, or take it back.";
  if (desk.space !== null) return `Now pick a card for turn ${desk.space}.`;
  return "";
}

/** Cards on an android's board are the android's business. */
const said = (words: string, android: boolean): string =>
  android
    ? words.replace("you stand", "it stands").replace("beside you", "beside it").replace("take you", "take it")
    : words;

const DOES: Readonly<Record<string, string>> = {
  fire: "fire the cannon where you stand",
  energy: "move energy where you stand",
  system: "use the system in your station",
  battlebots: "send battlebots at an intruder",
  "to red": "take you one station to the red side",
  "to blue": "take you one station to the blue side",
  "change deck": "take you to the other deck",
  special: "use your basic special action",
  advanced: "use your advanced special action",
};
