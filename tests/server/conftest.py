"""A server for each test that asks for one, and a service that takes its pushes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import SMALL_GAMES, LiveServer
from tests.server.pushes import PushService, push_service
from tests.store.databases import fresh

from readyroom.core import registry


@pytest.fixture(autouse=True)
def small_games() -> Iterator[None]:
    """Registers the small games for each test here."""
    with pytest.MonkeyPatch.context() as patch:
        for game in SMALL_GAMES:
            patch.setitem(registry._GAMES, game.slug, game)
        yield


@pytest.fixture
def server(tmp_path: Path, small_games: None) -> Iterator[LiveServer]:
    with LiveServer(tmp_path / "tables.db") as live:
        yield live


@pytest.fixture
def nodes(tmp_path: Path, small_games: None) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two on one PostgreSQL."""
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one, LiveServer(address) as two:
        yield one, two


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as one:
        yield one
