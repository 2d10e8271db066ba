"""Calls that cannot all work are found from the calls alone."""

from __future__ import annotations

from readyroom.games.space_alert.called import Called, CalledMember, CalledThreat, CalledTurn, Conflict, conflicts
from readyroom.games.space_alert.catalog import catalog
from readyroom.games.space_alert.mission.places import Station


def crew(since: int = 1, threats: tuple[CalledThreat, ...] = (), **said: str) -> list[Conflict]:
    """``ada="1 red, 2 A, 4 C@upper_white"``: what each has called."""
    return conflicts(Called(tuple(member(name, words) for name, words in said.items()), threats, since))


def member(name: str, words: str) -> CalledMember:
    turns = []
    for one in words.split(", "):
        turn, what = one.split()
        order, _, at = what.partition("@")
        turns.append(CalledTurn(int(turn), order, station(at)))
    return CalledMember(name[0], name.title(), tuple(turns))


def station(name: str) -> Station | None:
    return next(one.id for one in catalog().stations if one.id == name) if name else None


def test_two_players_called_to_the_computer_clash() -> None:
    (found,) = crew(mira="4 C", theo="4 C")
    assert (found.kind, found.turn, found.members) == ("clash", 4, ("m", "t"))
    assert found.title == "2 at C on the bridge, turn 4."
    assert found.text == "Mira and Theo both called it. One at the computer is enough."


def test_calls_on_other_turns_or_in_other_stations_do_not_clash() -> None:
    assert crew(mira="4 C", theo="5 C") == []
    assert crew(mira="4 A", theo="3 red, 4 A") == []


def test_called_moves_lead_to_the_console() -> None:
    (found,) = crew(mira="1 red, 2 lift, 3 A", theo="1 lift, 2 red, 3 A")
    assert found.title == "2 at A in lower red, turn 3."


def test_a_station_that_was_named_counts_more_than_the_way_there() -> None:
    assert crew(mira="1 red, 3 A@upper_blue", theo="1 red, 3 A") == []
    assert len(crew(mira="3 A@upper_red", theo="1 red, 3 A")) == 1


def test_any_number_may_look_out_of_the_window() -> None:
    assert crew(mira="4 C@lower_white", theo="4 C@lower_white") == []


def test_a_gravolift_carries_one_of_each_zone() -> None:
    (found,) = crew(mira="2 lift", theo="2 lift@lower_white", ben="2 lift@upper_red")
    assert (found.kind, found.members) == ("clash", ("m", "t"))
    assert found.title == "2 in the white gravolift, turn 2."


def test_too_few_called_repairs_of_a_malfunction_are_reported() -> None:
    hacked = (CalledThreat("I1-06", 3),)
    at = catalog().threats[[one.id for one in catalog().threats].index("I1-06")].stations[0]
    (found,) = crew(threats=hacked, mira=f"4 B@{at}", theo=f"4 B@{at}")
    assert (found.kind, found.turn) == ("short", 0)
    assert found.title == "Hacked Shields: 2 of 3 B called."
    assert found.text == "Mira and Theo called 2. Who has 1 more?"
    assert crew(threats=hacked, mira=f"4 B@{at}, 5 B", theo=f"4 B@{at}") == []
    assert crew(threats=hacked, mira="4 C") == []


def test_a_heroic_repair_counts_twice() -> None:
    at = "upper_red"
    assert crew(threats=(CalledThreat("I1-05", 3),), mira=f"4 heroic-B@{at}", theo=f"5 B@{at}") == []


def test_battlebots_must_be_fetched_before_they_attack() -> None:
    (found,) = crew(mira="4 bots@upper_red")
    assert (found.kind, found.text) == ("short", "Mira called an attack, but never C where battlebots wait.")
    assert crew(mira="2 C@upper_blue, 4 bots") == []


def test_locked_turns_are_not_reported() -> None:
    assert crew(since=4, mira="2 A", theo="2 A") == []


def test_unknown_threats_and_unclear_calls_are_ignored() -> None:
    assert crew(threats=(CalledThreat("X9-99", 3),), mira="4 nothing", theo="4 special") == []


def test_a_card_says_how_hard_it_hits() -> None:
    facts = {one.id: one for one in catalog().threats}
    swarm = facts["E2-04"].acts
    assert [(act.hit, act.text) for act in swarm[1]] == [("2", ""), ("1", "in the two other zones")]
    assert [(act.hit, act.text) for act in facts["E2-02"].acts[2]] == [("3", "that ignores shields")]
    assert [(act.hit, act.text) for act in facts["I3-105"].acts[2]] == [("4 [3]", "")]
    assert facts["E1-10"].acts[0] == ()
    assert (facts["I1-05"].remedy, facts["I1-01"].remedy, facts["E1-01"].remedy) == ("B", "bots", None)
