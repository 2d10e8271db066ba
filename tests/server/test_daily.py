"""The mission of the day on a server: whose result counts, who sees what, and the bot crew."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import LiveServer, Person
from tests.store.databases import fresh

from readyroom import days
from readyroom.server.daily.crews import AGAIN, DayCrews, Flown, fly
from readyroom.server.refusal import Refusal
from readyroom.server.wall import wall
from readyroom.store.rows import DayCrewRow, DayRow

CAPTAINS = "starship-captains"


def asks(person: Person, day: str = "") -> dict[str, Any]:
    answer = person.server.http.get(f"/api/daily{day and '/' + day}", headers=person.headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def mission(told: dict[str, Any], game: str = CAPTAINS) -> dict[str, Any]:
    return next(one for one in told["missions"] if one["game"] == game)


def flies(person: Person, game: str = CAPTAINS, day: str = "", friends: bool = False) -> dict[str, Any]:
    where = f"/api/daily/{day or days.today().isoformat()}/{game}"
    answer = person.server.http.post(where, json={"friends": friends}, headers=person.headers)
    assert answer.status_code == 201, answer.text
    info: dict[str, Any] = answer.json()
    return info


def to_the_end(person: Person, code: str) -> None:
    """Plays a solo match by always taking the first action."""
    at = person.joins(code)
    while (at.update or {})["outcome"] is None:
        if 0 in (at.update or {})["to_act"]:
            at.acts(0, at.options(0)[0] if at.options(0) else _legal(person, code))
        else:
            at.hear()
    at.close()


def _legal(person: Person, code: str) -> dict[str, Any]:
    match = person.server.house.tables[code].match
    assert match is not None
    plain: dict[str, Any] = msgspec.to_builtins(match.legal(0)[0])
    return plain


def has(server: LiveServer, person: str, day: str, halves: int | None, home: int = 0, game: str = CAPTAINS) -> None:
    """Stores a person's result for a day."""
    row = DayRow(day, game, person, 1, f"t{person}{day}", wall(), home, halves)
    server.run(server.house.store.write([server.house.store._step("keep_day", row)], ""))


def ident(server: LiveServer, person: Person) -> str:
    who = server.run(server.house.people.recognise(person.token))
    assert who is not None
    return str(who.id)


def test_only_the_first_result_counts_and_the_rest_is_practice(server: LiveServer) -> None:
    anna = server.person("Anna")
    info = flies(anna)
    assert info["status"] == "playing" and info["title"] == mission(asks(anna))["name"]
    assert flies(anna)["code"] == info["code"], "it leads back to the unfinished table"
    assert mission(asks(anna))["table"] == info["code"]
    to_the_end(anna, info["code"])
    first = mission(asks(anna))
    assert first["yours"]["score"] is not None and first["yours"]["table"] == info["code"]
    assert (first["flew"], first["table"], asks(anna)["streak"]) == (1, "", 1)
    again = flies(anna)
    assert again["code"] != info["code"]
    at = anna.joins(again["code"])
    assert at.table["practice"] and at.table["daily"] == days.today().isoformat()
    at.does("end_match")
    assert mission(asks(anna))["yours"] == first["yours"]
    assert mission(asks(anna))["flew"] == 1


def test_all_servers_deal_the_same_daily_mission(tmp_path: Path) -> None:
    seen = []
    for name in ("one.db", "two.db"):
        with LiveServer(tmp_path / name) as server:
            anna = server.person("Anna")
            flown = []
            for one in asks(anna)["missions"]:
                code = flies(anna, one["game"])["code"]
                match = server.house.tables[code].match
                assert match is not None
                flown.append((one["name"], one["words"], match.commitment, match.version, match.entries[0].chance))
            seen.append(flown)
    assert seen[0] == seen[1] and len(seen[0]) == 3


def test_an_abandoned_attempt_counts_as_tried(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(flies(anna)["code"])
    at.does("end_match")
    told = mission(asks(anna))
    assert told["yours"] == {"score": None, "home": False, "table": at.code}
    assert told["flew"] == 1 and asks(anna)["streak"] == 0
    assert anna.joins(flies(anna)["code"]).table["practice"]


def test_results_of_others_stay_hidden_until_you_have_flown(server: LiveServer) -> None:
    """Every byte of what Ben can read: no one's name, score or table."""
    today = days.today().isoformat()
    anna, ben = server.person("Annabella"), server.person("Ben")
    has(server, ident(server, anna), today, 7777, home=1)
    crew = DayCrewRow(today, CAPTAINS, 1, 1, 6666)
    server.run(server.house.store.keep_day_crew(crew))
    for address in ("/api/daily", f"/api/daily/{today}", "/api/matches", "/api/tables", "/api/tables/running"):
        for headers in ({}, ben.headers):
            answer = server.http.get(address, headers=headers)
            assert answer.status_code == 200
            for secret in ("Annabella", "3888.5", "7777", "3333", "6666", ident(server, anna), "daily:"):
                assert secret not in answer.text, (address, secret)
    told = mission(asks(ben))
    assert (told["flew"], told["home"], told["results"], told["yours"]) == (1, 1, None, None)
    at = ben.joins(flies(ben)["code"])
    assert mission(asks(ben))["results"] is None, "not while he flies, either"
    at.does("end_match")
    shown = mission(asks(ben))["results"]
    assert shown["best"][0]["name"] == "Annabella" and shown["best"][0]["score"] == 3888.5
    assert shown["bots"] == {"score": 3333.0, "home": True}
    assert sum(bin["count"] for bin in shown["bins"]) == 1


def test_a_past_day_is_public_and_flown_for_practice(server: LiveServer) -> None:
    yesterday = (days.today() - timedelta(days=1)).isoformat()
    anna, ben = server.person("Anna"), server.person("Ben")
    has(server, ident(server, anna), yesterday, 80)
    assert mission(asks(ben, yesterday))["results"]["best"][0]["name"] == "Anna"
    info = flies(ben, day=yesterday)
    at = ben.joins(info["code"])
    assert (at.table["daily"], at.table["practice"]) == (yesterday, True)
    at.does("end_match")
    assert mission(asks(ben, yesterday))["flew"] == 1, "it does not count"


@pytest.mark.parametrize(
    ("ago", "game", "status", "why"),
    [
        (-1, CAPTAINS, 404, "That day has not come yet."),
        (40, CAPTAINS, 404, "That day was too long ago."),
        (0, "tiny-epic-galaxies", 404, "This game has no mission of that day."),
        (0, "chess", 404, "There is no game called"),
    ],
)
def test_a_mission_that_cannot_be_flown_is_refused(
    server: LiveServer, ago: int, game: str, status: int, why: str
) -> None:
    anna = server.person("Anna")
    day = (days.today() - timedelta(days=ago)).isoformat()
    answer = server.http.post(f"/api/daily/{day}/{game}", json={}, headers=anna.headers)
    assert why in answer.json()["detail"], answer.text
    assert answer.status_code in (status, 400)


def test_friends_who_fly_together_share_the_result(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    info = flies(anna, "galaxy-trucker", friends=True)
    assert info["status"] == "gathering" and info["free"] == 2
    code = info["code"]
    one, two = anna.joins(code), ben.joins(code)
    assert "same for everyone" in one.refused("settings", options={"flights": "I"})
    assert "same for everyone" in one.refused("settings", seats=2)
    assert "stays private" in one.refused("settings", open=True)
    two.does("sit", seat=1)
    one.does("seat_bot", seat=2, level="normal")
    one.does("start")
    assert "cannot go back" in one.refused("rewind", to=0)
    two.does("stand", seat=1)
    one.does("end_match")
    for person in (anna, ben):
        told = mission(asks(person), "galaxy-trucker")
        assert told["yours"]["score"] is None and told["flew"] == 2


def test_a_streak_counts_days_with_a_finished_mission(server: LiveServer) -> None:
    anna = server.person("Anna")
    who, now = ident(server, anna), days.today()
    for ago, halves in ((1, 20), (2, 20), (3, None), (4, 8), (5, 8), (6, 8)):
        has(server, who, (now - timedelta(days=ago)).isoformat(), halves, home=int(ago == 1))
    told = asks(anna)
    assert (told["streak"], told["longest"]) == (2, 3)
    assert told["week"] == ["flew", "flew", "flew", "", "flew", "home", ""]


def test_a_human_crews_replay_belongs_to_them(server: LiveServer) -> None:
    """What was said at a table of friends is not for everyone who has flown."""
    today = days.today().isoformat()
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    for person, code in ((anna, "together"), (ben, "together"), (cleo, "alone")):
        row = DayRow(today, CAPTAINS, ident(server, person), 1, code, wall(), 0, 40)
        server.run(server.house.store.write([server.house.store._step("keep_day", row)], ""))
    best = mission(asks(cleo))["results"]["best"]
    assert sorted((one["name"], one["replay"]) for one in best) == [("Anna", ""), ("Ben", ""), ("Cleo", "alone")]


def test_bots_fly_it_once_and_identically_everywhere(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(flies(anna)["code"])
    at.does("end_match")
    day = next(one for one in days.daily() if one.game == CAPTAINS)
    expected = msgspec.msgpack.decode(fly(msgspec.msgpack.encode(day)), type=Flown)
    for _ in range(600):
        bots = mission(asks(anna))["results"]["bots"]
        if bots is not None:
            break
        server.run(_moment())
    assert bots == {"score": expected.halves / 2, "home": expected.home}


async def _moment() -> None:
    import asyncio

    await asyncio.sleep(0.1)


def test_a_lost_bot_run_is_retried_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        sent = 0

        async def do(self, *_: object, **__: object) -> bytes:
            self.sent += 1
            raise Refusal("That took too long.")

        async def day_crews(self, _: str) -> list[DayCrewRow]:
            return []

    broken: Any = Broken()
    crews = DayCrews(broken, broken)
    flight = days.daily(days.today())[0]
    sent = []
    for later in (0.0, 1.0, AGAIN + 2, AGAIN + 3):
        monkeypatch.setattr("readyroom.server.daily.crews.time.monotonic", lambda at=later: 1000.0 + at)
        asyncio.run(crews.send(flight))
        sent.append(broken.sent)
    assert sent == [1, 1, 2, 2]


def test_a_persons_daily_results_are_exported_and_forgotten(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    day = (days.today() - timedelta(days=2)).isoformat()
    has(server, ident(server, anna), day, 81, home=1)
    has(server, ident(server, ben), day, 60)
    mine = server.http.get("/api/me/export", headers=anna.headers).json()["days"]
    assert [(one["day"], one["score"], one["home"]) for one in mine] == [(day, 40.5, True)]
    assert server.http.delete("/api/me", headers=anna.headers).status_code == 204
    assert mission(asks(ben, day))["flew"] == 1


def test_two_nodes_store_one_result(tmp_path: Path) -> None:
    address = fresh("postgresql", tmp_path)
    with LiveServer(address) as one, LiveServer(address) as two:
        anna = one.person("Anna")
        code = flies(anna)["code"]
        there = Person(two, "Anna", anna.token)
        assert flies(there)["code"] == code, "the other node leads to the same table"
        there.joins(code).does("end_match")
        assert mission(asks(anna))["yours"] == mission(asks(there))["yours"] is not None
