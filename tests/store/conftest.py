"""Fixtures of the store's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.store.databases import fresh


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; a test that asks for it runs once on each kind."""
    return fresh(request.param, tmp_path)
