/** The ship's log as the server tells it of matches at tables, and as this browser keeps it of missions on paper. */
import type { Damage, MissionFile, Points } from "../film/types";

export interface LogMember {
  readonly name: string;
  /** None for androids, and on paper. */
  readonly seat: number | null;
  readonly roles: readonly string[];
  readonly specialization: string | null;
  readonly knocked_out: boolean;
}
export interface LogMission {
  readonly title: string;
  /** The colours of the threats; nothing on paper. */
  readonly common: string;
  readonly serious: string;
  readonly survived: boolean;
  readonly lost_to: string | null;
  readonly score: number | null;
  readonly points: Points;
  readonly destroyed: number;
  readonly escaped: number;
  readonly damage: Damage;
  readonly crew: readonly LogMember[];
}

export interface CrewInfo {
  readonly id: string;
  readonly names: readonly string[];
  readonly flights: number;
  readonly home: number;
  readonly best: number | null;
  readonly best_campaign: number | null;
  readonly latest: number;
  readonly last: string;
}
export interface LogEntry {
  readonly code: string;
  readonly ended: number;
  readonly survived: boolean;
  readonly score: number;
  readonly reason: string;
  readonly bots: readonly number[];
  readonly log: {
    readonly planned: number;
    readonly rules: readonly string[];
    readonly missions: readonly LogMission[];
    /** What a campaign scored in the end; its missions have no penalties and no score of their own. */
    readonly total: Points | null;
  } | null;
}
export interface CrewLog {
  readonly crew: CrewInfo;
  readonly entries: readonly LogEntry[];
}

/** A mission on paper: its file resolves to it again. */
export interface PaperEntry {
  /** The day it was flown, in milliseconds since 1970. */
  readonly at: number;
  readonly mission: LogMission;
  readonly file: MissionFile;
}
export interface PaperCrew {
  readonly name: string;
  readonly entries: readonly PaperEntry[];
}
