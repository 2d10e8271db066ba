"""Seats that change hands in a match: the table is asked, everyone is told, and an owner can return."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer, Person
from tests.server.test_seating import gathered


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that keeps an absent person's seat for a moment only."""
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, seat_grace=0.3)) as live:
        yield live


def with_a_bot(server: LiveServer) -> tuple[str, Client, Client, Person, Person]:
    """Anna hosts, Ben plays, and a bot has the third seat of three."""
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 3, bots=["steady"])
    one, two = anna.joins(code), ben.joins(code)
    two.does("sit", seat=1)
    one.does("start")
    two.see(0)
    return code, one, two, anna, ben


def replace_with_a_bot(one: Client, two: Client) -> None:
    """Ben leaves, and Anna gives his seat to a bot."""
    two.close()
    one.hears_of(lambda table: not table["seats"][1]["here"])
    one.does("seat_bot", seat=1, level="steady")


def notices(client: Client) -> list[str]:
    """The notices of a table, as a newcomer sees them."""
    return [said["text"] for said in client.welcome["talk"] if not said["name"]]


def owns(client: Client) -> list[Any]:
    """Every hand this client has been shown."""
    client.quiet()
    return [mine["own"] for update in client.updates for mine in update["mine"]]


# -- a second identity


def test_a_hosts_second_identity_sees_no_hand_without_consent(server: LiveServer) -> None:
    code, one, two, _, _ = with_a_bot(server)
    one.does("free_seat", seat=2)
    spy = server.person("Second Anna").joins(code)
    assert spy.table["seats"][2]["sit"] == "ask"
    spy.does("sit", seat=2)
    one.does("vote", yes=True)
    two.hears_of(lambda table: table["asked"] and table["asked"]["waiting"] == [1])
    assert owns(spy) == []
    two.does("vote", yes=False)
    assert owns(spy) == [] and spy.table["seats"][2]["kind"] == "open"
    assert notices(server.person("Late").joins(code)) == [
        "Anna frees Altair's seat.",
        "Ben does not agree to let Second Anna play seat 3.",
    ]


def test_when_all_agree_the_newcomer_plays_and_everyone_is_told(server: LiveServer) -> None:
    code, one, two, _, _ = with_a_bot(server)
    carl = server.person("Carl").joins(code)
    carl.does("sit", seat=2)  # a bot's seat can be asked for as it is
    assert carl.table["asked"] == {
        "what": "seat", "by": "Carl", "yours": True, "agreed": [], "waiting": [0, 1], "to": None, "seat": 2,
    }  # fmt: skip
    two.does("vote", yes=True)
    assert not two.table["asked"]["yours"] and owns(carl) == []
    one.does("vote", yes=True)
    carl.hears_of(lambda table: table["seats"][2]["yours"])
    assert owns(carl)[-1]["cards"]
    assert notices(server.person("Late").joins(code)) == ["Carl takes over seat 3 from Altair."]


def test_a_vacated_seat_is_not_taken_without_consent(server: LiveServer) -> None:
    code, one, two, _, _ = with_a_bot(server)
    two.does("stand", seat=1)
    spy = server.person("Spy").joins(code)
    spy.does("sit", seat=1)
    assert one.table["asked"] is None or one.table["asked"]["waiting"] == [0]
    assert owns(spy) == []
    assert "Ben leaves seat 2." in notices(server.person("Late").joins(code))


def test_among_bots_a_newcomer_needs_no_consent_but_is_announced(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2, bots=["steady"])
    one = anna.joins(code)
    one.does("start")
    one.does("stand", seat=0)
    carl = server.person("Carl").joins(code)
    carl.does("sit", seat=0)
    assert owns(carl)
    assert notices(server.person("Late").joins(code)) == ["Anna leaves seat 1.", "Carl takes seat 1."]


def test_a_stranger_cannot_take_a_bots_seat_where_nobody_can_be_asked(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2, bots=["steady"])
    one = anna.joins(code)
    one.does("start")
    one.does("stand", seat=0)
    assert "taken" in server.person("Carl").joins(code).refused("sit", seat=1)


# -- a player whose connection dropped


def test_a_seat_whose_owner_has_just_left_is_neither_freed_nor_taken(server: LiveServer) -> None:
    code, one, two, _, ben = with_a_bot(server)
    two.close()
    one.hears_of(lambda table: not table["seats"][1]["here"])
    assert re.search(r"only just left. The seat is held for \d+ seconds?\.", one.refused("free_seat", seat=1))
    one.does("seat_bot", seat=1, level="steady")  # a bot reveals nothing to anybody
    assert one.table["seats"][1]["plays_for"] == "Ben"
    assert "only just left" in one.refused("free_seat", seat=1)
    spy = server.person("Spy").joins(code)
    spy.does("sit", seat=1)
    one.does("vote", yes=True)
    assert one.table["asked"]["waiting"] == [1], "Ben is asked as well"
    again = ben.joins(code)
    assert again.table["seats"][1]["sit"] == "now"
    again.does("sit", seat=1)
    assert again.table["asked"] is None and owns(again) and owns(spy) == []
    assert "Ben is back in seat 2." in notices(server.person("Late").joins(code))


def test_the_host_cannot_bypass_an_owner_by_kicking_them(server: LiveServer) -> None:
    _, one, two, _, _ = with_a_bot(server)
    replace_with_a_bot(one, two)
    ben = next(person["id"] for person in one.table["people"] if person["name"] == "Ben")
    assert "has a seat" in one.refused("kick", person=ben, out=True)


def test_an_owner_replaced_by_a_bot_can_return_and_refuse_a_newcomer(server: LiveServer) -> None:
    code, one, two, _, ben = with_a_bot(server)
    replace_with_a_bot(one, two)
    spy = server.person("Spy").joins(code)
    spy.does("sit", seat=2)
    one.does("vote", yes=True)
    again = ben.joins(code)
    again.does("vote", yes=False)
    assert again.table["asked"] is None and owns(spy) == []


def test_a_long_absent_owner_is_not_waited_for_and_everyone_is_told(hasty: LiveServer) -> None:
    code, one, two, _, ben = with_a_bot(hasty)
    replace_with_a_bot(one, two)
    carl = hasty.person("Carl").joins(code)
    carl.does("sit", seat=1)
    one.does("vote", yes=True)
    carl.hears_of(lambda table: table["seats"][1]["yours"])  # when Ben's time is up
    assert owns(carl)
    assert notices(ben.joins(code))[-1].startswith("Carl takes over seat 2 from")


def test_the_host_can_free_the_seat_of_a_long_absent_owner(hasty: LiveServer) -> None:
    code, one, two, _, ben = with_a_bot(hasty)
    two.close()
    one.hears_of(lambda table: not table["seats"][1]["here"])
    while one.ask("free_seat", seat=1)["type"] != "done":
        one.quiet(0.1)
    again = ben.joins(code)
    again.does("sit", seat=1)
    assert owns(again)


# -- coming back


def test_an_owner_can_ask_for_their_seat_back(server: LiveServer) -> None:
    code, one, two, _, _ = gathered(server)
    two.does("stand", seat=1)
    carl = server.person("Carl").joins(code)
    carl.does("sit", seat=1)
    one.does("vote", yes=True)
    carl.hears_of(lambda table: table["seats"][1]["yours"])
    two.hears_of(lambda table: table["seats"][1]["sit"] == "ask")
    two.does("sit", seat=1)
    one.does("vote", yes=True)
    assert one.table["asked"]["waiting"] == [1]
    carl.does("vote", yes=True)
    two.hears_of(lambda table: table["seats"][1]["yours"])
    two.quiet()
    carl.hears_of(lambda table: not table["seats"][1]["yours"])
    carl.quiet()
    assert (carl.update or {})["mine"] == [] and two.mine(1)["own"]["cards"]


def test_a_table_stays_in_your_list_while_a_bot_plays_for_you(server: LiveServer) -> None:
    code, one, two, _, ben = gathered(server)
    replace_with_a_bot(one, two)
    mine = server.http.get("/api/me/tables", headers=ben.headers).json()
    assert [table["code"] for table in mine] == [code]


def test_the_right_to_return_survives_a_restart(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db") as server:
        code, one, two, _, ben = with_a_bot(server)
        two.close()
        one.hears_of(lambda table: not table["seats"][1]["here"])
        one.does("seat_bot", seat=1, level="steady")
    with LiveServer(tmp_path / "t.db") as server:
        again = Client(server.port, code, ben.token)
        again.does("sit", seat=1)
        assert again.table["seats"][1]["yours"]


# -- asking


def test_only_one_question_is_open_at_a_time(server: LiveServer) -> None:
    code, one, two, _, _ = with_a_bot(server)
    carl, dora = server.person("Carl").joins(code), server.person("Dora").joins(code)
    carl.does("sit", seat=2)
    assert "Carl has asked the table" in dora.refused("sit", seat=2)
    assert "Carl has asked the table" in two.refused("rewind", to=0)
    assert "Only people with a seat" in dora.refused("vote", yes=False)
    assert "Only people with a seat" in carl.refused("vote", yes=True)
    carl.does("vote", yes=False)  # takes it back
    assert carl.table["asked"] is None
    dora.does("sit", seat=2)
    one.does("vote", yes=False)
    assert re.search(r"just said no. You can ask again in \d+ seconds?\.$", dora.refused("sit", seat=2))


def test_an_open_question_is_dropped_when_the_match_ends(server: LiveServer) -> None:
    code, one, _two, _, _ = with_a_bot(server)
    carl = server.person("Carl").joins(code)
    carl.does("sit", seat=2)
    one.does("end_match")
    assert one.table["asked"] is None and one.table["seats"][2]["sit"] == ""


def test_a_person_who_leaves_is_no_longer_asked(server: LiveServer) -> None:
    code, one, two, _, _ = with_a_bot(server)
    carl = server.person("Carl").joins(code)
    carl.does("sit", seat=2)
    one.does("vote", yes=True)
    two.does("stand", seat=1)
    carl.hears_of(lambda table: table["seats"][2]["yours"])


def test_news_of_a_departure_is_not_overtaken_by_a_pending_write(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change's message is worded before the write, and sent after it."""
    code, one, two, _, _ = with_a_bot(server)
    one.hears_of(lambda table: table["seats"][1]["here"])
    table, writing = server.house.tables[code], threading.Event()
    keep = server.house.store.keep

    async def keep_late(change: Any) -> None:
        if change.table is not None and change.table.paused:
            writing.set()
            while table.audience.here(table.seats[1].person):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)  # longer than it takes to tell who left
        await keep(change)

    monkeypatch.setattr(server.house.store, "keep", keep_late)
    one.send({"type": "pause", "id": "p", "paused": True})
    assert writing.wait(60)
    two.close()
    one.until("done")
    one.hears_of(lambda table: table["paused"] and not table["seats"][1]["here"])
