"""Who sits where, what the host may do, and what everyone may do."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.server.house import SETTINGS, Client, LiveServer, Person


def gathered(server: LiveServer, game: str = "cabal", **more: object) -> tuple[str, Client, Client, Person, Person]:
    """Anna hosts on seat 0, Ben sits on seat 1, the match has started."""
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens(game, 2, **more)
    one, two = anna.joins(code), ben.joins(code)
    two.does("sit", seat=1)
    one.does("start")
    two.see(0)
    return code, one, two, anna, ben


def test_a_guest_can_change_their_name_and_everyone_sees_it(server: LiveServer) -> None:
    _, _one, two, anna, _ = gathered(server)
    answer = server.http.patch("/api/people/me", json={"name": "  Annabel "}, headers=anna.headers)
    assert answer.json() == {"name": "Annabel", "token": anna.token}
    while two.table["seats"][0]["name"] != "Annabel":
        two.hear()
    assert two.table["host"] == "Annabel"


def test_open_tables_are_listed_and_private_ones_need_the_code(server: LiveServer) -> None:
    anna = server.person("Anna")
    seen = anna.opens("cabal", 3, title="Come in")
    hidden = anna.opens("cabal", 3, open=False)
    listed = server.http.get("/api/tables").json()
    assert [table["code"] for table in listed] == [seen]
    assert (listed[0]["title"], listed[0]["free"], listed[0]["host"]) == ("Come in", 2, "Anna")
    assert server.http.get(f"/api/tables/{hidden}").json()["code"] == hidden
    assert server.http.get("/api/tables/nowhere").status_code == 404
    mine = server.http.get("/api/me/tables", headers=anna.headers).json()
    assert {table["code"] for table in mine} == {seen, hidden}


def test_running_matches_are_listed_for_open_tables_only(server: LiveServer) -> None:
    code, _, _, anna, _ = gathered(server)
    gathered(server, open=False)
    anna.opens("cabal", 2)
    running = server.http.get("/api/tables/running").json()
    assert [(table["code"], table["status"]) for table in running] == [(code, "playing")]
    assert [seat["name"] for seat in running[0]["seats"]] == ["Anna", "Ben"]
    assert (running[0]["to_act"], running[0]["watching"]) == ([0, 1], 0)
    server.person("Cleo").joins(code)
    assert server.http.get("/api/tables/running").json()[0]["watching"] == 1
    # Those who sit at a private one find it among their own.
    assert [table["code"] for table in server.http.get("/api/tables/running", headers=anna.headers).json()] == [code]


def test_a_running_match_leaves_the_list_when_it_turns_private_or_ends(server: LiveServer) -> None:
    _, one, *_ = gathered(server)
    one.does("settings", open=False)
    assert server.http.get("/api/tables/running").json() == []
    one.does("settings", open=True)
    assert len(server.http.get("/api/tables/running").json()) == 1
    one.does("end_match")
    assert server.http.get("/api/tables/running").json() == []


def test_a_match_against_bots_can_start_as_its_table_opens(server: LiveServer) -> None:
    anna = server.person("Anna")
    table = {"game": "cabal", "seats": 2, "bots": ["steady"], "start": True}
    opened = server.http.post("/api/tables", json=table, headers=anna.headers).json()
    assert (opened["status"], opened["to_act"], opened["your_turn"]) == ("playing", [0, 1], True)
    assert anna.joins(opened["code"]).table["status"] == "playing"
    waits = server.http.post("/api/tables", json={**table, "seats": 3}, headers=anna.headers)
    assert (waits.status_code, waits.json()["detail"]) == (
        400, "A match that waits for other people cannot start at once.",
    )  # fmt: skip


def test_players_on_the_hosts_device_have_their_own_names(server: LiveServer) -> None:
    ines = server.person("Ines")
    code = ines.opens("cabal", 3, here=["Theo"], bots=["steady"], start=True)
    seats = ines.joins(code).table["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ines", "Theo"]
    assert [(seat["yours"], seat["guest"]) for seat in seats] == [(True, False), (True, True), (False, False)]
    crowd = {"game": "cabal", "seats": 2, "here": ["Theo"], "bots": ["steady"]}
    assert server.http.post("/api/tables", json=crowd, headers=ines.headers).status_code == 400
    for name in ("ines", "Theo"):
        twins = {"game": "cabal", "seats": 3, "here": ["Theo", name]}
        assert "is called" in server.http.post("/api/tables", json=twins, headers=ines.headers).json()["detail"]


def test_a_guest_keeps_their_seat_by_name_until_they_leave(server: LiveServer) -> None:
    ines, ben = server.person("Ines"), server.person("Ben")
    code = ines.opens("cabal", 3)
    at, other = ines.joins(code), ben.joins(code)
    assert "Ines" in at.refused("sit", seat=1, name="Ines")
    at.does("sit", seat=1, name=" Theo ")
    assert at.table["seats"][1]["name"] == "Theo"
    server.http.patch("/api/people/me", json={"name": "Ada"}, headers=ines.headers)
    at.hears_of(lambda table: [seat["name"] for seat in table["seats"][:2]] == ["Ada", "Theo"])
    theo = server.http.patch("/api/people/me", json={"name": "Theo"}, headers=ben.headers)
    assert theo.status_code == 200, "he does not sit here"
    assert "Theo" in ben.joins(code).refused("sit", seat=2)
    assert server.http.patch("/api/people/me", json={"name": "theo"}, headers=ines.headers).status_code == 409
    at.does("stand", seat=1)
    other.hears_of(lambda table: table["seats"][1]["name"] == "")


def test_unnamed_tables_can_be_told_apart(server: LiveServer) -> None:
    anna = server.person("Anna")
    for _ in range(12):
        anna.opens("cabal", 2)
    titles = {table["title"] for table in server.http.get("/api/tables").json()}
    assert len(titles) > 1 and all(title.startswith("Anna's table at ") for title in titles)


def test_your_turn_is_shown_in_your_list(server: LiveServer) -> None:
    code, _, _, anna, _ = gathered(server)
    mine = server.http.get("/api/me/tables", headers=anna.headers).json()
    assert (mine[0]["code"], mine[0]["your_turn"]) == (code, True)


def test_bots_are_seated_from_the_last_seat_backwards(server: LiveServer) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("cabal", 4, bots=["steady", "steady"]))
    assert [seat["kind"] for seat in at.table["seats"]] == ["person", "open", "bot", "bot"]
    assert "Its bots are: steady" in at.refused("seat_bot", seat=1, level="brilliant")
    at.does("seat_bot", seat=1, level="steady")
    assert at.table["seats"][1]["kind"] == "bot"
    at.does("free_seat", seat=1)
    assert at.table["seats"][1]["kind"] == "open"


def test_the_host_sets_options_seats_and_clock_until_the_start(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 2)
    one, two = anna.joins(code), ben.joins(code)
    assert "Only the host" in two.refused("settings", title="Mine")
    one.does("settings", title="Ours", clock="brisk", options={"purse": 4}, seats=3, open=False)
    assert (one.table["title"], one.table["clock"], one.table["options"]["purse"]) == ("Ours", "brisk", 4)
    assert len(one.table["seats"]) == 3 and not one.table["open"]
    assert "cannot be 99" in one.refused("settings", options={"purse": 99})
    assert "no option 'bribes'" in one.refused("settings", options={"bribes": 1})
    assert "2 to 4" in one.refused("settings", seats=9)
    assert "exactly 4" in one.refused("settings", options={"crowded": True})
    two.does("sit", seat=2)
    assert "is in seat 3" in one.refused("settings", seats=2)
    one.does("seat_bot", seat=1, level="steady")
    one.does("start")
    assert "cannot change" in one.refused("settings", seats=2)
    one.does("settings", title="Later")
    assert one.table["title"] == "Later"


def test_one_person_may_take_several_seats_before_the_start(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("cabal", 2)
    at = anna.joins(code)
    at.does("sit", seat=1)
    at.does("start")
    assert [mine["seat"] for mine in (at.update or {})["mine"]] == [0, 1]
    at.acts(0, at.options(0)[0])
    at.acts(1, at.options(1)[0])
    assert at.seq == 2


def test_changing_seats_during_a_match_shows_nobody_a_second_hand(server: LiveServer) -> None:
    code, one, two, _, _ben = gathered(server)
    two.does("stand", seat=1)
    assert (two.update or {})["mine"] == []
    assert "another seat in this match" in one.refused("sit", seat=1)
    carl = server.person("Carl").joins(code)
    carl.does("sit", seat=1)
    one.does("vote", yes=True)
    carl.hears_of(lambda table: table["seats"][1]["yours"])
    carl.quiet()
    assert carl.mine(1)["own"]["cards"]
    carl.does("stand", seat=1)
    two.does("sit", seat=1)


def test_a_seat_has_one_owner_and_only_they_act_for_it(server: LiveServer) -> None:
    code, one, two, _, _ = gathered(server)
    assert "taken" in two.refused("sit", seat=0)
    assert "no seat 9" in two.refused("sit", seat=8)
    forged = one.options(0)[0]
    assert "not yours" in two.refused("act", seat=0, seen=two.seq, action=forged)
    assert "not yours" in two.refused("undo", seat=0, seen=two.seq)
    assert "not yours" in two.refused("stand", seat=0)
    watcher = Client(server.port, code, None)
    assert "watching" in watcher.refused("act", seat=0, seen=0, action=forged)
    assert (one.seq, two.seq) == (0, 0)


def test_the_host_replaces_the_absent_and_they_can_come_back(server: LiveServer) -> None:
    code, one, two, _, ben = gathered(server)
    assert "is here" in one.refused("seat_bot", seat=1, level="steady")
    assert "is here" in one.refused("free_seat", seat=1)
    two.close()
    while one.table["seats"][1]["here"]:
        one.hear()
    one.does("seat_bot", seat=1, level="steady")
    one.see(1)  # the bot puts its card back
    again = ben.joins(code)
    assert "plays for Ben" in again.welcome["talk"][-1]["text"]
    again.does("sit", seat=1)
    assert again.table["seats"][1] | {"left": None} == {
        "seat": 1, "kind": "person", "name": "Ben", "level": "", "here": True, "yours": True, "left": None,
        "away": False, "dossier": "", "brings": "", "plays_for": "", "sit": "", "guest": False,
        "program": False, "claimed": False, "page": "",
    }  # fmt: skip


def test_a_pause_stops_play_until_the_host_resumes(server: LiveServer) -> None:
    _code, one, two, _, _ = gathered(server)
    assert "Only the host" in two.refused("pause", paused=True)
    one.does("pause", paused=True)
    assert "paused" in two.refused("act", seat=1, seen=0, action=two.options(1)[0])
    assert "already" in one.refused("pause", paused=True)
    one.does("pause", paused=False)
    two.acts(1, two.options(1)[0])


def test_the_host_ends_a_match_and_its_record_stays(server: LiveServer) -> None:
    code, one, two, _, _ = gathered(server)
    two.acts(1, two.options(1)[0])
    assert "Only the host" in two.refused("end_match")
    one.does("end_match")
    assert one.table["status"] == "ended" and one.table["seed"]
    assert "over" in two.refused("act", seat=1, seen=two.seq, action={"type": "work"})
    listed = server.http.get("/api/matches").json()
    assert (listed[0]["code"], listed[0]["result"]) == (code, "The host ended the match.")
    opened = server.http.get(f"/api/matches/{code}/replay?viewer=spectator").json()
    assert len(opened["frames"]) == 2 and opened["outcome"] is None


def test_a_host_who_leaves_passes_the_table_on(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, host_grace=0.2)) as server:
        _code, one, two, _, _ = gathered(server)
        one.close()
        while not two.table["you_host"]:
            two.hear()
        two.does("pause", paused=True)


def test_a_host_who_comes_back_in_time_stays_host(server: LiveServer) -> None:
    code, one, two, anna, _ = gathered(server)
    one.close()
    two.hears_of(lambda table: not table["seats"][0]["here"])
    passing = server.house.tables[code].care._passing
    again = anna.joins(code)
    again.does("pause", paused=True)
    assert passing is not None and passing.cancelled()
    assert not two.table["you_host"]


def test_chat_and_signals_are_kept_for_later_arrivals(server: LiveServer) -> None:
    code, one, two, _, _ = gathered(server)
    one.does("say", text="  Good luck,\nBen! ")
    two.does("signal", kind="thanks")
    assert "message is empty" in one.refused("say", text="   ")
    late = server.person("Carl").joins(code)
    late.does("say", text="Hello from the gallery")
    talk = [(said["name"], said["seat"], said["text"], said["signal"]) for said in late.welcome["talk"]]
    assert talk == [("Anna", 0, "Good luck, Ben!", ""), ("Ben", 1, "", "thanks")]
    while "gallery" not in two.raw[-1]:
        two.hear()


def test_a_guided_match_has_the_luck_its_guide_describes_and_one_player(server: LiveServer) -> None:
    anna = server.person("Anna")
    seen = []
    for _ in range(2):
        code = anna.opens("starship-captains", 2, bots=["easy"], open=False, guided=True)
        at = anna.joins(code)
        at.does("start")
        at.see(0)
        assert at.update is not None
        seen.append(at.update["public"]["places"])
    assert seen[0] == seen[1]
    body = {"game": "starship-captains", "seats": 2, "guided": True}
    answer = server.http.post("/api/tables", json=body, headers=anna.headers)
    assert (answer.status_code, answer.json()["detail"]) == (400, "A guided match is private, for one person and bots.")
