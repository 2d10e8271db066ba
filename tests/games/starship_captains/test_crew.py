"""Rooms, crew and commanders."""

from __future__ import annotations

from tests.games.refused import refused
from tests.games.starship_captains.builder import can, captains, finish_round, offered, queue, ready, send, told

from readyroom.games.starship_captains.events import WorkedOn


def test_a_cadet_works_only_in_the_gray_room() -> None:
    m = captains(ready="cadet", damage=1)
    assert not can(m, 0, "helm by cadet")
    assert can(m, 0, "repair by cadet")


def test_an_android_works_in_no_room() -> None:
    m = captains(ready="android red")
    assert not any(text.endswith("by android") for text in offered(m))
    refused(m, 0, "repair by android", "do not work in rooms")


def test_every_ensign_can_repair() -> None:
    m = captains(ready="red", damage=1)
    m.act(0, "repair by red; repair 0")
    assert m.state.ships[0].damage == 0


def test_an_ensign_who_calls_the_first_of_an_empty_queue_comes_back() -> None:
    m = captains(ready="red", slots={1: "recall-beacon"})
    m.act(0, "recall-beacon by red")
    assert ready(m) == "red"
    assert queue(m) == ""


def test_two_equal_artifacts_awaken_rooms_of_both_colors_and_the_gray_one() -> None:
    m = captains(ready="", artifacts="red-blue red-blue")
    rooms = {text.split()[1] for text in offered(m) if text.startswith("awaken")}
    assert rooms == {"helm", "science", "repair"}


def test_two_different_artifacts_awaken_only_the_color_they_share() -> None:
    m = captains(ready="", artifacts="red-blue red-yellow")
    rooms = {text.split()[1] for text in offered(m) if text.startswith("awaken")}
    assert rooms == {"helm", "repair"}


def test_any_two_artifacts_awaken_the_gray_room() -> None:
    for pair in ("red-blue blue-yellow", "red-yellow blue-yellow", "red-yellow red-yellow"):
        assert can(captains(ready="", artifacts=pair), 0, f"awaken repair with {pair}")


def test_artifacts_move_no_figure_and_are_discarded() -> None:
    m = captains(artifacts="red-blue red-blue", damage=1)
    m.act(0, "awaken repair with red-blue red-blue; repair 0")
    assert (ready(m), queue(m)) == ("cadet red blue yellow", "")
    assert m.state.artifact_discard == (0, 0)
    assert m.state.ships[0].artifacts == (0, 0, 0)


def test_a_usable_pair_of_artifacts_is_a_turn() -> None:
    m = captains(ready="", artifacts="red-blue red-blue")
    assert m.to_act == (0,)
    assert "pass" in offered(m)


def test_with_nothing_to_do_a_captain_passes_and_keeps_the_androids() -> None:
    m = captains(ready="android android")
    assert m.state.ships[0].passed
    assert m.to_act == (1,)
    assert ready(m) == "android android"


def test_a_captain_who_passed_gets_no_turn_until_the_next_round() -> None:
    m = captains(damage=1, others={1: {"damage": 3}})
    m.act(0, "pass")
    m.act(1, "repair by red; repair 0")
    assert m.to_act == (1,)
    m.act(1, "repair by blue; repair 0")
    assert m.to_act == (1,)


def test_a_cadet_trained_now_can_fly_now() -> None:
    m = captains(ready="cadet", medals=1)
    m.act(0, "train cadet as red with medal")
    assert m.state.ships[0].medals == 0
    assert can(m, 0, "helm by red")


def test_nobody_is_trained_after_the_task() -> None:
    m = captains(medals=4)
    m.act(0, "helm by red")
    assert not any(text.startswith(("train", "promote")) for text in offered(m))


def test_crew_in_the_queue_cannot_be_trained_or_promoted() -> None:
    m = captains(ready="cadet", queue="red blue", medals=9)
    improved = {text.split()[1] for text in offered(m) if text.startswith(("train", "promote"))}
    assert improved == {"cadet"}


def test_a_commander_keeps_the_color() -> None:
    m = captains(ready="red-commander", medals=5)
    assert not any(text.startswith(("train", "promote")) for text in offered(m))


def test_a_cadet_is_trained_before_it_is_promoted() -> None:
    m = captains(ready="cadet", medals=4)
    assert not any(text.startswith("promote") for text in offered(m))
    m.act(0, "train cadet as blue with medal; promote blue with medal medal medal")
    assert ready(m) == "blue-commander"


def test_there_are_five_promotion_rings() -> None:
    m = captains(
        ready="red red-commander red-commander blue-commander", queue="yellow-commander blue-commander", medals=9
    )
    assert not any(text.startswith("promote") for text in offered(m))
    refused(m, 0, "promote red with medal medal medal", "five commanders")


def test_androids_cannot_be_improved() -> None:
    m = captains(ready="android red", medals=4)
    assert not any("android" in text for text in offered(m) if text.startswith(("train", "promote")))


def test_medals_crew_and_damage_never_run_out() -> None:
    m = captains(medals=18, ready="red", slots={1: "officers-lounge"}, others={1: {"medals": 18}})
    m.act(0, "officers-lounge by red")
    assert m.state.ships[0].medals == 20


def test_an_ensign_can_be_retrained() -> None:
    m = captains(ready="blue", medals=1)
    m.act(0, "train blue as yellow with medal")
    assert ready(m) == "yellow"


def test_academy_link_trains_cadets_free_and_ensigns_for_a_medal() -> None:
    m = captains(ready="cadet red", slots={1: "academy-link"})
    m.act(0, "train cadet as blue with")
    assert ready(m) == "red blue"
    assert not any(text.startswith("train") for text in offered(m))


def test_service_record_promotes_for_two_until_there_are_two_commanders() -> None:
    m = captains(ready="red red red", medals=6, slots={1: "service-record"})
    m.act(0, "promote red with medal medal")
    m.act(0, "promote red with medal medal")
    assert ready(m) == "red red-commander red-commander"
    assert not any(text.startswith("promote") for text in offered(m)), "The third costs three."


# -- commanders


def test_a_commander_works_twice_and_joins_the_queue_once_at_the_end() -> None:
    m = captains(ready="red-commander", damage=1, queue="blue", slots={1: "officers-lounge"})
    m.act(0, "helm by red-commander; decline; decline")
    assert {"work again in helm", "work again in officers-lounge", "work again in repair"} <= set(offered(m))
    assert not can(m, 0, "work again in science")
    assert queue(m) == "blue"
    events = m.act(0, "work again in repair; repair 0")
    assert told(events, WorkedOn)
    assert m.state.ships[0].damage == 0
    assert queue(m) == "blue red-commander"


def test_a_commander_repeats_its_line_before_the_next_with_fresh_choices() -> None:
    """The rulebook's example: two damage and four spaces, then again or a subordinate."""
    m = captains(at="arvo", ready="yellow-commander blue red", missions={"arvo": "standoff-at-the-rift"})
    send(m, "yellow-commander blue red")
    m.act(0, "use line; advance coop 2; decline; repeat line; advance nian 1")
    ship = m.state.ships[0]
    assert ship.damage == 4
    assert ship.spaces == (2, 0, 1)
    assert m.state.stack[-1].prompt(m.state, 0) == "What do you repair?"  # the blue line


def test_a_commander_that_does_not_match_may_still_command() -> None:
    m = captains(at="arvo", ready="blue-commander red", queue="blue cadet red", missions={"arvo": "convoy-duty"})
    send(m, "blue-commander red")
    assert offered(m) == ["command 1", "command 2", "decline"]
    m.act(0, "command 1")
    assert "blue" in ready(m).split()


def test_cadets_and_ensigns_of_the_same_color_can_be_commanded_from_anywhere() -> None:
    m = captains(ready="blue-commander", queue="red blue yellow cadet blue-commander blue", damage=1)
    m.act(0, "repair by blue-commander; repair 0")
    assert [text for text in offered(m) if text.startswith("command")] == ["command 2", "command 4", "command 6"]
    m.act(0, "command 4")
    assert ready(m) == "cadet"
    assert queue(m) == "red blue yellow blue-commander blue blue-commander"


def test_crew_on_the_mission_cannot_be_commanded() -> None:
    m = captains(at="arvo", ready="yellow-commander cadet red", missions={"arvo": "convoy-duty"})
    send(m, "yellow-commander cadet")
    assert not any(text.startswith("command") for text in offered(m))


def test_a_one_shot_room_is_gone_for_the_second_task() -> None:
    m = captains(ready="red-commander", slots={1: "medal-vault"})
    m.act(0, "medal-vault by red-commander")
    assert m.state.ships[0].medals == 4
    assert not can(m, 0, "work again in medal-vault")
    assert can(m, 0, "work again in helm")


def test_a_room_bought_first_can_be_used_second() -> None:
    m = captains(ready="blue-commander")
    m.act(0, "science by blue-commander; install workshop in 1")
    while "decline" in offered(m) and not any(text.startswith("work") for text in offered(m)):
        m.act(0, "decline")
    assert can(m, 0, "work again in workshop")


def test_a_commander_may_decline_both() -> None:
    m = captains(ready="red-commander")
    m.act(0, "helm by red-commander; decline; decline; decline")
    assert queue(m) == "red-commander"
    assert m.to_act == (1,)


def test_overtime_roster_keeps_only_two_in_the_queue() -> None:
    m = captains(ready="", queue="red blue yellow cadet", slots={1: "overtime-roster"})
    finish_round(m)
    assert queue(m) == "yellow cadet"


def test_night_shift_repairs_when_you_pass() -> None:
    m = captains(damage=1, slots={1: "night-shift"})
    m.act(0, "pass; use night-shift; repair 0")
    assert m.state.ships[0].damage == 0


def test_afterburners_move_once_more_after_the_helm() -> None:
    m = captains(ready="red", slots={1: "afterburners"})
    m.act(0, "helm by red; fly to arvo; fly to brindle; use afterburners; fly to jurn")
    assert m.state.galaxy.locations[m.state.ships[0].at].id == "jurn"
