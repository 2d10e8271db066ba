"""A crew for tests: matches to start, steer and inspect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.struct import Action, Event
from readyroom.games.space_alert.game import SpaceAlert
from readyroom.games.space_alert.mission.card_names import CARD_NAMES
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.steps.stage import stage

GAME = SpaceAlert()
DEALT = 2
"""The version of the rules for matches here: a new card would give their seeds other luck."""


def briefed(seats: int, seed: str = "crew", version: int = DEALT, **options: Any) -> Match:
    """A match in its briefing."""
    return Match.start(GAME, Options(**options), seats, seed, version)


def started(seats: int, seed: str = "crew", version: int = DEALT, **options: Any) -> Match:
    """A match in its first phase."""
    match = briefed(seats, seed, version, **options)
    for seat in range(seats):
        match.act(seat, "ready")
    return match


def at_time(match: Match, seconds: int) -> list[Event]:
    """Advances the ship's clock to this many seconds; for the normal pace."""
    return match.tick(match.state.began + seconds * 1000)


def turn_up(match: Match) -> Match:
    """Nobody admits anything, and the mission is resolved."""
    while stage(match.state) == "owning_up":
        match.act(match.to_act[0], "stand by")
    return match


Chooser = Callable[[Any, int, list[Action]], Action | None]
"""A seat's decision, given its imagined state, its number and the legal actions."""


def let_act(match: Match, choose: Chooser, until: int = 10_000_000, without: int = -1) -> list[Action]:
    """Bots play on until the match is over, or this many milliseconds have passed; returns their actions."""
    made: list[Action] = []
    while match.outcome is None and match.now < until:
        before = match.seq
        for seat in match.to_act:
            legal = match.legal(seat)
            if seat == without or not legal:
                continue
            state = match.state.clone()
            GAME.imagine(state, seat, Chance(f"{seat} {match.seq}"))
            action = choose(state, seat, legal)
            if action is not None:
                match.act(seat, action)
                made.append(action)
        due = match.deadline
        if due is not None:
            match.tick(match.now + 1000 if match.seq > before else max(due, match.now))
        else:
            assert match.seq > before, "everybody waits, and no clock runs"
        assert match.seq < 8000
    return made


def hand(match: Match, seat: int) -> list[str]:
    return [CARD_NAMES[face] for face in match.state.hands[seat].cards]


def plain(match: Match, seat: int) -> str:
    """A card in hand that is not heroic."""
    return next(card for card in hand(match, seat) if not card.startswith("heroic"))


def heroic(match: Match, seat: int) -> str:
    return next(card for card in hand(match, seat) if card.startswith("heroic"))


def told(events: list[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
