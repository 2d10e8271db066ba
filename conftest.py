"""Which files hold tests: those that are named so, and those with an example in a docstring."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

Collectors = list[pytest.Collector]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, Collectors, Collectors]:
    """Modules without an example are not imported: looking through all of them takes longer than most tests."""
    found = yield
    if b">>> " in file_path.read_bytes():
        return found
    return [one for one in found if type(one) is pytest.Module]
