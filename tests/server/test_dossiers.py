"""Dossiers: private, used in one match at a time, and entered exactly once."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import PATIENCE, Client, LiveServer, Person
from tests.server.process import PROGRAM, ServerProcess, until
from tests.server.veterans import CURSED, Veterans

from readyroom.core import registry
from readyroom.server import archive
from readyroom.server.table.brought import called_at
from readyroom.server.table.table import Table


@pytest.fixture(autouse=True)
def veterans() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._GAMES, "veterans", Veterans())
        yield


def asks(person: Person, method: str, path: str, body: Any = None) -> Any:
    answer = person.server.http.request(method, f"/api{path}", json=body, headers=person.headers)
    assert answer.status_code < 300, answer.text
    return answer.json()


def is_refused(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = person.server.http.request(method, f"/api{path}", json=body, headers=person.headers)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["detail"]


def makes(person: Person, name: str = "Ada") -> str:
    id: str = asks(person, "POST", "/dossiers", {"game": "veterans", "name": name})["info"]["id"]
    return id


def pilot(person: Person, id: str) -> dict[str, Any]:
    found: dict[str, Any] = asks(person, "GET", f"/dossiers/{id}")["sheet"]["pilot"]
    return found


def crew(server: LiveServer, *names: str) -> tuple[str, list[Person], list[Client]]:
    """A table with this many people seated."""
    people = [server.person(name) for name in names]
    code = people[0].opens("veterans", seats=len(people))
    clients = [person.joins(code) for person in people]
    for seat, client in enumerate(clients[1:], 1):
        client.does("sit", seat=seat)
    return code, people, clients


def flies(host: Client) -> None:
    """The host, on the first seat, starts and ends the match."""
    host.does("start")
    host.acts(0, {"type": "move", "how": "end"})


def until_settled(person: Person, code: str) -> list[dict[str, Any]]:
    def settled() -> bool:
        brought[:] = asks(person, "GET", f"/matches/{code}/dossiers")
        return all(one["settled"] for one in brought)

    brought: list[dict[str, Any]] = []
    until(settled)
    return brought


def test_a_person_can_make_several_dossiers_and_sees_only_their_own(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    first, second = makes(anna, "  Ada  Vance "), makes(anna, "Bo")
    listed = asks(anna, "GET", "/dossiers?game=veterans")
    assert [(one["id"], one["title"], one["away"]) for one in listed] == [
        (first, "Ada Vance, 0 flights", None), (second, "Bo, 0 flights", None),
    ]  # fmt: skip
    assert asks(ben, "GET", "/dossiers?game=veterans") == []
    assert asks(anna, "GET", f"/dossiers/{first}/file") == pilot(anna, first)
    assert is_refused(ben, "GET", f"/dossiers/{first}") == (403, "That pilot is not yours.")
    assert is_refused(ben, "GET", f"/dossiers/{first}/file")[0] == 403
    assert is_refused(ben, "POST", f"/dossiers/{first}/amendments", {"type": "ground"})[0] == 403
    assert is_refused(anna, "GET", "/dossiers/nobody")[0] == 404


def test_a_game_that_keeps_nothing_says_so(server: LiveServer) -> None:
    anna = server.person("Anna")
    status, sentence = is_refused(anna, "POST", "/dossiers", {"game": "cabal", "name": "Ada"})
    assert (status, sentence) == (400, "Cabal keeps nothing from match to match.")
    assert is_refused(anna, "GET", "/dossiers?game=cabal")[0] == 400
    assert is_refused(anna, "GET", "/dossiers?game=chess")[0] == 404


def test_dossiers_per_person_are_limited(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_KEPT", 2)
    anna = server.person("Anna")
    makes(anna), makes(anna)
    assert is_refused(anna, "POST", "/dossiers", {"game": "veterans", "name": "Cy"})[0] == 409


def test_the_owner_can_amend_a_dossier(server: LiveServer) -> None:
    anna = server.person("Anna")
    id = makes(anna)
    renamed = asks(anna, "POST", f"/dossiers/{id}/amendments", {"type": "rename", "name": "Eve"})
    assert renamed["info"]["title"] == "Eve, 0 flights" and pilot(anna, id)["name"] == "Eve"
    assert is_refused(anna, "POST", f"/dossiers/{id}/amendments", {"type": "promote"})[0] == 400
    grounded = asks(anna, "POST", f"/dossiers/{id}/amendments", {"type": "ground"})
    assert grounded["info"]["absent"] == "Eve is grounded."


def test_a_finished_match_is_entered_for_everyone_who_brought_a_dossier(server: LiveServer) -> None:
    code, (anna, ben, cy), (a, b, _) = crew(server, "Anna", "Ben", "Cy")
    ada, bo = makes(anna), makes(ben, "Bo")
    assert a.table["brought"] == "pilot"
    a.does("bring", seat=0, dossier=ada)
    b.does("bring", seat=1, dossier=bo)
    while a.table["seats"][1]["brings"] != "Bo, 0 flights":
        a.hear()
    assert [seat["brings"] for seat in a.table["seats"]] == ["Ada, 0 flights", "Bo, 0 flights", ""]
    flies(a)
    brought = until_settled(cy, code)
    assert [(one["seat"], one["title"], one["yours"]) for one in brought] == [
        (0, "Ada, 1 flights", False), (1, "Bo, 1 flights", False),
    ]  # fmt: skip
    assert pilot(anna, ada)["flights"] == [code] and pilot(ben, bo)["flights"] == [code]
    assert asks(anna, "GET", "/dossiers?game=veterans")[0]["away"] is None
    record = asks(anna, "GET", f"/matches/{code}/record")
    assert [one and one["name"] for one in record["options"]["pilots"]] == ["Ada", "Bo", None]


def test_dossiers_forged_in_the_options_are_ignored(server: LiveServer) -> None:
    anna = server.person("Anna")
    forged = {"pilots": [{"id": "x", "name": "Forged", "flights": ["a", "b", "c"]}]}
    code = anna.opens("veterans", seats=1, options=forged)
    a = anna.joins(code)
    flies(a)
    assert asks(anna, "GET", f"/matches/{code}/record")["options"]["pilots"] == [None]


def test_refusing_a_dossier_says_why(server: LiveServer) -> None:
    _, (anna, ben), (a, b) = crew(server, "Anna", "Ben")
    ada, bo = makes(anna), makes(ben, "Bo")
    assert a.refused("bring", seat=0, dossier=bo) == "That pilot is not yours."
    assert a.refused("bring", seat=1, dossier=ada) == "That seat is not yours."
    assert a.refused("bring", seat=0, dossier="nobody") == "There is nothing with that id."
    asks(ben, "POST", f"/dossiers/{bo}/amendments", {"type": "ground"})
    assert b.refused("bring", seat=1, dossier=bo) == "Bo is grounded."
    a.does("bring", seat=0, dossier=ada)
    a.does("bring", seat=0, dossier=None)
    a.does("bring", seat=0, dossier=ada)
    a.does("start")
    assert a.refused("bring", seat=0, dossier=None) == "The match has started, so what you brought stays."


def test_a_dossier_is_used_on_one_seat_only(server: LiveServer) -> None:
    anna = server.person("Anna")
    a = anna.joins(anna.opens("veterans", seats=2))
    a.does("sit", seat=1)
    ada = makes(anna)
    a.does("bring", seat=0, dossier=ada)
    assert a.refused("bring", seat=1, dossier=ada) == "Ada, 0 flights, is already in another seat."


def test_a_table_without_careers_takes_no_dossiers(server: LiveServer) -> None:
    anna = server.person("Anna")
    ada = makes(anna)
    a = anna.joins(anna.opens("veterans", seats=1, options={"career": False}))
    assert (
        a.table["brought"] == ""
        and a.refused("bring", seat=0, dossier=ada) == "You cannot bring anything to this table."
    )


def test_a_dossier_is_locked_while_its_match_runs(server: LiveServer) -> None:
    anna = server.person("Anna")
    ada = makes(anna)
    first, second = anna.opens("veterans", seats=1), anna.opens("veterans", seats=1)
    a, b = anna.joins(first), anna.joins(second)
    a.does("bring", seat=0, dossier=ada)
    b.does("bring", seat=0, dossier=ada)
    a.does("start")
    assert asks(anna, "GET", "/dossiers?game=veterans")[0]["away"] == first
    assert b.refused("start") == "Ada, 0 flights, is already away."
    refusal = is_refused(anna, "POST", f"/dossiers/{ada}/amendments", {"type": "ground"})
    assert refusal == (400, "Pilots are not grounded in the air.")
    a.acts(0, {"type": "move", "how": "end"})
    until_settled(anna, first)
    b.does("start")


def test_leaving_the_table_takes_your_dossier_along(server: LiveServer) -> None:
    _, (_, ben), (a, b) = crew(server, "Anna", "Ben")
    b.does("bring", seat=1, dossier=makes(ben, "Bo"))
    while a.table["seats"][1]["brings"] != "Bo, 0 flights":
        a.hear()
    b.does("stand", seat=1)
    while a.table["seats"][1]["kind"] != "open":
        a.hear()
    assert a.table["seats"][1]["brings"] == ""


def test_an_abandoned_match_changes_nothing_and_frees_every_dossier(server: LiveServer) -> None:
    anna = server.person("Anna")
    ada = makes(anna)
    code = anna.opens("veterans", seats=1)
    a = anna.joins(code)
    a.does("bring", seat=0, dossier=ada)
    a.does("start")
    a.does("end_match")
    until_settled(anna, code)
    assert pilot(anna, ada)["flights"] == []
    assert asks(anna, "GET", "/dossiers?game=veterans")[0]["away"] is None


def test_repeated_settling_enters_a_match_once(server: LiveServer) -> None:
    anna = server.person("Anna")
    ada = makes(anna)
    code = anna.opens("veterans", seats=1)
    a = anna.joins(code)
    a.does("bring", seat=0, dossier=ada)
    flies(a)

    async def many() -> None:
        await asyncio.gather(*(server.house.archive.settle_match(code) for _ in range(8)))

    server.run(many())
    until_settled(anna, code)
    assert pilot(anna, ada)["flights"] == [code]


WITH_VETERANS = PROGRAM.replace('"tests.server.brittle:Brittle"', '"tests.server.veterans:Veterans"')
DYING = WITH_VETERANS.replace(
    "if __name__",
    """
import os, signal
from readyroom.server.house import House
House.ended = lambda house, table: os.kill(os.getpid(), signal.SIGKILL)
if __name__""",
)
"""Killed as soon as a result is on disk, before anything is entered anywhere."""


def test_entries_lost_to_a_killed_server_are_made_at_the_next_start(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = ServerProcess(db, DYING)
    token = server.token("Anna")
    headers = {"Authorization": f"Bearer {token}"}
    made = server.http.post("/api/dossiers", json={"game": "veterans", "name": "Ada"}, headers=headers).json()
    ada = made["info"]["id"]
    code = server.opens(token, game="veterans", seats=1)
    a = server.joins(code, token)
    a.does("bring", seat=0, dossier=ada)
    a.does("start")
    a.send({"type": "act", "id": "last", "seat": 0, "seen": a.seq, "action": {"type": "move", "how": "end"}})
    assert server.process.wait(timeout=PATIENCE) == -signal.SIGKILL

    again = ServerProcess(db, WITH_VETERANS)
    try:
        until(lambda: again.http.get(f"/api/matches/{code}/dossiers", headers=headers).json()[0]["settled"])
        sheet = again.http.get(f"/api/dossiers/{ada}", headers=headers).json()
        assert sheet["info"]["away"] is None and sheet["sheet"]["pilot"]["flights"] == [code]
    finally:
        again.kill()


def test_rules_failing_on_one_dossier_leave_the_table_and_the_others_intact(server: LiveServer) -> None:
    code, (anna, ben), (a, b) = crew(server, "Anna", "Ben")
    cursed, bo = makes(anna, CURSED), makes(ben, "Bo")
    a.does("bring", seat=0, dossier=cursed)
    b.does("bring", seat=1, dossier=bo)
    flies(a)
    until(lambda: asks(ben, "GET", f"/matches/{code}/dossiers")[1]["settled"])
    assert not asks(ben, "GET", f"/matches/{code}/dossiers")[0]["settled"]
    incidents = server.run(server.house.store.incidents(code))
    assert incidents and all("too near the sun" in one.trace for one in incidents)  # it is tried again now and then


def test_a_crewmate_can_grant_what_no_program_can_judge(server: LiveServer) -> None:
    code, (anna, ben), (a, _) = crew(server, "Anna", "Ben")
    ada = makes(anna)
    a.does("bring", seat=0, dossier=ada)
    flies(a)
    assert [award["id"] for award in until_settled(ben, code)[0]["awards"]] == ["hero"]
    granted = asks(ben, "POST", f"/matches/{code}/grants", {"dossier": ada, "award": "hero"})
    assert granted["awards"] == [] and pilot(anna, ada)["medals"] == ["hero"]


def test_a_grant_to_yourself_to_a_stranger_or_twice_is_refused(server: LiveServer) -> None:
    code, (anna, ben), (a, _) = crew(server, "Anna", "Ben")
    ada, stranger = makes(anna), server.person("Mallory")
    a.does("bring", seat=0, dossier=ada)
    a.does("start")
    wish = {"dossier": ada, "award": "hero"}
    assert is_refused(ben, "POST", f"/matches/{code}/grants", wish)[0] == 403, "it is not over"
    a.acts(0, {"type": "move", "how": "end"})
    until_settled(ben, code)
    status, sentence = is_refused(stranger, "POST", f"/matches/{code}/grants", wish)
    assert (status, sentence) == (403, "You did not play this match, so you have no say in it.")
    status, sentence = is_refused(anna, "POST", f"/matches/{code}/grants", wish)
    assert (status, sentence) == (403, "You cannot award this to yourself. A crewmate must.")
    assert is_refused(ben, "POST", f"/matches/{code}/grants", {"dossier": makes(anna), "award": "hero"})[0] == 404
    assert is_refused(ben, "POST", f"/matches/{code}/grants", {"dossier": ada, "award": "villain"})[0] == 400
    assert until_settled(stranger, code)[0]["awards"] == []
    asks(ben, "POST", f"/matches/{code}/grants", wish)
    assert is_refused(ben, "POST", f"/matches/{code}/grants", wish) == (400, "Ada has it already.")
    assert pilot(anna, ada)["medals"] == ["hero"]


def test_a_table_with_an_unknown_game_is_still_shown(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    code = anna.opens("veterans", seats=1)
    table: Table = server.run(server.house.table(code))
    monkeypatch.delitem(registry._GAMES, "veterans")
    assert called_at(table) == ""
