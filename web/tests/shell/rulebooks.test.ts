import { beforeEach, expect, test, vi } from "vitest";
import { rulebooks } from "../../src/lib/rulebooks.svelte";
import { api } from "../../src/wire/api";

const asked = vi.spyOn(api, "rules");

beforeEach(() => asked.mockClear());

test("a game's rules are asked for once, and then stay", async () => {
  const rules = { chapters: [{ title: "A turn", sections: [] }] };
  asked.mockResolvedValue(rules);
  expect(rulebooks.find("nim")).toBeNull();
  await Promise.all([rulebooks.load("nim"), rulebooks.load("nim")]);
  await rulebooks.load("nim");
  expect(asked).toHaveBeenCalledExactlyOnceWith("nim");
  expect(rulebooks.find("nim")).toBe(rules);
});

test("after a failure, the next reader asks again", async () => {
  asked.mockRejectedValueOnce(new Error("You are offline."));
  await expect(rulebooks.load("go")).rejects.toThrow("You are offline.");
  asked.mockResolvedValueOnce({ chapters: [] });
  await rulebooks.load("go");
  expect(rulebooks.find("go")).toEqual({ chapters: [] });
});
