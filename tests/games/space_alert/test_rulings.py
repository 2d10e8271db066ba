"""Rulings that no other test covers."""

from __future__ import annotations

from tests.games.space_alert.table import fly_out, squad, stand, table

from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.places import LOWER_BLUE, LOWER_RED, LOWER_WHITE, UPPER_WHITE
from readyroom.games.space_alert.mission.trace import Attacked, Fired

BOTH_DOORS = 0b11
"""Sealed by a Breached Airlock: between red and white, and between white and blue."""


def test_poison_does_not_reach_into_space() -> None:
    t = fly_out(table("1 Ninja", crew=["", "lift"]).play(1), "Ada")
    t.player("Ada").poisoned = True
    assert t.trigger("Ninja", "Z").out() == ["Bo"]


def test_a_destroyed_nemesis_strikes_back_once_more() -> None:
    t = table("1 white Nemesis", crew=["A"]).hold()
    t.threat("Nemesis").damage = 8
    t.play(1)
    assert t.destroyed("Nemesis") and [e.zone for e in t.told(Attacked)] == ["red", "white", "blue"]


def test_a_stripped_shield_is_0_even_with_the_marauder() -> None:
    t = stand(table("1 red Marauder", "2 white Energy Cloud", crew=[", , A"]), Ada="lower_white").hold().play(2)
    t.threat("Energy Cloud").square = 8
    assert t.trigger("Marauder", "X").play(1).left("Energy Cloud") == 4


def test_scout_and_interceptors_change_a_carriers_attack_together() -> None:
    t = fly_out(table("1 red Scout", "2 white Mini-Carrier", crew=[""]).hold().play(2), "Ada").trigger("Scout", "X")
    assert [e.strength for e in t.trigger("Mini-Carrier", "X").told(Attacked)] == [2 + 1 - 2]


def test_knocked_out_figures_do_not_count() -> None:
    t = stand(table("1 Shambler", crew=["", ""]).hold().play(1), Bo="lower_white")
    t.player("Bo").out = True
    assert t.trigger("Shambler", "X").threat("Shambler").station == 4


def test_a_hop_does_not_shorten_extra_advances() -> None:
    t = stand(
        table("1 red Scout", "2 white Gunship", crew=["hypernavigator: , , special"]).hold().play(2), Ada="lower_red"
    )
    t.threat("Scout").square, t.threat("Scout").speed = 6, 2
    before = t.threat("Gunship").square
    assert t.play(1).threat("Gunship").square == before - 1


def test_special_ops_cannot_be_beamed_before_their_action() -> None:
    t = table(crew=["teleporter: special", "special ops: advanced+A", ""], tokens=["Bo", "Cy"])
    assert stand(t, Cy="lower_red").play(1).at("Bo") == "upper_white"


def test_a_protected_card_in_space_is_not_delayed_but_does_nothing() -> None:
    t = fly_out(table(crew=["special ops: advanced+A, B"]), "Ada").play(1)
    assert t.at("Ada") == "upper_red" and t.why_not("Ada") == ["in_space"]
    assert [words_of(slot) for slot in t.player("Ada").plan[1:3]] == ["advanced+A", "B"]


def test_looking_twice_in_a_turn_counts_once() -> None:
    t = stand(table(crew=["C+C"], double=True), Ada="lower_white").play(1)
    assert t.m.visual[0] == 1 and t.why_not("Ada") == ["looked"]


def test_a_squad_of_a_knocked_out_leader_stays_disabled() -> None:
    t = squad(table("1 white Psionic Satellite", crew=["", ""]).hold().play(1), "Ada").trigger("Psionic Satellite", "Z")
    assert t.player("Ada").squad == 2 and t.finish().points.battlebots == -1


def test_a_seeker_with_one_way_left_takes_it_although_nobody_is_there() -> None:
    t = table("1 Seeker", crew=[""]).hold().play(1)
    assert t.threat("Seeker").station == UPPER_WHITE
    t.m.sealed = BOTH_DOORS
    assert t.trigger("Seeker", "X").threat("Seeker").station == LOWER_WHITE


def test_the_station_of_a_knocked_out_player_is_a_goal_like_any_other() -> None:
    t = table(crew=["teleporter: special", "", ""], tokens=["Bo", "Cy"])
    t.player("Cy").out = True
    assert stand(t, Cy="lower_red").play(1).at("Bo") == "lower_red"


def test_a_phased_attack_of_0_leaves_reversed_shields_alone() -> None:
    t = table("1 Reversed Shields", "2 white Phasing Pulser").hold().play(2).trigger("Reversed Shields", "Y")
    t.threat("Phasing Pulser").was_out = True
    before = t.ship.shield.copy()
    t.trigger("Phasing Pulser", "X")
    assert t.ship.shield == before != [0, 0, 0] and t.damage() == (0, 0, 0)
    t.threat("Phasing Pulser").was_out = False
    assert t.trigger("Phasing Pulser", "X").ship.shield == [0, 0, 0]


def test_a_medic_whose_special_card_is_ignored_acts_in_the_usual_order() -> None:
    t = table("1 white Amoeba", crew=["A", "medic: special+A"]).play(1)
    assert [e.seat for e in t.told(Fired)] == [0] and t.why_not("Bo") == ["already_fired"]


def test_a_parasite_whose_host_is_knocked_out_by_that_move_counts_as_survived() -> None:
    t = table("1 Parasite", crew=["lift"])
    t.m.lethal = 1 << LOWER_WHITE
    t.play(1)
    assert t.out() == ["Ada"] and t.threat("Parasite").host == 0 and t.survived("Parasite")


def test_a_slime_does_not_spread_onto_the_other_slimes_token() -> None:
    t = table("1 I2-01", "2 I2-02", crew=[""]).hold().play(2).trigger("I2-01", "Y")
    assert t.threat("I2-01").tokens == 1 << LOWER_BLUE | 1 << LOWER_WHITE
    t.trigger("I2-02", "Y").trigger("I2-01", "Y")
    assert t.threat("I2-02").tokens == 1 << LOWER_RED
    assert t.threat("I2-01").tokens == 1 << LOWER_BLUE | 1 << LOWER_WHITE


def test_a_plain_b_takes_nothing_from_an_over_full_shield_or_reactor_but_costs_the_capsule() -> None:
    t = stand(table(crew=["B, B", "B"]), Ada="lower_white", Bo="upper_red")
    t.ship.reactor[1], t.ship.shield[0], t.ship.reactor[0] = 6, 3, 2
    t.play(1)
    assert (t.ship.reactor[1], t.ship.capsules) == (6, 2)
    assert (t.ship.shield[0], t.ship.reactor[0]) == (3, 2) and t.why_not("Bo") == ["full"]
    t.ship.reactor[0] = 4
    stand(t, Ada="lower_red").play(1)
    assert (t.ship.reactor[0], t.ship.reactor[1]) == (4, 6) and t.why_not("Ada") == ["full"]
