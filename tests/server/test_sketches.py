"""Sketches: a shared drawing beside the match, sent to all, stored nowhere."""

from __future__ import annotations

import pytest
from tests.server.house import Client, LiveServer

from readyroom.server.table import sketches


def crew(server: LiveServer) -> tuple[str, Client, Client]:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 2)
    at_anna, at_ben = anna.joins(code), ben.joins(code)
    at_ben.does("sit", seat=1)
    return code, at_anna, at_ben


def heard(client: Client) -> tuple[str, object, int | None]:
    told = client.until("sketched")
    return told["key"], told["value"], told["seat"]


def test_everyone_at_the_table_sees_a_sketch(server: LiveServer) -> None:
    code, at_anna, at_ben = crew(server)
    watcher = Client(server.port, code, None)
    at_ben.does("sketch", key="figure:1", value={"station": "lower_red", "turn": 3})
    for viewer in (at_anna, watcher):
        assert heard(viewer) == ("figure:1", {"station": "lower_red", "turn": 3}, 1)


def test_the_last_write_wins_and_newcomers_get_it(server: LiveServer) -> None:
    code, at_anna, at_ben = crew(server)
    at_anna.does("sketch", key="a", value=1)
    at_anna.does("sketch", key="b", value=2)
    at_ben.does("sketch", key="a", value=3)
    at_ben.does("sketch", key="b", value=None)
    newcomer = Client(server.port, code, None)
    assert newcomer.welcome["sketches"] == [{"type": "sketched", "key": "a", "value": 3, "seat": 1}]


def test_only_seated_players_can_draw(server: LiveServer) -> None:
    code, *_ = crew(server)
    cleo = server.person("Cleo").joins(code)
    assert "Only people with a seat" in cleo.refused("sketch", key="a", value=1)


def test_a_sketch_is_limited(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sketches, "MOST_KEYS", 3)
    _, at_anna, _ = crew(server)
    assert "too big" in at_anna.refused("sketch", key="a", value="x" * 1001)
    assert "could not be read" in at_anna.refused("sketch", key="k" * 65, value=1)
    for i in range(3):
        at_anna.does("sketch", key=f"key-{i}", value=i)
    assert "full" in at_anna.refused("sketch", key="one more", value=1)
    at_anna.does("sketch", key="key-0", value="what is there can be redrawn")
    at_anna.does("sketch", key="key-0", value=None)
    at_anna.does("sketch", key="one more", value=1)


def test_a_sketch_is_not_part_of_the_match_or_its_record(server: LiveServer) -> None:
    code, at_anna, at_ben = crew(server)
    at_anna.does("start")
    at_ben.until("update")
    assert at_anna.does("sketch", key="secret plan", value="north") == at_anna.seq
    stored = server.run(server.house.store.load(code))
    assert "secret plan" not in repr(stored)


def test_nobody_can_draw_while_the_rules_silence_the_table(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("brittle", 1, options={"hushing": True}))
    at.does("start")
    at.does("sketch", key="before", value=1)
    at.acts(0, {"type": "move", "how": "well"})
    assert at.refused("sketch", key="during", value=1) == "Hush: it would break."
    at.acts(0, {"type": "move", "how": "well"})
    at.does("sketch", key="after", value=1)
