"""The game's interface to the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from readyroom.core.cards import Card
from readyroom.core.chance import Chance
from readyroom.core.choice import Note, Pick
from readyroom.core.ending import Ribbon, Verdict
from readyroom.core.errors import BadOptions
from readyroom.core.facts import Fact
from readyroom.core.game import Bot
from readyroom.core.guide import Guide
from readyroom.core.match import Match
from readyroom.core.native import mypyc_attr
from readyroom.core.observation import Observer
from readyroom.core.space import Space
from readyroom.core.stepped import SteppedGame
from readyroom.core.struct import Action, Moment, Outcome
from readyroom.core.telling import Telling
from readyroom.core.view import View
from readyroom.core.words import Words
from readyroom.games.galaxy_trucker import (
    board,
    catalog,
    ending,
    facts,
    imagine,
    interned,
    invariants,
    notes,
    observation,
    options,
    picks,
    positions,
    space,
    view_builder,
)
from readyroom.games.galaxy_trucker.actions import ACTIONS, GROUPS, NOTATION
from readyroom.games.galaxy_trucker.bot import BEATS, bot
from readyroom.games.galaxy_trucker.bot import LEVELS as BOT_LEVELS
from readyroom.games.galaxy_trucker.bots.guide import TruckersGuide
from readyroom.games.galaxy_trucker.cards.adventures import ADVENTURES
from readyroom.games.galaxy_trucker.cards.deck import CARDS, super_deck
from readyroom.games.galaxy_trucker.cards.goods import GOODS
from readyroom.games.galaxy_trucker.cards.missions import BETS, MISSIONS, ORDERS
from readyroom.games.galaxy_trucker.cards.route import LEVELS
from readyroom.games.galaxy_trucker.cards.supercards import SUPERCARDS
from readyroom.games.galaxy_trucker.cards.tiles import PAYLOADS, WAREHOUSE
from readyroom.games.galaxy_trucker.catalog import Catalog
from readyroom.games.galaxy_trucker.daily import DAILY
from readyroom.games.galaxy_trucker.events import EVENTS
from readyroom.games.galaxy_trucker.setup import set_up, winning
from readyroom.games.galaxy_trucker.ship.board import BOARDS
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE
from readyroom.games.galaxy_trucker.state import BROWN_BANK, CREDIT_BANK, HUMAN_BANK, PURPLE_BANK, TOKEN_BANK, State
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.loading import Loading
from readyroom.games.galaxy_trucker.view import Own, Public
from readyroom.games.galaxy_trucker.words import PHRASES

PAID_OUT = "The last flight was paid out."


@mypyc_attr(allow_interpreted_subclasses=True)
class GalaxyTrucker(SteppedGame[options.Options, State, Public, Own]):
    """The base game: build in a hurry, fly what you built."""

    slug = "galaxy-trucker"
    title = "Galaxy Trucker"
    blurb = "Build a ship against the hourglass, then see how much of it arrives."
    minutes = 60
    seats = range(1, 5)
    versions = (1, 2)
    Options = options.Options
    Orders = options.Orders
    actions = ACTIONS
    events = EVENTS
    notation = NOTATION
    groups = GROUPS
    phrases = PHRASES
    levels = BOT_LEVELS
    presets = options.PRESETS
    quick_starts = options.QUICK_STARTS
    traits = facts.TRAITS
    daily = DAILY
    keeps_time = True
    extras = "readyroom.extras.galaxy_trucker"
    lesson = "first flight 3640"
    longest = 60_000

    # -- play

    def check_options(self, options: options.Options, seats: int) -> None:
        if options.missions and seats == 1:
            raise BadOptions("Missions need two to four players.")

    def begin(self, options: options.Options, seats: int, version: int, t: Telling) -> State:
        return set_up(options, seats, version, t)

    def result(self, state: State) -> Outcome:
        """R-115: everyone with at least 1 credit wins; the richest wins most."""
        credits = tuple(trucker.credits for trucker in state.truckers)
        places = tuple(1 + sum(other > mine for other in credits) for mine in credits)
        profit = winning(state.options)
        won = tuple(seat for seat, mine in enumerate(credits) if mine >= profit)
        return Outcome(credits, places, PAID_OUT, won=won)

    # -- views

    def public(self, state: State) -> Public:
        return view_builder.public(state)

    def own(self, state: State, seat: int) -> Own:
        return view_builder.own(state, seat)

    def imagine(self, state: State, viewer: int | None, chance: Chance) -> None:
        imagine.imagine(state, viewer, chance)

    def standing(self, state: State) -> tuple[int, ...]:
        return tuple(trucker.credits for trucker in state.truckers)

    def moment(self, state: State) -> Moment:
        if state.over:
            return Moment(state.flight + 1, None, "The end")
        name = {
            "mission": "Mission",
            "ready": "Building",
            "build": "Building",
            "inspect": "Inspection",
            "board": "Crew",
        }.get(state.phase)
        if name is None:
            card = f": {CARDS[state.card].name}" if state.card >= 0 else ""
            return Moment(state.flight + 1, None, f"Flight {LEVELS[state.level - 1]}{card}")
        return Moment(state.flight + 1, None, name)

    def verdict(self, state: State, outcome: Outcome) -> Verdict:
        return ending.verdict(state, outcome)

    def awards(self, match: Match) -> tuple[Ribbon, ...]:
        return ending.awards(match)

    def facts(self, match: Match, seat: int) -> tuple[Fact, ...]:
        return facts.facts(match, seat)

    # -- questions and sentences

    def deciding(self, state: State, seat: int) -> Words:
        return ending.deciding(state, seat)

    def picks(self, state: State, seat: int) -> tuple[Pick, ...]:
        return picks.picks(state, seat) if state.stack else ()

    def notes(self, state: State, seat: int) -> tuple[Note, ...]:
        return notes.notes(state, seat)

    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        top = state.stack[-1] if state.stack else None
        return interned.FLY_ON if orders.fly_on and isinstance(top, BetweenCards) else None

    def catalog(self) -> Catalog:
        return catalog.catalog()

    def board(self, view: View[Public, Any], names: Sequence[str] = ()) -> str:
        return board.TableText(view, names).text()

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {
            "tiles": WAREHOUSE, "payloads": PAYLOADS, "adventures": ADVENTURES, "supercards": SUPERCARDS,
            "missions": MISSIONS, "directives": ORDERS, "bets": BETS,
        }  # fmt: skip

    # -- positions

    def named(self, state: State) -> Mapping[str, Sequence[str] | Mapping[str, object]]:
        return positions.NAMED

    def restore(self, state: State) -> None:
        super().restore(state)
        positions.restore(state)

    def space(self, version: int) -> Space:
        return space.space(version)

    def observer(self, version: int) -> Observer:
        return observation.observer(version)

    # -- checks

    def conserved(self, state: State) -> dict[str, int]:
        """Counts tiles and cards everywhere, and goods, figures, tokens and credits aboard and in the bank."""
        s = state
        docks = [step.dock for step in s.stack if isinstance(step, Loading)]
        ships = [trucker.ship for trucker in s.truckers]
        sums = {
            "tiles": len(s.heap)
            + len(s.crates)
            + len(s.payloads)
            + len(s.open)
            + sum(len(x.aside) + len(x.lost) + (x.hand >= 0) + len(x.ship.squares()) for x in s.truckers),
            "cards": len(s.box)
            + len(s.used)
            + len(s.super_box)
            + len(s.super_used)
            + sum(len(pile) for pile in s.piles),
            "humans": s.bank[HUMAN_BANK] + sum(who for ship in ships for who in ship.crew if who < PURPLE),
            "purple aliens": s.bank[PURPLE_BANK] + sum(ship.crew.count(PURPLE) for ship in ships),
            "brown aliens": s.bank[BROWN_BANK] + sum(ship.crew.count(BROWN) for ship in ships),
            "battery tokens": s.bank[TOKEN_BANK] + sum(sum(ship.tokens) for ship in ships),
            "credits": s.bank[CREDIT_BANK] + sum(trucker.credits for trucker in s.truckers),
        }
        for good, name in enumerate(GOODS):
            sums[name] = s.bank[good] + sum(x.goods()[good] for x in ships) + sum(d.count(good) for d in docks)
        return sums

    def bounded(self, state: State) -> dict[str, tuple[int, int]]:
        return invariants.bounded(state)

    def flaws(self, state: State) -> tuple[str, ...]:
        return invariants.flaws(state)

    def coverage(self) -> tuple[str, ...]:
        """Every card and tile of the latest rules, every ship class, every way to leave a flight, and the endings."""
        newest = self.versions[-1]
        decks = {**self.decks(newest), "supercards": tuple(CARDS[card].id for card in super_deck(newest))}
        return (
            *(card for deck in decks.values() for card in deck),
            *(board.name for board in BOARDS),
            *("agreed", "one dropped", "at random", "sucked in", "died"),
            *("gave up", "no engines", "no humans", "lapped", "time is up", "all finished"),
            PAID_OUT,
        )

    def option_sets(self) -> Iterable[options.Options]:
        yield options.Options()
        yield options.Options(flights="I", pace="relaxed", first_flight=True, mild_inspection=True)
        yield options.Options(flights="III", big_ship="IIIA", hints=False, hourglass_seconds=30)
        yield options.Options(flights="II-III-II", pace="relaxed", draws=1, big_ship="IIIA")
        yield options.Options(missions=True, flights="I-II", pace="relaxed")
        yield options.Options(missions=True, flights="III", hourglass_seconds=30)
        yield options.Options(missions=True, flights="I-III-I-II", pace="relaxed", goods="box", mild_inspection=True)

    def beat(self, state: State, level: str) -> float:
        racing = state.phase == "build" and state.options.pace == "hourglass"
        return BEATS.get(level.partition("/")[0], BEATS["normal"]) if racing else 0.0

    def guide(self) -> Guide:
        return TruckersGuide(self)

    def bot(self, level: str) -> Bot:
        return bot(level)


GAME = GalaxyTrucker()
