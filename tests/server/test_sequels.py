"""Playing again: what carries over from one match to the next, at any seat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.extras.space_alert.test_ship_logs import Loaded, idle
from tests.server.house import Client, LiveServer, Person

from readyroom.core.match import Match
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.mission.specializations import IDS, NAMES
from readyroom.games.space_alert.options import Options
from readyroom.server.table import seating
from readyroom.server.table.sequels import places
from readyroom.store.rows import SeatRow

OPTIONS: dict[str, Any] = {"mission": "TR-1", "pace": "untimed", "specializations": True}


def choices(match: Match) -> list[tuple[int, dict[str, Any]]]:
    """Everybody takes the first specialization they are dealt; the first seat chooses for the androids."""
    return [
        (max(board.seat, 0), {"type": "specialize", "member": board.member, "specialization": IDS[board.dealt[0]]})
        for board in match.state.boards
    ]


def seeded(survives: bool) -> str:
    """The seed of an idle test run for two that ends well or badly."""
    for number in range(100):
        match = Match.start(GAME, Options(**OPTIONS), 2, f"{number:064x}")
        for seat, action in choices(match):
            match.act(seat, action)
        idle(match)
        if match.outcome is not None and (match.outcome.ranking[0] == 1) == survives:
            return f"{number:064x}"
    raise AssertionError("no such mission")


def match_at(server: LiveServer, code: str) -> Match:
    match = server.house.tables[code].match
    assert match is not None
    return match


def together(anna: Person, ben: Person, **more: Any) -> tuple[str, Client, Client]:
    code = anna.opens(GAME.slug, 2, options=OPTIONS, **more)
    a, b = anna.joins(code), ben.joins(code)
    b.does("sit", seat=1)
    return code, a, b


def flies(server: LiveServer, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, survives: bool = True) -> str:
    """Anna and Ben fly a test run; its code."""
    monkeypatch.setattr(seating, "secrets", Loaded(seeded(survives)))
    code, *clients = together(anna, ben)
    at = clients[0].does("start")
    steps = [(seat, {"type": step}) for step in ("ready", "end_phase", "agree") for seat in (0, 1)]
    for seat, action in choices(match_at(server, code)) + steps:
        clients[seat].see(at)
        at = clients[seat].acts(seat, action)
    return code


def known(server: LiveServer, code: str) -> dict[int, tuple[str, int]]:
    """Who knows what at a table, and how well."""
    return {board.member: (NAMES[board.specialization], board.level) for board in match_at(server, code).state.boards}


def test_a_crew_that_came_home_keeps_its_specializations_one_level_higher(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    first = flies(server, anna, ben, monkeypatch)
    assert anna.joins(first).table["carries"] == "specializations"
    before = known(server, first)
    assert {level for _, level in before.values()} == {1}

    second, b, _ = together(ben, anna, follows=first)
    assert b.table["carries"] == "specializations", "and now Ben sits first"
    b.does("start")
    moved = {0: 1, 1: 0, 11: 11, 12: 12}
    assert known(server, second) == {member: (before[then][0], 2) for member, then in moved.items()}


def test_a_table_that_follows_no_other_deals_from_scratch(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    flies(server, anna, ben, monkeypatch)
    code, a, _ = together(anna, ben)
    assert a.table["carries"] == ""
    a.does("start")
    assert {len(board.dealt) for board in match_at(server, code).state.boards} == {2}


def opens_after(person: Person, code: str, game: str = GAME.slug) -> str:
    """The reason why a table that follows a match is refused."""
    new = {"game": game, "seats": 2, "follows": code}
    answer = person.server.http.post("/api/tables", json=new, headers=person.headers)
    assert answer.status_code == 400, answer.text
    detail: str = answer.json()["detail"]
    return detail


def test_nothing_carries_over_from_other_peoples_matches_or_a_lost_ship(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cleo = server.person("Anna"), server.person("Ben"), server.person("Cleo")
    code = flies(server, anna, ben, monkeypatch)
    not_yours = "You did not play in that match, so you cannot bring anything from it."
    assert opens_after(cleo, code) == opens_after(anna, "nosuchmatch") == not_yours
    assert opens_after(anna, code, "cabal") == not_yours
    lost = flies(server, anna, ben, monkeypatch, survives=False)
    assert anna.joins(lost).table["carries"] == ""
    running, a, _ = together(anna, ben)
    a.does("start")
    nothing = "There is nothing to bring from that match."
    assert opens_after(anna, lost) == opens_after(anna, running) == nothing


def test_people_are_matched_at_any_seat_and_bots_in_order() -> None:
    def seats(*who: str) -> list[SeatRow]:
        return [
            SeatRow("x", seat, "bot" if one == "bot" else "person", None if one == "bot" else one)
            for seat, one in enumerate(who)
        ]

    assert places(seats("ben", "cleo", "anna"), seats("anna", "ben", "bot")) == (1, None, 0)
    assert places(seats("anna", "bot", "bot"), seats("bot", "anna", "bot")) == (1, 0, 2)
    assert places(seats("anna", "anna"), seats("anna", "anna")) == (0, 1), "two chairs, one device"
