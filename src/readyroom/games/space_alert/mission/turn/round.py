"""The Resolution Round (rulebook 3): twelve turns, the thirteenth, and the jump."""

from __future__ import annotations

from readyroom.games.space_alert.mission.harm import protected
from readyroom.games.space_alert.mission.mission import ACTING, APPEARING, CHECKING, SHOOTING, THREATENING, Mission
from readyroom.games.space_alert.mission.trace import TurnBegan
from readyroom.games.space_alert.mission.turn.compute_damage import compute_damage
from readyroom.games.space_alert.mission.turn.computer import check_maintenance
from readyroom.games.space_alert.mission.turn.jump import last_turn
from readyroom.games.space_alert.mission.turn.player_actions import player_actions
from readyroom.games.space_alert.mission.turn.threat_actions import threat_actions
from readyroom.games.space_alert.mission.turn.threat_appears import threats_appear


def resolve_round(m: Mission) -> None:
    """Plays the mission out from its present state to the jump, or to the end of the ship."""
    while m.turn < m.turns and not m.lost and not m.early_jump:
        play_turn(m)
    if not m.lost:
        last_turn(m)


def play_turn(m: Mission, tended: bool = False) -> None:
    """One of the twelve turns in which the crew acts. ``tended`` is for plans that are not complete: someone is trusted
    to have maintained the computer when it is checked on this turn."""
    begin_turn(m)
    threats_appear(m)
    m.step = ACTING
    player_actions(m)
    if not m.lost:
        m.step = SHOOTING
        compute_damage(m)
    if not m.lost:
        m.step = THREATENING
        threat_actions(m)
    if not m.lost:
        m.step = CHECKING
        m.maintained = m.maintained or tended
        check_maintenance(m)


def begin_turn(m: Mission) -> None:
    """Ends the effects that last for a turn."""
    m.turn += 1
    m.step = APPEARING
    if m.aloud:
        m.tell(TurnBegan(m.turn))
    m.looked = 0
    m.slowed = 0
    m.guardian = -1
    temporary = m.temporary
    users = m.ship.lift_users
    for zone in range(3):
        temporary[zone] = 0
        users[zone] = 0
    for t in m.active:
        t.was_out = t.out
        t.hurt = False
        t.absorbed = 0
        t.mended = 0
        t.menders = 0
    for p in m.crew:
        p.walked_from = -1
        p.played = 0
        if protected(m, p, p.plan[m.turn]):
            p.guarded = True
            p.guarded_on = m.turn
