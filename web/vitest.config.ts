import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// Vitest prints failures with Map.groupBy, which Node 20 does not have yet.
Map.groupBy ??= <K, T>(items: Iterable<T>, key: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const name = key(item, index++);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
};

const tests = readdirSync(`${import.meta.dirname}/tests`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `tests/${file}`);
const mounted = tests.filter((file) =>
  readFileSync(`${import.meta.dirname}/${file}`, "utf8").startsWith("// @vitest-environment happy-dom"),
);
const plain = tests.filter((file) => !mounted.includes(file));

export default mergeConfig(
  page,
  defineConfig({
    // Component tests mount in a browser-like page, so they need the browser build of Svelte.
    resolve: { conditions: ["browser"] },
    test: {
      setupFiles: ["tests/setup.ts"],
      testTimeout: 60_000,
      // Files share what they import: to read it again for each of them takes longer than the tests.
      isolate: false,
      pool: "threads",
      projects: [
        { extends: true, test: { name: "plain", include: plain, environment: "node" } },
        { extends: true, test: { name: "mounted", include: mounted, environment: "happy-dom" } },
      ],
    },
  }),
);
