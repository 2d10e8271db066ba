import { expect, it } from "vitest";
import { answer } from "../../../src/games/space-alert/buttons";
import type { Props } from "../../../src/games/space-alert/desk.svelte";
import type { Option } from "../../../src/games/space-alert/view";

const end = { action: { type: "end_phase" } } as unknown as Option;
const withFree = (turns: number[]): Props => ({ desk: { free: () => turns } }) as unknown as Props;

it("asks before a phase is ended with empty turns", () => {
  expect(answer(end, withFree([2, 3]))).toEqual({ label: "End my phase", primary: false, propose: true });
  expect(answer(end, withFree([]))).toEqual({ label: "End my phase", primary: false });
});
