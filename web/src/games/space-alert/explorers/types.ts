/* An explorer's log as the server shows it. */

export type Category =
  | "missions"
  | "full_campaigns"
  | "social_skillz"
  | "close_calls"
  | "hot_shots"
  | "expert_know_how"
  | "addiction";

export interface Achievement {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly points: number;
  /** The explorer's level from which it can be earned: 0, 2 or 5. */
  readonly level: number;
  readonly text: string;
  readonly proof: "trace" | "crew" | "own_word" | "log";
  readonly origin: "printed" | "designed";
}
export interface LogEntry {
  readonly mission: string;
  readonly ended: number;
  readonly notation: string;
  readonly title: string;
  readonly level: number;
  readonly score: number;
  readonly points: number;
  readonly full_campaign: boolean;
  readonly crew: readonly string[];
  readonly met: readonly string[];
  readonly grants: readonly { readonly achievement: string; readonly by: string }[];
  readonly checked: readonly string[];
  readonly earned: number;
}
export interface Explorer {
  readonly id: string;
  readonly name: string;
  readonly consents: boolean;
  readonly level: number;
  readonly boxes: number;
  readonly skipped: number;
  readonly experience: number;
  readonly specializations: readonly { readonly specialization: string; readonly level: number }[];
  readonly achievements: readonly string[];
  readonly clones: number;
  readonly lost: string;
  readonly retired: boolean;
  readonly log: readonly LogEntry[];
  readonly failures: readonly string[];
}
export interface LevelRow {
  readonly level: number;
  readonly reached: boolean;
  readonly boxes: number;
  readonly dotted: number;
  readonly skipped: number;
  readonly checked: number;
}
export interface SkillRow {
  readonly specialization: string;
  readonly title: string;
  readonly level: number;
  readonly learnable: boolean;
  readonly basic: string;
  readonly advanced: string;
}
export interface Box {
  readonly achievement: Achievement;
  readonly checked: boolean;
}
export interface CategoryBoxes {
  readonly category: string;
  readonly title: string;
  readonly points: number;
  readonly boxes: readonly Box[];
}
export interface Line {
  readonly entry: LogEntry;
  /** One of each category of these can still be checked for it. */
  readonly offers: readonly Achievement[];
}
export interface ExplorerSheet {
  readonly explorer: Explorer;
  readonly hardcore: boolean;
  readonly to_next: number;
  readonly unlearned: number;
  readonly levels: readonly LevelRow[];
  readonly skills: readonly SkillRow[];
  readonly categories: readonly CategoryBoxes[];
  readonly log: readonly Line[];
}

export type Amendment =
  | { type: "rename"; name: string }
  | { type: "consent" }
  | { type: "learn"; specialization: string }
  | { type: "check"; mission: string; achievement: string }
  | { type: "retire"; retired: boolean }
  | { type: "transcribe"; explorer: unknown };
