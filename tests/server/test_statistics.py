"""Statistics: what a finished match adds, who sees it, and that it can be recomputed."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any

import msgspec
import pytest
from tests.games.cabal import Cabal
from tests.server.finished import BOT, add_people, enter, finish
from tests.server.house import LiveServer, Person
from tests.store.databases import fresh, prepared
from tests.store.test_store import opened

from readyroom.cli import main
from readyroom.core import registry
from readyroom.server.people import hashed
from readyroom.server.refusal import Refusal
from readyroom.server.statistics import pages, ratings
from readyroom.server.statistics.tally import favorites, histogram, places
from readyroom.store import Store
from readyroom.store.erasure import forget
from readyroom.store.export import everything_about
from readyroom.store.pruning import Retention, prune
from readyroom.store.rows import DeviceRow, PersonRow, ProfileRow, SeatPlayed

DERIVED = ("played", "ratings")
NOW = int(time() * 1000)


# -- played live


def together(server: LiveServer, *people: Person, **table: Any) -> str:
    """A match of Cabal, played to its end."""
    code = people[0].opens("cabal", len(people), **table)
    at = [person.joins(code) for person in people]
    for seat, client in enumerate(at[1:], start=1):
        client.does("sit", seat=seat)
    at[0].does("start")
    luck = random.Random(7)
    while True:
        for client in at:
            client.see(max(other.seq for other in at))
        update = at[0].update
        assert update is not None
        if update["outcome"] is not None:
            break
        seat = update["to_act"][0]
        at[seat].acts(seat, luck.choice(at[seat].options(seat)))
    for client in at:
        client.close()
    return code


def statistics(server: LiveServer, of: str, person: Person | None = None) -> Any:
    return server.http.get(f"/api/people/{of}/statistics", headers=person.headers if person else {})


def entered(server: LiveServer, person: Person, matches: int) -> Any:
    """The person's own page, once so many matches are entered."""
    until = monotonic() + 60
    while True:
        page = statistics(server, "me", person).json()
        if page["matches"] >= matches:
            return page
        assert monotonic() < until, page
        sleep(0.05)


def shows(server: LiveServer, person: Person, shown: bool = True, rated: bool = False) -> None:
    answer = server.http.put("/api/me/showing", json={"shown": shown, "rated": rated}, headers=person.headers)
    assert answer.status_code == 200 and answer.json() == {"shown": shown or rated, "rated": rated}, answer.text


def test_a_match_is_entered_as_it_ends_and_shown_only_to_those_allowed(server: LiveServer) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    together(server, ada, ben)
    together(server, ada, ben, open=False)
    mine = entered(server, ada, 2)
    assert mine["yours"] and not mine["shown"] and [one["open"] for one in mine["latest"]] == [False, True]
    (game,) = mine["games"]
    assert (game["slug"], game["matches"], sum(game["places"])) == ("cabal", 2, 2)
    assert [rival["name"] for rival in game["rivals"]] == ["Ben"] and game["rivals"][0]["page"] == ""
    assert [one["label"] for one in game["numbers"]] == ["Credits"], "the game adds its own facts"
    assert statistics(server, mine["id"], ben).status_code == 404, "only people who opted in are shown"
    assert statistics(server, mine["id"]).json()["detail"] == pages.PRIVATE
    assert statistics(server, "nobody").json()["detail"] == pages.PRIVATE, "hidden and unknown look the same"
    shows(server, ada)
    theirs = statistics(server, mine["id"], ben).json()
    assert not theirs["yours"] and theirs["matches"] == 1 and theirs["latest"][0]["open"]
    assert theirs["games"][0]["rivals"] == [] and theirs["games"][0]["unnamed"] == 1, "Ben has not opted in"
    shows(server, ben)
    assert [one["name"] for one in statistics(server, mine["id"]).json()["games"][0]["rivals"]] == ["Ben"]
    more = server.http.get(f"/api/people/{mine['id']}/matches").json()
    assert [one["code"] for one in more] == [theirs["latest"][0]["code"]]
    assert server.http.get(f"/api/people/{mine['id']}/matches?before={more[0]['ended']}").json() == []
    shows(server, ada, False)
    assert statistics(server, mine["id"], ben).status_code == 404


def test_a_seat_links_to_the_page_of_a_player_who_shares_it(server: LiveServer) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    shows(server, ada)
    code = ada.opens("cabal", 2)
    at = ada.joins(code)
    page = statistics(server, "me", ada).json()["id"]
    assert [seat["page"] for seat in at.table["seats"]] == [page, ""]
    ben.joins(code).does("sit", seat=1)
    at.hears_of(lambda table: table["seats"][1]["kind"] == "person")
    assert at.table["seats"][1]["page"] == ""
    shows(server, ben)
    at.hears_of(lambda table: table["seats"][1]["page"] != "")
    listed = next(one for one in server.http.get("/api/me/tables", headers=ada.headers).json() if one["code"] == code)
    assert [seat["page"] != "" for seat in listed["seats"]] == [True, True]


def test_a_match_of_players_who_opted_in_is_rated(server: LiveServer) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    shows(server, ada, True, rated=True)
    code = ada.opens("cabal", 2)
    at = ada.joins(code)
    assert not at.table["rated"], "nobody else is here"
    ben.joins(code).does("sit", seat=1)
    at.hears_of(lambda table: table["seats"][1]["kind"] == "person")
    assert not at.table["rated"], "Ben has not opted in"
    shows(server, ben, True, rated=True)
    at.hears_of(lambda table: table["rated"])
    at.does("settings", open=False)
    at.hears_of(lambda table: not table["open"])
    assert not at.table["rated"], "never at a private table"
    together(server, ada, ben, open=False)
    together(server, ada, ben, bots=())
    page = entered(server, ada, 2)
    assert [one["rated"] for one in page["latest"]] == [True, False]
    until = monotonic() + 60
    while (found := statistics(server, "me", ada).json()["games"][0]["rated"]) is None and monotonic() < until:
        sleep(0.05)
    assert found["matches"] == 1 and found["provisional"] and found["rating"] != 1500
    assert server.http.get("/api/games/cabal/ratings").json()["rows"] == [], "one match is too few to be ranked"


def test_a_host_who_makes_a_finished_match_private_hides_it(server: LiveServer) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    shows(server, ada)
    code = together(server, ada, ben)
    page = entered(server, ada, 1)["id"]
    assert statistics(server, page).json()["matches"] == 1
    ada.joins(code).does("settings", open=False)
    server.run(_forgotten(server))
    assert statistics(server, page).json()["matches"] == 0
    assert server.http.get("/api/games/cabal/statistics").json()["highest"] == []


async def _forgotten(server: LiveServer) -> None:
    server.house.statistics.forget_answers()


def test_a_match_that_ended_without_a_server_is_entered_at_the_next_start(tmp_path: Path) -> None:
    """So are matches from before there were statistics."""
    db = prepared(tmp_path / "tables.db")

    async def fill() -> None:
        async with opened(str(db)) as store:
            await store.add_person(
                PersonRow("ada", "Ada", 1, NOW), DeviceRow("d-ada", "ada", hashed("token"), "", 1, NOW)
            )
            await add_people(store, "Ben")
            for i in range(45):
                await finish(store, f"m{i:02}", ("ada", "ben"), NOW - 1000 + i)

    asyncio.run(fill())
    with LiveServer(db) as server:
        page = entered(server, Person(server, "Ada", "token"), 45)
    assert page["games"][0]["numbers"][0]["label"] == "Credits", "with the game's own facts"


# -- worked out again


def in_store(where: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(where) as store:
            await work(store)

    asyncio.run(run())


async def a_past(store: Store) -> None:
    """People, and matches of every kind, entered as servers do."""
    await add_people(store, "Ada", "Ben", "Cleo")
    matches: list[tuple[str, tuple[str | None, ...], dict[str, Any]]] = [
        ("open", ("ada", "ben"), {"rated": True}),
        ("again", ("ben", "ada", "cleo"), {"rated": True}),
        ("left", ("ada", "ben"), {"rated": True, "left": (1,)}),
        ("private", ("ada", "cleo"), {"open": False}),
        ("bots", ("ada", None, None), {}),
        ("device", ("ada", "ada", "ben"), {"guests": ("", "Grandma", "")}),
        ("taken", ("ada", "cleo"), {"rated": True, "sat": {1: ["ben", "cleo"]}}),
        ("off", ("ada", "ben"), {"broken_off": True}),
    ]
    for ended, (code, people, how) in enumerate(matches, start=NOW):
        match = await finish(store, code, people, ended, **how)
        await enter(store, code, match)
    await ratings.rate(store, "cabal")


def kept_in(db: str) -> dict[str, list[Any]]:
    with sqlite3.connect(db) as database:
        return {name: sorted(database.execute(f"SELECT * FROM {name}").fetchall()) for name in DERIVED}


@pytest.fixture
def past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("READYROOM_CONFIG", "")
    db = fresh("sqlite", tmp_path)
    in_store(db, a_past)
    return db


def test_recomputing_statistics_gives_the_same_result(past: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = kept_in(past)
    assert len(before["played"]) == 17 and len(before["ratings"]) == 7
    with sqlite3.connect(past) as database:
        database.execute("DELETE FROM ratings")
        database.execute("DELETE FROM played WHERE code <> 'open'")
        database.execute("UPDATE played SET points = 99, facts = '[]'")
    assert main(["db", "statistics", "--jobs", "1", "--db", past]) == 0
    assert "7 matches, 17 seats." in capsys.readouterr().out
    assert kept_in(past) == before
    assert main(["db", "statistics", "--jobs", "1", "--db", past]) == 0 and kept_in(past) == before


def test_ctrl_c_leaves_each_match_either_old_or_recomputed(
    past: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from readyroom.cli.db import statistics as command

    before, work_out = kept_in(past), command.work_out

    def interrupted(code: str) -> command.Worked:
        if code == "left":
            raise KeyboardInterrupt
        return work_out(code)

    monkeypatch.setattr(command, "work_out", interrupted)
    monkeypatch.setattr(command, "AT_ONCE", 1)
    assert main(["db", "statistics", "--jobs", "1", "--db", past]) == 130
    assert "Stopped after 2 of 7 matches." in capsys.readouterr().out and kept_in(past) == before


def test_without_the_rules_places_and_points_stay(past: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = kept_in(past)
    with sqlite3.connect(past) as database:
        database.execute("UPDATE matches SET rules = 99")
    assert main(["db", "statistics", "--jobs", "1", "--db", past]) == 0
    assert "by rules that are not installed here" in capsys.readouterr().out
    after = kept_in(past)
    assert [row[:-1] for row in after["played"]] == [row[:-1] for row in before["played"]]
    assert {row[-1] for row in after["played"]} == {"[]"} and after["ratings"] == before["ratings"]


def test_statistics_of_pruned_matches_stay_until_dropped(past: str) -> None:
    before = kept_in(past)

    async def work(store: Store) -> None:
        await prune(store, Retention(matches=1), NOW + 10 * 86_400_000, lambda *_: None)
        page = await pages.person_page(store, "ada", "ada")
        assert page.matches == 7 and {one.title for one in page.latest} == {""}, "their replays are gone"
        assert not any(one.code for game in page.games for one in game.scores)
        assert not any(one.code for game in page.games for one in game.numbers)

    in_store(past, work)
    assert kept_in(past) == before
    assert main(["db", "statistics", "--jobs", "1", "--db", past]) == 0 and kept_in(past) == before
    assert main(["db", "statistics", "--jobs", "1", "--drop-pruned", "--db", past]) == 0
    assert kept_in(past) == {"played": [], "ratings": []}


def test_forgetting_someone_leaves_the_others_statistics_as_they_were(past: str) -> None:
    before = kept_in(past)

    async def work(store: Store) -> None:
        for who in ("ada", "ben"):
            await store.save_profile(ProfileRow(who, 1, 1))
        was = await pages.person_page(store, "ben", "ben")
        ada = await store.person("ada")
        assert ada is not None
        await forget(store, ada, NOW)
        now = await pages.person_page(store, "ben", "ben")
        assert [row.name for row in was.games[0].rivals] == ["Ada", "Cleo"]
        assert [row.name for row in now.games[0].rivals] == ["Cleo"] and now.games[0].unnamed == now.matches
        assert (now.games[0].ratings, now.games[0].scores) == (was.games[0].ratings, was.games[0].scores)
        with pytest.raises(Refusal):
            await pages.person_page(store, "ada", None)
        assert await store.profile("ada") == ProfileRow("ada")
        assert "Ada" not in str(await pages.game_page(store, "cabal"))

    in_store(past, work)
    assert kept_in(past) == before
    assert main(["db", "statistics", "--jobs", "1", "--db", past]) == 0 and kept_in(past) == before


def test_people_can_export_their_statistics(past: str) -> None:
    async def work(store: Store) -> None:
        ada = await store.person("ada")
        assert ada is not None
        told = (await everything_about(store, ada, NOW))["statistics"]
        assert not told["shown_to_others"] and len(told["played"]) == 8 and len(told["ratings"]) == 3
        assert [one["guest"] for one in told["played"] if one["table"] == "device"] == [False, True]

    in_store(past, work)


# -- what the pages say


def test_a_person_sees_all_their_matches_and_others_only_open_ones(past: str) -> None:
    async def work(store: Store) -> None:
        mine = await pages.person_page(store, "ada", "ada")
        (game,) = mine.games
        assert mine.matches == game.matches == 7, "neither the abandoned match nor a guest's"
        names = {rival.name or rival.level: rival.matches for rival in game.rivals}
        assert names == {"Ben": 4, "Cleo": 3, BOT: 1}
        assert sum(game.places) == 7 and game.best == max(one.points for one in game.scores)
        assert [one.ended for one in game.scores] == sorted(one.ended for one in game.scores)
        assert game.bests[0].points == game.best and len(game.ratings) == 3 and game.rated is not None
        await store.save_profile(ProfileRow("ada", 1, 0))
        others = await pages.person_page(store, "ada", "ben")
        assert others.matches == 6 and all(one.open for one in others.latest)
        assert others.games[0].rated is None, "she does not want to be rated"
        assert {rival.name for rival in others.games[0].rivals} == {""} and others.games[0].unnamed == 5

    in_store(past, work)


def test_private_matches_are_counted_and_nothing_else_is_shown(past: str) -> None:
    async def work(store: Store) -> None:
        game = await pages.game_page(store, "cabal")
        assert (game.totals.matches, game.totals.among_people, game.totals.alone) == (7, 6, 1)
        assert sum(week.matches for week in game.totals.weeks) == 7 and len(game.totals.weeks) == pages.WEEKS
        assert {one.seats: one.matches for one in game.by_seats} == {2: 4, 3: 3}
        assert "private" not in {one.code for one in (*game.highest, *game.longest)}
        assert sum(one.seats for one in game.points) == sum(one.matches for one in game.players) == 15
        assert [(one.label, one.matches) for one in game.players] == [("", 13), (BOT, 2)]
        assert sum(one.won for one in game.starting) == 6, "each has one winner"
        assert {one.page for one in game.highest} == {""} and game.highest[0].title.startswith("Table ")
        server = await pages.server_page(store)
        assert (server.matches, server.players) == (7, 3) and len(server.longest) == pages.LONGEST
        empty = await pages.game_page(store, "scramble")
        assert empty.totals.matches == 0 and empty.points == () and len(empty.totals.weeks) == pages.WEEKS

    in_store(past, work)


def test_bins_places_and_favorites_are_counted() -> None:
    assert places([]) == () and histogram([]) == () and favorites(Cabal.traits, []) == ()
    wide = histogram([0.5, 130])
    assert len(wide) == 12 and (wide[0].least, wide[-1].most) == (0, 131) and sum(one.seats for one in wide) == 2
    assert histogram([-3, -1])[0].least == -3


def test_solo_play_has_no_place() -> None:
    alone = SeatPlayed("t", 0, "cabal", 1, 1, "ada", "", 0, 1, -4, 0, 0, 0, 1, 9, 1, 0, "")
    assert places([alone]) == ()
    assert places([alone, msgspec.structs.replace(alone, seats=2, place=2)]) == (0, 1)


def test_unknown_games_have_no_page(server: LiveServer) -> None:
    assert "cabal" in registry.slugs()
    for call in ("statistics", "ratings"):
        assert server.http.get(f"/api/games/chess/{call}").status_code == 404
    assert server.http.get("/api/statistics").json()["matches"] == 0
    assert server.http.get("/api/people/me/statistics").status_code == 401


def test_a_persons_page_is_fresh_after_every_match(server: LiveServer) -> None:
    async def work() -> list[int]:
        kept, made = server.house.statistics, iter(range(1, 9))

        async def next_one() -> int:
            return next(made)

        found = [await kept.answer((kind,), next_one) for kind in ("person", "person", "server", "server")]
        kept._entered += 1
        return found + [await kept.answer((kind,), next_one) for kind in ("person", "server")]

    assert server.run(work()) == [1, 1, 2, 2, 3, 2], "of the server, a few seconds later"


def test_an_outdated_answer_is_not_cached(server: LiveServer) -> None:
    async def work() -> list[int]:
        kept, made = server.house.statistics, iter((1, 2, 3))

        async def slow() -> int:
            kept.forget_answers()  # a person is hidden from now on
            return next(made)

        async def quick() -> int:
            return next(made)

        return [await kept.answer(("test",), how) for how in (slow, quick, quick)]

    assert server.run(work()) == [1, 2, 2]
