"""Explorers at real Space Alert tables: who comes along, who is lost, and who may judge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import Client, LiveServer, Person
from tests.server.test_dossiers import asks, is_refused, until_settled

from readyroom.games.space_alert import state

OPTIONS = {"specializations": True}
NO_RETURN = "Explorers aboard earn experience, so this mission cannot be planned again."


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five seconds of the ship's clock are one millisecond."""
    monkeypatch.setitem(state.BEAT, "normal", 1)


def signs_up(person: Person, name: str, consents: bool = False) -> str:
    id: str = asks(person, "POST", "/dossiers", {"game": "space-alert", "name": name})["info"]["id"]
    if consents:
        asks(person, "POST", f"/dossiers/{id}/amendments", {"type": "consent"})
    return id


def log(person: Person, id: str) -> dict[str, Any]:
    found: dict[str, Any] = asks(person, "GET", f"/dossiers/{id}")["sheet"]["explorer"]
    return found


def together(server: LiveServer, **options: Any) -> tuple[str, Person, Person, Client, Client]:
    """Anna and Ben at a table of Space Alert."""
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("space-alert", seats=2, options={**OPTIONS, **options})
    a, b = anna.joins(code), ben.joins(code)
    b.does("sit", seat=1)
    return code, anna, ben, a, b


def say(at: int, step: str, *clients: Client) -> int:
    """One after the other, from this entry on; the number of the last."""
    for seat, client in enumerate(clients):
        client.see(at)
        at = client.acts(seat, {"type": step})
    return at


def give_up(at: int, *clients: Client) -> None:
    """Nobody plans anything from this entry on, which no ship survives; the clock, if any, runs out."""
    at = say(at, "ready", *clients)
    if clients[0].table["options"]["pace"] == "untimed":
        for step in ("end_phase", "end_phase", "agree"):
            at = say(at, step, *clients)
    while clients[0].table["status"] != "over":
        clients[0].hear()


@pytest.mark.usefixtures("hurried")
def test_a_lost_ship_costs_one_a_clone_and_the_other_everything(server: LiveServer) -> None:
    code, anna, ben, a, b = together(server)
    ada, bo = signs_up(anna, "Ada", consents=True), signs_up(ben, "Bo")
    a.does("bring", seat=0, dossier=ada)
    b.does("bring", seat=1, dossier=bo)
    started = a.does("start")
    refusal = is_refused(ben, "POST", f"/dossiers/{bo}/amendments", {"type": "consent"})
    assert refusal == (400, "Bo is on a mission. There is no mental scanner out there.")
    give_up(started, a, b)
    assert [one["title"] for one in until_settled(anna, code)] == ["Ada, level 0", "Bo, lost in the Deep"]
    assert (log(anna, ada)["clones"], log(anna, ada)["lost"]) == (1, "")
    assert (log(ben, bo)["clones"], log(ben, bo)["lost"]) == (0, code)
    wish = {"dossier": ada, "award": "integration"}
    status, sentence = is_refused(ben, "POST", f"/matches/{code}/grants", wish)
    assert (status, sentence) == (400, "Ada did not come home from that mission.")
    assert [one["absent"] for one in asks(ben, "GET", "/dossiers?game=space-alert")] == ["Bo was lost in the Deep."]


@pytest.mark.parametrize("pace", ["relaxed", "untimed"])
def test_the_table_warns_before_the_match_that_explorers_earn_nothing(server: LiveServer, pace: str) -> None:
    *_, a, _ = together(server, pace=pace)
    assert a.table["unearned"].endswith("That takes the full rules and the normal pace.")
    *_, a, _ = together(server)
    assert a.table["unearned"] == ""
    *_, a, _ = together(server, specializations=False, pace=pace)
    assert a.table["unearned"] == "", "nobody brings an explorer there"


def test_without_the_clock_no_explorer_is_lost_and_the_table_says_why(server: LiveServer) -> None:
    code, anna, ben, a, b = together(server, pace="untimed")
    ada, bo = signs_up(anna, "Ada", consents=True), signs_up(ben, "Bo")
    a.does("bring", seat=0, dossier=ada)
    b.does("bring", seat=1, dossier=bo)
    give_up(a.does("start"), a, b)
    assert {one["unearned"] for one in until_settled(anna, code)} == {a.table["unearned"]} != {""}
    assert (log(anna, ada)["clones"], log(ben, bo)["lost"], log(ben, bo)["failures"]) == (0, "", [])


def test_the_match_records_who_is_a_person_and_who_is_a_bot(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("space-alert", seats=3, options=OPTIONS, bots=["easy"])
    a, b = anna.joins(code), ben.joins(code)
    b.does("sit", seat=1)
    a.does("bring", seat=0, dossier=signs_up(anna, "Ada"))
    a.does("start")
    match = server.house.tables[code].match
    assert match is not None and match.state.options.people == (True, True, False)
    assert [one is not None for one in match.state.options.explorers] == [True, False, False]


def test_an_action_round_with_explorers_aboard_is_never_replayed(server: LiveServer) -> None:
    _, anna, _, a, b = together(server)
    a.does("bring", seat=0, dossier=signs_up(anna, "Ada"))
    began = say(a.does("start"), "ready", a, b)
    a.see(began)
    assert a.refused("rewind", to=0) == NO_RETURN
    assert a.table["asked"] is None


def test_a_rewind_asked_for_in_time_cannot_undo_an_action_round(server: LiveServer) -> None:
    _, anna, _, a, b = together(server)
    a.does("bring", seat=0, dossier=signs_up(anna, "Ada"))
    at = say(a.does("start"), "ready", a)
    a.does("rewind", to=0)
    b.see(at)
    at = b.acts(1, {"type": "ready"})
    b.does("vote", yes=True)
    assert b.table["asked"] is None and (b.update or {})["seq"] >= at
    assert server.house.tables[a.code].talk[-1].text == NO_RETURN
    assert (b.update or {})["public"]["stage"] == "planning"


def test_fledgers_cannot_start_a_campaign(server: LiveServer) -> None:
    _, anna, _, a, _ = together(server, campaign=3)
    a.does("bring", seat=0, dossier=signs_up(anna, "Ada"))
    assert a.refused("start") == "Campaigns are for explorers of level 2 or higher, and Ada is at level 0."
    assert asks(anna, "GET", "/dossiers?game=space-alert")[0]["away"] is None


def test_simulations_take_no_explorers(server: LiveServer) -> None:
    _, anna, _, a, _ = together(server, mission="simulation")
    assert a.table["brought"] == ""
    assert a.refused("bring", seat=0, dossier=signs_up(anna, "Ada")) == "You cannot bring anything to this table."


def test_a_log_can_be_downloaded_and_copied_onto_a_new_sheet(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    file = asks(anna, "GET", f"/dossiers/{signs_up(anna, 'Ada', consents=True)}/file")
    copy = signs_up(ben, "Blank")
    copied = asks(ben, "POST", f"/dossiers/{copy}/amendments", {"type": "transcribe", "explorer": file})
    assert copied["sheet"]["explorer"] == {**file, "id": copy}
    forged = {**file, "level": 30}
    blank = signs_up(ben, "Blank")
    status, sentence = is_refused(
        ben, "POST", f"/dossiers/{blank}/amendments", {"type": "transcribe", "explorer": forged}
    )
    assert status == 400 and "points of experience" in sentence
