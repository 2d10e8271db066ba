"""Sets up the match and each of its flights (R-01 to R-05)."""

from __future__ import annotations

from readyroom.core.cards import in_play
from readyroom.core.steps import Step
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker import shelf
from readyroom.games.galaxy_trucker.cards.adventures import PER_PILE, PILES
from readyroom.games.galaxy_trucker.cards.deck import BASE_CARDS, CARDS, LEVEL, adventure_deck, super_deck
from readyroom.games.galaxy_trucker.cards.missions import MISSIONS, START_CREDITS
from readyroom.games.galaxy_trucker.cards.route import LEVEL_NUMBER, LEVELS
from readyroom.games.galaxy_trucker.cards.tiles import payloads, warehouse
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship.board import BOARDS, board_named
from readyroom.games.galaxy_trucker.ship.ship import bare_ship
from readyroom.games.galaxy_trucker.state import NONE, State, new_state, new_trucker
from readyroom.games.galaxy_trucker.steps.accounts import Accounts
from readyroom.games.galaxy_trucker.steps.boarding import Boarding
from readyroom.games.galaxy_trucker.steps.building import Building, GetReady
from readyroom.games.galaxy_trucker.steps.flight import Flight
from readyroom.games.galaxy_trucker.steps.inspection import Inspection
from readyroom.games.galaxy_trucker.steps.missions import ChooseMission, change_piles, offer_missions, prepare_mission
from readyroom.games.galaxy_trucker.steps.relaxed import start_turns
from readyroom.games.galaxy_trucker.wreckage import to_bank


def set_up(options: Options, seats: int, version: int, t: Telling) -> State:
    s = new_state(options, seats, version)
    s.flights = tuple(LEVEL_NUMBER[level] for level in options.flights.split("-"))
    s.truckers = [new_trucker(seat, bare_ship(0, seat)) for seat in range(seats)]
    s.box = adventure_deck(version)
    if options.missions:
        s.mission_box = in_play(MISSIONS, version)
        s.payloads = payloads(version)
        s.super_box = super_deck(version)
        for seat in range(seats):
            s.pay(seat, START_CREDITS)
    s.stack.append(NextFlight())
    start_flight(s, t)
    return s


def winning(options: Options) -> int:
    """R-115: the credits a seat needs to win: a profit."""
    return START_CREDITS + 1 if options.missions else 1


class NextFlight(Step[State]):
    """The bottom of the stack: after the bills comes another flight, or the end."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        if s.flight + 1 < len(s.flights) and s.playing():
            clear_away(s)
            s.flight += 1
            start_flight(s, t)
            return
        s.stack.pop()
        s.phase = "over"
        s.over = True
        credits = [trucker.credits for trucker in s.truckers]
        richest = tuple(seat for seat in range(s.seats) if credits[seat] == max(credits))
        if t.aloud:
            t.tell(e.GameEnded(richest, tuple(seat for seat in range(s.seats) if credits[seat] >= winning(s.options))))


def start_flight(s: State, t: Telling) -> None:
    """R-03: all tiles are face down and each starting cabin is on its square. A mission is chosen first."""
    s.level = s.flights[s.flight]
    s.board = s.level - 1 if s.level < 3 else board_named(s.options.big_ship)
    s.heap = warehouse(s.version)
    shelf.clear(s)
    for trucker in s.truckers:
        trucker.ship = bare_ship(s.board, trucker.seat)
    if t.aloud:
        t.tell(e.FlightAnnounced(s.flight + 1, LEVELS[s.level - 1], BOARDS[s.board].name))
    s.stack.append(Preparation())
    if s.options.missions:
        s.phase = "mission"
        offer_missions(s, t)
        s.stack.append(ChooseMission(tuple(s.playing())))


class Preparation(Step[State]):
    """R-04: the cards are dealt into piles, the mission is set up, and building starts."""

    __slots__ = ()

    def run(self, s: State, t: Telling) -> None:
        s.stack.pop()
        deal_piles(s, t)
        s.stack += [Accounts(), Flight(), Boarding(), Inspection()]
        if s.options.pace == "relaxed":
            s.phase = "build"
            start_turns(s, t)
        else:
            s.phase = "ready"
            playing = tuple(s.playing())
            s.stack += [Building(playing), GetReady(playing)]
        if s.mission >= 0:
            prepare_mission(s, t)


def deal_piles(s: State, t: Telling) -> None:
    """R-04, R-05: four piles of the same makeup. Cards from earlier flights return only when a level runs short."""
    s.starred = s.options.first_flight and s.flight == 0 and s.level == 1
    s.seen = [0] * PILES
    piles: list[list[int]] = [[] for _ in range(PILES)]
    dealt = [False] * len(CARDS)
    for level, count in enumerate(PER_PILE[s.level], start=1):
        if not count:
            continue
        fresh = [card for card in s.box if fits(s, card, level)]
        if len(fresh) < PILES * count:
            fresh += [card for card in s.used if LEVEL[card] == level]
            fresh.sort()
            s.used = [card for card in s.used if LEVEL[card] != level]
            s.box = sorted({*s.box, *fresh})
        for pile in piles:
            for _ in range(count):
                card = t.chance.take(fresh)
                pile.append(card)
                dealt[card] = True
    s.box = [card for card in s.box if not dealt[card]]
    if s.mission >= 0:
        change_piles(s, piles, t)
    for pile in piles:
        pile.sort()
    s.piles = piles


def fits(s: State, card: int, level: int) -> bool:
    """Whether a card from the box can be dealt into this flight's piles; level 0 means supercards."""
    return LEVEL[card] == level and (not s.starred or not level or CARDS[card].starter)


def clear_away(s: State) -> None:
    """Clears up after the bills: goods, crew and tokens to the bank, cards away, all tiles together."""
    for seat, trucker in enumerate(s.truckers):
        for square in trucker.ship.squares():
            to_bank(s, trucker.ship, square)
        fresh = new_trucker(seat, bare_ship(s.board, seat))
        fresh.credits = trucker.credits
        fresh.out = trucker.out
        s.truckers[seat] = fresh
    s.heap = []
    shelf.clear(s)
    s.crates = []
    s.payloads = payloads(s.version) if s.options.missions else []
    dealt = [card for pile in s.piles for card in pile]
    s.used = sorted([*s.used, *(card for card in s.flown if card < BASE_CARDS)])
    s.super_used = sorted([*s.super_used, *(card for card in dealt if card >= BASE_CARDS)])
    s.box = sorted([*s.box, *(card for card in dealt if card not in s.flown and card < BASE_CARDS)])
    s.piles = []
    s.seen = []
    s.flown = []
    s.starred = False
    s.mission = NONE
    s.directives = []
    s.dared = False
    s.supers_met = 0
    s.client = []
