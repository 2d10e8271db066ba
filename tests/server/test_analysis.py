"""Analysis of a finished match: a few seconds per call, stored with the match, for everyone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import LiveServer, Person

from readyroom.server.http import analyses
from readyroom.store.pruning import DAY_MS, Retention, prune


def ended(server: LiveServer) -> tuple[Person, str]:
    """A short match of the small game, ended by its host."""
    anna = server.person("Anna")
    code = anna.opens("cabal", 2, bots=["steady"])
    at = anna.joins(code)
    at.does("start")
    while at.seq < 12 and (at.update or {})["outcome"] is None:
        at.plays_on()
    refused = server.http.post(f"/api/matches/{code}/analysis")
    assert refused.status_code == 403, "nothing of a running match is published"
    at.does("end_match")
    return anna, code


def looked(server: LiveServer, code: str) -> dict[str, Any]:
    answer = server.http.post(f"/api/matches/{code}/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_match_is_analyzed_in_pieces_and_the_findings_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SECONDS", 0.0)
    with LiveServer(tmp_path / "house.db") as server:
        _, code = ended(server)
        first = looked(server, code)
        assert (first["done"], first["analysis"]) == (1, None) and first["of"] > 2
        seen = 1
        while (now := looked(server, code))["analysis"] is None:
            assert now["done"] == seen + 1, "each call continues from what is stored"
            seen = now["done"]
        assert now["done"] == now["of"] == first["of"]
    with LiveServer(tmp_path / "house.db") as server:
        again = looked(server, code)
        assert again == now, "after a restart it is there at once"


def test_findings_are_deleted_with_the_match(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "house.db") as server:
        _, code = ended(server)
        looked(server, code)
        store = server.house.store
        kept = server.run(store.rows("pieces", code=code, how=analyses.HOW))
        assert kept and all("seq" in msgspec.json.decode(row[0]) for row in kept)
        gone: list[str] = []
        far_off = server.run(store.time()) + 10 * DAY_MS
        server.run(prune(store, Retention(matches=1), far_off, lambda kind, what: gone.append(what)))
        assert code in gone
        assert not server.run(store.rows("pieces", code=code, how=analyses.HOW))


def test_an_unknown_match_is_not_found(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "house.db") as server:
        assert server.http.post("/api/matches/nowhere/analysis").status_code == 404
