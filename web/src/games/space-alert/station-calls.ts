/* Calls for a station: on the planning ship for people, and as actions of the game for bots. */
import type { Station } from "../../art/space-alert/ink";
import type { Props } from "./desk.svelte";
import { type Call, callKey, callsOf, figureKey } from "./sketch";
import { mayIntend } from "./targets";

/** Whether this seat may call, draw and signal now. */
export const mayDraw = (p: Props): boolean =>
  p.seat !== null && !p.replay && !p.view.public.communications_down && p.view.public.stage === "planning";

/** The crew member a call is for: yourself, or the android whose board is open. */
export const callerOf = (p: Props): string | null => {
  const board = p.desk.shown(p);
  return board ? `a${board}` : p.seat === null ? null : `s${p.seat}`;
};

/** The caller's call for the turn that the ship shows. */
export const calledNow = (p: Props): Call | undefined =>
  callsOf(p.sketches).find((call) => call.member === callerOf(p) && call.turn === p.desk.turn(p));

/** Makes a call for the turn that the ship shows, or takes it back if it was made already. */
export function call(p: Props, station: Station, what: Call["what"]): void {
  const caller = callerOf(p);
  const turn = p.desk.turn(p);
  if (!caller) return;
  const before = calledNow(p);
  const same = before?.what === what && before.at === station;
  void p.sketch(callKey(caller, turn), same ? null : { what, at: station });
  if (!same) void p.sketch(figureKey(caller, turn), station);
  // Bots read only calls made as actions of the game.
  const order = same ? "nothing" : what;
  if (caller === `s${p.seat}` && mayIntend(p, turn, order)) void p.act({ type: "intend", turn, order });
}
