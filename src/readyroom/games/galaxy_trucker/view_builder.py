"""Builds the views, field by field."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import shelf
from readyroom.games.galaxy_trucker import view as v
from readyroom.games.galaxy_trucker.activity import doing
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES, SIDE_NAMES, THREAT_NAMES
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import FINISHING, LEVELS, SPACES
from readyroom.games.galaxy_trucker.cards.tiles import CAPACITY, DOUBLE_CANNON, DOUBLE_ENGINE, RED_HOLD, TILES
from readyroom.games.galaxy_trucker.forecast import Measure, Stake, barrage_of, forecast, measures
from readyroom.games.galaxy_trucker.setup import winning
from readyroom.games.galaxy_trucker.ship.board import AREA, BOARDS
from readyroom.games.galaxy_trucker.ship.legality import bodies, exposed_connectors, mistakes
from readyroom.games.galaxy_trucker.ship.payload import (
    chargeable,
    dead_zone,
    in_blast,
    irradiated,
    livable,
    usable_holds,
)
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import cannon_halves, engine_strength, shields
from readyroom.games.galaxy_trucker.state import State, Trucker
from readyroom.games.galaxy_trucker.steps.adventures import Planets
from readyroom.games.galaxy_trucker.steps.barrage import Defending
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.boarding import ChoosingCrew, man
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.enemies import CombatZone
from readyroom.games.galaxy_trucker.steps.fleets import Fleet, TacticalZone
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.loading import Loading, stowing
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns
from readyroom.games.galaxy_trucker.warehouse import free_numbers
from readyroom.games.galaxy_trucker.wreckage import tile_ids

_ALIENS: Final[dict[int, Literal["purple", "brown"]]] = {PURPLE: "purple", BROWN: "brown"}
_AN_ENVOY: Final[tuple[v.Guest, ...]] = ("envoy",)
_A_COMMUTER: Final[tuple[v.Guest, ...]] = ("commuter",)


def public(s: State) -> v.Public:
    top = s.stack[-1] if s.stack else None
    names = BOARDS[s.board].names
    timed = s.options.pace == "hourglass" and s.phase == "build"
    landings = next((step.landed for step in s.stack if isinstance(step, Planets)), ())
    resting = isinstance(top, BetweenCards)
    barrage = barrage_of(s)
    stakes = [(seat, forecast(s, seat)) for seat in s.order()] if s.card >= 0 and not resting else []
    mistakes_too = s.options.hints or s.phase not in ("mission", "ready", "build")
    return v.Public(
        phase=s.phase,
        flight=s.flight + 1,
        flights=tuple(LEVELS[level - 1] for level in s.flights),
        level=s.level,
        ship_class=BOARDS[s.board].name,
        mission=MISSIONS[s.mission].id if s.mission >= 0 else "",
        offered=tuple(MISSIONS[mission].id for mission in s.offered),
        directives=tuple(ORDERS[one].id for one in s.directives),
        heap=len(s.heap),
        client=v.ClientView(s.client[0], s.client[0] % SPACES, s.client[1]) if s.client else None,
        crates=len(s.crates),
        open=tile_ids(s.open),
        places=tuple(shelf.places(s)),
        holes=tuple([v.HoleView(place, seat, TILES[tile].id) for place, seat, tile in shelf.holes(s)]),
        numbers=tuple(free_numbers(s)),
        hourglass=v.HourglassView(s.circle, s.sand, s.options.hourglass_seconds) if timed else None,
        runs=s.level + 1 if s.options.pace == "hourglass" else 0,
        piles=tuple(_pile(s, pile) for pile in range(len(s.piles))),
        turn=next((step.seat for step in s.stack if isinstance(step, BuildInTurns)), -1),
        takes=s.takes,
        card=CARDS[s.card].id if s.card >= 0 else "",
        flown=tuple(CARDS[card].id for card in s.flown),
        cards_left=s.cards_left(),
        order=tuple(s.order()),
        doing=doing(s),
        waiting_for=top.to_act(s) if top is not None else (),
        threat=_threat(s, top) if isinstance(top, Defending) else None,
        hits=tuple(v.HitView(THREAT_NAMES[threat], SIDE_NAMES[side]) for threat, side in barrage.threats)
        if barrage is not None
        else (),
        hit=barrage.at if barrage is not None else -1,
        line=barrage.line if barrage is not None else 0,
        stage=_stage(s),
        stakes=tuple(_stake(s, seat, stake) for seat, stake in stakes),
        measures=tuple(_measure(measure) for measure in measures(s, stakes)) if stakes else (),
        boardings=tuple(_boarding(s.ship(top.seat), action) for action in top.options(s))
        if isinstance(top, ChoosingCrew)
        else (),
        landings=tuple(v.LandingView(planet, seat) for planet, seat in enumerate(landings, start=1)),
        dock=tuple(GOODS[good] for good in top.dock) if isinstance(top, Loading) else (),
        stowing=tuple(v.StowingView(GOODS[good], names[hold]) for good, hold in stowing(s.ship(top.seat), top.dock))
        if isinstance(top, Loading)
        else (),
        powered=tuple(names[q] for q in top.powered) if isinstance(top, (DeclareStrength, BlackHole)) else (),
        giving_up=tuple(names[q] for q in top.chosen) if isinstance(top, BlackHole) else (),
        bank=dict(zip(GOODS, s.bank[: len(GOODS)], strict=True)) if s.options.goods == "box" else {},
        truckers=tuple([_trucker(s, trucker, mistakes_too) for trucker in s.truckers]),
        bills=tuple([_bill(s, seat, bill) for seat, bill in enumerate(s.bills)]),
        photos=tuple([_photo(seat, s.launched[seat], ship) for seat, ship in enumerate(s.arrived) if s.launched]),
        ledger=tuple(s.ledger),
        winning=winning(s.options),
    )


def own(s: State, seat: int) -> v.Own:
    return v.Own(
        tuple(
            v.SeenPile(pile + 1, tuple(CARDS[card].id for card in cards))
            for pile, cards in enumerate(s.piles)
            if s.seen[pile] >> seat & 1
        )
    )


def _pile(s: State, pile: int) -> v.PileView:
    holder = next((trucker.seat for trucker in s.truckers if trucker.looking == pile), -1)
    seen_by = tuple(seat for seat in range(s.seats) if s.seen[pile] >> seat & 1)
    return v.PileView(pile + 1, len(s.piles[pile]), seen_by, holder, pile < OPEN_PILES)


def _threat(s: State, step: Defending) -> v.ThreatView:
    square = s.ship(step.seat).board.names[step.square]
    return v.ThreatView(step.seat, THREAT_NAMES[step.threat], SIDE_NAMES[step.side], square)


def _stage(s: State) -> int:
    for step in s.stack:
        if isinstance(step, CombatZone):
            return step.line
        if isinstance(step, TacticalZone):
            return step.column
        if isinstance(step, Fleet):
            return step.segment
    return 0


def _stake(s: State, seat: int, stake: Stake) -> v.StakeView:
    names = s.ship(seat).board.names
    return v.StakeView(
        seat=seat,
        fate=stake.fate,
        squares=tuple(names[q] for q in stake.squares),
        falls=tuple(names[q] for q in stake.falls),
        cannons=stake.cannons,
        engines=stake.engines,
        fight=stake.fight,
        days=stake.days,
        tokens=stake.tokens,
        leaks=tuple(names[q] for q in stake.leaks),
        overboard=stake.overboard,
        flies=stake.flies,
        crew_left=stake.crew_left,
    )


def _measure(measure: Measure) -> v.MeasureView:
    scores = tuple(v.ScoreView(seat, score) for seat, score in measure.scores)
    return v.MeasureView(measure.what, scores, measure.lowest)


def _boarding(ship: Ship, action: Action) -> v.BoardingView:
    assert isinstance(action, a.Board)
    trial = ship.clone()
    man(trial, action)
    parts = tuple(_part(trial, q) for q in trial.squares() if trial.crew[q] or trial.tokens[q])
    return v.BoardingView(action.purple, action.brown, trial.humans(), parts)


def _bill(s: State, seat: int, bill: tuple[int, ...]) -> v.BillView:
    finishing, looking, goods, lost, paid, credits, mission, penalty = bill
    before = credits - finishing - looking - goods - mission + paid + penalty
    place = _place(s, finishing)
    return v.BillView(seat, place, finishing, looking, goods, lost, paid, credits, mission, penalty, before)


def _place(s: State, pay: int) -> int:
    """A ship's place on arrival, worked out from its pay; 0: it did not arrive."""
    level = s.flights[len(s.ledger) - 1]
    return 1 + FINISHING.index(pay // level) if pay else 0


def _photo(seat: int, launched: Ship, arrived: Ship) -> v.PhotoView:
    names = launched.board.names
    lost = tuple([names[q] for q in launched.squares() if arrived.tile[q] < 0])
    return v.PhotoView(seat, launched.board.name, _shown(launched).parts, _shown(arrived).parts, lost)


class Shown:
    """A ship's view, cached until the ship changes."""

    __slots__ = (
        "berths", "cannons", "charge", "engines", "exposed", "goods", "mistakes", "parts", "pieces", "room", "shielded",
        "zones",
    )  # fmt: skip

    def __init__(self, ship: Ship) -> None:
        self.parts = tuple([_part(ship, q) for q in ship.squares()])
        self.exposed = exposed_connectors(ship)
        self.cannons = cannon_halves(ship, ()) / 2, cannon_halves(ship, ship.of_kind(DOUBLE_CANNON)) / 2
        self.engines = engine_strength(ship, ()), engine_strength(ship, ship.of_kind(DOUBLE_ENGINE))
        self.goods = _goods(ship)
        self.berths = 2 * len(livable(ship))
        self.charge = sum([CAPACITY[ship.tile[q]] for q in chargeable(ship)])
        self.room = _room(ship)
        self.shielded = tuple([name for side, name in enumerate(SIDE_NAMES) if shields(ship, side)])
        self.mistakes = tuple([v.MistakeView(m.kind, m.square, m.other, str(m)) for m in mistakes(ship)])
        parts = bodies(ship)
        self.pieces = tuple([_names(ship, body) for body in parts]) if len(parts) > 1 else ()
        self.zones = _zones(ship) if ship.has_payload() else None


def _shown(ship: Ship) -> Shown:
    kept = ship.shown
    if isinstance(kept, Shown):
        return kept
    found = Shown(ship)
    ship.shown = found
    return found


def _room(ship: Ship) -> v.RoomView:
    places = free = red = 0
    for q in usable_holds(ship):
        capacity = CAPACITY[ship.tile[q]]
        left = capacity - len(ship.cargo[q])
        places += capacity
        free += left
        red += left if ship.kind(q) == RED_HOLD else 0
    return v.RoomView(places, free, red)


def _zones(ship: Ship) -> v.ZonesView:
    return v.ZonesView(_names(ship, dead_zone(ship)), _names(ship, irradiated(ship)), _names(ship, in_blast(ship)))


def _names(ship: Ship, squares: Collection[int]) -> tuple[str, ...]:
    """The names of those squares that exist on the board, in its order."""
    return tuple([ship.board.names[q] for q in ship.board.squares if q in squares])


def _goods(ship: Ship) -> dict[str, int]:
    count = ship.goods()
    return {name: count[good] for good, name in enumerate(GOODS) if count[good]}


def _trucker(s: State, trucker: Trucker, mistakes_too: bool) -> v.TruckerView:
    ship = trucker.ship
    shown = _shown(ship)
    return v.TruckerView(
        trucker.seat,
        trucker.credits,
        shown.parts,
        TILES[trucker.hand].id if trucker.hand >= 0 else "",
        trucker.hand_kept,
        ship.board.names[trucker.loose] if trucker.loose else "",
        tile_ids(trucker.aside),
        tile_ids(trucker.lost),
        BETS[trucker.bet].id if trucker.bet >= 0 else "",
        trucker.stamps,
        trucker.incidents,
        trucker.guards,
        trucker.number,
        trucker.looking + 1,
        trucker.turns_left,
        trucker.out,
        trucker.flying,
        trucker.left,
        trucker.place,
        trucker.place % SPACES,
        ship.crew_count(),
        ship.humans(),
        ship.token_count(),
        shown.exposed,
        shown.cannons,
        shown.engines,
        shown.goods,
        shown.berths,
        shown.charge,
        shown.room,
        shown.shielded,
        s.level * FINISHING[s.order().index(trucker.seat)] if trucker.flying else 0,
        shown.mistakes if mistakes_too else (),
        shown.pieces if mistakes_too else (),
        shown.zones,
    )


_parts: Final[dict[int, v.PartView]] = {}
MOST_PARTS: Final = 20_000


def _part(ship: Ship, q: int) -> v.PartView:
    """A part of a ship. Parts without guests and goods are cached; the cache is emptied when it grows too large."""
    tile, turn, who, tokens = ship.tile[q], ship.turn[q], ship.crew[q], ship.tokens[q]
    if ship.guests[q] or ship.cargo[q]:
        return _made_part(ship, q)
    key = ((((ship.number * AREA + q) * len(TILES) + tile) * 4 + turn) * 8 + who) * 8 + tokens
    part = _parts.get(key)
    if part is None:
        if len(_parts) >= MOST_PARTS:
            _parts.clear()
        part = _parts[key] = _made_part(ship, q)
    return part


def _made_part(ship: Ship, q: int) -> v.PartView:
    who, guests = ship.crew[q], ship.guests[q]
    return v.PartView(
        ship.board.names[q],
        TILES[ship.tile[q]].id,
        ship.turn[q],
        who if who < PURPLE else 0,
        _ALIENS.get(who, ""),
        _AN_ENVOY if guests == ENVOY else _A_COMMUTER * guests,
        ship.tokens[q],
        tuple([GOODS[good] for good in ship.cargo[q]]),
    )
