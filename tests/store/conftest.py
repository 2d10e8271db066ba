"""Fixtures of the store's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.store.databases import fresh
from tests.store.test_store import opened, populated

from readyroom.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; a test that asks for it runs once on each kind."""
    return fresh(request.param, tmp_path)


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    """An open store with Anna and Ben, and a table of Anna's."""
    async with opened(where) as store:
        await populated(store)
        yield store
