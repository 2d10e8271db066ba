"""Exporting and forgetting a person over HTTP, at one node and at several."""

from __future__ import annotations

import pytest
from tests.server.house import LiveServer, Person
from tests.server.test_playing import settled
from tests.server.test_table import play_out
from websockets.exceptions import ConnectionClosed

from readyroom.server import people
from readyroom.server.wall import wall
from readyroom.store.erasure import unknown
from readyroom.store.identity import devices_of
from readyroom.store.rows import PersonRow


def forgets(person: Person, server: LiveServer | None = None) -> None:
    answer = (server or person.server).http.delete("/api/me", headers=person.headers)
    assert answer.status_code == 204, answer.text


def closed(client: object) -> int:
    """Reads until the server closes; returns the close code."""
    try:
        while True:
            client.hear()  # type: ignore[attr-defined]
    except ConnectionClosed as gone:
        assert gone.rcvd is not None
        return gone.rcvd.code


def test_a_person_can_download_all_their_data(server: LiveServer) -> None:
    code, one, two, anna, _ben = settled(server)
    one.does("say", text="my own words")
    two.does("say", text="words of his")
    answer = server.http.get("/api/me/export", headers=anna.headers)
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["person"]["name"] == anna.name
    assert [(table["code"], table["you_host"], table["seats"]) for table in told["tables"]] == [(code, True, [0])]
    assert [line["text"] for line in told["talk"]] == ["my own words"]
    assert "words of his" not in answer.text and anna.token not in answer.text
    assert server.http.get("/api/me/export", headers={"Authorization": "Bearer x"}).status_code == 401
    assert server.http.get("/api/me/export").status_code == 401


def test_an_export_hides_the_secrets_of_a_running_match(server: LiveServer) -> None:
    code, _, _, anna, _ = settled(server)
    stored = server.run(server.house.store.load(code))
    assert stored.match.seed not in server.http.get("/api/me/export", headers=anna.headers).text


def test_a_forgotten_token_is_dead_and_its_sockets_are_closed(server: LiveServer) -> None:
    code, one, _two, anna, _ = settled(server)
    forgets(anna)
    assert closed(one) == 4401
    assert server.http.get("/api/me/tables", headers=anna.headers).status_code == 401
    assert server.http.delete("/api/me", headers=anna.headers).status_code == 401
    with pytest.raises(ConnectionClosed):
        anna.joins(code)


def test_the_others_play_on_with_a_free_seat_and_a_host(server: LiveServer) -> None:
    code, _, two, anna, _ben = settled(server)
    forgets(anna)
    while not two.table["you_host"]:
        two.hear()
    assert [seat["kind"] for seat in two.table["seats"]] == ["open", "person"]
    two.does("seat_bot", seat=0, level=server.house.levels(server.house.tables[code].game)[0])
    assert anna.name not in str(server.http.get(f"/api/tables/{code}").json())


def test_a_finished_match_keeps_the_seat_without_the_name(server: LiveServer) -> None:
    code, one, two, anna, ben = settled(server)
    one.does("say", text="my own words")
    play_out(server, {0: one, 1: two})
    before = server.http.get(f"/api/matches/{code}/record").json()
    forgets(anna)
    after = server.http.get(f"/api/matches/{code}/record").json()
    assert after["names"] == ["Somebody", ben.name] and before["names"][0] == anna.name
    assert after["entries"] == before["entries"] and after["gist"] == before["gist"]
    talk = ben.joins(code).welcome["talk"]
    assert "my own words" not in str(talk) and "Somebody" in {line["name"] for line in talk}
    assert "Somebody" in str(server.http.get("/api/matches").json()) and anna.name not in str(
        server.http.get("/api/matches").json()
    )


def test_people_who_shared_their_device_are_forgotten_too(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 3, here=["Theo"])
    two, one = ben.joins(code), anna.joins(code)
    two.does("sit", seat=2)
    one.does("start")
    play_out(server, {0: one, 1: one, 2: two})
    assert server.http.get("/api/me/export", headers=anna.headers).json()["tables"][0]["guests"] == ["Theo"]
    forgets(anna)
    names = server.http.get(f"/api/matches/{code}/record", headers=ben.headers).json()["names"]
    assert names == ["Somebody", "Somebody", "Ben"]
    assert "Theo" not in str(ben.joins(code).welcome)


def test_forgetting_its_only_person_closes_a_table(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2)
    forgets(anna)
    table = server.http.get(f"/api/tables/{code}").json()
    assert (table["status"], table["host"]) == ("ended", "Somebody")
    assert table["title"].startswith("A table at ")
    assert code not in {one["code"] for one in server.http.get("/api/tables").json()}


def test_a_spectators_chat_is_forgotten_too(server: LiveServer) -> None:
    code, _one, _, _, _ = settled(server)
    guest = server.person("Gus")
    watching = guest.joins(code)
    watching.does("say", text="from the gallery")
    forgets(guest)
    assert "from the gallery" not in str(server.person("Eve").joins(code).welcome["talk"])


def test_a_table_keeps_its_match_time_when_a_person_is_forgotten(server: LiveServer) -> None:
    """After a restart match time goes on from where it stood, and only memory knows; forgetting must not lose that."""
    code, _, _, anna, _ = settled(server)
    table = server.house.tables[code]

    async def later() -> None:
        table.put(epoch=table.row.epoch + 3_600_000)  # as if the server had been down for an hour
        table.ledger.row = table.row

    server.run(later())
    before = table.row.epoch
    forgets(anna)
    assert table.row.epoch == before


def test_a_visit_is_recorded_once_a_day(server: LiveServer) -> None:
    anna = server.person("Anna")
    store = server.house.store

    def row() -> PersonRow:
        found = server.run(store.rows("people_called", name="Anna", most=5))
        return PersonRow(*found[0])

    who = row()
    assert who.seen == who.created
    (device,) = server.run(devices_of(store, who.id))
    server.run(store.saw(who.id, device.id, 5))
    server.house.people.forget(who.id)
    assert server.http.get("/api/me/tables", headers=anna.headers).status_code == 200
    seen = row().seen
    assert seen >= who.created, "they were away for long, and are here now"
    assert server.http.get("/api/me/tables", headers=anna.headers).status_code == 200
    assert row().seen == seen, "once a day is enough"


def test_a_guest_pruned_elsewhere_is_no_longer_known(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process pruned the file; this one still remembers the guest."""
    anna = server.person("Anna")
    (row,) = server.run(server.house.store.rows("people_called", name="Anna", most=5))
    store = server.house.store
    server.run(store.write([*unknown(store, row[0]), store.step("drop_guest", who=row[0], before=2**53)], ""))
    monkeypatch.setattr(people, "wall", lambda: wall() + 2 * people.DAY_MS)
    assert server.http.get("/api/me/tables", headers=anna.headers).status_code == 401


def test_a_forgotten_token_is_rejected_at_every_node(nodes: tuple[LiveServer, LiveServer]) -> None:
    here, there = nodes
    anna, ben = here.person("Anna"), there.person("Ben")
    code = anna.opens("cabal", 2)
    elsewhere = Person(there, anna.name, anna.token).joins(code)
    other = ben.joins(code)
    other.does("sit", seat=1)
    elsewhere.does("say", text="my own words")
    forgets(anna)
    assert closed(elsewhere) == 4401
    assert there.http.get("/api/me/tables", headers=anna.headers).status_code == 401
    while not other.table["you_host"]:
        other.hear()
    assert other.table["host"] == "Ben"
    while "my own words" in str(ben.joins(code).welcome["talk"]):
        pass  # the other node is about to hear of it
