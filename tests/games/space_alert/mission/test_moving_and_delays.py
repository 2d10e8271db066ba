"""Movement, gravolifts, delays and tripping (rulebook 3.2)."""

from __future__ import annotations

from tests.games.space_alert.table import Table, fly_out, stand, table

from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.ship import GRAVOLIFT
from readyroom.games.space_alert.mission.trace import Delayed


def plan(t: Table, name: str) -> list[str]:
    return [words_of(slot) for slot in t.player(name).plan[1:13]]


def test_everyone_starts_on_the_bridge() -> None:
    t = table(crew=["", "", ""])
    assert [t.at(name) for name in ("Ada", "Bo", "Cy")] == ["upper_white"] * 3


def test_arrows_lead_one_zone_on_the_same_deck() -> None:
    t = table(crew=["red, blue, blue", "lift, blue"]).play(3)
    assert t.at("Ada") == "upper_blue" and t.at("Bo") == "lower_blue"


def test_an_arrow_in_the_zone_of_its_color_does_nothing() -> None:
    t = table(crew=["red, red"]).play(2)
    assert t.at("Ada") == "upper_red" and t.why_not("Ada") == ["end_of_ship"]


def test_a_lift_already_used_this_turn_delays_the_next_user() -> None:
    t = table(crew=["lift, A", "lift, C, blue"]).play(1)
    assert t.at("Bo") == "lower_white"
    assert plan(t, "Ada")[:3] == ["lift", "A", "nothing"]
    assert plan(t, "Bo")[:4] == ["lift", "nothing", "C", "blue"]


def test_a_damaged_lift_delays_every_user() -> None:
    t = table(crew=["lift, A"])
    t.ship.tiles[1] = 1 << GRAVOLIFT
    assert plan(t.play(1), "Ada")[:3] == ["lift", "nothing", "A"]
    assert t.at("Ada") == "lower_white"


def test_lifts_of_different_zones_do_not_get_in_each_others_way() -> None:
    t = table(crew=["red, lift, A", ", lift, A"]).play(2)
    assert not t.told(Delayed)


def test_a_delayed_card_pushes_others_until_an_empty_space() -> None:
    t = table(crew=["lift", "lift, A, B, , C"]).play(1)
    assert plan(t, "Bo")[:6] == ["lift", "nothing", "A", "B", "C", "nothing"]


def test_a_card_pushed_off_the_end_is_lost() -> None:
    orders = ["lift", *["A"] * 10, "B"]
    t = table(crew=["lift", ", ".join(orders)]).play(1)
    assert plan(t, "Bo") == ["lift", "nothing", *["A"] * 10]


def test_delays_of_one_turn_are_not_cumulative() -> None:
    """Rulebook 7.2, Slime: a slimed station, a damaged lift, no maintenance and a stumble are one delay."""
    t = table("1 I2-01", crew=[", tripped lift, A, B"], computer=False)
    stand(t, Ada="upper_blue")
    t.ship.tiles[2] = 1 << GRAVOLIFT
    t.play(2)
    assert plan(t, "Ada")[:5] == ["nothing", "tripped lift", "nothing", "A", "B"]


def test_a_player_who_trips_does_what_they_meant_and_is_delayed() -> None:
    t = table(crew=["tripped red, C"]).play(1)
    assert t.at("Ada") == "upper_red"
    assert plan(t, "Ada")[:3] == ["tripped red", "nothing", "C"]


def test_heroic_movement_goes_straight_there_whatever_the_lifts() -> None:
    t = table(crew=["lift", "go lower_blue, A"])
    t.ship.tiles[1] = t.ship.tiles[2] = 1 << GRAVOLIFT
    t.play(1)
    assert t.at("Bo") == "lower_blue" and plan(t, "Bo")[1] == "A"


def test_heroic_movement_does_not_block_a_lift() -> None:
    t = table(crew=["go lower_white", "lift, A"]).play(1)
    assert plan(t, "Bo")[1] == "A"


def test_an_unmaintained_computer_delays_everyone_aboard() -> None:
    t = table(crew=[", , A", ", , B"], computer=False).play(2)
    assert plan(t, "Ada")[:4] == ["nothing", "nothing", "nothing", "A"]
    assert plan(t, "Bo")[:4] == ["nothing", "nothing", "nothing", "B"]


def test_maintenance_in_the_first_two_turns_of_each_phase_is_enough() -> None:
    t = table(crew=["C, , , , C, , , C"], computer=False).finish()
    assert not t.told(Delayed)


def test_maintenance_outside_the_first_two_turns_or_twice_does_nothing() -> None:
    t = table(crew=["C, C, C"], computer=False).play(3)
    assert t.why_not("Ada") == ["maintained", "not_now"]


def test_the_computer_is_checked_after_turns_2_5_and_9() -> None:
    t = table(crew=[""], computer=False).finish()
    assert [e.turn for e in t.told(Delayed)] == [3, 6, 10]


def test_the_computer_does_not_delay_players_in_space() -> None:
    t = fly_out(table(crew=["bots, bots, bots", ""], computer=False), "Ada").play(2)
    assert [e.seat for e in t.told(Delayed)] == [1]


def test_knocked_out_players_do_nothing_more() -> None:
    t = table(crew=["red"])
    t.player("Ada").out = True
    assert t.play(1).at("Ada") == "upper_white"
