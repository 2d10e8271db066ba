"""Double actions and variable range interceptors (New Frontier, pages 9 to 12)."""

from __future__ import annotations

from tests.games.space_alert.table import Table, fly_out, squad, stand, table

from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.mission.ship import GRAVOLIFT
from readyroom.games.space_alert.mission.trace import Delayed, Fired, HalfDone, WeaponHit

WHITE = 1


def plan(t: Table, name: str, upto: int = 5) -> list[str]:
    return [words_of(slot) for slot in t.player(name).plan[1 : upto + 1]]


def test_both_symbols_are_carried_out_the_upper_first() -> None:
    t = stand(table(crew=["red+A"], double=True), Ada="upper_white").play(1)
    assert t.at("Ada") == "upper_red" and t.told(Fired)[0].weapon == "red heavy laser"


def test_an_unperformable_symbol_is_ignored_and_the_other_still_done() -> None:
    """Page 10: firing the red laser with red+A, A+red or A+bots from upper red."""
    for order in ("red+A", "A+red", "A+bots", "bots+A"):
        t = stand(table(crew=[order], double=True), Ada="upper_red").play(1)
        assert len(t.told(Fired)) == 1 and t.at("Ada") == "upper_red"


def test_the_order_of_the_two_symbols_is_fixed() -> None:
    """Page 10: with one energy left, A+B fires; B+A charges the shield and leaves nothing to fire with."""
    for order, fired, shield in (("A+B", 1, 1), ("B+A", 0, 2)):
        t = stand(table(crew=[order], double=True), Ada="upper_red")
        t.ship.reactor[0] = 1
        t.play(1)
        assert len(t.told(Fired)) == fired and t.ship.shield[0] == shield


def test_when_the_first_half_causes_a_delay_only_the_second_half_is_delayed() -> None:
    """Page 10, half-done double actions."""
    t = table(crew=["lift", "lift+A, B, , C"], double=True).play(1)
    assert t.at("Bo") == "lower_white" and not t.told(Fired)
    assert plan(t, "Bo") == ["lift+A", "A", "B", "C", "nothing"]
    assert [e.rest for e in t.told(HalfDone)] == ["A"]
    assert [e.weapon for e in t.play(1).told(Fired)] == ["pulse cannon"]


def test_slime_entered_by_the_first_half_delays_the_second() -> None:
    """Page 10."""
    t = stand(table("1 I2-01", crew=["blue+A, B"], double=True), Ada="lower_white").play(1)
    assert t.at("Ada") == "lower_blue" and plan(t, "Ada", 3) == ["blue+A", "A", "B"]


def test_when_the_second_half_causes_a_delay_the_next_card_is_delayed() -> None:
    t = table(crew=["lift", "A+lift, B"], double=True).play(1)
    assert t.at("Bo") == "lower_white" and plan(t, "Bo", 3) == ["A+lift", "nothing", "B"]


def test_a_whole_double_card_is_delayed_as_one() -> None:
    t = table(crew=["lift", "lift, A+B"], double=True).play(1)
    assert plan(t, "Bo", 3) == ["lift", "nothing", "A+B"]


def test_the_half_and_another_delay_of_the_same_turn_count_once() -> None:
    t = table("1 white Psionic Satellite", crew=["lift", "lift+A, B"], double=True).play(1)
    t.trigger("Psionic Satellite", "Y")
    assert plan(t, "Bo", 3) == ["lift+A", "A", "B"]


def test_a_second_half_due_after_turn_12_is_lost() -> None:
    t = table(crew=[", , , , , , , , , , , lift", ", , , , , , , , , , , lift+A"], double=True).finish()
    assert not t.told(Fired)


def test_a_vortex_repeats_a_half_done_card_whole() -> None:
    t = table("1 Space-Time Vortex", crew=["lift", "lift+A, B"], double=True).hold().play(1)
    t.trigger("Space-Time Vortex", "X")
    assert plan(t, "Bo", 3) == ["lift+A", "lift+A", "B"]


def test_damaging_the_vortex_first_moves_the_second_half_to_the_other_deck() -> None:
    """New Frontier appendix, Space-Time Vortex."""
    t = stand(table("1 Space-Time Vortex", crew=["C+A"], double=True), Ada="lower_white").play(1)
    assert [e.weapon for e in t.told(Fired)] == ["white heavy laser"]


def test_your_own_use_of_the_lift_does_not_delay_you() -> None:
    t = table(crew=["lift+lift, A"], double=True).play(1)
    assert t.at("Ada") == "upper_white" and not t.told(Delayed)


def test_a_damaged_lift_used_by_the_first_half_puts_off_the_second() -> None:
    t = table(crew=["lift+B"], double=True)
    t.ship.tiles[WHITE] = 1 << GRAVOLIFT
    assert t.play(1).ship.capsules == 3
    assert t.play(1).ship.capsules == 2


# Variable range interceptors, page 11 and 12


def test_taking_off_ends_the_double_action() -> None:
    t = squad(stand(table(crew=["C+A"], double=True), Ada="upper_red"), "Ada").play(1)
    assert t.at("Ada") == "space" and t.player("Ada").distance == 1 and not t.told(Fired)


def test_firing_first_and_then_taking_off_works() -> None:
    t = squad(stand(table(crew=["A+C"], double=True), Ada="upper_red"), "Ada").play(1)
    assert t.at("Ada") == "space" and len(t.told(Fired)) == 1


def test_c_flies_farther_battlebots_stay_and_nothing_comes_closer() -> None:
    t = fly_out(table(crew=["C, bots, C, , , , "], double=True), "Ada")
    assert [t.play(1).player("Ada").distance for _ in range(6)] == [2, 2, 3, 2, 1, 0]
    assert t.at("Ada") == "upper_red"


def test_a_double_card_with_c_flies_farther_and_one_with_battlebots_stays() -> None:
    """Page 12: bots+C is C."""
    for order, distance in (("A+C", 2), ("C+red", 2), ("bots+C", 2), ("bots+red", 1), ("blue+bots", 1)):
        assert fly_out(table(crew=[order], double=True), "Ada").play(1).player("Ada").distance == distance


def test_other_cards_in_space_are_delayed_and_bring_you_closer() -> None:
    t = fly_out(table(crew=["A+B, C"], double=True), "Ada", 2).play(1)
    assert t.player("Ada").distance == 1 and plan(t, "Ada", 3) == ["nothing", "A+B", "C"]


def test_c_at_distance_3_is_an_ultrafast_return() -> None:
    t = fly_out(table(crew=["C"], double=True), "Ada", 3).play(1)
    assert t.at("Ada") == "upper_red" and t.out() == ["Ada"] and t.player("Ada").squad == 2


def test_the_jump_drags_interceptors_home_from_beyond_distance_1() -> None:
    for distance, out in ((1, []), (2, ["Ada"]), (3, ["Ada"])):
        t = fly_out(table(crew=[""], variable=True), "Ada", distance).jump()
        assert t.out() == out and t.at("Ada") == "upper_red"


def test_interceptors_attack_only_at_their_own_distance_also_on_the_way_back() -> None:
    """Page 11."""
    t = table("1 white Gunship", "2 red Fighter", crew=[", , bots, "], double=True, tracks="T4 T7 T6 T5").hold().play(2)
    fly_out(t, "Ada", 2)
    t.threat("Gunship").square, t.threat("Fighter").square = 8, 3
    t.play(1)
    assert [(e.threat, e.strength) for e in t.told(WeaponHit)] == [("E1-05", 3)]
    t.play(1)
    assert [(e.threat, e.strength) for e in t.told(WeaponHit)][1:] == [("E1-07", 3)]


def test_double_actions_bring_variable_range_unless_the_table_says_otherwise() -> None:
    assert table(double=True).m.variable_range and not table(double=True, variable=False).m.variable_range
    assert not table().m.variable_range


def test_without_variable_range_c_in_space_is_delayed() -> None:
    t = fly_out(table(crew=["C"]), "Ada").play(1)
    assert t.at("Ada") == "upper_red" and plan(t, "Ada", 2) == ["nothing", "C"]
