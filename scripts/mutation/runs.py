"""Runs tests over a copy of the project in a separate process.

Once for each package, to learn which tests call which functions; then once for each mutation, with the tests that could
notice it, until one does.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable, Generator
from time import process_time
from types import CodeType, FrameType
from typing import Any, Final, NoReturn

import msgspec
import pytest
from scripts.mutation.packages import SOURCE, UNHURRIED, Copy, Package

MEMORY: Final = 4 << 30
PATIENCE: Final = 10
"""A test that takes this many times as long as usual, plus some seconds, counts as endless."""
GRACE: Final = 5.0
IMPORT_SECONDS: Final = 60


class KnownTest(msgspec.Struct):
    """A test that passes on the original source: its duration, and the functions it calls, as ``file:first line``."""

    id: str
    stage: int
    seconds: float
    calls: set[str]


class Reach(msgspec.Struct):
    """The tests of a package, and the functions called on import: all tests depend on those."""

    tests: list[KnownTest]
    imported: set[str]


class Answer(msgspec.Struct):
    """The result of a mutation: killed, timeout or survived; and by which test."""

    verdict: str
    by: str = ""


def apart(copy: Copy, work: Callable[[], Any]) -> int:
    """Starts work in a separate process in the copy; its result is written to the copy's answer."""
    copy.answer.unlink(missing_ok=True)
    process = os.fork()
    if process == 0:
        _work(copy, work)
    return process


def _work(copy: Copy, work: Callable[[], Any]) -> NoReturn:
    try:
        os.setsid()
        log = os.open(copy.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for there, here in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(there, here)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.chdir(copy.folder)
        paths = [str(copy.folder / "src"), str(copy.folder)]
        sys.path[:0] = paths
        os.environ["PYTHONPATH"] = os.pathsep.join(paths)
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(copy.folder / ".hypothesis")
        copy.answer.write_bytes(msgspec.json.encode(work()))
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    finally:
        sys.stdout.flush()
        os._exit(0)


# -- learning


def learn(copy: Copy, package: Package) -> Reach:
    """Runs all tests of a package and notes what they call."""
    recorder = Recorder(str(copy.folder / SOURCE))
    sys.settrace(recorder.trace)
    import readyroom

    for slug in readyroom.games():
        readyroom.game(slug)
    sys.settrace(None)
    reach = Reach([], recorder.taken())
    _leave_only(package)
    for stage, paths in enumerate(package.stages):
        recorder.stage = stage
        _pytest([path for path in paths if os.path.exists(path)], recorder)
    reach.tests = recorder.tests
    return reach


class Recorder:
    """A pytest plugin that notes the functions each test calls, if it passes."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.stage = 0
        self.tests: list[KnownTest] = []
        self._met: set[CodeType] = set()
        self._passed = True

    def trace(self, frame: FrameType, event: str, arg: object) -> None:
        self._met.add(frame.f_code)

    def taken(self) -> set[str]:
        """The functions of the source called since the last call."""
        mine = [code for code in self._met if code.co_filename.startswith(self.source)]
        self._met.clear()
        return {f"{code.co_filename[len(self.source) + 1 :]}:{code.co_firstlineno}" for code in mine}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not any(name in item.nodeid for name in UNHURRIED)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self._passed = True
        self._met.clear()
        began = process_time()
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            if self._passed:
                self.tests.append(KnownTest(item.nodeid, self.stage, process_time() - began, self.taken()))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._passed &= report.passed


# -- judging


def judge(package: Package, stages: list[list[KnownTest]]) -> Answer:
    """Runs the tests, stage by stage, until one fails."""
    seconds = sum(test.seconds for stage in stages for test in stage)
    most = int(process_time() + IMPORT_SECONDS + PATIENCE * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
    try:
        import readyroom  # noqa: F401 - a mistake may show as soon as it is read

        _leave_only(package)
    except Exception as wrong:
        return Answer("killed", f"import: {type(wrong).__name__}: {wrong}")
    for tests in stages:
        judged = Judge(tests)
        ended = _pytest(sorted({test.id.partition("::")[0] for test in tests}), judged)
        if judged.failed:
            return Answer("timeout" if judged.timed_out else "killed", judged.failed)
        if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return Answer("killed", "collecting the tests")
    return Answer("survived")


class TakesTooLong(BaseException):
    """Not an Exception, so that no rule under test can catch it."""


class Judge:
    """A pytest plugin that runs the given tests in order, each within its time limit."""

    def __init__(self, tests: list[KnownTest]) -> None:
        self.tests = {test.id: test for test in tests}
        self.failed = ""
        self.timed_out = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[id] for id in self.tests if id in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        signal.signal(signal.SIGVTALRM, self._ring)
        signal.setitimer(signal.ITIMER_VIRTUAL, GRACE + PATIENCE * self.tests[item.nodeid].seconds)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def _ring(self, *_: object) -> None:
        self.timed_out = True
        raise TakesTooLong


def _leave_only(package: Package) -> None:
    """Limits tests over every game to the games that matter here."""
    import tests.every_game

    games = [game for game in tests.every_game.every_game() if game.slug in package.slugs]
    tests.every_game.every_game = lambda: list(games)


def _pytest(paths: list[str], plugin: object) -> int:
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them would take most of the time
    plugins = ["-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"]
    arguments = ["-q", "-x", "--tb=short", *plugins, "--hypothesis-seed=0", *paths]
    if isinstance(plugin, Recorder):
        arguments.remove("-x")
    return int(pytest.main(arguments, plugins=[plugin]))
