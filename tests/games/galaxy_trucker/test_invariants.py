"""Invariants of every flying ship, through bad ships, bad luck and black holes."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.galaxy_trucker.builder import SHIP, Position, at, flight, mission_flight, ship, trucker
from tests.games.galaxy_trucker.random_ships import random_ship
from tests.games.galaxy_trucker.test_conformance import Airborne

from readyroom.core.chance import Chance
from readyroom.core.conformance import Case
from readyroom.core.conformance.folds import soak
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker import interned
from readyroom.games.galaxy_trucker.cards import missions as ms
from readyroom.games.galaxy_trucker.cards.adventures import BLACK_HOLE
from readyroom.games.galaxy_trucker.cards.deck import CARDS
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship.ship import BROWN, ENVOY, PURPLE
from readyroom.games.galaxy_trucker.state import HUMAN_BANK, State
from readyroom.games.galaxy_trucker.steps.black_hole import BlackHole


class Junkyard(Airborne):
    """Random ships with payloads fly through every black hole there is, and their pilots want to get away."""

    def prepare(self, s: State, t: Telling) -> None:
        luck = Chance(f"ships {t.chance.below(1_000_000)}")
        for one in s.truckers:
            one.ship = random_ship(luck, s.board, 2, sloppy=False)
        holes = [card for card in s.super_box if CARDS[card].kind == BLACK_HOLE]
        s.super_box = [card for card in s.super_box if card not in holes]
        s.piles[0] += holes
        s.piles[1] += [t.chance.take(s.super_box) for _ in range(3)]

    def legal(self, state: State, seat: int) -> list[Action]:
        """Nobody concedes to a black hole with another way out, or often takes back a part that must go."""
        found = super().legal(state, seat)
        step = state.stack[-1]
        if not found or not isinstance(step, BlackHole):
            return found
        kept: list[Action] = [action for action in found if isinstance(action, a.Retain)]
        missing = step.needed(state) - len(step.chosen)
        if missing < 0:
            return kept
        ways = [action for action in found if action is not interned.CONCEDE and action not in kept] + kept[:1]
        return ways if len(ways) > 1 else found

    def option_sets(self) -> Iterable[Options]:
        for flights in ("I", "II", "III"):
            yield Options(flights=flights, pace="relaxed", missions=True)
        yield Options(flights="III", pace="relaxed", missions=True, big_ship="IIIA")


JUNKYARD = Junkyard()


@pytest.mark.parametrize("number", range(4))
def test_random_ships_stay_sound_in_random_flights(number: int) -> None:
    options = list(JUNKYARD.option_sets())[number]
    for seed in range(12):
        soak(Case(JUNKYARD, options, 2 + seed % 3, 2, f"junk {number} {seed}"))


# -- what is seen


RADIANT = "class II\n 6 7 8\n 6 . CA:1211/2 .\n 7 B2:0303/2 SC:3333/2 H2:0103\n 8 . E1:3001 ."


def flaws(m: Position) -> tuple[str, ...]:
    return GAME.flaws(m.state)


def test_a_sound_ship_has_no_flaws() -> None:
    assert flaws(flight(SHIP, SHIP, card="I-05")) == ()


def test_a_flying_ship_in_pieces_is_a_flaw() -> None:
    m = flight(SHIP, card="I-05")
    ship(m, 0).remove(at(m, 0, "7,6"))
    assert flaws(m) == ("Seat 0: The piece with 7,5 is not joined to the rest of the ship.",)
    trucker(m, 0).flying = False
    assert flaws(m) == ()


def test_a_broken_ship_is_not_judged_while_its_owner_chooses_what_to_keep() -> None:
    m = flight("class I\n 5 6 7 8\n 7 CA:1212/2 H3:0102 SC:3333/2 .\n 8 . . E1:3001v .", card="I-11")
    m.fly("2 4")
    assert m.state.stack[-1].dump()["step"] == "KeepingPart" and flaws(m) == ()
    m.state.stack.pop()
    assert flaws(m) == ("Seat 0: The piece with 5,7 is not joined to the rest of the ship.",)


def test_crew_guests_and_tokens_beside_radioactive_cargo_are_flaws() -> None:
    m = flight(RADIANT.replace("H2:0103", "RA:0003"), card="I-05")
    hot = "Seat 0: someone or a token at {}, in a dead zone or radiation."
    assert flaws(m) == (hot.format("7,6"), hot.format("7,7"))
    ship(m, 0).set_crew(at(m, 0, "7,6"), 0)
    assert flaws(m) == (hot.format("7,7"),)
    ship(m, 0).set_guests(at(m, 0, "7,6"), 1)
    assert len(flaws(m)) == 2


def test_contents_of_a_dead_zone_are_a_flaw() -> None:
    m = flight(RADIANT.replace("H2:0103", "A1:0303<>"), card="I-05")
    assert len(flaws(m)) == 2  # the token at 6,7 and the humans at 7,7
    m = flight(
        RADIANT.replace("B2:0303/2", "A1:0303<>").replace("SC:3333/2", "SC:3333").replace("H2:0103", "H2:0103/b"),
        card="I-05",
    )
    assert flaws(m) == ("Seat 0: goods in the dead zone at 8,7.",)


def test_an_alien_without_life_support_is_a_flaw() -> None:
    m = flight(SHIP.replace("CA:1112/2", "CA:1112/p"), card="I-05")
    assert flaws(m) == ("Seat 0: an alien without life support at 7,6.",)


def test_two_rockets_on_one_space_are_a_flaw_even_a_circle_apart() -> None:
    assert flaws(flight(SHIP, SHIP, card="I-05", places=[3, -37])) == ("Two rockets share a space: [3, 3].",)
    m = mission_flight(ms.ESCORT, 1, SHIP, SHIP)
    m.state.client = [trucker(m, 0).place, 1]
    assert len(flaws(m)) == 1
    m.state.client = [trucker(m, 0).place, 0]
    assert flaws(m) == ()


def test_debts_and_ships_without_humans_between_cards_are_flaws() -> None:
    m = flight(SHIP.replace("/2      .", "       .").replace("SC:3333/2", "SC:3333"), card="I-05")
    assert ship(m, 0).humans() == 0 and flaws(m) == ("Seat 0 flies on without a human.",)
    m = flight(SHIP, card="I-05", credits=-1)
    assert flaws(m) == ("Seat 0 has -1 credits.",)


def over(m: Position) -> list[str]:
    return [what for what, (held, most) in GAME.bounded(m.state).items() if not 0 <= held <= most]


def test_overfilling_a_component_is_a_flaw() -> None:
    m = flight(SHIP.replace("H3:0102", "H3:0102/yyb"), card="I-05")
    assert over(m) == []
    aboard = ship(m, 0)
    aboard.set_tokens(at(m, 0, "8,7"), 3)
    assert over(m) == ["battery tokens at 8,7 of seat 0"]
    aboard.set_tokens(at(m, 0, "8,7"), 2)
    aboard.set_tokens(at(m, 0, "6,7"), 1)
    assert over(m) == ["battery tokens at 6,7 of seat 0"]
    aboard.set_tokens(at(m, 0, "6,7"), 0)
    aboard.set_cargo(at(m, 0, "6,7"), (3, 2, 0))
    assert over(m) == ["red blocks at 6,7 of seat 0"]
    aboard.set_cargo(at(m, 0, "6,7"), (2, 2, 2, 0))
    assert over(m) == ["blocks at 6,7 of seat 0"]


def test_a_figure_in_the_wrong_place_is_a_flaw() -> None:
    m = flight(SHIP, card="I-05")
    aboard = ship(m, 0)
    aboard.set_guests(at(m, 0, "7,6"), 1)
    assert over(m) == ["figures at 7,6 of seat 0"]
    aboard.set_crew(at(m, 0, "7,6"), 1)
    assert over(m) == []
    aboard.set_guests(at(m, 0, "7,6"), ENVOY)
    assert over(m) == ["figures at 7,6 of seat 0"]
    aboard.set_guests(at(m, 0, "7,6"), 0)
    aboard.set_crew(at(m, 0, "7,7"), BROWN)
    assert over(m) == ["figures at 7,7 of seat 0"]
    aboard.set_crew(at(m, 0, "7,6"), PURPLE)
    aboard.set_crew(at(m, 0, "7,7"), PURPLE)
    assert over(m) == ["purple aliens of seat 0", "figures at 7,7 of seat 0"]


def test_more_figures_than_the_box_holds_is_a_flaw() -> None:
    m = flight(SHIP, card="I-05")
    m.state.bank[HUMAN_BANK] = 41
    trucker(m, 0).aside = [10, 11, 12]
    trucker(m, 0).stamps = 1
    assert over(m) == ["humans in the box", "tiles set aside of seat 0", "stamps of seat 0"]
