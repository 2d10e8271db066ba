"""What the card being resolved would do to each ship as it stands: for pages that explain, and for whoever watches.

Nothing here changes anything, and nothing is hidden: it is what anyone at the table could count for themselves.
"""

from __future__ import annotations

from readyroom.games.galaxy_trucker.cards import adventures as cards
from readyroom.games.galaxy_trucker.cards.adventures import HEAVY, LARGE, SMALL
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.supercards import SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_CANNON, DOUBLE_ENGINE, HEAVY_CARGO
from readyroom.games.galaxy_trucker.ship.checking import falls_off, keepable
from readyroom.games.galaxy_trucker.ship.payload import blast, dead_zone
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.ship.strength import (
    FORWARD,
    cannon_halves,
    engine_strength,
    first_hit,
    guns_against,
    infected,
    shields,
    smooth,
)
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.barrage import Barrage, Defending
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.special_events import stricken

MISSES = "misses"
BOUNCES = "bounces"
SHOT = "shot"
POWERED_SHOT = "powered shot"
SHIELD = "shield"
HITS = "hits"


class Stake:
    """What is at stake for one ship: how the meteor or shot in flight ends, which squares would be lost or touched,
    what would fall off after them, and the strengths it can muster, without another token and with all it has."""

    __slots__ = ("cannons", "engines", "falls", "fate", "squares")

    def __init__(self, cannons: tuple[float, float], engines: tuple[int, int]) -> None:
        self.cannons = cannons
        self.engines = engines
        self.fate = ""
        self.squares: list[int] = []
        self.falls: list[int] = []


def forecast(s: State, seat: int) -> Stake:
    """For the card that is being resolved, at this moment."""
    ship = s.ship(seat)
    card = CARDS[s.card]
    full = card.full if isinstance(card, SuperCard) and card.kind == cards.ENEMY_FLEET else FORWARD
    stake = Stake(_cannons(s, seat, full), _engines(s, seat))
    if card.kind == cards.EPIDEMIC:
        stake.squares = infected(ship)
    elif isinstance(card, SuperCard) and card.kind == cards.SPECIAL_EVENT:
        stake.squares = stricken(ship, card, s.level)
    barrage = barrage_of(s)
    if barrage is not None and barrage.line and seat in _in_its_way(s, barrage):
        threat, side = barrage.threats[barrage.at]
        _aim(stake, ship, threat, side, barrage.line)
    return stake


def barrage_of(s: State) -> Barrage | None:
    """The topmost, which is the one being resolved."""
    found: Barrage | None = None
    for step in s.stack:
        if isinstance(step, Barrage):
            found = step
    return found


def _in_its_way(s: State, barrage: Barrage) -> tuple[int, ...]:
    """The ships that the thing in flight has not passed yet, the one that is deciding included."""
    deciding = isinstance(s.stack[-1], Defending)
    return barrage.targets[barrage.turn - deciding :]


def _aim(stake: Stake, ship: Ship, threat: int, side: int, line: int) -> None:
    """How a meteor or shot along a line would end, and what a hit would cost."""
    square = first_hit(ship, side, line)
    if not square:
        stake.fate = MISSES
        return
    stake.squares = [square]
    if smooth(ship, square, side) and (threat == SMALL or ship.kind(square) == HEAVY_CARGO):
        stake.fate = BOUNCES
        return
    stake.fate = HITS
    if threat == LARGE:
        single, double = guns_against(ship, square, side)
        if single:
            stake.fate = SHOT
        elif double and ship.charged():
            stake.fate = POWERED_SHOT
    elif threat != HEAVY and shields(ship, side) and ship.charged():
        stake.fate = SHIELD
    stake.squares = list(blast(ship, square))
    parts = falls_off(ship, stake.squares)
    if len(keepable(ship, parts)) == 1:
        stake.falls = [q for body in parts[1:] for q in body]


def _cannons(s: State, seat: int, full: tuple[int, ...]) -> tuple[float, float]:
    ship = s.ship(seat)
    top = s.stack[-1] if s.stack else None
    powered = top.powered if isinstance(top, DeclareStrength) and top.seat == seat else ()
    idle = _idle(ship, DOUBLE_CANNON, powered)
    idle.sort(key=lambda q: ship.turn[q] not in full)
    most = [*powered, *idle[: ship.token_count()]]
    return cannon_halves(ship, powered, full) / 2, cannon_halves(ship, most, full) / 2


def _engines(s: State, seat: int) -> tuple[int, int]:
    """In a black hole, what is chosen to go counts no more, but tokens on it can still be spent."""
    ship = s.ship(seat)
    tokens = ship.token_count()
    top = s.stack[-1] if s.stack else None
    powered: tuple[int, ...] = ()
    if isinstance(top, DeclareStrength) and top.seat == seat:
        powered = top.powered
    elif isinstance(top, BlackHole) and top.seat == seat:
        powered = top.powered
        ship = top.left(s)
    most = [*powered, *_idle(ship, DOUBLE_ENGINE, powered)[:tokens]]
    return engine_strength(ship, powered), engine_strength(ship, most)


def _idle(ship: Ship, kind: int, powered: tuple[int, ...]) -> list[int]:
    dead = dead_zone(ship)
    return [q for q in ship.of_kind(kind) if q not in powered and q not in dead]
