"""Between the missions of a campaign (rulebook 6): whether to fly on, and what is repaired."""

from __future__ import annotations

from typing import Final, Literal

from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_round.state import (
    ALL_SQUADS,
    DECIDING,
    FLY_ON,
    OVER,
    QUIT,
    REPAIRING,
    UNDECIDED,
    Board,
    State,
)
from readyroom.games.space_alert.actions import FlyOn, Mend, MendNothing, MendSquad, Quit
from readyroom.games.space_alert.events import CampaignEnded, Mended, NothingMended, Recovered, SquadMended, Voted
from readyroom.games.space_alert.places import ZONES
from readyroom.games.space_alert.scoring import Points, disabled_squads
from readyroom.games.space_alert.setup import brief
from readyroom.games.space_alert.ship import TILES, tile_name
from readyroom.games.space_alert.state import Mission

MOST_REPAIRS: Final = 2
"""In each zone (6.2)."""
COLOURS: Final[tuple[Literal["red", "white", "blue"], ...]] = ("red", "white", "blue")


def come_home(s: State, m: Mission, made: Points, t: Telling) -> None:
    """A mission of a campaign is done. A lost ship ends the campaign; the last mission too, and it is not repaired."""
    if m.lost:
        s.stage = OVER
        return
    s.flown.append(made)
    if not s.options.campaign:
        s.stage = OVER
    elif s.number == s.missions:
        end(s, t)
    else:
        s.carried = m.ship.tiles.copy()
        s.squads = ALL_SQUADS - disabled_squads(m)
        s.repaired = [0, 0, 0]
        s.repairer = 0
        s.stage = DECIDING


def end(s: State, t: Telling) -> None:
    s.stage = OVER
    made = campaign_points(s.flown)
    penalties = made.damage + made.worst_zone + made.knocked_out + made.battlebots
    t.tell(
        CampaignEnded(
            len(s.flown), s.missions, made.score, made.survived, made.destroyed, made.visual, made.bonus, penalties
        )
    )


def campaign_points(flown: list[Points]) -> Points:
    """The campaign's score (6.3): threats of all missions, penalties of the last one only, and visual confirmation
    divided by the number of missions, rounded down. Bonus points of specializations count for their mission."""
    last = flown[-1]
    return Points(
        survived=sum(made.survived for made in flown),
        destroyed=sum(made.destroyed for made in flown),
        visual=sum(made.visual for made in flown) // len(flown),
        bonus=sum(made.bonus for made in flown),
        damage=last.damage,
        worst_zone=last.worst_zone,
        knocked_out=last.knocked_out,
        battlebots=last.battlebots,
    )


# -- what is asked


def asked(s: State) -> tuple[int, ...]:
    """Everybody votes; then one after the other repairs. The captain decides for androids."""
    if s.stage == DECIDING:
        return tuple(seat for seat in range(s.seats) if s.hands[seat].vote == UNDECIDED)
    return (decider(s, s.boards[s.repairer]),)


def decider(s: State, board: Board) -> int:
    """Their repair decision is handled by a designated player (6.2)."""
    return s.captain if board.number else board.seat


def legal(s: State, seat: int) -> list[Action]:
    if seat not in asked(s):
        return []
    if s.stage == DECIDING:
        return [FlyOn(), Quit()]
    return [*_repairs(s), MendNothing()]


def _repairs(s: State) -> list[Action]:
    found: list[Action] = []
    for zone, colour in enumerate(COLOURS):
        if s.repaired[zone] < MOST_REPAIRS:
            found += [Mend(colour, tile_name(zone, tile)) for tile in range(TILES) if s.carried[zone] >> tile & 1]
    if s.squads < ALL_SQUADS:
        found.append(MendSquad())
    return found


# -- doing it


def apply(s: State, seat: int, action: Action, t: Telling) -> None:
    if isinstance(action, FlyOn | Quit):
        vote(s, seat, isinstance(action, FlyOn), t)
        return
    member = s.boards[s.repairer].member
    if isinstance(action, Mend):
        zone = ZONES.index(action.zone)
        tile = next(tile for tile in range(TILES) if tile_name(zone, tile) == action.tile)
        s.carried[zone] &= ~(1 << tile)
        s.repaired[zone] += 1
        t.tell(Mended(member, action.zone, action.tile))
    elif isinstance(action, MendSquad):
        s.squads += 1
        t.tell(SquadMended(member))
    else:
        t.tell(NothingMended(member))
    s.repairer += 1
    next_repair(s, t)


def vote(s: State, seat: int, fly_on: bool, t: Telling) -> None:
    """All should agree; if they do not, the most careful proposal wins (6)."""
    s.hands[seat].vote = FLY_ON if fly_on else QUIT
    t.tell(Voted(seat, fly_on))
    if any(hand.vote == UNDECIDED for hand in s.hands):
        return
    if any(hand.vote == QUIT for hand in s.hands):
        end(s, t)
        return
    s.stage = REPAIRING
    next_repair(s, t)


def next_repair(s: State, t: Telling) -> None:
    """Each in turn recovers or repairs; where nothing is left to repair, the next mission is briefed."""
    m = s.mission
    if m is None:
        raise AssertionError("repairs follow a mission")
    while s.repairer < len(s.boards):
        if m.crew[s.repairer].out:
            t.tell(Recovered(s.boards[s.repairer].member))
        elif _repairs(s):
            return
        s.repairer += 1
    brief(s, t)
