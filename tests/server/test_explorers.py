"""Explorers at real tables of Space Alert: who comes along, who is lost, and who may judge."""

from __future__ import annotations

from typing import Any

from tests.server.house import Client, LiveServer, Person
from tests.server.test_dossiers import asks, is_refused, until_settled

OPTIONS = {"specializations": True, "pace": "untimed"}


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


def give_up(at: int, *clients: Client) -> None:
    """From this entry on nobody plans anything, which no ship survives."""
    for step in ("ready", "end_phase", "end_phase", "agree"):
        for seat, client in enumerate(clients):
            client.see(at)
            at = client.acts(seat, {"type": step})


def test_a_lost_ship_costs_one_a_clone_and_the_other_everything(server: LiveServer) -> None:
    code, anna, ben, a, b = together(server)
    ada, bo = signs_up(anna, "Ada", consents=True), signs_up(ben, "Bo")
    a.does("bring", seat=0, dossier=ada)
    b.does("bring", seat=1, dossier=bo)
    started = a.does("start")
    refusal = is_refused(ben, "POST", f"/dossiers/{bo}/amendments", {"type": "consent"})
    assert refusal == (400, "Bo is on a mission. There is no mental scan out there.")
    give_up(started, a, b)
    assert [one["title"] for one in until_settled(anna, code)] == ["Ada, level 0", "Bo, lost in the Deep"]
    assert (log(anna, ada)["clones"], log(anna, ada)["lost"]) == (1, "")
    assert (log(ben, bo)["clones"], log(ben, bo)["lost"]) == (0, code)
    wish = {"dossier": ada, "award": "integration"}
    status, sentence = is_refused(ben, "POST", f"/matches/{code}/grants", wish)
    assert (status, sentence) == (400, "Ada did not come home from such a mission.")
    assert [one["absent"] for one in asks(ben, "GET", "/dossiers?game=space-alert")] == ["Bo was lost in the Deep."]


def test_fledgers_are_refused_campaigns_as_the_match_starts(server: LiveServer) -> None:
    _, anna, _, a, _ = together(server, campaign=3)
    a.does("bring", seat=0, dossier=signs_up(anna, "Ada"))
    assert a.refused("start") == "Campaigns are for explorers of level 2 or more, and Ada is at level 0."
    assert asks(anna, "GET", "/dossiers?game=space-alert")[0]["away"] is None


def test_simulations_take_no_explorers(server: LiveServer) -> None:
    _, anna, _, a, _ = together(server, mission="simulation")
    assert a.table["brought"] == ""
    assert a.refused("bring", seat=0, dossier=signs_up(anna, "Ada")) == "Nothing is brought to this table."


def test_a_log_is_taken_along_as_a_file_and_copied_onto_a_new_sheet(server: LiveServer) -> None:
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
