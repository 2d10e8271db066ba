"""The account of a turn tells everyone what crew and threats do, with the rulebook's numbers."""

from __future__ import annotations

import pytest
from tests.games.space_alert.table import Table, squad, stand, table

from readyroom.core.struct import Event
from readyroom.games.space_alert.mission import trace as tr
from readyroom.games.space_alert.mission.places import WHITE
from readyroom.games.space_alert.mission.ship import GRAVOLIFT

ADA, BO = 0, 1
DISABLED = 2


def account(t: Table, *told: Event) -> None:
    """These events, and no others of their kinds."""
    kinds = {type(event) for event in told}
    assert [event for event in t.m.trace if type(event) in kinds] == list(told)


@pytest.mark.parametrize(
    ("order", "station", "told"),
    [
        ("B", "upper_red", tr.EnergyMoved(ADA, "red shield", 1, 0)),
        ("B", "upper_white", tr.EnergyMoved(ADA, "white shield", 2, 0)),
        ("heroic B", "upper_blue", tr.EnergyMoved(ADA, "blue shield", 1, 1)),
        ("B", "lower_red", tr.EnergyMoved(ADA, "red reactor", 1, 0)),
        ("heroic B", "lower_blue", tr.EnergyMoved(ADA, "blue reactor", 1, 1)),
        ("B", "lower_white", tr.Refueled(ADA, 2, 0)),
        ("heroic B", "lower_white", tr.Refueled(ADA, 2, 1)),
        ("data analyst: special", "lower_red", tr.BonusPoint(ADA, 1)),
        ("data analyst: advanced", "lower_white", tr.LookedOut(ADA, 3)),
        ("medic: advanced", "lower_red", tr.BonusPoint(ADA, -1)),
        ("medic: advanced", "lower_red", tr.Guarded(ADA)),
        ("energy technician: advanced", "upper_blue", tr.TemporaryShield(ADA, "blue")),
        ("hypernavigator: special", "lower_red", tr.ThreatsSlowed(ADA)),
        ("special ops: special", "upper_white", tr.Prepared(ADA)),
        ("mechanic: special", "upper_red", tr.CannonReadied(ADA, "red heavy laser")),
    ],
)
def test_the_account_says_what_an_action_does(order: str, station: str, told: Event) -> None:
    account(stand(table(crew=[order]), Ada=station).play(1), told)


@pytest.mark.parametrize(("players", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_the_account_says_who_looks_out_and_what_it_scores(players: int, points: int) -> None:
    t = table(crew=["C"] * players)
    for p in t.m.crew:
        stand(t, **{p.name: "lower_white"})
    t.play(1)
    account(t, *(tr.LookedOut(seat, 1) for seat in range(players)))
    account(t, tr.VisualConfirmation(players, points))


def test_the_account_says_why_a_gravolift_delays() -> None:
    account(table(crew=["lift", "lift"]).play(1), tr.LiftTaken(BO, False))
    t = table(crew=["lift"])
    t.ship.tiles[WHITE] = 1 << GRAVOLIFT
    account(t.play(1), tr.LiftTaken(ADA, True))


def test_the_account_says_when_a_squad_attacks_is_disabled_and_revived() -> None:
    t = squad(stand(table("1 I2-03", crew=["bots, , C"]).hold(), Ada="upper_red"), "Ada").play(1)
    account(t, tr.BotsAttacked(ADA, "I2-03"), tr.SquadDisabled(ADA))
    account(stand(t, Ada="lower_red").play(2), tr.SquadRevived(ADA))


def test_the_account_says_that_a_squad_leader_revives_their_squad() -> None:
    t = squad(table(crew=["squad leader: special"]), "Ada")
    t.player("Ada").squad = DISABLED
    account(t.play(1), tr.SquadRevived(ADA))


def test_an_intruders_end_cleans_its_station() -> None:
    t = squad(stand(table("1 I2-01", crew=["bots, bots"]).hold(), Ada="lower_blue"), "Ada").play(2)
    account(t, tr.StationCleaned("I2-01", "lower_blue"))


def test_the_account_gives_damage_to_a_threat_with_strength_and_shield() -> None:
    account(table("1 white Gunship", crew=["A"]).play(1), tr.ThreatDamaged("E1-05", 5, 2, 3, 2))
    account(table("1 white Cryoshield Fighter", crew=["A"]).play(1), tr.CryoshieldGone("E1-06"))


def test_the_account_says_who_stimulated_whom() -> None:
    account(table(crew=["A", "medic: special"]).play(1), tr.Stimulated(ADA, BO))


def test_the_account_says_who_kept_a_player_on_their_feet() -> None:
    t = table("1 white Psionic Satellite", crew=["", "medic: advanced"]).hold().play(1)
    account(t.trigger("Psionic Satellite", "Z"), tr.Spared(ADA, "medic"), tr.Spared(BO, "medic"))
    t = squad(table("1 Seeker", crew=["special ops: advanced+bots"]), "Ada")
    t.threat("Seeker").damage = 1
    account(t.play(1), tr.Spared(ADA, "special_ops"))


def test_the_account_says_that_special_ops_ignore_a_delay() -> None:
    t = table("1 white Psionic Satellite", crew=["special ops: , advanced+A"]).hold().play(1)
    account(t.trigger("Psionic Satellite", "Y"), tr.DelayIgnored(ADA))


def test_the_account_says_what_the_vortex_makes_a_player_repeat() -> None:
    t = table("1 Space-Time Vortex", crew=["red", "A"]).play(1)
    account(t.trigger("Space-Time Vortex", "X"), tr.Repeated(ADA, "red"), tr.Repeated(BO, "A"))
