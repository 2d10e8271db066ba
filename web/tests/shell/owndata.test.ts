// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toasts } from "../../src/lib/toasts.svelte";
import OwnData from "../../src/shell/settings/OwnData.svelte";
import { identity } from "../../src/wire/identity.svelte";

let shown: ReturnType<typeof mount>;
const asked: string[] = [];
let answer: () => Response;

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const press = async (name: string): Promise<void> => {
  button(name).click();
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
  shown = mount(OwnData, { target: document.body });
});
afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

describe("a person's stored data", () => {
  test("can be downloaded as a file", async () => {
    answer = () => Response.json({ format: "readyroom-person/1" });
    const link = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await press("Download my data");
    expect(asked).toEqual(["GET /api/me/export Bearer secret"]);
    expect(link).toHaveBeenCalledOnce();
  });

  test("is forgotten only after a second click", async () => {
    answer = () => new Response(null, { status: 204 });
    await press("Delete my data");
    expect(asked).toEqual([]);
    await press("Cancel");
    expect(button("Delete my data")).toBeTruthy();
    await press("Delete my data");
    await press("Delete my data");
    expect(asked).toEqual(["DELETE /api/me Bearer secret"]);
    expect(identity.person).toBeNull();
    expect(toasts.list[0]?.tone).toBe("good");
  });

  test("stays when the server fails", async () => {
    answer = () => Response.json({ detail: "The server could not reach its database." }, { status: 503 });
    await press("Delete my data");
    await press("Delete my data");
    expect(identity.name).toBe("Ada");
    expect(toasts.list[0]?.text).toBe("The server could not reach its database.");
  });
});
