"""The limits of the box: how many of everything there can be, and what can never happen. Checked after every entry of
random and bot play."""

from __future__ import annotations

from typing import Final

from readyroom.games.space_alert.action_boards import NONE, Board
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.places import ZONES
from readyroom.games.space_alert.mission.player import NO_SQUAD
from readyroom.games.space_alert.mission.ship import ALL_TILES, CAPSULES, ROCKETS, STORED_NONE, TILES
from readyroom.games.space_alert.mission.specializations import NAMES, NO_SPECIALIZATION
from readyroom.games.space_alert.mission.turn.computer import POINTS
from readyroom.games.space_alert.state import ALL_SQUADS, State
from readyroom.games.space_alert.steps.debriefing import MOST_REPAIRS
from readyroom.games.space_alert.steps.special_cards import CARDS_AT, used
from readyroom.games.space_alert.steps.stage import stage
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS, IncomingData

Bounds = dict[str, tuple[int, int]]
OVERFILL: Final = 1
"""A heroic B adds one block beyond the capacity, and only if the system is not full (rulebook 3.2)."""


def conserved(s: State) -> dict[str, int]:
    planned = sum(face != NONE for board in s.boards for face in board.cards)
    beside = sum(board.heroic != NONE for board in s.boards)
    held = sum(len(hand.cards) for hand in s.hands)
    return {
        "action cards": planned + beside + held + len(s.deck) + len(s.heroic),
        "threat cards": s.boxed + sum(len(deck) for deck in s.threats) + len(s.drawn) + len(s.called),
    }


def bounded(s: State) -> Bounds:
    found = _campaign(s)
    if stage(s) != "briefing":
        found |= _cards(s)
    if s.mission is not None:
        found |= _aboard(s.mission)
    return found


def _campaign(s: State) -> Bounds:
    found: Bounds = {"missions flown": (len(s.flown), s.missions), "squads to be placed": (s.squads, ALL_SQUADS)}
    for zone, colour in enumerate(ZONES):
        found[f"{colour} damage tiles carried over"] = (s.carried[zone].bit_count(), TILES)
        found[f"{colour} repairs"] = (s.repaired[zone], MOST_REPAIRS)
    return found


def _cards(s: State) -> Bounds:
    """Nobody holds more than they were dealt in the phases so far and drew from incoming data."""
    found: Bounds = {}
    for board in s.boards:
        found[f"special cards of {_name(board)}"] = (used(board), CARDS_AT[board.level])
    if s.crew.solo:
        return found
    for seat, hand in enumerate(s.hands):
        if s.transfers:
            found[f"cards given by seat {seat}"] = (hand.given, s.transfers)
    each, extra = s.crew.incoming(s.options.double_actions)
    dealt = sum(sum(s.crew.hand[: hand.phase]) for hand in s.hands) + len(s.favoured)
    dealt += (s.crew.androids if s.crew.heroic else 0) + _incoming(s) * (each * s.seats + extra)
    laid = sum(face != NONE for board in s.boards for face in (*board.cards, board.heroic))
    found["action cards among the crew"] = (laid + sum(len(hand.cards) for hand in s.hands), dealt)
    return found


def _incoming(s: State) -> int:
    """How often data has come in."""
    said = [moment.at for moment in s.moments if isinstance(moment, IncomingData)]
    return sum(s.timeline.phase_at(at) <= s.phase if s.untimed else at <= s.time for at in said)


def _aboard(m: Mission) -> Bounds:
    """The ship at the end of a mission."""
    ship = m.ship
    found: Bounds = {
        "fuel capsules": (ship.capsules, CAPSULES),
        "rockets": (ship.rockets, ROCKETS),
        "battlebot squads": (
            sum(p.squad != NO_SQUAD for p in m.crew) + sum(one != STORED_NONE for one in ship.stored) + ship.missing,
            ALL_SQUADS,
        ),
        "distance of the interceptors": (max(p.distance for p in m.crew), 3 if m.variable_range else 1),
    }
    for zone, colour in enumerate(ZONES):
        found[f"{colour} shield energy"] = (ship.shield[zone], ship.shield_capacity(zone) + OVERFILL)
        found[f"{colour} reactor energy"] = (ship.reactor[zone], ship.reactor_capacity(zone) + OVERFILL)
        found[f"{colour} damage tiles"] = (ship.tiles[zone], ALL_TILES)
    for phase, points in enumerate(m.visual, 1):
        found[f"visual confirmation of phase {phase}"] = (points, max(POINTS))
    return found


def flaws(s: State) -> tuple[str, ...]:
    """Contradictions: a card in two places, or a plan that its player is not allowed to make."""
    found: list[str] = []
    on_table = [*(drawn.card for drawn in s.drawn), *s.called]
    found += [f"{CARDS[card].code} lies on the table twice." for card in _doubled(on_table)]
    skills = [board.specialization for board in s.boards if board.specialization != NO_SPECIALIZATION]
    found += [f"Two crew members are {NAMES[skill]}." for skill in _doubled(skills)]
    for board in s.boards:
        phase = max(hand.phase for hand in s.hands) if board.number else s.hands[board.seat].phase
        for turn in range(PHASE_TURNS[phase - 1][1] + 1, len(board.cards)):
            if board.cards[turn] != NONE or board.special[turn]:
                found.append(f"{_name(board)} has planned turn {turn} before it is open.")
    return tuple(found)


def _doubled(things: list[int]) -> list[int]:
    return sorted({one for one in things if things.count(one) > 1})


def _name(board: Board) -> str:
    return f"android {board.number}" if board.number else f"seat {board.seat}"
