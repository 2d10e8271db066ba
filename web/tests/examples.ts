/* Random examples with the rules' verdict, written by a Python module of the tests. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export const examplesOf = <Told>(module: string, count: number, seed: string): Told =>
  JSON.parse(
    execFileSync(process.env.PYTHON ?? `${root}.venv/bin/python`, ["-m", module, `${count}`, seed], {
      ...{ cwd: root, maxBuffer: 1 << 27, encoding: "utf8" },
      env: { ...process.env, PYTHONPATH: `${root}src:${root}` },
    }),
  ) as Told;
