/*
 * Makes the built page's fonts small: the letters of western Europe and the signs we write with, the weights we use,
 * and no alternates. Other scripts fall back to the system's own faces (see src/styles/fonts.css).
 */
import { createHash } from "node:crypto";
import subset from "subset-font";

const span = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
export const LETTERS = [...span(0x20, 0x7e), ...span(0xa0, 0xff), ..."ıŒœ‐‑–—‘’‚“”„•…‹›€™←↑→↓−≤≥"].join("");
const HOW = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Pairs that fit, accents, and figures of equal width.
  keepFeatures: ["kern", "ccmp", "locl", "mark", "tnum"],
  noHinting: true,
};

/** A Vite plugin. The file's name follows its new content, because names are cached for ever. */
export function slimFonts() {
  return {
    name: "slim-fonts",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle).filter((one) => one.fileName.endsWith(".woff2"))) {
        const before = asset.fileName;
        asset.source = await subset(Buffer.from(asset.source), LETTERS, HOW);
        const hash = createHash("sha256").update(asset.source).digest("base64url").slice(0, 8);
        const after = before.replace(/-[^-]{8}\.woff2$/, `-${hash}.woff2`);
        this.emitFile({ type: "asset", fileName: after, source: asset.source });
        delete bundle[before];
        for (const css of Object.values(bundle))
          if (css.fileName.endsWith(".css"))
            css.source = String(css.source).replaceAll(before.split("/").at(-1), after.split("/").at(-1));
      }
    },
  };
}
