// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toasts } from "../../src/lib/toasts.svelte";
import OwnData from "../../src/shell/settings/OwnData.svelte";
import { identity } from "../../src/wire/identity.svelte";
import { button, clear, press, show } from "../shown";

afterEach(clear);

const asked: string[] = [];
let answer: () => Response;

const choose = async (name: string): Promise<void> => {
  press(name);
  await vi.waitFor(() => {
    flushSync();
    expect([...document.querySelectorAll("button")].every((one) => !one.disabled)).toBe(true);
  });
};

beforeEach(() => {
  asked.length = 0;
  toasts.list = [];
  identity.person = { token: "secret", name: "Ada" };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? "GET"} ${path} ${new Headers(init.headers).get("Authorization")}`);
    return answer();
  });
  show(OwnData);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a person's stored data", () => {
  test("can be downloaded as a file", async () => {
    answer = () => Response.json({ format: "readyroom-person/1" });
    const link = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await choose("Download my data");
    expect(asked).toEqual(["GET /api/me/export Bearer secret"]);
    expect(link).toHaveBeenCalledOnce();
  });

  test("is forgotten only after a second click", async () => {
    answer = () => new Response(null, { status: 204 });
    await choose("Delete my data");
    expect(asked).toEqual([]);
    await choose("Cancel");
    expect(button("Delete my data")).toBeTruthy();
    await choose("Delete my data");
    await choose("Delete my data");
    expect(asked).toEqual(["DELETE /api/me Bearer secret"]);
    expect(identity.person).toBeNull();
    expect(toasts.list[0]?.tone).toBe("good");
  });

  test("stays when the server fails", async () => {
    answer = () => Response.json({ detail: "The server could not reach its database." }, { status: 503 });
    await choose("Delete my data");
    await choose("Delete my data");
    expect(identity.name).toBe("Ada");
    expect(toasts.list[0]?.text).toBe("The server could not reach its database.");
  });
});
