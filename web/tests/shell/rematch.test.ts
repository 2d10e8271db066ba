// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { router } from "../../src/lib/router.svelte";
import { Rematch } from "../../src/shell/table/rematch.svelte";
import type { TableSession } from "../../src/shell/table/session.svelte";
import { api } from "../../src/wire/api";
import { table } from "./fake";

afterEach(() => vi.restoreAllMocks());

test("a rematch keeps the people on your device by name, and bots at their levels", async () => {
  const seats = ["Ines", "Marek", "Zoë & co", "Vega"].map((name, seat) => ({
    ...(table().seats[0] as ReturnType<typeof table>["seats"][number]),
    seat,
    name,
    kind: seat === 3 ? ("bot" as const) : ("person" as const),
    level: seat === 3 ? "hard" : "",
    yours: seat < 3,
    guest: seat === 0 || seat === 2,
  }));
  const sketch = vi.fn(async () => true);
  const session = { table: table({ seats }), yours: [0, 1, 2], names: seats.map((one) => one.name), sketch };
  const opened = vi.spyOn(api, "openTable").mockResolvedValue({ code: "next" } as never);
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);

  await new Rematch(session as unknown as TableSession).open();

  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ seats: 4, bots: ["hard"] }));
  const [path] = go.mock.calls[0] as [string];
  const address = new URL(path, "http://house");
  expect(address.pathname).toBe("/t/next");
  // Marek's own account sits down by itself; the two guests follow.
  expect(address.searchParams.get("again")).toBe("1");
  expect(address.searchParams.getAll("with")).toEqual(["Ines", "Zoë & co"]);
});
