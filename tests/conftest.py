"""What all tests share."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from readyroom.core import registry
from readyroom.core.native import compiled

# Tests never judge by the clock: a busy machine is not a bug.
settings.register_profile("readyroom", deadline=None, print_blob=True)
settings.load_profile("readyroom")

TESTS = Path(__file__).parent
MARKED = {"e2e": pytest.mark.browser, "packaging": pytest.mark.packaging}
SLOW = (
    "cli", "conformance/test_every_game.py", "docs/test_notebooks.py", "extras", "scripts", "store/test_integrity.py",
    *(f"server/test_{name}.py" for name in (
        "admin", "bounds", "door", "dossiers", "guarantees", "guard", "handover", "heavy_work", "http", "new_card",
        "nodes", "protocol_pages", "restarts", "robustness", "stopping", "workshop",
    )),
    "games/galaxy_trucker/test_conformance.py", "games/galaxy_trucker/test_quick_play.py",
    "games/space_alert/bots", "games/test_numbers.py",
    "games/tiny_epic_galaxies/test_bots.py", "games/test_whole_matches.py",
)  # fmt: skip
"""Tests that start many processes or play many whole matches: in ``make test``, not in ``make unit``."""

LONGEST_FIRST = (
    "packaging",
    *(f"e2e/test_{name}.py" for name in (
        "complete_game", "space_alert_mission", "voice", "connection", "accessibility",
    )),
    "e2e", "scripts", "cli", "server", "store", "extras",
)  # fmt: skip
"""Tests that start first, so that no long one is left at the end. Browser tests keep the cores busy and server tests
mostly wait: in parallel they take less time than in sequence. All other tests are short."""

PLAYED = "READYROOM_PLAYED_COMPILED"
"""Names the marker of compiled rules on which whole matches have already been played; without a C compiler there is
none, and the source plays them all."""


def pytest_configure() -> None:
    """Fails if a run on compiled rules would silently use the source. Also freezes loaded objects, so that the
    collector skips them."""
    gc.disable()
    if os.environ.get("READYROOM_EXPECT_COMPILED"):
        assert compiled(), "The compiled rules are not the ones imported."


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs asynchronous tests."""
    return "asyncio"


@pytest.fixture(scope="module", autouse=True)
def known_games() -> Iterator[None]:
    """Unregisters games after each module's tests. Announced games may stay loaded."""
    before = set(registry._GAMES)
    yield
    for slug in set(registry._GAMES) - before - set(registry._ANNOUNCED):
        del registry._GAMES[slug]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks tests by file and folder, puts the longest first, and skips what compiled rules have already played."""
    for item in items:
        mark = _mark(item.path)
        if mark is not None:
            item.add_marker(mark)
    if not compiled() and Path(os.environ.get(PLAYED, TESTS / "nothing")).exists():
        left_out = _left_to_compiled_rules(items)
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: _turn(item.path))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Reports where the time of a longer run went; ``--durations`` lists the slowest tests."""
    spent: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if type(report) is pytest.TestReport:
                spent["/".join(report.nodeid.partition("::")[0].split("/")[:2])] += round(report.duration * 1000)
    if spent.total() > 60_000:
        terminalreporter.section("seconds of all workers together, by folder")
        for folder, milliseconds in spent.most_common(12):
            terminalreporter.write_line(f"{milliseconds / 1000:7.0f} s  {folder}")


def _left_to_compiled_rules(items: list[pytest.Item]) -> set[pytest.Item]:
    """The tests to skip: those that play whole matches, except for one case of each game in every test."""
    left_out: set[pytest.Item] = set()
    met: set[tuple[str, str]] = set()
    for item in items:
        if item.get_closest_marker("whole_matches") is None:
            continue
        assert isinstance(item, pytest.Function)
        case: Any = item.callspec.params.get("case") if hasattr(item, "callspec") else None
        kind = (item.originalname, "" if case is None else case.game.slug)
        if case is None or kind in met:
            left_out.add(item)
        met.add(kind)
    return left_out


@cache
def _turn(path: Path) -> int:
    return next((n for n, first in enumerate(LONGEST_FIRST) if path.is_relative_to(TESTS / first)), len(LONGEST_FIRST))


@cache
def _mark(path: Path) -> pytest.MarkDecorator | None:
    if not path.is_relative_to(TESTS):
        return None
    if any(path.is_relative_to(TESTS / slow) for slow in SLOW):
        return pytest.mark.slow
    return MARKED.get(path.relative_to(TESTS).parts[0])
