/*
 * Subsets the built page's fonts: western European letters, the signs and weights we use, and no alternates. Other
 * scripts use system fonts (see src/styles/fonts.css).
 */
import { createHash } from "node:crypto";
import subset from "subset-font";

const span = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
export const LETTERS = [...span(0x20, 0x7e), ...span(0xa0, 0xff), ..."ıŒœ‐‑–—‘’‚“”„•…‹›€™←↑→↓−≤≥"].join("");
const HOW = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, accents, and tabular figures.
  keepFeatures: ["kern", "ccmp", "locl", "mark", "tnum"],
  noHinting: true,
};

/** A Vite plugin. The file name includes a hash of the new content, because files are cached forever. */
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
