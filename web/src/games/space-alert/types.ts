/** The server's types beyond the table: films, lessons, logs, files. */
import type * as game from "../../generated/space-alert";

export type * from "../../generated/space-alert";
export type {
  Call as Said,
  EnergyShot as Energy,
  FigureShot as Figure,
  GearShot as Gear,
  LessonReport as Report,
  LessonSheet as Lesson,
  ScoreSheet as Sheet,
} from "../../generated/space-alert";
export type Category = game.Achievement["category"];
export type CueSound = game.Cue["sound"];
export type FilmEvent = game.Frame["event"];
export type Damage = game.ScoreSheet["damage"];
export type StepName = game.Frame["step"];
export type Trajectory = game.ThreatShot["zone"];
/** A log to copy may be anything; the server checks it. */
export type Amendment = Exclude<game.Amendment, game.Transcribe> | { type: "transcribe"; explorer: unknown };

/** A mission on paper, as this browser keeps it: its file resolves to it again. */
export interface PaperEntry {
  /** The day it was flown, in milliseconds since 1970. */
  readonly at: number;
  readonly mission: game.LogMission;
  readonly file: game.MissionFile;
}
export interface PaperCrew {
  readonly name: string;
  readonly entries: readonly PaperEntry[];
}
