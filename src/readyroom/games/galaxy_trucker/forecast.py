"""What the card being resolved would do to each ship right now, for pages and spectators.

It changes no state and uses only public facts: anyone at the table could count the same.
"""

from __future__ import annotations

from typing import Final

from readyroom.games.galaxy_trucker.cards import adventures as cards
from readyroom.games.galaxy_trucker.cards.adventures import HEAVY, LARGE, MEASURE_NAMES, SMALL
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.supercards import ACID, STATIC, SuperCard
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_CANNON, DOUBLE_ENGINE, HEAVY_CARGO
from readyroom.games.galaxy_trucker.ship.legality import exposed_connectors, falls_off, keepable
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
from readyroom.games.galaxy_trucker.state import NONE, State
from readyroom.games.galaxy_trucker.steps.adventures import crew_cost
from readyroom.games.galaxy_trucker.steps.barrage import Barrage, Defending
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.special_events import leaking, stricken
from readyroom.games.galaxy_trucker.view import Fate, Fight

MISSES: Final = "misses"
BOUNCES: Final = "bounces"
SHOT: Final = "shot"
POWERED_SHOT: Final = "powered shot"
SHIELD: Final = "shield"
HITS: Final = "hits"


class Stake:
    """What is at stake for one ship: how the current meteor or shot ends, which squares are lost or touched, what falls
    off after them, what the card costs, and the strengths and the result of a fight, both without another token and
    with all tokens."""

    __slots__ = (
        "cannons", "crew_left", "days", "engines", "falls", "fate", "fight", "flies", "leaks", "overboard", "squares",
        "tokens",
    )  # fmt: skip

    def __init__(self, cannons: tuple[float, float], engines: tuple[int, int], crew: int) -> None:
        self.cannons = cannons
        self.engines = engines
        self.crew_left = crew
        self.flies = 0, 0
        self.fate: Fate = ""
        self.squares: list[int] = []
        self.falls: list[int] = []
        self.fight: tuple[Fight, Fight] = "", ""
        self.days = 0
        self.tokens = 0
        self.leaks: list[int] = []
        self.overboard = 0


def forecast(s: State, seat: int) -> Stake:
    """The ship's stake in the card being resolved."""
    ship = s.ship(seat)
    card = CARDS[s.card]
    full = card.full if isinstance(card, SuperCard) and card.kind == cards.ENEMY_FLEET else FORWARD
    stake = Stake(_cannons(s, seat, full), _engines(s, seat), ship.crew_count())
    if card.kind == cards.OPEN_SPACE:
        stake.flies = max(0, stake.engines[0]), max(0, stake.engines[1])
    elif card.kind in (cards.ABANDONED_SHIP, cards.ABANDONED_STATION):
        stake.crew_left = stake.crew_left - crew_cost(card) if stake.crew_left >= card.crew else -1
    elif card.kind == cards.EPIDEMIC:
        stake.squares = infected(ship)
    elif card.kind == cards.STARDUST:
        stake.days = exposed_connectors(ship)
    elif card.kind in (cards.SLAVERS, cards.SMUGGLERS, cards.PIRATES):
        stake.fight = _against(stake.cannons[0], card.strength), _against(stake.cannons[1], card.strength)
    elif isinstance(card, SuperCard):
        _reckon(stake, ship, card, s.level)
    barrage = barrage_of(s)
    if barrage is not None and barrage.line and seat in _in_its_way(s, barrage):
        threat, side = barrage.threats[barrage.at]
        _aim(stake, ship, threat, side, barrage.line)
    return stake


def _against(strength: float, theirs: int) -> Fight:
    return "won" if strength > theirs else "lost" if strength < theirs else "even"


def _reckon(stake: Stake, ship: Ship, card: SuperCard, level: int) -> None:
    """Adds what a supercard does to a ship, where that can be counted."""
    if card.kind == cards.BLACK_HOLE:
        stake.overboard = 2 * max(0, card.numbers[level - 1] - stake.engines[0])
    elif card.kind == cards.ENEMY_FLEET:
        need = card.numbers[level - 1]
        stake.fight = ("even" if stake.cannons[0] >= need else "lost", "even" if stake.cannons[1] >= need else "lost")
    elif card.kind == cards.SPECIAL_EVENT:
        number = card.numbers[level - 1]
        stake.squares = stricken(ship, card, level)
        if card.id == STATIC:
            stake.days = exposed_connectors(ship)
            stake.tokens = stake.days // number
        elif card.id == ACID:
            stake.leaks = leaking(ship, number)


class Measure:
    """A comparison the card makes: what is compared, the seats with their scores, the leader first, and who suffers
    (NONE: nobody)."""

    __slots__ = ("lowest", "scores", "what")

    def __init__(self, what: str, scores: list[tuple[int, float]]) -> None:
        self.what = what
        self.scores = scores
        self.lowest = min(scores, key=lambda one: one[1])[0] if len(scores) > 1 else NONE


def measures(s: State, stakes: list[tuple[int, Stake]]) -> list[Measure]:
    """The card's comparisons, line by line, if nobody spends another token."""
    card = CARDS[s.card]
    if card.kind == cards.SABOTAGE:
        crews = Measure(MEASURE_NAMES[cards.CREW], [(seat, s.ship(seat).crew_count()) for seat, _ in stakes])
        if len(stakes) == 1:  # saboteurs also board a ship that flies alone
            crews.lowest = stakes[0][0]
        return [crews]
    if card.kind == cards.COMBAT_ZONE:
        return [
            Measure(MEASURE_NAMES[what], [(seat, _measured(s, seat, stake, what)) for seat, stake in stakes])
            for what, _ in card.lines
        ]
    if not isinstance(card, SuperCard) or card.kind != cards.TACTICAL_ZONE:
        return []
    found: list[Measure] = []
    for column in card.columns:
        scores = [
            (seat, _measured(s, seat, stake, column.plus) - _measured(s, seat, stake, column.minus))
            for seat, stake in stakes
            if seat not in s.skipping
        ]
        found.append(Measure(f"{MEASURE_NAMES[column.plus]} minus {MEASURE_NAMES[column.minus]}", scores))
    return found


def _measured(s: State, seat: int, stake: Stake, what: int) -> float:
    if what == cards.CREW:
        return s.ship(seat).crew_count()
    return stake.engines[0] if what == cards.ENGINES else stake.cannons[0]


def barrage_of(s: State) -> Barrage | None:
    """The topmost barrage on the stack, which is the one being resolved."""
    found: Barrage | None = None
    for step in s.stack:
        if isinstance(step, Barrage):
            found = step
    return found


def _in_its_way(s: State, barrage: Barrage) -> tuple[int, ...]:
    """The ships that the current meteor or shot has yet to pass, including the one deciding."""
    deciding = isinstance(s.stack[-1], Defending)
    return barrage.targets[barrage.turn - deciding :]


def _aim(stake: Stake, ship: Ship, threat: int, side: int, line: int) -> None:
    """Sets how a meteor or shot along a line would end, and what a hit would cost."""
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
    """Engine strength, least and most. In a black hole, chosen parts do not count, but their tokens can be spent."""
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
