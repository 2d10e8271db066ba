// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { place } from "../../src/lib/router.svelte";

describe("a path", () => {
  test("names its page", () => {
    expect(place("/")).toEqual({ page: "lobby" });
    expect(place("/t/ab%20c")).toEqual({ page: "table", code: "ab c" });
    expect(place("/learn/space-alert")).toEqual({ page: "learn-game", slug: "space-alert" });
    expect(place("/me")).toEqual({ page: "statistics", person: "me", slug: "" });
    expect(place("/people/ab12")).toEqual({ page: "statistics", person: "ab12", slug: "" });
    expect(place("/statistics")).toEqual({ page: "statistics", person: "", slug: "" });
    expect(place("/statistics/cabal")).toEqual({ page: "statistics", person: "", slug: "cabal" });
    expect(place("/people")).toMatchObject({ page: "nowhere" });
  });

  test("with a broken escape leads nowhere instead of to an empty page", () => {
    expect(place("/t/%")).toEqual({ page: "nowhere", path: "/t/%" });
    expect(place("/%E0%A4%A")).toEqual({ page: "nowhere", path: "/%E0%A4%A" });
    expect(place("/replay/%C3/more")).toMatchObject({ page: "nowhere" });
  });
});
