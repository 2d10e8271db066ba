import { defineConfig } from "vite";

/** The service worker: one file that is called the same at every visit, above all that it looks after. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "../src/readyroom/server/static",
    emptyOutDir: false,
    rolldownOptions: {
      input: "src/worker/sw.ts",
      output: { entryFileNames: "sw.js", format: "iife" },
    },
  },
});
