/** What the server says of a resolution: the film, the debrief, and the resolver's own answer. */
import type { Station, Zone } from "../../../art/space-alert/ink";
import type { Words } from "../../../wire/types";

export type Trajectory = Zone | "internal";
export type StepName = "appear" | "actions" | "damage" | "threats" | "computer" | "jump";
export type Where = Station | "space" | "nowhere";

/** An event of the trace; which fields it has depends on its type. */
export interface FilmEvent {
  readonly type: string;
  readonly turn?: number;
  readonly seat?: number;
  readonly threat?: string;
  readonly zone?: Trajectory;
  readonly weapon?: string;
  readonly strength?: number;
  readonly shield?: number;
  readonly damage?: number;
  readonly left?: number;
  readonly absorbed?: number;
  readonly through?: number;
  readonly tile?: string;
  readonly to?: string;
  readonly into?: string;
  readonly amount?: number;
  readonly extra?: number;
  readonly action?: string;
  readonly order?: string;
  readonly why?: string;
  readonly score?: number;
  readonly points?: number;
  readonly distance?: number;
}

export interface Figure {
  readonly station: Where;
  readonly distance: number;
  readonly battlebots: "active" | "disabled" | null;
  readonly knocked_out: boolean;
  readonly marks: readonly string[];
}
export interface ThreatNow {
  readonly zone: Trajectory;
  readonly square: number;
  readonly left: number;
  readonly shield: number;
  readonly speed: number;
  readonly fate: "waiting" | "active" | "destroyed" | "survived";
  readonly stations: readonly Station[];
  readonly hidden: boolean;
  readonly phased: boolean;
  readonly covered: boolean;
  readonly host: number | null;
}
export interface Energy {
  readonly shields: readonly number[];
  readonly shield_room: readonly number[];
  readonly reactors: readonly number[];
  readonly reactor_room: readonly number[];
  readonly capsules: number;
  readonly temporary: readonly number[];
}
export interface Gear {
  readonly rockets: number;
  readonly launched: number;
  readonly flying: number;
  readonly stored: Readonly<Partial<Record<Station, "active" | "disabled">>>;
  readonly broken: readonly string[];
  readonly fired: readonly Station[];
  readonly maintained: boolean;
  readonly slime: readonly Station[];
  readonly lethal: readonly Station[];
  readonly mines: readonly Station[];
  readonly sealed: readonly string[];
}
export type Damage = Readonly<Record<Zone, readonly string[]>>;

export interface Frame {
  readonly turn: number;
  readonly step: StepName;
  readonly event: FilmEvent;
  readonly words: Words;
  readonly changes: Readonly<Record<string, unknown>>;
}
export interface FilmTrack {
  readonly name: string;
  readonly length: number;
  readonly marks: Readonly<Record<number, "X" | "Y" | "Z">>;
}
export interface FilmMember {
  readonly name: string;
  readonly seat: number | null;
  readonly android: boolean;
  readonly specialization: string | null;
  readonly level: number;
  readonly plan: readonly string[];
}
export interface FilmThreat {
  readonly index: number;
  readonly code: string;
  readonly name: string;
  readonly kind: "external" | "intruder" | "malfunction";
  readonly serious: boolean;
  readonly colour: string;
  readonly turn: number;
  readonly zone: Trajectory;
  readonly hp: number;
  readonly shield: number;
  readonly speed: number;
  readonly survived: number;
  readonly destroyed: number;
}
export interface Film {
  readonly turns: number;
  readonly tracks: Readonly<Record<Trajectory, FilmTrack>>;
  readonly crew: readonly FilmMember[];
  readonly threats: readonly FilmThreat[];
  readonly frames: readonly Frame[];
}

export interface Points {
  readonly survived: number;
  readonly destroyed: number;
  readonly visual: number;
  readonly bonus: number;
  readonly damage: number;
  readonly worst_zone: number;
  readonly knocked_out: number;
  readonly battlebots: number;
}
export interface ThreatScore {
  readonly code: string;
  readonly name: string;
  readonly zone: Trajectory;
  readonly turn: number;
  readonly fate: ThreatNow["fate"];
  readonly fate_turn: number | null;
  readonly points: number;
}
export interface Sheet {
  readonly survived: boolean;
  readonly lost_to: string | null;
  readonly score: number | null;
  readonly points: Points;
  readonly threats: readonly ThreatScore[];
  readonly damage: Damage;
  readonly visual: readonly number[];
  readonly knocked_out: readonly number[];
  readonly disabled_squads: number;
}
export interface Deed {
  readonly turn: number;
  readonly order: string;
  readonly words: readonly Words[];
  readonly wasted: boolean;
  readonly delayed: boolean;
}
export interface MemberReport {
  readonly seat: number;
  readonly deeds: readonly Deed[];
  readonly played: number;
  readonly wasted: number;
  readonly unplayed: number;
  readonly hits: number;
}
export interface Wasted {
  readonly turn: number;
  readonly seat: number;
  readonly order: string;
  readonly why: Words;
  readonly hint: Words | null;
}
export interface TurnReport {
  readonly turn: number;
  readonly reactors: readonly number[];
  readonly shields: readonly number[];
  readonly capsules: number;
  readonly damage: Damage;
}
export interface Debrief {
  readonly sheet: Sheet;
  readonly crew: readonly MemberReport[];
  readonly wasted: readonly Wasted[];
  readonly turns: readonly TurnReport[];
}

/** A mission file, as the resolver reads it. */
export interface MissionFile {
  tracks: Record<Trajectory, string>;
  threats: { turn: number; zone: string; card: string; calls?: unknown }[];
  crew: CrewEntry[];
  rules?: { double_actions?: boolean; variable_range?: boolean; ninja_poisons_at_x?: boolean };
  damage?: Partial<Record<Zone, string[]>>;
  carried?: Partial<Record<Zone, string[]>>;
  turns?: number;
  seed?: number | string;
}
export interface CrewEntry {
  name: string;
  android?: boolean;
  specialization?: string;
  level?: number;
  tokens?: string[];
  plan: (string | null)[];
}

/** The answer of /api/space-alert/resolve. */
export interface Resolved {
  readonly outcome: "survived" | "destroyed";
  readonly destroyed_by: string | null;
  readonly score: number | null;
  readonly points: Points;
  readonly account: string;
  readonly film: Film;
  readonly debrief: Debrief;
}
/** The answer of /api/matches/{code}/film. */
export interface Screening {
  readonly film: Film;
  readonly debrief: Debrief;
  readonly mission: MissionFile;
}
