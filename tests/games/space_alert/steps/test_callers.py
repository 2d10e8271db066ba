"""New Frontier, Threats That Call In Other Threats: the second card is turned up beside the first at once."""

from __future__ import annotations

from typing import Any

from tests.games.space_alert.crew import GAME, started

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import Drawn
from readyroom.games.space_alert.bots.facts import Facts
from readyroom.games.space_alert.bots.problems import mission as as_bots_see_it
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.film.film import screen_match
from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS
from readyroom.games.space_alert.mission.places import INTERNAL
from readyroom.games.space_alert.mission.trace import CalledIn, NeverCalled
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.solver.drawn import Setting, drawn_mission
from readyroom.games.space_alert.steps.clock import draw_threat
from readyroom.games.space_alert.steps.resolution import resolve
from readyroom.games.space_alert.steps.threat_decks import CARD_NUMBER
from readyroom.games.space_alert.timeline import BY_NAME
from readyroom.games.space_alert.timeline.timeline import ThreatAnnounced

RED: dict[str, Any] = {
    "mission": "NF-3", "common": "red", "serious": "red", "new_frontier": True, "double_actions": True,
    "pace": "untimed",
}  # fmt: skip
TRANSMITTER = "SE3-104"
HIDDEN_TRANSMITTER = "SI3-102"
CAPSULE = "E3-107"
SATELLITE_T7 = ThreatAnnounced(0, 7, "blue", True, False)
INSIDE_T3 = ThreatAnnounced(0, 3, "internal", True, False)


def stack(match: Match, **decks: str) -> None:
    """Leaves one card in each of these decks, so that it is the next."""
    names = ("external", "external_serious", "internal", "internal_serious")
    for name, code in decks.items():
        match.state.threats[names.index(name)].pool = [CARD_NUMBER[code]]


def draw(match: Match, said: ThreatAnnounced) -> list[str]:
    """What is told when a threat is announced."""
    t = Telling(Chance("the next card"))
    draw_threat(match.state, said, t)
    return [str(GAME.describe(one.event)) for one in t.told]


def resolved(match: Match) -> Match:
    while match.outcome is None:
        for seat in match.to_act:
            match.act(seat, next(a for a in reversed(match.legal(seat)) if GAME.group(a) in ("Briefing", "Phase")))
    return match


def test_the_card_that_a_threat_may_call_in_is_turned_up_beside_it_at_once() -> None:
    match = started(4, **RED)
    stack(match, external_serious=TRANSMITTER, internal="I3-101")
    assert draw(match, SATELLITE_T7) == [
        f"T+7, blue zone: {BY_CODE[TRANSMITTER].name}.",
        f"The {BY_CODE[TRANSMITTER].name} may call in the {BY_CODE['I3-101'].name}.",
    ]
    shown = match.view(None).public.threats[-1]
    assert (shown.threat, shown.calls) == (TRANSMITTER, ("I3-101",))


def test_a_caller_that_is_called_in_has_its_own_card_beside_it() -> None:
    match = started(4, **RED)
    stack(match, internal_serious=HIDDEN_TRANSMITTER, external=CAPSULE, internal="I3-101")
    draw(match, INSIDE_T3)
    assert match.view(None).public.threats[-1].calls == (CAPSULE, "I3-101")


def test_imagining_keeps_the_card_that_lies_there() -> None:
    match = started(4, **RED)
    stack(match, external_serious=TRANSMITTER, internal="I3-101")
    draw(match, SATELLITE_T7)
    GAME.imagine(match.state, 2, Chance("what may be"))
    assert match.view(None).public.threats[-1].calls == ("I3-101",)


def test_bots_plan_with_the_card_that_lies_there() -> None:
    keys = []
    for code in ("I3-101", "I3-102"):
        match = started(4, **RED)
        stack(match, external_serious=TRANSMITTER, internal=code)
        draw(match, SATELLITE_T7)
        threats = len(match.state.drawn)
        assert code in [t.card.code for t in as_bots_see_it(match.state, threats, 0).threats]
        keys.append(Facts(match.state, 0).public_key(threats, 1))
    assert keys[0] != keys[1]


def test_the_turned_up_card_is_the_one_called_in() -> None:
    """Callers that are still there at the jump have called nothing in, so some matches report none."""
    told = 0
    for seed in range(6):
        match = started(2, f"callers {seed}", **RED)
        resolved(match)
        s = match.state
        beside = [CARDS[card].code for d in s.drawn for card in d.calls]
        assert [CARDS[card].code for card in s.called] == beside
        came = [e.threat for _, e in match.events(None) if isinstance(e, CalledIn | NeverCalled)]
        assert set(came) <= set(beside)
        told += len(came)
        film = screen_match(match)
        assert film is not None
        named = {t["card"]: t["calls"] for t in film.mission["threats"] if "calls" in t}
        assert set(named) >= {CARDS[d.card].code for d in s.drawn if d.calls}
    assert told


def test_the_vortex_calls_in_a_common_internal_threat_that_nobody_drew() -> None:
    match = started(2, **RED)
    match.state.drawn = (Drawn(1, INTERNAL, CARD_NUMBER["SI3-104"], False),)
    for deck, code in zip(match.state.threats, ("E3-101", "SE3-107", "I3-101", "SI3-105"), strict=True):
        deck.pool = [CARD_NUMBER[code]]
    t = Telling(Chance("the rift"))
    resolve(match.state, t)
    assert [one.event for one in t.told if isinstance(one.event, CalledIn)] == [
        CalledIn("I3-101", "SI3-104", "internal")
    ]


def test_in_the_first_version_the_card_was_drawn_when_the_resolution_began() -> None:
    drawn = 0
    for seed in range(4):
        match = Match.start(GAME, Options(**RED), 2, f"callers {seed}", version=1)
        for seat in (0, 1):
            match.act(seat, "ready")
        while match.outcome is None:
            assert not match.state.called and not any(d.calls for d in match.state.drawn)
            for seat in match.to_act:
                match.act(seat, "end phase" if match.state.phase < 3 else "agree")
        drawn += len(match.state.called)
    assert drawn


def test_a_mission_that_the_solver_draws_names_what_may_be_called_in() -> None:
    named = 0
    for seed in range(8):
        setting = Setting(common="red", serious="red", new_frontier=True, double_actions=True)
        paper = drawn_mission(BY_NAME["NF-3"], setting, str(seed))
        read_mission(paper)
        for threat in paper["threats"]:
            card = BY_CODE[threat["card"]]
            calls = bool(card.calls) and card.name != "Space-Time Vortex"
            assert ("calls" in threat) == calls
            named += calls
    assert named
