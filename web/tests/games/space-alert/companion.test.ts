import { describe, expect, it, vi } from "vitest";
import { alertOf, captions, clockWords, pips, soundings, wav } from "../../../src/games/space-alert/companion/alerts";
import { Run } from "../../../src/games/space-alert/companion/run.svelte";
import type { MissionScript } from "../../../src/games/space-alert/types";
import { hertz } from "../../../src/lib/score";

const SCRIPT: MissionScript = {
  name: "mission/7",
  title: "Mission 7",
  kind: "mission",
  length: 60_000,
  phase_ends: [30_000, 60_000],
  threats: [{ turn: 2, zone: "red", serious: false, unconfirmed: false }],
  silences: [[12_000, 18_000]],
  transfers: [[20_000, 25_000]],
  cues: [
    { at: 0, text: "Out of hyperspace.", sound: "alert", times: 1 },
    { at: 5000, text: "T+2. Threat. Red zone.", sound: "threat", times: 2 },
    { at: 12_000, text: "Communications down.", sound: "static", times: 1 },
    { at: 60_000, text: "Jump.", sound: "jump", times: 1 },
  ],
  script: "Mission 7",
};

describe("the sound file", () => {
  it("has a call for every cue, and pips for every threat", () => {
    const heard = soundings(SCRIPT);
    expect(heard).toHaveLength(5);
    expect(heard[1]?.notes).toHaveLength(alertOf("threat").length + 2);
    expect(pips(3, "blue")).toHaveLength(3);
    expect(hertz(pips(1, "blue")[0]?.pitch ?? "C1")).toBeGreaterThan(hertz(pips(1, "red")[0]?.pitch ?? "C7"));
  });

  it("distinguishes every kind of news", () => {
    const kinds = [
      "threat",
      "serious",
      "internal",
      "data",
      "transfer",
      "tone",
      "static",
      "restored",
      "warning",
      "count",
      "phase",
      "jump",
    ] as const;
    expect(new Set(kinds.map((kind) => JSON.stringify(alertOf(kind)))).size).toBe(kinds.length);
  });

  it("is a WAV file", () => {
    const view = new DataView(wav(Float32Array.of(0, 1, -2), 8000));
    expect(String.fromCharCode(view.getUint8(0), view.getUint8(1), view.getUint8(2), view.getUint8(3))).toBe("RIFF");
    expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([8000, 6]);
    expect([view.getInt16(46, true), view.getInt16(48, true)]).toEqual([32767, -32767]);
  });

  it("has its captions", () => {
    const text = captions(SCRIPT);
    expect(text.startsWith("WEBVTT\n\n00:00:00.000 --> 00:00:05.000\nOut of hyperspace.\n")).toBe(true);
    expect(text).toContain("00:01:00.000 --> 00:01:04.000\nJump.");
  });
});

describe("a run", () => {
  const asked = { name: "mission", seed: "7", crew: 4 };

  it("says each cue once, when its time has come", () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const run = new Run(SCRIPT, asked, (cue) => said.push(cue.sound));
    run.start();
    expect(said).toEqual(["alert"]);
    vi.advanceTimersByTime(6000);
    run.pause();
    expect(said).toEqual(["alert", "threat"]);
    vi.advanceTimersByTime(60_000);
    expect(run.elapsed).toBe(6000);
    run.start();
    vi.advanceTimersByTime(7000);
    run.pause();
    expect([run.silent, run.phase, run.transfer]).toEqual([true, 1, null]);
    vi.useRealTimers();
  });

  it("resumes where it was interrupted, without repeating", () => {
    const said: string[] = [];
    const run = new Run(SCRIPT, asked, (cue) => said.push(cue.sound), 21_000);
    expect(run.said).toHaveLength(3);
    expect([run.transfer, run.silent, run.over]).toEqual([4000, false, false]);
    run.start();
    run.pause();
    expect(said).toEqual([]);
  });

  it("writes the time as a clock does", () => {
    expect([clockWords(0), clockWords(65_900)]).toEqual(["0:00", "1:05"]);
  });
});
