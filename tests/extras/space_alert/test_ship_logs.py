"""Each crew's ship's log, read from the matches its people finished."""

from __future__ import annotations

import pytest
from tests.server.house import Client, LiveServer, Person
from tests.server.test_dossiers import asks, is_refused

from readyroom.core.match import Match
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.options import Options
from readyroom.server.table import seating

OPTIONS = {"mission": "TR-1", "pace": "untimed"}


class Loaded:
    """Stands in for ``secrets``: the luck of the next match is known."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def token_hex(self, _length: int) -> str:
        return self.seed


def lucky(seats: int) -> str:
    """The seed of a test run that a crew survives without doing anything."""
    for number in range(100):
        match = Match.start(GAME, Options(mission="TR-1", pace="untimed"), seats, f"{number:064x}")
        idle(match)
        if match.outcome is not None and match.outcome.ranking[0] == 1:
            return f"{number:064x}"
    raise AssertionError("no crew came home")


def idle(match: Match) -> None:
    for action in ("ready", "end phase", "agree"):
        for seat in range(match.seats):
            match.act(seat, action)


def flies(captain: Person, *others: Person, steps: tuple[str, ...] = ("ready", "end_phase", "agree")) -> str:
    """A test run on which nobody does anything; its code."""
    code = captain.opens(GAME.slug, len(others) + 1, options=OPTIONS, open=False)
    clients: list[Client] = [captain.joins(code)]
    for seat, other in enumerate(others, 1):
        clients.append(other.joins(code))
        clients[-1].does("sit", seat=seat)
    at = clients[0].does("start")
    for step in steps:
        for seat, client in enumerate(clients):
            client.see(at)
            at = client.acts(seat, {"type": step})
    for client in clients:
        client.close()
    return code


def test_a_mission_appears_once_in_its_crews_log(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, cleo = server.person("Anna"), server.person("Ben"), server.person("Cleo")
    assert asks(anna, "GET", "/space-alert/logs") == []
    monkeypatch.setattr(seating, "secrets", Loaded(lucky(2)))
    code = flies(anna, ben)
    (crew,) = asks(anna, "GET", "/space-alert/logs")
    assert asks(ben, "GET", "/space-alert/logs") == [crew]
    assert (crew["names"], crew["flights"], crew["home"]) == (["Anna", "Ben"], 1, 1)
    log = asks(ben, "GET", f"/space-alert/logs/{crew['id']}")
    assert log == asks(anna, "GET", f"/space-alert/logs/{crew['id']}")
    (entry,) = log["entries"]
    assert (entry["code"], entry["survived"], entry["score"], entry["bots"]) == (code, True, crew["best"], [])
    (mission,) = entry["log"]["missions"]
    assert mission["title"] == "Test run 1" and mission["score"] == entry["score"] == sum(mission["points"].values())
    assert {one["name"] for one in mission["crew"]} == {"Anna", "Ben", "Android 1", "Android 2"}

    assert asks(cleo, "GET", "/space-alert/logs") == []
    assert is_refused(cleo, "GET", f"/space-alert/logs/{crew['id']}") == (404, "You have not flown with that crew.")
    assert server.http.get("/api/space-alert/logs").status_code == 401


def test_other_people_are_another_crew_and_bots_are_none(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    flies(ben, anna)
    flies(anna, ben)
    monkeypatch.setattr(seating, "secrets", Loaded(lucky(1)))
    alone = flies(anna)
    mine, ours = asks(anna, "GET", "/space-alert/logs")
    assert (mine["names"], mine["flights"], ours["names"], ours["flights"]) == (["Anna"], 1, ["Anna", "Ben"], 2)
    (entry,) = asks(anna, "GET", f"/space-alert/logs/{mine['id']}")["entries"]
    assert entry["code"] == alone and mine["best"] == entry["score"] and mine["best_campaign"] is None
    latest = asks(anna, "GET", f"/space-alert/logs/{ours['id']}")["entries"]
    assert [one["ended"] for one in latest] == sorted((one["ended"] for one in latest), reverse=True)
    older = asks(anna, "GET", f"/space-alert/logs/{ours['id']}?before={latest[0]['ended']}")["entries"]
    assert older == latest[1:]


def test_an_abandoned_match_is_not_logged(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = flies(anna, steps=("ready",))
    at = anna.joins(code)
    at.does("end_match")
    assert asks(anna, "GET", "/space-alert/logs") == []
