"""How the hard bot flies: it simulates the rest of the flight a few times for each possible action."""

from __future__ import annotations

from typing import Final

from readyroom.core.chance import Chance
from readyroom.core.steps import answer
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.bots.builder import choose_correction
from readyroom.games.galaxy_trucker.bots.pilot import choose_flying
from readyroom.games.galaxy_trucker.state import State

FLIGHTS: Final = 12
"""Simulated flights for each action,"""
MORE_FLIGHTS: Final = 36
"""and for giving up, which cannot be undone, if it looks better at all."""
MOST_WAYS: Final = 5
MARGIN: Final = 0.3
"""How much better than the usual action another one must be on average, in credits,"""
DOUBT: Final = 0.8
"""and by how many standard errors, because luck makes many actions look better than they are;"""
MARGIN_GIVING_UP: Final = 0.5
DOUBT_GIVING_UP: Final = 2.5
"""by more for giving up, because a bot that asks after every card asks often."""
RIVALS: Final = 0.5
"""How much the other seats' credits count against the seat's own."""
FARTHEST: Final = 400
"""The most steps in one simulated flight."""

_WEIGHED: Final = (
    a.Accept, a.Decline, a.Land, a.GiveUp, a.FlyOn, a.Declare, a.Power, a.Suffer, a.Shield, a.Shoot, a.Keep, a.Board,
)  # fmt: skip
"""Decisions worth simulating. The others are obvious."""


def fly_well(s: State, seat: int, legal: list[Action], chance: Chance) -> Action:
    usual = choose_flying(s, seat, legal, chance)
    if not isinstance(usual, _WEIGHED):
        return usual
    ways = [action for action in different(legal) if action != usual][: MOST_WAYS - 1]
    if not ways:
        return usual
    lucks = [str(chance.below(1 << 30)) for _ in range(MORE_FLIGHTS)]
    usually: list[float] = []
    best: Action = usual
    most = 0.0
    for way in ways:
        giving_up = isinstance(way, a.GiveUp)
        better: list[float] = []
        for flights in (FLIGHTS, MORE_FLIGHTS) if giving_up else (FLIGHTS,):
            usually += [_flown(s, seat, usual, Chance(luck)) for luck in lucks[len(usually) : flights]]
            better += [_flown(s, seat, way, Chance(lucks[i])) - usually[i] for i in range(len(better), flights)]
            mean, error = _mean(better)
            gain = mean - (MARGIN_GIVING_UP + DOUBT_GIVING_UP * error if giving_up else MARGIN + DOUBT * error)
            if mean <= 0.0:
                break
        if gain > most:
            best, most = way, gain
    return best


def _mean(found: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(found)
    mean = sum(found) / count
    return mean, (sum((one - mean) ** 2 for one in found) / (count - 1) / count) ** 0.5


def different(legal: list[Action]) -> list[Action]:
    """One action of each kind, leaving out the choice of battery, which is obvious."""
    found: list[Action] = []
    seen: set[tuple[type[Action], str]] = set()
    for action in legal:
        if not isinstance(action, _WEIGHED):
            continue
        part = str(getattr(action, "part", "") or getattr(action, "planet", "") or getattr(action, "square", ""))
        key = (type(action), part)
        if key not in seen or isinstance(action, a.Board):
            seen.add(key)
            found.append(action)
    return found


def _flown(s: State, seat: int, way: Action, chance: Chance) -> float:
    """How far ahead of the other seats the seat is, in credits, at the end of a simulated flight."""
    trial = s.clone()
    t = Telling(chance, aloud=False)
    flight = trial.flight
    answer(trial, seat, way, t)
    for _ in range(FARTHEST):
        if trial.over or trial.flight != flight or not trial.stack:
            break
        top = trial.stack[-1]
        who = top.to_act(trial)[0]
        choices = top.legal(trial, who)
        action = choices[0] if len(choices) == 1 else usually(trial, who, choices, chance)
        answer(trial, who, action, t)
    mine = trial.truckers[seat].credits
    others = [trucker.credits for trucker in trial.truckers if trucker.seat != seat]
    return mine - (RIVALS * sum(others) / len(others) if others else 0.0)


def usually(s: State, seat: int, legal: list[Action], chance: Chance) -> Action:
    if s.phase == "inspect":
        return choose_correction(s.ship(seat), legal)
    return choose_flying(s, seat, legal, chance)
