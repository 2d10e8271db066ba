import { expect, it } from "vitest";
import { answer } from "../../../src/games/space-alert/buttons";
import type { Props } from "../../../src/games/space-alert/desk.svelte";
import type { Option } from "../../../src/games/space-alert/view";

const end = { action: { type: "end_phase" } } as unknown as Option;
const withFree = (values: number[]): Props =>
  ({
    picks: [{ type: "play", fields: [{ name: "turn", values: values.map((value) => ({ value })) }] }],
  }) as unknown as Props;

it("asks before a phase is ended with empty turns, and says which", () => {
  expect(answer(end, withFree([2, 3])).detail).toBe("Turns 2 and 3 are still empty.");
  expect(answer(end, withFree([3]))).toMatchObject({ propose: true, detail: "Turn 3 is still empty." });
  expect(answer(end, withFree([]))).toEqual({ label: "End my phase", primary: false });
});
