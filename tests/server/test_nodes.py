"""Two servers on one PostgreSQL serve one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import Client, LiveServer
from tests.server.test_table import play_out
from tests.store.databases import fresh

from readyroom.server.table import presence


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


def test_who_is_there_is_known_at_every_node(nodes: tuple[LiveServer, LiveServer]) -> None:
    code, one, two, _, ben = at_two_nodes(nodes)
    _until(one, lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    _until(two, lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    watcher = Client(nodes[1].port, code, None)
    _until(one, lambda table: table["watching"] == 1)
    two.close()
    _until(one, lambda table: [seat["here"] for seat in table["seats"]] == [True, False])
    back = Client(nodes[1].port, code, ben)
    _until(one, lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    _until(back, lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    watcher.close()
    _until(back, lambda table: table["watching"] == 0)


def test_a_node_that_missed_who_is_elsewhere_asks_as_soon_as_it_hears_again(
    nodes: tuple[LiveServer, LiveServer],
) -> None:
    code, one, _two, _, _ = at_two_nodes(nodes)
    _until(one, lambda table: table["seats"][1]["here"])
    house = nodes[0].house
    house.tables[code].audience.elsewhere.clear()
    listener = house.store._listener
    assert listener is not None
    loop = listener._loop
    loop.call_soon_threadsafe(house.tables[code].people_changed, True)
    _until(one, lambda table: not table["seats"][1]["here"])
    loop.call_soon_threadsafe(house._heard, "*")  # the listener is connected anew
    while not one.table["seats"][1]["here"]:
        one.hear(timeout=presence.AGAIN_MS / 2000)


def test_a_node_that_says_nothing_any_more_has_nobody(
    nodes: tuple[LiveServer, LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, one, _two, _, _ = at_two_nodes(nodes)
    _until(one, lambda table: table["seats"][1]["here"])
    nodes[1].house.closing = True  # it tells nobody anything any more
    monkeypatch.setattr(presence, "GONE_MS", 100)
    _until(one, lambda table: not table["seats"][1]["here"])
    nodes[1].house.closing = False
    monkeypatch.undo()


def test_a_node_that_goes_down_says_so(tmp_path: Path) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one:
        with LiveServer(address) as two:
            _, staying, _going, _, _ = at_two_nodes((one, two))
            _until(staying, lambda table: table["seats"][1]["here"])
        _until(staying, lambda table: not table["seats"][1]["here"])


def _until(client: Client, true: Callable[[dict[str, Any]], bool]) -> None:
    """Hears until the table is as it should be."""
    while not true(client.table):
        client.hear()
