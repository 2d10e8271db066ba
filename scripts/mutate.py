"""``make mutate``: puts small mutations into copies of the rules, one at a time, to see whether the tests notice.

They are drawn at random, with a recorded seed, from the kernel and all games' rules, but not from bots, the solver,
sentences and card literals. Each is tried in a copy of the project against the tests that call its function, quickest
first, until one fails. Each result is a line in ``build/mutation/SEED.jsonl``; the same command resumes where it
stopped, and retries survivors if the tests have changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

import hypothesis  # noqa: F401 - here and the next two, once for all the processes to come
import msgspec
import rich.markup  # noqa: F401
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from scripts.mutation.operators import Mutant
from scripts.mutation.packages import ROOT, SOURCE, Copy, Package, all_mutants, fingerprint, packages
from scripts.mutation.runs import Answer, KnownTest, Reach, apart, judge, learn

KEPT: Final = ROOT / "build" / "mutation"
EQUIVALENT: Final = Path(__file__).parent / "mutation" / "equivalent.toml"
WANTED: Final = 0.95
NOTICED: Final = ("killed", "timeout")


class Line(msgspec.Struct):
    """One mutation and its result; ``text`` and ``tests`` identify the source and the tests."""

    mutant: Mutant
    package: str
    text: str
    verdict: str = ""
    by: str = ""
    seconds: float = 0.0
    tests: str = ""

    @property
    def name(self) -> str:
        return f"{self.mutant.name} {self.text}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Make mistakes in the rules and see whether the tests notice.")
    parser.add_argument("-n", type=int, default=300, help="how many mistakes (default 300)")
    parser.add_argument("--seed", default="1", help="which ones are drawn (default 1)")
    parser.add_argument("--package", action="append", choices=packages(), help="only this one; can be given again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once (default: all cores)")
    parser.add_argument("--budget", type=float, default=60, help="seconds of tests for each at most (default 60)")
    parser.add_argument("--list", action="store_true", help="only say what there is to draw from")
    asked = parser.parse_args()
    console = Console() if sys.stdout.isatty() else Console(width=160)
    chosen = [one for one in packages().values() if not asked.package or one.name in asked.package]
    pool = [(one, mutant) for one in chosen for mutant in all_mutants(one)]
    console.print(
        f"{len(pool):,} mistakes can be made in {', '.join(one.name for one in chosen)}; seed {asked.seed!r}."
    )
    if asked.list:
        console.print(listed(pool))
        return 0
    drawn = [Line(mutant, one.name, text_of(mutant)) for one, mutant in draw(pool, asked.n, asked.seed)]
    path = KEPT / f"{asked.seed}.jsonl"
    with tempfile.TemporaryDirectory(prefix="readyroom-mutation-") as folder:
        sys.pycache_prefix, sys.dont_write_bytecode = f"{folder}/compiled", False
        for end in (signal.SIGINT, signal.SIGTERM):
            signal.signal(end, signal.default_int_handler)
        workshop = Workshop(Path(folder), asked.jobs, console)
        try:
            reaches = workshop.learn([one for one in chosen if any(line.package == one.name for line in drawn)])
            workshop.try_all(drawn, reaches, asked.budget, path)
            stopped = False
        except KeyboardInterrupt:
            workshop.stop()
            stopped = True
    return report(kept(path, drawn), len(drawn), stopped, console)


def draw(pool: list[tuple[Package, Mutant]], count: int, seed: str) -> list[tuple[Package, Mutant]]:
    """Draws each mutation independently by the seed: changes elsewhere in the source do not affect it."""
    order = sorted(pool, key=lambda one: sha256(f"{seed} {one[1].file} {one[1].was} {one[1].now}".encode()).digest())
    sound = (one for one in order if one[1].makes_sense((ROOT / SOURCE / one[1].file).read_bytes()))
    return list(islice(sound, count))


def listed(pool: list[tuple[Package, Mutant]]) -> Table:
    table = Table("package", "file", "mistakes")
    for name in packages():
        for file in sorted({mutant.file for package, mutant in pool if package.name == name}):
            table.add_row(name, file, str(sum(mutant.file == file for _, mutant in pool)))
    return table


class Workshop:
    """Copies of the project, one for each process at work."""

    def __init__(self, folder: Path, jobs: int, console: Console) -> None:
        self.console = console
        self.copies = [Copy(folder / f"copy-{i}") for i in range(jobs)]
        self.working: dict[int, tuple[Copy, Any]] = {}

    def learn(self, wanted: list[Package]) -> dict[str, tuple[Reach, str]]:
        """Which tests call which functions; determined once for each state of source and tests."""
        KEPT.mkdir(parents=True, exist_ok=True)
        found: dict[str, tuple[Reach, str]] = {}
        missing: list[tuple[Package, Path]] = []
        for package in wanted:
            path = KEPT / f"reach-{package.name}-{fingerprint(package)}.json"
            if path.exists():
                found[package.name] = msgspec.json.decode(path.read_bytes(), type=Reach), path.stem
            else:
                missing.append((package, path))
        while missing or self.working:
            while missing and (copy := self._free()) is not None:
                package, path = missing.pop(0)
                self.console.print(f"Learning which tests of {package.name} call what ...")
                self._begin(copy, lambda copy=copy, package=package: learn(copy, package), (package, path))
            for copy, (package, path) in self._ended():
                if not copy.answer.exists():
                    raise SystemExit(f"The tests of {package.name} could not be run:\n{copy.log.read_text()[-2000:]}")
                for old in KEPT.glob(f"reach-{package.name}-*.json"):
                    old.unlink()
                shutil.copy(copy.answer, path)
                reach = msgspec.json.decode(path.read_bytes(), type=Reach)
                found[package.name] = reach, path.stem
                seconds = sum(test.seconds for test in reach.tests)
                self.console.print(f"{package.name}: {len(reach.tests):,} tests, {seconds:.0f} s")
        return found

    def try_all(self, drawn: list[Line], reaches: dict[str, tuple[Reach, str]], budget: float, path: Path) -> None:
        """Tries all mutations without a result, and records each result at once."""
        known = {line.name: line for line in kept(path, drawn)}
        left: list[tuple[Line, list[list[KnownTest]]]] = []
        for line in drawn:
            reach, line.tests = reaches[line.package]
            before = known.get(line.name)
            if before is None or (before.verdict not in NOTICED and before.tests != line.tests):
                left.append((line, chosen_tests(reach, line.mutant, budget)))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with path.open("ab") as written, Progress(*columns, console=self.console) as progress:
            bar = progress.add_task("mistakes", total=len(drawn), completed=len(drawn) - len(left))
            left.reverse()
            while left or self.working:
                while left and (copy := self._free()) is not None:
                    self._try(copy, *left.pop())
                for copy, (line, began) in self._ended():
                    copy.mend()
                    answer = answer_of(copy)
                    line.verdict, line.by, line.seconds = answer.verdict, answer.by, time.monotonic() - began
                    written.write(msgspec.json.encode(line) + b"\n")
                    written.flush()
                    progress.advance(bar)
                    if line.verdict not in NOTICED or not self.console.is_terminal:
                        where = f"{line.mutant.file}:{line.mutant.line}"
                        progress.console.print(f"{line.verdict:9} {where}: {line.mutant.now[:100]}", markup=False)

    def stop(self) -> None:
        """Kills the running processes."""
        for process in self.working:
            os.killpg(process, signal.SIGKILL)
            os.waitpid(process, 0)
        self.working.clear()

    def _try(self, copy: Copy, line: Line, stages: list[list[KnownTest]]) -> None:
        package = packages()[line.package]
        copy.break_with(line.mutant)
        self._begin(copy, lambda: judge(package, stages), (line, time.monotonic()))

    def _begin(self, copy: Copy, work: Any, about: Any) -> None:
        self.working[apart(copy, work)] = copy, about

    def _free(self) -> Copy | None:
        busy = [copy for copy, _ in self.working.values()]
        return next((copy for copy in self.copies if copy not in busy), None)

    def _ended(self) -> list[tuple[Copy, Any]]:
        """Waits for one or more to end."""
        while True:
            done = [process for process in self.working if os.waitpid(process, os.WNOHANG)[0]]
            if done:
                return [self.working.pop(process) for process in done]
            time.sleep(0.05)


def answer_of(copy: Copy) -> Answer:
    """The result of a process; one without an answer was killed because it took too long or too much memory."""
    if copy.answer.exists():
        return msgspec.json.decode(copy.answer.read_bytes(), type=Answer)
    return Answer("timeout", copy.log.read_text(errors="replace")[-200:])


def text_of(mutant: Mutant) -> str:
    return sha256((ROOT / SOURCE / mutant.file).read_bytes()).hexdigest()[:12]


def chosen_tests(reach: Reach, mutant: Mutant, budget: float) -> list[list[KnownTest]]:
    """The tests that call the mutated function, quickest first in each stage, within the time budget; all tests if the
    function is cached or called on import."""
    called = f"{mutant.file}:{mutant.function}"
    everywhere = not mutant.function or mutant.cached or called in reach.imported
    stages: list[list[KnownTest]] = [[] for _ in range(1 + max((test.stage for test in reach.tests), default=0))]
    spent = 0.0
    for test in sorted(reach.tests, key=lambda test: (test.stage, test.seconds)):
        if (everywhere or called in test.calls) and spent + test.seconds <= budget:
            stages[test.stage].append(KnownTest(test.id, test.stage, test.seconds, set()))
            spent += test.seconds
    return [stage for stage in stages if stage]


def kept(path: Path, drawn: list[Line]) -> list[Line]:
    """The latest result of each drawn mutation for the current source."""
    if not path.exists():
        return []
    read = [msgspec.json.decode(line, type=Line) for line in path.read_bytes().splitlines()]
    wanted = {line.name for line in drawn}
    return list({line.name: line for line in read if line.name in wanted}.values())


def report(lines: list[Line], drawn: int, stopped: bool, console: Console) -> int:
    reasons = equivalents()
    table = Table("package", "mistakes", "killed", "timeout", "survived", "equivalent", "noticed")
    names = [name for name in packages() if any(line.package == name for line in lines)]
    rate = 1.0
    for name in [*names, "all"]:
        mine = [line for line in lines if name in (line.package, "all")]
        same = sum(reason_for(line, reasons) is not None for line in mine)
        counts = [sum(line.verdict == verdict for line in mine) for verdict in (*NOTICED, "survived")]
        rate = sum(counts[:2]) / max(1, len(mine) - same)
        cells = [len(mine), *counts[:2], counts[2] - same, same]
        table.add_row(name, *(str(cell) for cell in cells), f"{rate:.1%}", style="bold" if name == "all" else "")
    for line in lines:
        if line.verdict not in NOTICED:
            reason = reason_for(line, reasons)
            where = f"{SOURCE}/{line.mutant.file}:{line.mutant.line}"
            console.print(f"\n{where}{f'  equivalent: {reason}' if reason else ''}", markup=False, highlight=False)
            console.print(f"- {line.mutant.was}\n+ {line.mutant.now}", markup=False, highlight=False)
    console.print(table)
    if stopped:
        console.print(f"Stopped after {len(lines)} of {drawn}; the same command goes on from there.")
        return 130
    return 0 if rate >= WANTED else 1


def equivalents() -> list[dict[str, str]]:
    """Mutations that change nothing, each with the reason."""
    found: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text()).get("equivalent", [])
    return found


def reason_for(line: Line, reasons: list[dict[str, str]]) -> str | None:
    mutant = line.mutant
    mine = (mutant.file, mutant.was, mutant.now)
    return next((one["why"] for one in reasons if (one["file"], one["was"], one["now"]) == mine), None)


if __name__ == "__main__":
    raise SystemExit(main())
