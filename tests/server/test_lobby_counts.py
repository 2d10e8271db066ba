"""Finding tables by filter, page by page, with counts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import LiveServer
from tests.server.test_seating import gathered

from readyroom.server import lobby_counts


def found(server: LiveServer, query: str = "") -> list[str]:
    answer = server.http.get(f"/api/tables{query}")
    assert answer.status_code == 200, answer.text
    return [table["title"] for table in answer.json()]


def test_the_lobby_lists_tables_matching_the_filter(server: LiveServer) -> None:
    anna = server.person("Anna")
    anna.opens("cabal", 2, title="Quick", clock="brisk")
    anna.opens("cabal", 4, title="Lesson", newcomers=True)
    anna.opens("scramble", 2, title="Other")
    assert found(server) == ["Other", "Lesson", "Quick"]
    assert found(server, "?game=cabal") == ["Lesson", "Quick"]
    assert found(server, "?pace=live") == ["Quick"]
    assert found(server, "?game=cabal&pace=slow") == ["Lesson"]
    assert found(server, "?newcomers=true") == ["Lesson"]
    assert found(server, "?free=3") == ["Lesson"]
    for wrong in ("?pace=hasty", "?free=0", "?limit=1000", f"?game={'x' * 65}", "?before=-1"):
        assert server.http.get(f"/api/tables{wrong}").status_code == 400, wrong


def test_the_next_page_starts_after_the_last_table(server: LiveServer) -> None:
    anna = server.person("Anna")
    for number in range(5):
        anna.opens("cabal", 2, title=f"Table {number}")
    seen: list[dict[str, Any]] = []
    while True:
        after = f"&before={seen[-1]['created']}&before_code={seen[-1]['code']}" if seen else ""
        page = server.http.get(f"/api/tables?limit=2{after}").json()
        if not page:
            break
        seen += page
    assert [table["title"] for table in seen] == [f"Table {number}" for number in (4, 3, 2, 1, 0)]


def test_counts_give_tables_to_join_and_to_watch_per_game(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, _, anna, _ = gathered(server)
    anna.opens("cabal", 2)
    anna.opens("cabal", 2, open=False)
    counted = {"game": "cabal", "open": 1, "running": 1}
    assert server.http.get("/api/tables/counts").json() == [counted]
    anna.opens("cabal", 2)
    assert server.http.get("/api/tables/counts").json() == [counted], "A count holds for a moment."
    monkeypatch.setattr(lobby_counts, "FRESH", 0.0)
    assert server.http.get("/api/tables/counts").json() == [{**counted, "open": 2}]


def test_the_host_says_whether_newcomers_are_welcome(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2)
    one = anna.joins(code)
    assert one.table["newcomers"] is False
    one.does("settings", newcomers=True)
    assert one.table["newcomers"] is True
    assert server.http.get(f"/api/tables/{code}").json()["newcomers"] is True
    one.does("settings", open=False)
    assert one.table["newcomers"] is True and one.table["open"] is False
