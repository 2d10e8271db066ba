"""Two servers on one PostgreSQL serve one table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer
from tests.server.test_table import play_out
from tests.store.databases import fresh

from readyroom.server.table import presence
from readyroom.store import Conflict


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


def test_when_two_nodes_write_at_once_one_wins_and_the_other_is_stale(nodes: tuple[LiveServer, LiveServer]) -> None:
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


def test_every_node_knows_who_is_present(nodes: tuple[LiveServer, LiveServer]) -> None:
    code, one, two, _, ben = at_two_nodes(nodes)
    one.hears_of(lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    two.hears_of(lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    watcher = Client(nodes[1].port, code, None)
    one.hears_of(lambda table: table["watching"] == 1)
    two.close()
    one.hears_of(lambda table: [seat["here"] for seat in table["seats"]] == [True, False])
    back = Client(nodes[1].port, code, ben)
    one.hears_of(lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    back.hears_of(lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    watcher.close()
    back.hears_of(lambda table: table["watching"] == 0)


def test_a_reconnected_node_asks_who_is_present_elsewhere(nodes: tuple[LiveServer, LiveServer]) -> None:
    code, one, _two, _, _ = at_two_nodes(nodes)
    one.hears_of(lambda table: table["seats"][1]["here"])
    one.quiet()  # the nodes have told each other all there is
    house = nodes[0].house
    house.tables[code].audience.elsewhere.clear()
    listener = house.store._listener
    assert listener is not None
    loop = listener._loop
    loop.call_soon_threadsafe(house.tables[code].people_changed, True)
    one.hears_of(lambda table: not table["seats"][1]["here"])
    loop.call_soon_threadsafe(house._heard, "*")  # the listener has reconnected
    while not one.table["seats"][1]["here"]:
        one.hear(timeout=presence.AGAIN_MS / 2000)


def test_a_silent_node_is_taken_to_have_nobody(
    nodes: tuple[LiveServer, LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, one, _two, _, _ = at_two_nodes(nodes)
    one.hears_of(lambda table: table["seats"][1]["here"])
    nodes[1].house.closing = True  # it tells nobody anything any more
    monkeypatch.setattr(presence, "GONE_MS", 100)
    one.hears_of(lambda table: not table["seats"][1]["here"])
    nodes[1].house.closing = False
    monkeypatch.undo()


def test_a_node_announces_its_shutdown(tmp_path: Path) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one:
        with LiveServer(address) as two:
            _, staying, _going, _, _ = at_two_nodes((one, two))
            staying.hears_of(lambda table: table["seats"][1]["here"])
        staying.hears_of(lambda table: not table["seats"][1]["here"])


# -- notes that are lost or late


@pytest.fixture
def deaf(tmp_path: Path) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two nodes without notifications or sweeps."""
    address = fresh("postgresql", tmp_path)
    seldom = msgspec.structs.replace(SETTINGS, sweep=3600.0)
    with LiveServer(address, seldom) as one, LiveServer(address, seldom) as two:
        for node in (one, two):
            deafen(node)
        yield one, two


def deafen(node: LiveServer) -> None:
    listener = node.house.store._listener
    assert listener is not None
    listener._heard = lambda _code: None


def seated_apart(deaf: tuple[LiveServer, LiveServer], seats: int = 2) -> tuple[str, Client, Client, str]:
    """Anna's node has not heard that Ben sits at the other."""
    anna, ben = deaf[0].person("Anna"), deaf[1].person("Ben")
    code = anna.opens("cabal", seats)
    one, two = anna.joins(code), ben.joins(code)
    two.does("sit", seat=1)
    return code, one, two, anna.token


def test_a_seat_taken_at_one_node_counts_at_the_other_at_once(deaf: tuple[LiveServer, LiveServer]) -> None:
    _, one, _two, _ = seated_apart(deaf)
    assert one.table["seats"][1]["kind"] == "open", "this node has heard nothing"
    one.does("start")
    assert one.seq == 0 and one.table["seats"][1]["name"] == "Ben"


def test_a_refusal_is_the_same_at_every_node(deaf: tuple[LiveServer, LiveServer]) -> None:
    _, one, _two, _ = seated_apart(deaf, 3)
    assert "Seat 3 is still free" in one.refused("start")


def test_a_command_newer_than_its_node_makes_the_node_reload(deaf: tuple[LiveServer, LiveServer]) -> None:
    code, one, _two, token = seated_apart(deaf)
    one.does("start")
    elsewhere = Client(deaf[1].port, code, token)
    elsewhere.see(0)
    one.acts(0, one.options(0)[0])
    assert deaf[1].house.tables[code].seq == 0
    answer = elsewhere.ask("undo", seat=0, seen=1)
    assert answer["type"] == "done" or answer["update"]["seq"] >= 1, answer
    assert deaf[1].house.tables[code].seq >= 1


def test_reconnecting_at_another_node_misses_nothing(deaf: tuple[LiveServer, LiveServer]) -> None:
    code, one, two, token = seated_apart(deaf)
    one.does("start")
    one.acts(0, one.options(0)[0])
    again = Client(deaf[1].port, code, token, after=1)
    assert again.seq == 1
    two.see(1)  # and those who are there are told what their node has just read


def test_a_node_that_missed_the_end_still_serves_the_record(deaf: tuple[LiveServer, LiveServer]) -> None:
    code, one, _two, _ = seated_apart(deaf)
    one.does("start")
    one.does("end_match")
    assert deaf[1].http.get(f"/api/matches/{code}/record").status_code == 200


def test_the_sweep_makes_up_for_lost_notifications(nodes: tuple[LiveServer, LiveServer]) -> None:
    _, one, two, _, _ = at_two_nodes(nodes)
    for node in nodes:
        deafen(node)
    one.acts(0, one.options(0)[0])
    two.see(1)
    two.does("say", text="lost and found")
    while "lost and found" not in one.raw[-1]:
        one.hear()
    one.does("pause", paused=True)
    two.hears_of(lambda table: table["paused"])


def test_racing_nodes_never_answer_that_the_table_is_busy(
    nodes: tuple[LiveServer, LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight times in a row another node is quicker."""
    code, one, _two, _, _ = at_two_nodes(nodes)
    store = nodes[0].house.store
    keep, lost = store.keep, [0]

    async def keep_late(change: Any) -> None:
        if change.code == code and lost[0] < 8:
            lost[0] += 1
            raise Conflict("someone else was quicker")
        await keep(change)

    monkeypatch.setattr(store, "keep", keep_late)
    one.acts(0, one.options(0)[0])
    assert lost[0] == 8
