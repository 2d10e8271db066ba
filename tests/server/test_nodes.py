"""Two servers on one PostgreSQL serve one table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.house import Client, LiveServer
from tests.server.test_table import play_out
from tests.store.databases import fresh


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[tuple[LiveServer, LiveServer]]:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one, LiveServer(address) as two:
        yield one, two


def at_two_nodes(nodes: tuple[LiveServer, LiveServer], **more: object) -> tuple[str, Client, Client, str, str]:
    """Anna sits at one node, Ben at the other."""
    anna, ben = nodes[0].person("Anna"), nodes[1].person("Ben")
    code = anna.opens("cabal", 2, **more)
    one = anna.joins(code)
    two = ben.joins(code)
    two.does("sit", seat=1)
    while one.table["seats"][1]["kind"] != "person":
        one.hear()
    one.does("start")
    two.see(0)
    return code, one, two, anna.token, ben.token


def test_people_at_two_nodes_play_a_whole_match_together(nodes: tuple[LiveServer, LiveServer]) -> None:
    code, one, two, _, _ = at_two_nodes(nodes)
    two.does("say", text="hello over there")
    while "over there" not in one.raw[-1]:
        one.hear()
    play_out(nodes[0], {0: one, 1: two})
    assert (one.update or {})["outcome"] == (two.update or {})["outcome"] is not None
    records = [node.http.get(f"/api/matches/{code}/record").json() for node in nodes]
    assert records[0] == records[1]


def test_of_two_nodes_that_write_at_once_one_wins_and_the_other_is_stale(nodes: tuple[LiveServer, LiveServer]) -> None:
    """Anna acts at both nodes at once, so fast that neither has heard of the other."""
    code, one, _two, token, _ = at_two_nodes(nodes)
    elsewhere = Client(nodes[1].port, code, token)
    action = one.options(0)
    nodes[1].house.tables[code].house.store.node = nodes[0].house.store.node  # deaf to each other's notes
    first = one.ask("act", id="here", seat=0, seen=0, action=action[0])
    second = elsewhere.ask("act", id="there", seat=0, seen=0, action=action[-1])
    assert first == {"type": "done", "id": "here", "seq": 1}
    assert second["type"] == "stale" and second["update"]["seq"] == 1
    third = elsewhere.ask("act", id="here", seat=0, seen=0, action=action[0])
    assert third == first, "the same command at another node gets the same answer"


def test_a_node_that_dies_leaves_its_bots_to_the_other(nodes: tuple[LiveServer, LiveServer]) -> None:
    anna = nodes[0].person("Anna")
    code = anna.opens("cabal", 2, bots=["steady"])
    one = anna.joins(code)
    nodes[0].house.closing = True  # it looks after nothing any more
    one.does("start")
    elsewhere = Client(nodes[1].port, code, anna.token)
    elsewhere.see(1)
    nodes[0].house.closing = False


def test_a_name_changed_at_one_node_is_seen_at_the_other(nodes: tuple[LiveServer, LiveServer]) -> None:
    _, _one, two, token, _ = at_two_nodes(nodes)
    headers = {"Authorization": f"Bearer {token}"}
    nodes[0].http.patch("/api/people/me", json={"name": "Annabel"}, headers=headers)
    while two.table["seats"][0]["name"] != "Annabel":
        two.hear()
