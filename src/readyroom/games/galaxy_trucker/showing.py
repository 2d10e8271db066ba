"""Building the views, field by field."""

from __future__ import annotations

from readyroom.games.galaxy_trucker import view as v
from readyroom.games.galaxy_trucker.cards.adventures import OPEN_PILES, SIDE_NAMES, THREAT_NAMES
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import LEVELS, SPACES
from readyroom.games.galaxy_trucker.cards.tiles import DOUBLE_CANNON, DOUBLE_ENGINE, TILES
from readyroom.games.galaxy_trucker.doing import doing
from readyroom.games.galaxy_trucker.forecast import barrage_of, forecast
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.ship.checking import bodies, exposed_connectors, mistakes
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE, Ship
from readyroom.games.galaxy_trucker.ship.strength import cannon_halves, engine_strength
from readyroom.games.galaxy_trucker.state import State, Trucker
from readyroom.games.galaxy_trucker.steps.adventures import Planets
from readyroom.games.galaxy_trucker.steps.barrage import Defending
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole
from readyroom.games.galaxy_trucker.steps.declare import DeclareStrength
from readyroom.games.galaxy_trucker.steps.enemies import CombatZone
from readyroom.games.galaxy_trucker.steps.fleets import Fleet, TacticalZone
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.loading import Loading
from readyroom.games.galaxy_trucker.steps.losing import KeepingPart
from readyroom.games.galaxy_trucker.steps.relaxed import BuildInTurns
from readyroom.games.galaxy_trucker.warehouse import free_numbers

_ALIENS = {PURPLE: "purple", BROWN: "brown"}


def public(s: State) -> v.Public:
    top = s.stack[-1] if s.stack else None
    names = BOARDS[s.board].names
    timed = s.options.pace == "hourglass" and s.phase == "build"
    landings = next((step.landed for step in s.stack if isinstance(step, Planets)), ())
    resting = isinstance(top, BetweenCards)
    barrage = barrage_of(s)
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
        open=tuple(TILES[tile].id for tile in s.open),
        numbers=tuple(free_numbers(s)),
        hourglass=v.HourglassView(s.circle, s.sand, s.options.hourglass_seconds) if timed else None,
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
        stakes=tuple(_stake(s, seat) for seat in s.order()) if s.card >= 0 and not resting else (),
        pieces=tuple(tuple(names[q] for q in body) for body in bodies(s.ship(top.seat)))
        if isinstance(top, KeepingPart)
        else (),
        landings=tuple(v.LandingView(planet, seat) for planet, seat in enumerate(landings, start=1)),
        dock=tuple(GOODS[good] for good in top.dock) if isinstance(top, Loading) else (),
        powered=tuple(names[q] for q in top.powered) if isinstance(top, (DeclareStrength, BlackHole)) else (),
        giving_up=tuple(names[q] for q in top.chosen) if isinstance(top, BlackHole) else (),
        bank=dict(zip(GOODS, s.bank[: len(GOODS)], strict=True)) if s.options.goods == "box" else {},
        truckers=tuple(_trucker(s, trucker) for trucker in s.truckers),
        bills=tuple(v.BillView(seat, *bill) for seat, bill in enumerate(s.bills)),
        ledger=tuple(s.ledger),
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


def _stake(s: State, seat: int) -> v.StakeView:
    stake = forecast(s, seat)
    names = s.ship(seat).board.names
    return v.StakeView(
        seat=seat,
        fate=stake.fate,
        squares=tuple(names[q] for q in stake.squares),
        falls=tuple(names[q] for q in stake.falls),
        cannons=stake.cannons,
        engines=stake.engines,
    )


def _trucker(s: State, trucker: Trucker) -> v.TruckerView:
    ship = trucker.ship
    names = ship.board.names
    shown = s.options.hints or s.phase not in ("mission", "ready", "build")
    return v.TruckerView(
        seat=trucker.seat,
        credits=trucker.credits,
        parts=tuple(_part(ship, q) for q in ship.squares()),
        hand=TILES[trucker.hand].id if trucker.hand >= 0 else "",
        hand_kept=trucker.hand_kept,
        loose=names[trucker.loose] if trucker.loose else "",
        aside=tuple(TILES[tile].id for tile in trucker.aside),
        lost=tuple(TILES[tile].id for tile in trucker.lost),
        bet=BETS[trucker.bet].id if trucker.bet >= 0 else "",
        stamps=trucker.stamps,
        incidents=trucker.incidents,
        guards=trucker.guards,
        number=trucker.number,
        looking=trucker.looking + 1,
        turns_left=trucker.turns_left,
        out=trucker.out,
        flying=trucker.flying,
        left=trucker.left,
        days=trucker.place,
        space=trucker.place % SPACES,
        crew=ship.crew_count(),
        humans=ship.humans(),
        tokens=ship.token_count(),
        exposed=exposed_connectors(ship),
        cannons=(cannon_halves(ship, []) / 2, cannon_halves(ship, ship.of_kind(DOUBLE_CANNON)) / 2),
        engines=(engine_strength(ship, []), engine_strength(ship, ship.of_kind(DOUBLE_ENGINE))),
        goods={name: count for name, count in zip(GOODS, ship.goods(), strict=True) if count},
        mistakes=tuple(v.MistakeView(m.kind, m.square, m.other, str(m)) for m in mistakes(ship)) if shown else (),
    )


def _part(ship: Ship, q: int) -> v.PartView:
    who = ship.crew[q]
    return v.PartView(
        square=ship.board.names[q],
        tile=TILES[ship.tile[q]].id,
        turn=ship.turn[q],
        humans=who if who < PURPLE else 0,
        alien=_ALIENS.get(who, ""),
        guests=("envoy",) if ship.guests[q] == ENVOY else ("commuter",) * ship.guests[q],
        tokens=ship.tokens[q],
        goods=tuple(GOODS[good] for good in ship.cargo[q]),
    )
