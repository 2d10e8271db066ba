/* An explorer's log as the server shows it. */
import type * as game from "../../../generated/space-alert";

export type { Achievement, Box, ExplorerSheet, LevelRow, Line } from "../../../generated/space-alert";
export type Category = game.Achievement["category"];
/** A log that is copied in may be anything; the server looks at it. */
export type Amendment = Exclude<game.Amendment, game.Transcribe> | { type: "transcribe"; explorer: unknown };
