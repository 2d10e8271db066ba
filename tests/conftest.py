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


def pytest_configure() -> None:
    """A run on compiled rules must not quietly be one on rules that are not."""
    if os.environ.get("READYROOM_EXPECT_COMPILED"):
        assert compiled(), "The compiled rules are not the ones that are found."


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests are marked by the folder they are in."""
    for item in items:
        mark = _mark(item.path)
        if mark is not None:
            item.add_marker(mark)


@cache
def _mark(path: Path) -> pytest.MarkDecorator | None:
    return MARKED.get(path.relative_to(TESTS).parts[0]) if path.is_relative_to(TESTS) else None
