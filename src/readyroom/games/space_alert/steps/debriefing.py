"""Between the missions of a campaign (rulebook 6): the vote on flying on, and repairs."""

from __future__ import annotations

from typing import Final

from readyroom.core.steps import NOTHING, Ask, Step
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.space_alert import interned
from readyroom.games.space_alert.action_boards import FLY_ON, QUIT, UNDECIDED, changed
from readyroom.games.space_alert.actions import IN_DEBRIEFING, FlyOn, Mend, MendSquad, Quit
from readyroom.games.space_alert.events import Mended, NothingMended, Recovered, SquadMended, Voted
from readyroom.games.space_alert.interned import MEND, MEND_NOTHING, MEND_SQUAD
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import ZONES
from readyroom.games.space_alert.mission.points import Points
from readyroom.games.space_alert.mission.scoring import disabled_squads
from readyroom.games.space_alert.mission.ship import TILES, tile_name
from readyroom.games.space_alert.state import ALL_SQUADS, State
from readyroom.games.space_alert.steps.together import Together, at_another_time, everybody

MOST_REPAIRS: Final = 2
"""In each zone (6.2)."""
VOTES: Final[list[Action]] = [interned.FLY_ON, interned.QUIT]


def come_home(s: State, m: Mission, made: Points) -> None:
    """A mission is done. A lost ship ends the campaign, and so does the last mission; then nothing is repaired."""
    if not m.lost:
        s.flown = (*s.flown, made)
    if m.lost or s.number == s.missions:
        s.over = True
        return
    s.carried = tuple(m.ship.tiles)
    s.squads = ALL_SQUADS - disabled_squads(m)
    s.repaired = (0, 0, 0)
    s.stack.append(Deciding(everybody(s)))


class Deciding(Together):
    """Everyone must agree to fly on; if they do not, the most careful proposal wins (6)."""

    __slots__ = ()

    def done(self, s: State, seat: int) -> bool:
        return s.hands[seat].vote != UNDECIDED

    def options(self, s: State, seat: int) -> list[Action]:
        return VOTES

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        fly_on = isinstance(action, FlyOn)
        s.hands[seat].vote = FLY_ON if fly_on else QUIT
        if t.aloud:
            t.tell(Voted(seat, fly_on))

    def run(self, s: State, t: Telling) -> None:
        if any(hand.vote == QUIT for hand in s.hands):
            s.over = True
        else:
            s.stack[-1] = Repairs(0)

    def prompt(self, s: State, seat: int) -> str:
        return f"Mission {s.number} of {s.missions} is done. Fly on? If anyone votes to go home, the whole crew goes."

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if s.hands[seat].vote != UNDECIDED and isinstance(action, IN_DEBRIEFING):
            return "You have already voted."
        return not_in_debriefing(action) or "First decide whether to fly on."


class Repairs(Step[State]):
    """Each in turn recovers or repairs (6.2), in acting order; ``place`` is the next crew member's."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State, t: Telling) -> None:
        m = s.mission
        if m is None:
            raise AssertionError("repairs follow a mission")
        if self.place == len(s.boards):
            s.stack.pop()
            return
        s.stack[-1] = Repairs(self.place + 1)
        board = s.boards[self.place]
        if m.crew[self.place].out:
            if t.aloud:
                t.tell(Recovered(board.member))
        else:
            s.stack.append(Repair(s.decider(board), self.place))


class Repair(Ask[State]):
    """One repair of the crew member at ``place``; if nothing is left to repair, nobody is asked."""

    __slots__ = ("place",)
    live = True

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: State) -> list[Action]:
        found = repairs(s)
        return [*found, MEND_NOTHING] if found else NOTHING

    def apply(self, s: State, seat: int, action: Action, t: Telling) -> None:
        s.stack.pop()
        member = s.boards[self.place].member
        if isinstance(action, Mend):
            zone = ZONES.index(action.zone)
            tile = next(tile for tile in range(TILES) if tile_name(zone, tile) == action.tile)
            s.carried = changed(s.carried, zone, s.carried[zone] & ~(1 << tile))
            s.repaired = changed(s.repaired, zone, s.repaired[zone] + 1)
            if t.aloud:
                t.tell(Mended(member, action.zone, action.tile))
        elif isinstance(action, MendSquad):
            s.squads += 1
            if t.aloud:
                t.tell(SquadMended(member))
        else:
            if t.aloud:
                t.tell(NothingMended(member))

    def prompt(self, s: State, seat: int) -> str:
        board = s.boards[self.place]
        return f"What does Android {board.number} repair?" if board.number else "What do you repair?"

    def answers(self, s: State, seat: int) -> bool:
        return True

    def refusal(self, s: State, seat: int, action: Action) -> str:
        if isinstance(action, FlyOn | Quit):
            return "You have decided to fly on."
        if not isinstance(action, IN_DEBRIEFING):
            return not_in_debriefing(action)
        if seat != self.seat:
            return "Wait for your turn: the crew repairs in acting order."
        return "That cannot be repaired: it is not broken, or its zone has already had two repairs."


def repairs(s: State) -> list[Action]:
    found: list[Action] = []
    for zone in range(3):
        if s.repaired[zone] < MOST_REPAIRS:
            found += [MEND[zone][tile] for tile in range(TILES) if s.carried[zone] >> tile & 1]
    if s.squads < ALL_SQUADS:
        found.append(MEND_SQUAD)
    return found


def not_in_debriefing(action: Action) -> str:
    if isinstance(action, IN_DEBRIEFING):
        return ""
    return at_another_time(action) or "The mission is over, and the next one has not begun."
