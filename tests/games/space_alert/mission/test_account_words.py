"""The account reads as English: articles before threats, and verbs that agree with their subject."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.space_alert.table import fly_out, stand, table

from readyroom.core.struct import Event
from readyroom.games.space_alert.mission import trace as t
from readyroom.games.space_alert.mission.account import PHRASES, PLURALS
from readyroom.games.space_alert.mission.cards import CARDS

TROOPERS, GUNSHIP, JUMPER, REVERSED = "I2-03", "E1-05", "E3-105", "I3-103"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (t.WeaponHit("interceptors", GUNSHIP, 3), "The interceptors hit the Gunship with strength 3."),
        (t.WeaponHit("rocket", GUNSHIP, 3), "The rocket hits the Gunship with strength 3."),
        (t.WeaponMissed("interceptors", "out_of_range"), "The interceptors hit nothing: nothing is in range."),
        (t.ThreatAppeared(TROOPERS, "internal"), "The Troopers (I2-03) appear inside the ship."),
        (t.ThreatAppeared(GUNSHIP, "red"), "The Gunship appears in the red zone."),
        (t.ThreatDestroyed(TROOPERS), "The Troopers (I2-03) are destroyed."),
        (t.ThreatSurvived(TROOPERS), "The crew survives the Troopers (I2-03)."),
        (t.ThreatSurvived(GUNSHIP), "The crew survives the Gunship."),
        (t.RuleChanged(REVERSED, "shields_reversed"), "The Reversed Shields make shield energy add to attacks."),
        (t.Attacked(GUNSHIP, "red", 2, 2, 0), "The Gunship attacks the red zone with strength 2: "
                                              "the shield absorbs it all."),
        (t.Attacked(GUNSHIP, "red", 3, 2, 1), "The Gunship attacks the red zone with strength 3: "
                                              "the shield absorbs 2, and 1 gets through."),
        (t.Attacked(GUNSHIP, "red", 3, 0, 3), "The Gunship attacks the red zone with strength 3: 3 get through."),
        (t.ShipLost(TROOPERS, "taken_over"), "The Troopers (I2-03) take over the ship."),
    ],
)  # fmt: skip
def test_articles_and_verbs_agree_with_their_nouns(event: Event, words: str) -> None:
    assert str(PHRASES.describe(event)) == words


def test_a_threat_with_a_plural_name_takes_plural_verbs() -> None:
    names = {card.name for card in CARDS}
    assert names >= PLURALS
    assert {name for name in names if name.endswith("s")} - PLURALS == {"Nemesis", "Virus", "Interstellar Octopus"}


def test_the_account_of_a_flight_in_the_interceptors() -> None:
    fight = fly_out(table("1 red Gunship", crew=[", bots"]).hold().play(1), "Ada")
    fight.threat("Gunship").square = 4
    fight.play(1)
    assert "The interceptors hit the Gunship with strength 3." in [str(PHRASES.describe(e)) for e in fight.m.trace]


def test_no_sentence_keeps_its_marks() -> None:
    for plan in ("C, lift, A, bots, C", "red, C, bots, lift, B"):
        flown = stand(table("1 I2-03", "2 red Gunship", "3 I1-06", crew=[plan, plan]), Bo="lower_white").finish()
        assert not [e for e in flown.m.trace if {"[", "|", "{"} & set(str(PHRASES.describe(e)))]
        assert all(isinstance(e, msgspec.Struct) for e in flown.m.trace)
