"""Hot Shots: what one explorer did, read from the trace of a flown mission."""

from __future__ import annotations

from tests.games.space_alert.experience.flights import flight, flown
from tests.games.space_alert.table import Table, squad, stand, table

from readyroom.games.space_alert.experience.achievements import seen
from readyroom.games.space_alert.experience.deeds import deeds
from readyroom.games.space_alert.mission.places import WHITE
from readyroom.games.space_alert.mission.ship import GRAVOLIFT


def earns(t: Table, achievement: str, seat: int = 0) -> bool:
    return achievement in seen(flight(flown(t.finish())), seat)


def near(t: Table, square: int = 3) -> Table:
    """Everything that is on its way stands this close."""
    for threat in t.m.active:
        threat.square = square
    return t


def powered(t: Table) -> Table:
    """More energy than the ship can hold."""
    t.ship.reactor[:] = [50, 50, 50]
    return t


def gunner(*threats: str, shots: int, crew: int = 1) -> Table:
    """The first of the crew fires the central heavy laser on the first turns."""
    return powered(table(*threats, crew=[", ".join(["A"] * shots)] + [""] * (crew - 1))).hold()


FOUR = ("1 white Meteoroid", "2 white Gunship", "4 white Fighter", "6 white Destroyer")


def test_doombringer_damages_four_threats_on_the_turn_of_their_end() -> None:
    t = gunner(*FOUR, shots=12)
    assert earns(t, "doombringer")
    assert len(deeds(tuple(t.m.trace), 0).kills) == 4
    assert not earns(gunner(*FOUR[:3], shots=12), "doombringer")


def test_nobody_is_a_doombringer_by_watching() -> None:
    assert not earns(gunner(*FOUR, shots=12, crew=2), "doombringer", seat=1)


def repairs(count: int, second: int = 0) -> Table:
    """Troopers and malfunctions in upper red, repaired or fought with by Ada, and by Bo."""
    plan = ", ".join(["B"] * count)
    other = ", ".join(["B"] * second)
    t = stand(table("1 I1-06", "2 I1-05", crew=[plan, other]), Ada="upper_red", Bo="upper_red").hold().play(2)
    for threat in t.m.threats:
        threat.hp = 20
    return t


def test_a_troubleshooter_deals_6_damage_to_internal_threats_personally() -> None:
    assert earns(repairs(6), "troubleshooter")
    assert not earns(repairs(5, second=5), "troubleshooter")
    assert not earns(repairs(6), "troubleshooter", seat=1)


def test_battlebots_count_for_a_troubleshooter_too() -> None:
    t = squad(stand(table("1 SI1-03", crew=["bots, bots, bots, bots, bots, bots"]), Ada="lower_white"), "Ada").hold()
    t.threat("SI1-03").hp = 9
    assert earns(t, "troubleshooter")


def test_every_hit_on_a_slime_counts_for_a_troubleshooter() -> None:
    """Two hits destroy the first Slime: the first of them hurts it, the second cleans its station."""
    t = squad(stand(table("1 I2-01", crew=["bots, bots"]), Ada="lower_blue"), "Ada").hold()
    assert deeds(tuple(t.finish().m.trace), 0).internal_damage == 2
    t = squad(stand(table("1 I2-01", crew=["bots, bots, red, bots"]), Ada="lower_blue"), "Ada").hold().play(1)
    t.trigger("Slime", "Y")
    assert deeds(tuple(t.finish().m.trace), 0).internal_damage == 2 + 1, "and one for its offshoot"


def test_a_nuclear_device_counts_for_none_of_the_three_who_defuse_it() -> None:
    """It takes three to deal its one point, so nobody deals it personally."""
    t = stand(table("1 Nuclear Device", crew=["C", "C", "C"]), Ada="lower_white", Bo="lower_white", Cy="lower_white")
    t.hold().finish()
    assert t.destroyed("Nuclear Device")
    assert [deeds(tuple(t.m.trace), seat).internal_damage for seat in range(3)] == [0, 0, 0]


def pilot(turns: int) -> Table:
    plan = ", ".join(["", "C"] + ["bots"] * (turns - 1))
    t = squad(stand(table("1 red Frigate", crew=[plan]), Ada="upper_red"), "Ada").hold().play(1)
    return near(t)


def test_an_ace_pilot_hits_on_three_turns() -> None:
    assert earns(pilot(3), "ace_pilot")


def test_interceptors_that_come_home_too_soon_make_no_ace() -> None:
    assert not earns(pilot(2), "ace_pilot")


def test_interceptors_that_find_nothing_make_no_ace() -> None:
    far = near(pilot(3), 12)
    assert not earns(far, "ace_pilot")


def test_a_blaster_master_hits_on_five_turns() -> None:
    assert earns(gunner("1 white Asteroid", "2 white Major Asteroid", shots=5), "blaster_master")
    assert not earns(gunner("1 white Asteroid", "2 white Major Asteroid", shots=4), "blaster_master")
    assert not earns(gunner("6 white Asteroid", shots=5), "blaster_master"), "shots into the void"


def rocketeer(close: int) -> Table:
    t = stand(table("1 white Frigate", "2 red Leviathan Tanker", crew=[", , C, C, C"]), Ada="lower_blue")
    return near(t.hold().play(2), close)


def test_a_rocket_star_hits_with_all_three_rockets() -> None:
    assert earns(rocketeer(close=5), "rocket_star")


def test_a_rocket_out_of_range_makes_no_star() -> None:
    assert not earns(rocketeer(close=12), "rocket_star")


def carrier(blocks: int) -> Table:
    t = powered(stand(table(crew=["B, B, B, B"]), Ada="upper_red"))
    t.ship.shield[0] = 2 - blocks  # A red shield holds two.
    return t


def test_a_transfer_technician_moves_8_energy() -> None:
    assert earns(carrier(8), "transfer_technician")
    assert not earns(carrier(7), "transfer_technician")


def test_refueling_moves_nothing() -> None:
    t = stand(table(crew=["B, B, B"]), Ada="lower_white")
    for zone in range(3):
        t.ship.reactor[zone] = 0
    assert not earns(t, "transfer_technician")


def test_an_observer_looks_out_in_every_phase() -> None:
    assert earns(stand(table(crew=["C, , , C, , , , C"]), Ada="lower_white"), "observer")
    assert not earns(stand(table(crew=["C, C, , C, , , , "]), Ada="lower_white"), "observer")


def test_an_inspector_maintains_the_computer_in_every_phase() -> None:
    assert earns(table(crew=["C, , , C, , , , C"], computer=False), "inspector")
    assert not earns(table(crew=["C, , , C, , , , "]), "inspector")


def test_a_lazy_bum_has_nothing_planned_on_seven_turns() -> None:
    assert earns(table(crew=["lift, lift, lift, lift, lift"]), "lazy_bum")
    assert not earns(table(crew=["lift, lift, lift, lift, lift, lift"]), "lazy_bum")


BUSY = "lift, red, lift, blue, lift, red, lift, blue, lift, red, lift, blue"


def test_a_busy_bee_does_something_on_every_turn() -> None:
    assert earns(table(crew=[BUSY]), "busy_bee")
    assert not earns(table(crew=[BUSY.removesuffix("blue")]), "busy_bee"), "an idle turn"


def test_a_busy_bee_wastes_nothing() -> None:
    assert not earns(table(crew=[BUSY.replace("lift", "bots", 1)]), "busy_bee"), "there is no squad to lead"
    damaged = table(crew=[BUSY])
    damaged.ship.tiles[WHITE] |= 1 << GRAVOLIFT
    assert not earns(damaged, "busy_bee"), "the damaged lift delays"


def finale(threat: str) -> Table:
    t = powered(table(f"10 white {threat}", crew=[", , , , , , , , , , , A"])).hold()
    t.threat(threat).hp = 3
    return t


def test_a_grand_finale_ends_a_serious_threat_on_the_last_turn() -> None:
    assert earns(finale("Frigate"), "grand_finale")
    assert not earns(finale("Gunship"), "grand_finale"), "a common threat"


def test_a_serious_threat_that_ends_on_turn_11_is_no_finale() -> None:
    t = powered(table("10 white Frigate", crew=[", , , , , , , , , , A, A"])).hold()
    t.threat("Frigate").hp = 3
    assert not earns(t, "grand_finale")
