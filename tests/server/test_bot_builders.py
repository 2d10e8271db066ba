"""Bots that build ships against people, over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.house import LiveServer

from readyroom.games.galaxy_trucker.bot import BEATS
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.server.table import keeper
from readyroom.server.table.table import Table


@pytest.mark.parametrize("level", sorted(BEATS))
def test_a_bot_builds_no_faster_than_a_person_at_any_server_pace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    paused: list[tuple[str, float]] = []

    async def pause(table: Table, _seat: int, seconds: float) -> None:
        assert table.match is not None
        paused.append((table.match.state.phase, seconds))

    monkeypatch.setattr(keeper, "_pause", pause)
    with LiveServer(tmp_path / "t.db") as server:  # on which bots decide at once
        anna = server.person("Anna")
        at = anna.joins(anna.opens(GAME.slug, 2, options={"flights": "I"}, bots=[level]))
        at.does("start")
        at.acts(0, {"type": "ready"})
        while [phase for phase, _ in paused].count("build") < 3:
            at.hear()
    assert {seconds for phase, seconds in paused if phase == "ready"} == {0.0}
    assert all(seconds >= 0.8 * BEATS[level] for phase, seconds in paused if phase == "build")
