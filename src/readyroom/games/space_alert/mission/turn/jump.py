"""The thirteenth turn (rulebook 3.6): the last rocket, the pilot's return, one more Threat Actions step, the jump."""

from __future__ import annotations

from readyroom.games.space_alert.mission.card import KNOCKS_OUT_AT_JUMP, Z_AT_JUMP
from readyroom.games.space_alert.mission.harm import knock_out
from readyroom.games.space_alert.mission.mission import APPEARING, JUMP_TURN, JUMPING, SHOOTING, THREATENING, Mission
from readyroom.games.space_alert.mission.places import SPACE
from readyroom.games.space_alert.mission.threat import ACTIVE, DESTROYED, WAITING
from readyroom.games.space_alert.mission.trace import JumpedHome, TurnBegan
from readyroom.games.space_alert.mission.tracks import Z
from readyroom.games.space_alert.mission.turn.compute_damage import compute_damage
from readyroom.games.space_alert.mission.turn.space import land, return_ultrafast
from readyroom.games.space_alert.mission.turn.threat_actions import perform, threat_actions


def last_turn(m: Mission) -> None:
    """Nobody acts, but rockets and threats still move."""
    last_played = m.turn
    m.turn = JUMP_TURN
    m.step = APPEARING
    if m.aloud:
        m.tell(TurnBegan(JUMP_TURN))
    prepare(m)
    if m.ship.rocket_far:
        m.step = SHOOTING
        resolve_rocket(m)
    if m.lost:
        return
    m.step = THREATENING
    bring_pilot_home(m)
    threat_actions(m)
    if m.lost:
        return
    m.step = JUMPING
    jump(m, last_played)


def prepare(m: Mission) -> None:
    m.looked = 0
    m.slowed = 0
    m.guardian = -1
    for zone in range(3):
        m.temporary[zone] = 0
    for t in m.active:
        t.was_out = t.out
        t.hurt = False
        t.absorbed = 0


def resolve_rocket(m: Mission) -> None:
    """Rocket Resolution: only the rocket; interceptors out there no longer attack."""
    for p in m.crew:
        p.spent = JUMP_TURN
    compute_damage(m)


def bring_pilot_home(m: Mission) -> None:
    """New Frontier, Ultrafast Return: from beyond distance 1 it knocks out the pilot."""
    for p in m.crew:
        if p.station == SPACE and not p.out:
            if p.distance > 1:
                return_ultrafast(m, p)
            else:
                land(m, p, False)


def jump(m: Mission, last_played: int) -> None:
    """The effects of the jump itself: a Dimension Spider's Z, a Cyber Gremlin's last prank."""
    for t in m.active.copy():
        if t.traits & Z_AT_JUMP and t.fate == ACTIVE:
            perform(m, t, Z)
            if m.lost:
                return
    for t in m.threats:
        if t.traits & KNOCKS_OUT_AT_JUMP and t.fate not in (DESTROYED, WAITING):
            for p in m.crew:
                knock_out(m, p, t)
    if m.aloud:
        m.tell(JumpedHome(last_played))
