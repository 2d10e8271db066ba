"""Exactly the answers that throw a flight away are noted as fatal, with their cost."""

from __future__ import annotations

from collections import Counter

from tests.games.galaxy_trucker.builder import SHIP, Position, at, flight, options_of, ship, trucker
from tests.games.galaxy_trucker.random_ships import random_ship

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.cards.adventures import SMALL
from readyroom.games.galaxy_trucker.cards.deck import CARD_NUMBER, CARDS, adventure_deck
from readyroom.games.galaxy_trucker.cards.tiles import NUMBER
from readyroom.games.galaxy_trucker.steps.barrage import Defending
from readyroom.games.galaxy_trucker.steps.boarding import boardings, man
from readyroom.games.galaxy_trucker.steps.flight import BetweenCards
from readyroom.games.galaxy_trucker.steps.losses import KeepingPart, LosingCrew

DRIFTING = SHIP.replace("E1:3001v", "E2:1000v")
"""Its only engine is a double one: no engine strength without a token."""
LONELY = """
class I
   5      6           7          8      9
5  _      _       C1:0010^       _      _
6  _  LP:0212     CA:1112/p      .      _
7  .  H3:0102     SC:3333/1  B2:1113/2  .
8  .      .       E1:3001v       .      .
"""
"""One human and one alien."""


def fatal(m: Position, seat: int = 0) -> dict[str, str]:
    """The answers noted as fatal, as text, with what is said of each."""
    choice = m.choice(seat)
    assert choice is not None
    return {m.write(note.answer): str(note.words) for note in choice.notes if note.fatal}


def test_declaring_no_engine_power_in_open_space_gives_up_the_flight() -> None:
    m = flight(DRIFTING, card="I-05")
    m.fly()
    assert fatal(m) == {"declare": "No engine power: you give up the flight."}
    m.act(0, "declare")
    assert trucker(m, 0).left == "no engines"
    powered = flight(DRIFTING, SHIP, card="I-05")
    powered.fly()
    powered.act(0, "power 7,8 from 8,7")
    assert trucker(powered, 0).flying


def test_with_an_engine_that_needs_no_token_nothing_is_fatal() -> None:
    m = flight(DRIFTING.replace("E2:1000v       .", "E2:1000v   E1:1000v"), card="I-05")
    m.fly()
    assert m.to_act == (0,) and fatal(m) == {}


def test_losing_the_last_human_is_fatal_and_losing_the_alien_is_not() -> None:
    m = flight(LONELY, SHIP, card="I-05")
    m.state.stack.append(LosingCrew(0, 1, "Slavers"))
    assert options_of(m, 0) == ["lose crew 7,6", "lose crew 7,7"]
    assert fatal(m) == {"lose crew 7,7": "No humans left: you give up the flight."}


def test_keeping_the_part_without_humans_is_fatal() -> None:
    m = flight(LONELY, SHIP, card="I-05")
    ship(m, 0).remove(at(m, 0, "7,7"))
    ship(m, 0).set_crew(at(m, 0, "7,6"), 0)
    ship(m, 0).place(at(m, 0, "7,8"), NUMBER["cabin-1"], 0)
    ship(m, 0).set_crew(at(m, 0, "7,8"), 2)
    m.state.stack.append(KeepingPart(0))
    assert options_of(m, 0) == ["keep 7,5", "keep 7,8"]
    assert fatal(m) == {"keep 7,5": "No humans left: you give up the flight."}


def test_taking_the_hit_that_kills_the_last_human_is_fatal_and_the_shield_is_not() -> None:
    m = flight(SHIP.replace("CA:1112/2      .", "CA:1112    SH:0131^>"), SHIP, card="I-05")
    m.state.stack.append(Defending(0, SMALL, 0, at(m, 0, "7,7")))
    assert options_of(m, 0) == ["shield 8,7", "suffer"]
    assert fatal(m) == {"suffer": "No humans left: you give up the flight."}


def test_an_abandoned_ship_that_takes_everyone_is_fatal() -> None:
    m = flight(SHIP, card="I-18")
    ship(m, 0).set_crew(at(m, 0, "7,6"), 0)
    assert ship(m, 0).crew_count() == CARDS[CARD_NUMBER["I-18"]].crew
    m.fly()
    assert fatal(m) == {"accept": "No humans left: you give up the flight."}


def test_giving_up_says_what_it_costs() -> None:
    m = flight(SHIP, SHIP, card="I-05")
    assert fatal(m) == {"give up": "No pay for arriving, and half the value of your goods."}


def test_exactly_the_certainly_fatal_actions_are_noted() -> None:
    """Random ships through random cards: every answer to every question is tried. One after which the ship is out,
    without any luck, is noted; after one that is noted the ship is out when the card is."""
    seen: Counter[str] = Counter()
    for seed in range(80):
        luck = Chance("noting", seed)
        m = random_flight(luck)
        while m.state.phase == "fly" and m.to_act:
            seat = m.to_act[luck.below(len(m.to_act))]
            legal = m.legal(seat)
            noted = fatal(m, seat)
            seen.update(type(note).__name__ for note in map(m.read, noted))
            for action in legal:
                check(m, seat, action, m.write(action) in noted, luck)
            staying = [action for action in legal if not isinstance(action, a.GiveUp)]
            m.act(seat, staying[luck.below(len(staying))])
    assert {"GiveUp", "Declare", "Keep", "Accept"} <= set(seen), seen


def random_flight(luck: Chance) -> Position:
    """Two ships put together at random, with whatever crew can board, before their first card."""
    deck = [CARDS[card].id for card in adventure_deck(2) if CARDS[card].level == 1]
    m = flight(SHIP, SHIP, card=deck[luck.below(len(deck))])
    cards = [card for card in adventure_deck(2) if CARDS[card].level == 1]
    luck.shuffle(cards)
    m.state.piles = [sorted(cards[:6]), [], [], []]
    m.state.box = sorted([*cards[6:], *(card for card in adventure_deck(2) if CARDS[card].level > 1)])
    for one in m.state.truckers:
        one.ship = random_ship(luck, 0, 0, sloppy=False)
        crews = boardings(one.ship)
        crew = crews[luck.below(len(crews))]
        assert isinstance(crew, a.Board)
        man(one.ship, crew)
    return m


def check(m: Position, seat: int, action: Action, noted: bool, luck: Chance) -> None:
    twin = m.clone()
    flown = len(twin.state.flown)
    twin.act(seat, action)
    certain = not twin.entries[-1].chance
    if noted:
        while twin.state.phase == "fly" and len(twin.state.flown) == flown and trucker(twin, seat).flying:
            if isinstance(twin.state.stack[-1], BetweenCards):
                raise AssertionError(f"{twin.write(action)} was noted as fatal, and was not.")
            other = twin.to_act[0]
            twin.act(other, twin.legal(other)[luck.below(len(twin.legal(other)))])
    elif certain and twin.state.phase == "fly":
        assert trucker(twin, seat).flying, f"{twin.write(action)} was fatal, and nobody said so."
