// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import AnalysisPanel from "../../src/shell/replay/AnalysisPanel.svelte";
import type { Analyzing } from "../../src/shell/replay/analysis.svelte";
import { Player } from "../../src/shell/replay/player.svelte";
import ScoreGraph from "../../src/shell/replay/ScoreGraph.svelte";
import type { Analysis, Replay } from "../../src/wire/types";
import { clear, show, words } from "../shown";
import { frame } from "./fake";

afterEach(clear);

/** Less than half for each of two: only the outcome tells a crew from rivals. */
const CHANCES = [
  { place: 0, shares: [0.4, 0.4] },
  { place: 2, shares: [0, 0] },
];
const ANALYSIS: Analysis = {
  tries: 8,
  chances: [],
  decisions: [],
  turns: [{ seq: 2, seat: 0, before: 0.4, after: 0, told: [] }],
};
const NAMES = ["Ada", "Bo"];

function played(together: boolean): Player {
  const outcome = { scores: [0, 0], ranking: [2, 2], reason: "", together };
  return new Player({ frames: [0, 1, 2].map((seq) => frame(seq)), names: NAMES, outcome } as unknown as Replay, 0);
}

test("a crew's chance is one area, and rivals share the whole", () => {
  show(ScoreGraph as never, { player: played(true), names: NAMES, chances: CHANCES });
  expect(document.querySelectorAll(".area.coming")).toHaveLength(1);
  clear();
  show(ScoreGraph as never, { player: played(false), names: NAMES, chances: CHANCES });
  expect(document.querySelectorAll(".area.coming")).toHaveLength(2);
});

test("a turning point of a crew is everyone's", () => {
  const shared = { analyzing: { analysis: ANALYSIS } as Analyzing, judged: [], chances: CHANCES, names: NAMES };
  const props = { ...shared, me: null, module: {}, code: null };
  show(AnalysisPanel as never, { player: played(true), ...props });
  expect(words()).toContain("The crew: 40% to 0%");
  clear();
  show(AnalysisPanel as never, { player: played(false), ...props });
  expect(words()).toContain("Ada: 40% to 0%");
});
