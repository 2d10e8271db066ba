/** A mission being entered: kept in this browser, so that a reload loses nothing. */
import { ZONES, type Zone } from "../../../art/space-alert/ink";
import { keep, kept } from "../../../lib/keep";
import type { CrewEntry, MissionFile, Trajectory } from "../types";

export const TRAJECTORIES: readonly Trajectory[] = ["red", "white", "blue", "internal"];
const KEY = "readyroom.space-alert.draft";

export interface ThreatEntry {
  id: number;
  turn: number;
  zone: Trajectory;
  /** A code, or nothing if only its announcement is known. */
  card: string;
  serious: boolean | null;
  calls: unknown;
}
interface MemberEntry {
  name: string;
  android: boolean;
  specialization: string;
  level: number;
  tokens: string[];
  plan: string[];
}

const blankMember = (name: string): MemberEntry => ({
  name,
  android: false,
  specialization: "",
  level: 1,
  tokens: [],
  plan: [],
});
export const NAMES = ["Captain", "Second", "Third", "Fourth", "Fifth"];

export class Draft {
  tracks = $state<Record<Trajectory, string>>({ red: "T1", white: "T2", blue: "T3", internal: "T4" });
  threats = $state<ThreatEntry[]>([]);
  crew = $state<MemberEntry[]>(NAMES.slice(0, 4).map(blankMember));
  double = $state(false);
  variable = $state(false);
  ninja = $state(false);
  damage = $state<Record<Zone, string[]>>({ red: [], white: [], blue: [] });
  carried = $state<Record<Zone, string[]>>({ red: [], white: [], blue: [] });
  /** Nothing for a whole mission. */
  turns = $state<number | null>(null);
  /** The mission that was announced, for the ship's log; nothing if unknown. */
  title = $state("");
  seed = $state("1");
  #next = 1;

  constructor() {
    const before = kept<(MissionFile & { serious?: (boolean | null)[]; title?: string }) | null>(KEY, null);
    if (!before) return;
    this.load(before);
    this.title = text(before.title);
    this.threats.forEach((threat, i) => {
      threat.serious = before.serious?.[i] ?? null;
    });
  }

  get names(): string[] {
    return this.crew.map((member, i) => member.name.trim() || `Crew member ${i + 1}`);
  }
  /** Announced threats that still need their cards. */
  get unnamed(): ThreatEntry[] {
    return this.threats.filter((threat) => !threat.card);
  }

  /** In the resolver's format. */
  file(): MissionFile {
    const file: MissionFile = {
      tracks: { ...this.tracks },
      threats: this.threats.map(({ turn, zone, card, calls }) => ({ turn, zone, card, ...(calls ? { calls } : {}) })),
      crew: this.crew.map((member, i) => this.#member(member, i)),
      rules: { double_actions: this.double, variable_range: this.variable, ninja_poisons_at_x: this.ninja },
      damage: given(this.damage),
      seed: /^\d{1,15}$/.test(this.seed) ? Number(this.seed) : this.seed,
      ...(ZONES.some((zone) => this.carried[zone].length) ? { carried: given(this.carried) } : {}),
      ...(this.turns ? { turns: this.turns } : {}),
    };
    return $state.snapshot(file) as MissionFile;
  }

  #member({ android, specialization, level, plan, tokens }: MemberEntry, i: number): CrewEntry {
    const teleports = specialization === "teleporter" && tokens.length === 2 && tokens.every(Boolean);
    return {
      name: this.names[i] ?? "",
      plan: Array.from(plan, (order) => order || null),
      ...(android ? { android } : {}),
      ...(specialization ? { specialization, level } : {}),
      ...(teleports ? { tokens: [...tokens] } : {}),
    };
  }

  /** Takes over a file as far as it makes sense; the resolver will report the rest. */
  load(file: Partial<MissionFile>): void {
    for (const zone of TRAJECTORIES) this.tracks[zone] = text(file.tracks?.[zone]) || this.tracks[zone];
    this.threats = list(file.threats).map((threat) => ({
      id: this.#next++,
      turn: Number(threat.turn) || 1,
      zone: TRAJECTORIES.find((zone) => zone === threat.zone) ?? "internal",
      card: text(threat.card),
      serious: null,
      calls: threat.calls ?? null,
    }));
    const crew = list(file.crew).slice(0, NAMES.length);
    if (crew.length) this.crew = crew.map((entry, i) => member(entry, i));
    this.double = file.rules?.double_actions === true;
    this.variable = file.rules?.variable_range ?? this.double;
    this.ninja = file.rules?.ninja_poisons_at_x === true;
    for (const zone of ZONES) {
      this.damage[zone] = list(file.damage?.[zone]).map(text);
      this.carried[zone] = list(file.carried?.[zone]).map(text);
    }
    this.turns = Number(file.turns) || null;
    this.seed = String(file.seed ?? 0);
    this.title = "";
  }

  addThreat(turn: number, zone: Trajectory, card: string): void {
    this.threats.push({ id: this.#next++, turn, zone, card, serious: null, calls: null });
    this.sort();
  }
  /** An announcement, whose card is still missing. */
  announce(turn: number, zone: Trajectory, serious: boolean): void {
    this.threats.push({ id: this.#next++, turn, zone, card: "", serious, calls: null });
  }
  sort(): void {
    this.threats.sort((a, b) => a.turn - b.turn || TRAJECTORIES.indexOf(a.zone) - TRAJECTORIES.indexOf(b.zone));
  }
  clear(): void {
    this.threats = [];
    this.crew = this.crew.map((one) => ({ ...blankMember(one.name), android: one.android }));
    for (const zone of ZONES) {
      this.damage[zone] = [];
      this.carried[zone] = [];
    }
    this.turns = null;
    this.title = "";
  }
  crewSize(size: number): void {
    while (this.crew.length > size) this.crew.pop();
    while (this.crew.length < size) this.crew.push(blankMember(NAMES[this.crew.length] ?? ""));
  }

  /** Called while a component is being set up: remembers every change. */
  remember(): void {
    $effect(() => this.save());
  }
  save(): void {
    keep(KEY, { ...this.file(), title: this.title, serious: this.threats.map((threat) => threat.serious) });
  }
}

function member(entry: Partial<CrewEntry>, i: number): MemberEntry {
  return {
    name: text(entry.name) || `Crew member ${i + 1}`,
    android: entry.android === true,
    specialization: text(entry.specialization).toLowerCase(),
    level: Number(entry.level) || 1,
    tokens: list(entry.tokens).map(text),
    plan: list(entry.plan).map(text),
  };
}
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = <T>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);
const given = (tiles: Record<Zone, string[]>): Partial<Record<Zone, string[]>> =>
  Object.fromEntries(ZONES.flatMap((zone) => (tiles[zone].length ? [[zone, [...tiles[zone]]]] : [])));
