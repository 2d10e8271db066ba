/* What the Python side knows: random examples with the rules' verdict, by a module of its tests, and the catalogs. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What a Python program prints, read as JSON. */
export const told = <Told>(...args: readonly string[]): Told =>
  JSON.parse(
    execFileSync(process.env.PYTHON ?? `${root}.venv/bin/python`, args, {
      ...{ cwd: root, maxBuffer: 1 << 27, encoding: "utf8" },
      env: { ...process.env, PYTHONPATH: `${root}src:${root}` },
    }),
  ) as Told;

export const examplesOf = <Told>(module: string, count: number, seed: string): Told =>
  told("-m", module, `${count}`, seed);

const CATALOG = `import sys, msgspec
from readyroom.core import registry
sys.stdout.buffer.write(msgspec.json.encode(registry.game(sys.argv[1]).catalog()))`;
/** A game's components, as the server lists them. */
export const catalogOf = <Catalog>(slug: string): Catalog => told("-c", CATALOG, slug);
