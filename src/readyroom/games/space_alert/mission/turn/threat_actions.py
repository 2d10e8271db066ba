"""Threat Actions (rulebook 3.4): tokens advance, lowest number first, and act on the squares they reach or pass."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.mission.card import ACCELERATES, NOT_A_CARD, PHASING, SLOWED_WHEN_HURT
from readyroom.games.space_alert.mission.fates import cover, place_called_threats, survive, uncover
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.threat import ACTIVE, Threat, covers
from readyroom.games.space_alert.mission.trace import Phased, ThreatActed, ThreatChanged, ThreatMoved
from readyroom.games.space_alert.mission.tracks import FASTEST, MARKS, Z

AFTER_DEATH: Final = 9
"""Marks an effect that happens at Z even when the threat itself has been destroyed."""


def threat_actions(m: Mission) -> None:
    """All threats move; then called-in ones appear and the rocket flies on."""
    for t in m.active.copy():
        if t.traits & NOT_A_CARD or t not in m.active:
            continue
        move(m, t)
        if m.lost:
            return
    for t in m.active:
        if t.traits & ACCELERATES and t.fate == ACTIVE:
            t.speed += 1
            if m.aloud:
                m.tell(ThreatChanged(t.card.code, "speed", t.speed))
    place_called_threats(m)
    m.ship.rocket_far = m.ship.rocket_near
    m.ship.rocket_near = 0


def move(m: Mission, t: Threat) -> None:
    """Its own move of the turn. Phasing is part of it: in just before, out right after (New Threats, Phasing)."""
    steps = t.speed - m.slowed
    if t.traits & SLOWED_WHEN_HURT and t.hurt:
        steps -= 2
    if t.traits & PHASING:
        was_out = t.out
        if was_out:
            phase(m, t, False)
        shift(m, t, max(steps, 0))
        if not was_out and t.fate == ACTIVE:
            phase(m, t, True)
    elif steps > 0:
        shift(m, t, steps)


def advance(m: Mission, t: Threat, steps: int) -> None:
    """An extra advance that another threat causes. It cannot reach a threat that is phased out or has not moved in
    yet."""
    if t.fate == ACTIVE and not t.out and not t.traits & NOT_A_CARD and not m.lost:
        shift(m, t, steps)


def shift(m: Mission, t: Threat, steps: int) -> None:
    """Moves a token, then carries out what it triggered, in order. The squares are those of the trajectory it started
    on, even for a threat that jumps (New Threats, Jumps)."""
    start = t.square
    if steps >= FASTEST:
        steps = FASTEST - 1
    triggered = m.tracks[t.zone].passes[start][steps]
    t.square = start - steps if start > steps else 1
    if m.aloud and steps:
        m.tell(ThreatMoved(t.card.code, t.square))
    for square in triggered:
        if t.fate == ACTIVE:
            perform(m, t, square)
        elif square == Z:
            haunt(m, t)
        if m.lost:
            return


def perform(m: Mission, t: Threat, square: int) -> None:
    """An X, Y or Z action. A threat that dies of its own action does nothing more."""
    if m.aloud:
        m.tell(ThreatActed(t.card.code, MARKS[square]))
    for e in t.card.on(square):
        e.do(m, t, e)
        if m.lost or t.fate != ACTIVE:
            return
    if square == Z:
        survive(m, t)


def haunt(m: Mission, t: Threat) -> None:
    """The token of a destroyed Ninja or Rabid Beast has reached Z: only its effect on marked players happens."""
    if t not in m.active:
        return
    m.active.remove(t)
    for e in t.card.z:
        if e.where == AFTER_DEATH:
            e.do(m, t, e)


def phase(m: Mission, t: Threat, out: bool) -> None:
    """A malfunction in another reality leaves its system working."""
    t.out = out
    if covers(t):
        if out:
            uncover(m, t)
        else:
            cover(m, t)
    if m.aloud:
        m.tell(Phased(t.card.code, out))
