import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { together } from "./tools/chunks.mjs";
import { slimFonts } from "./tools/fonts.mjs";

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
});
