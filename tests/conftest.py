"""What all tests share."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

from readyroom.core.native import compiled

# Tests never judge by the clock: a busy machine is not a bug.
settings.register_profile("readyroom", deadline=None, print_blob=True)
settings.load_profile("readyroom")

TESTS = Path(__file__).parent
MARKED = {"e2e": pytest.mark.browser, "packaging": pytest.mark.packaging}
SLOW = (
    "cli", "conformance/test_every_game.py", "docs/test_notebooks.py", "extras", "scripts", "store/test_checking.py",
    *(f"server/test_{name}.py" for name in (
        "admin", "bounds", "door", "dossiers", "guarantees", "guard", "handover", "heavy_work", "http", "new_card",
        "nodes", "protocol_pages", "restarts", "robustness", "stopping", "workshop",
    )),
    "games/galaxy_trucker/test_conformance.py", "games/galaxy_trucker/test_quick_play.py",
    "games/space_alert/bots", "games/space_alert/steps/test_admitting.py",
    "games/tiny_epic_galaxies/test_bots.py", "games/tiny_epic_galaxies/test_whole_matches.py",
)  # fmt: skip
"""What starts many processes or plays many whole matches: in ``make test``, not in ``make unit``."""


def pytest_configure() -> None:
    """A run on compiled rules must not quietly be one on rules that are not."""
    if os.environ.get("READYROOM_EXPECT_COMPILED"):
        assert compiled(), "The compiled rules are not the ones that are found."


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are marked by the file and the folder they are in."""
    for item in items:
        mark = _mark(item.path)
        if mark is not None:
            item.add_marker(mark)


@cache
def _mark(path: Path) -> pytest.MarkDecorator | None:
    if not path.is_relative_to(TESTS):
        return None
    if any(path.is_relative_to(TESTS / slow) for slow in SLOW):
        return pytest.mark.slow
    return MARKED.get(path.relative_to(TESTS).parts[0])
