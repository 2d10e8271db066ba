"""Whole missions of a lone player, planned symbol by symbol, from cards to effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.space_alert.crew import started, turn_up

from readyroom.core.match import Match
from readyroom.core.struct import Event
from readyroom.games.space_alert.events import ANDROID
from readyroom.games.space_alert.mission import trace

ACTIONS = ("A", "B", "C", "bots")
MOVES = ("red", "blue", "lift")
PHASES = (range(1, 4), range(4, 8), range(8, 13))


def flown(seed: str, plans: list[str], **options: Any) -> tuple[Match, list[Event]]:
    """Plays a mission without a clock. A plan is a word for each turn; a dash is nothing."""
    match = started(1, seed, pace="untimed", **options)
    for phase in range(3):
        plan_phase(match, phase, plans)
        match.act(0, "end phase" if phase < 2 else "agree")
    turn_up(match)
    return match, [event for _, event in match.events(None)]


def plan_phase(match: Match, phase: int, plans: Sequence[str]) -> None:
    """Feeds every android what its plan says for the turns of a phase, counted from 0."""
    for android, plan in enumerate(plans, 1):
        for turn in PHASES[phase]:
            word = plan.split()[turn - 1]
            if word != "-":
                place(match, android, turn, word)


def place(match: Match, android: int, turn: int, word: str) -> None:
    """Any card that lies open and has the symbol."""
    cards = [f"{a}/{m}" for a in ACTIONS for m in MOVES if word in (a, m)]
    card = next(card for card in cards if card in match.view(0).public.open_cards)
    match.act(0, f"feed {android} {card} {'action' if word in ACTIONS else 'movement'} on {turn}")


IDLE = "- - - - - - - - - - - -"


def test_an_android_fetches_a_squad_and_flies_out_as_far_as_the_variant_allows() -> None:
    pilot = "red lift C lift C C C - - - - -"
    for variable, distances in ((True, [2, 3]), (False, [])):
        _, events = flown(
            "pilot", [pilot, "C - - C - - C - - C - -", IDLE, IDLE], mission="SIM-1", variable_range=variable
        )
        mine = [event for event in events if getattr(event, "seat", None) == ANDROID + 1]
        assert trace.Walked(ANDROID + 1, "upper_red") in mine
        assert trace.SquadTaken(ANDROID + 1, True) in mine
        assert trace.TookOff(ANDROID + 1) in mine
        farther = [event.distance for event in mine if isinstance(event, trace.Flew) and event.distance > 1]
        assert farther[: len(distances)] == distances
        assert bool(farther) == variable


def test_a_maintained_computer_delays_nobody() -> None:
    _, kept = flown("computer", ["C - - C - - - C - - - -", IDLE, IDLE, IDLE], mission="SIM-1")
    _, missed = flown("computer", [IDLE, IDLE, IDLE, IDLE], mission="SIM-1")
    assert trace.ComputerMaintained(ANDROID + 1) in kept
    early = [event.turn for event in missed if isinstance(event, trace.MaintenanceMissed)]
    assert early and early[0] not in [event.turn for event in kept if isinstance(event, trace.MaintenanceMissed)]


def test_all_lasers_of_a_crew_hit_what_was_announced() -> None:
    plans = ["A A A A A A A A A - - -", "red A A A A A A A A A - -", "blue A A A A A A A A A - -", IDLE]
    match, events = flown("lasers", plans, mission="SIM-1")
    announced = {threat.threat for threat in match.view(None).public.threats}
    hit = {event.threat for event in events if isinstance(event, trace.WeaponHit)}
    assert hit and hit <= announced
    appeared = [event.threat for event in events if isinstance(event, trace.ThreatAppeared)]
    assert set(appeared) <= announced


def test_double_actions_bring_variable_range_with_them() -> None:
    assert started(1, double_actions=True).state.variable_range
    assert started(1, variable_range=True).state.variable_range
    assert not started(1).state.variable_range
