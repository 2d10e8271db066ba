import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { together } from "./tools/chunks.mjs";
import { slimFonts } from "./tools/fonts.mjs";

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
const server = "http://127.0.0.1:8642";

/** A board is a lazy chunk, named after its game so that a request in a log can be read. */
function chunkName(chunk: { facadeModuleId?: string | null }): string {
  const game = /\/src\/games\/([a-z-]+)\//.exec(chunk.facadeModuleId ?? "")?.[1];
  return game ? `assets/${game}-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [svelte(), slimFonts()],
  build: {
    outDir: "../src/readyroom/server/static",
    emptyOutDir: true,
    // Says which files a page will need, so that the server can name them before they are asked for.
    manifest: "manifest.json",
    // light-dark() and color-mix() stay as written; both are widely available.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { chunkFileNames: chunkName, codeSplitting: { groups: together() } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": server,
      "/health": server,
      "/ws": { target: server, ws: true },
    },
  },
  // Component tests mount in a browser-like page, so they need the browser build of Svelte.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    projects: [
      // What needs no page shares what it imports: to read it again for every file takes longer than the tests.
      { extends: true, test: { name: "plain", include: plain, environment: "node", isolate: false, pool: "threads" } },
      { extends: true, test: { name: "mounted", include: mounted, environment: "happy-dom", pool: "threads" } },
    ],
  },
});
