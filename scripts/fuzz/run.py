"""``make fuzz-bytes``: a coverage-guided fuzzer (atheris) on table messages, match records and mission files.

It starts from ``tests/corpus/<target>`` and from the results of earlier runs (``build/fuzz/<target>/corpus``). Its
findings are in ``build/fuzz/<target>/findings``: the bytes and the traceback. Bytes worth keeping go to
``tests/corpus``, which every test run replays.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("messages", "records", "missions")
LONGEST = 20_000
"""The longest input in bytes."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Send bytes that no person would send.")
    parser.add_argument("--target", choices=(*NAMES, "all"), default="all", help="which target (default: all in turn)")
    parser.add_argument("--seconds", type=int, default=60, help="how long for each (default 60)")
    parser.add_argument("--seed", type=int, default=0, help="repeats a run (default: new luck each time)")
    asked = parser.parse_args()
    console = Console() if sys.stdout.isatty() else Console(width=120)
    shown = Table("target", "runs", "a second", "coverage", "corpus", "findings")
    found: list[Path] = []
    try:
        for target in NAMES if asked.target == "all" else (asked.target,):
            row, new = fuzz(target, asked.seconds, asked.seed, console)
            shown.add_row(*row)
            found += new
    except KeyboardInterrupt:
        console.print("Stopped.")
        return 130
    console.print(shown)
    for path in found:
        console.print(f"\n{path.with_suffix('.bytes')}", highlight=False)
        console.print(path.read_text()[-1500:], markup=False, highlight=False)
    return 1 if found else 0


def fuzz(target: str, seconds: int, seed: int, console: Console) -> tuple[tuple[str, ...], list[Path]]:
    """A row of the table, and the tracebacks of the findings."""
    folder = ROOT / "build" / "fuzz" / target
    learned, findings = folder / "corpus", folder / "findings"
    for path in (learned, findings):
        path.mkdir(parents=True, exist_ok=True)
    began = time.time()
    command = [
        sys.executable, "-m", "scripts.fuzz.worker", target, str(findings),
        f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={LONGEST}", "-timeout=30", "-rss_limit_mb=4096",
        "-print_final_stats=1", f"-artifact_prefix={folder}/", str(learned), str(ROOT / "tests" / "corpus" / target),
    ]  # fmt: skip
    console.print(f"{target}: {seconds} s ...")
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    said = ran.stdout + ran.stderr
    (folder / "log.txt").write_text(said)
    new = [path for path in sorted(findings.glob("*.txt")) if path.stat().st_mtime >= began]
    if ran.returncode:  # a crash, a hang or too much memory: libFuzzer stops there
        new.append(_crash(findings, said))
    runs = _last(r"stat::number_of_executed_units: (\d+)", said)
    row = (
        target, f"{int(runs):,}", _last(r"stat::average_exec_per_sec: +(\d+)", said), _last(r"cov: (\d+)", said),
        _last(r"corp: (\d+)", said), str(len(new)),
    )  # fmt: skip
    return row, new


def _crash(findings: Path, said: str) -> Path:
    kept = findings / "stopped.txt"
    kept.write_text(said[-4000:])
    return kept


def _last(pattern: str, text: str) -> str:
    found = re.findall(pattern, text)
    return str(found[-1]) if found else "0"


if __name__ == "__main__":
    raise SystemExit(main())
